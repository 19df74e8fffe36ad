-- Every member has a handle, by which a text mentions them: @nora_lindqvist. It is made from the name, and can be changed.
-- In collation C, so that the index of the unique column also finds by the first letters.
alter table public.profiles add column handle text collate "C";
create unique index profiles_handle on public.profiles (handle);

comment on column public.profiles.handle is
  'What stands behind the @ of a mention: unique, 3 to 30 of a-z, 0-9 and _. Made from the name when none is given.';

-- The locks make two members who want the same handle at the same time wait for each other, so that no sign-up fails
-- on a name. They are few, because a transaction that adds many members holds them all.
create function private.is_handle_free(wanted text) returns boolean
language plpgsql
set search_path = ''
as $$
begin
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtext('handles'), pg_catalog.hashtext(wanted) % 64);
  return not exists (select from public.profiles where handle = wanted);
end
$$;

revoke execute on function private.is_handle_free(text) from public;

-- Names that would pass for those who run the site, or for everybody.
create function private.is_handle_reserved(wanted text) returns boolean
language sql
immutable
set search_path = ''
as $$
  select wanted in ('admin', 'administrator', 'all', 'everybody', 'everyone', 'help', 'moderator', 'root', 'support',
    'system', 'undaunted')
$$;

revoke execute on function private.is_handle_reserved(text) from public;

-- "Inês de Sá" becomes ines_de_sa; a second one ines_de_sa47.
create function private.make_handle(full_name text) returns text
language plpgsql
set search_path = ''
as $$
declare
  -- The search key holds the plain letters, each of them twice.
  plain constant text := regexp_replace(private.search_key(coalesce(full_name, '')), '(\S)\1', '\1', 'g');
  base constant text := coalesce(nullif(btrim(left(btrim(regexp_replace(plain, '[^a-z0-9]+', '_', 'g'), '_'), 20), '_'), ''), 'member');
  made text := base;
begin
  for digits in 2..9 loop
    if char_length(made) >= 3 and not private.is_handle_reserved(made) and private.is_handle_free(made) then
      return made;
    end if;
    made := base || (floor(random() * 9 * 10 ^ (digits - 1)) + 10 ^ (digits - 1))::bigint;
  end loop;
  return left(base, 3) || left(replace(gen_random_uuid()::text, '-', ''), 27);
end
$$;

revoke execute on function private.make_handle(text) from public;

-- Those who are members already; nobody has changed their profile, so no trigger is told.
alter table public.profiles disable trigger user;
do $$
declare
  member record;
begin
  for member in select id, full_name from public.profiles order by created_at, id loop
    update public.profiles set handle = private.make_handle(member.full_name) where id = member.id;
  end loop;
end
$$;
alter table public.profiles enable trigger user;

alter table public.profiles
  alter column handle set not null,
  alter column handle set default '',
  add constraint handle_is_3_to_30_letters_digits_or_underscores check (handle ~ '^[a-z0-9_]{3,30}$');

grant insert (handle), update (handle) on public.profiles to authenticated;

-- Security definer: whether a handle is free is asked of all profiles, also of those the caller may not see.
create function private.give_handle() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if coalesce(btrim(new.handle), '') = '' then
    new.handle := private.make_handle(new.full_name);
    return new;
  end if;
  new.handle := lower(btrim(new.handle));
  if private.is_handle_reserved(new.handle) then
    raise exception 'This handle is reserved' using errcode = 'check_violation';
  end if;
  -- The unique index decides; this waits for a sign-up that is being given the same one.
  perform private.is_handle_free(new.handle);
  return new;
end
$$;

revoke execute on function private.give_handle() from public;

create trigger give_handle before insert or update of handle on public.profiles
  for each row execute function private.give_handle();
