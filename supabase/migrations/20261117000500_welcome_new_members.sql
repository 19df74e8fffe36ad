-- Security definer: the auth server that adds a user has no rights in schema public.
-- Whatever name the sign-up carries, it is cut to fit: a name must never make a sign-up fail.
create function private.welcome_new_member() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.profiles (id, full_name)
  values (
    new.id,
    substring(left(regexp_replace(new.raw_user_meta_data ->> 'full_name', '^\s+|\s+$', '', 'g'), 100) from '.*\S.*')
  );
  insert into public.startup_projects (user_id) values (new.id);
  return new;
end
$$;

revoke execute on function private.welcome_new_member() from public;

create trigger welcome_new_member after insert on auth.users
  for each row execute function private.welcome_new_member();
