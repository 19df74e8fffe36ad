-- A name, post, comment, message or project without a letter that can be seen is refused, and says so. Spaces, signs of
-- no width, controls and combining marks without a letter are nothing to see.
create function private.refuse_invisible() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  raise exception '%', tg_argv[0] || ' needs at least one letter or sign that can be seen.' using errcode = 'check_violation';
end
$$;

revoke execute on function private.refuse_invisible() from public;

do $$
declare
  -- Spaces and controls; soft hyphen, joiners, fillers, direction marks, variation selectors and tags; combining marks.
  unseen constant text := '^[\s\u0001-\u0020\u007f-\u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f'
    || '\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U000e0000-\U000e0fff'
    || '\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]*$';
  place record;
begin
  for place in select * from (values
    ('profiles', 'full_name', 'A name'), ('posts', 'content', 'A post'), ('comments', 'content', 'A comment'),
    ('messages', 'content', 'A message'), ('startup_projects', 'name', 'A name')) as places (table_name, column_name, thing)
  loop
    execute format(
      'create trigger refuse_invisible before insert or update of %2$I on public.%1$I
        for each row when (new.%2$I ~ %3$L) execute function private.refuse_invisible(%4$L)',
      place.table_name, place.column_name, unseen, place.thing);
  end loop;
end
$$;

-- As it was; a name of a sign-up that cannot be seen is none, as an empty one is.
create or replace function private.welcome_new_member() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  given constant text :=
    substring(left(regexp_replace(new.raw_user_meta_data ->> 'full_name', '^\s+|\s+$', '', 'g'), 100) from '.*\S.*');
begin
  begin
    insert into public.profiles (id, full_name) values (new.id, given);
  exception when check_violation then
    insert into public.profiles (id) values (new.id);
  end;
  insert into public.startup_projects (user_id) values (new.id);
  return new;
end
$$;
