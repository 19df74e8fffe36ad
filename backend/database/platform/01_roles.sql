-- The roles a Supabase project takes for granted. None can log in here: the backend is the only client, and
-- it acts as one of the first three for the length of a transaction.
do $$
declare
  wanted record;
begin
  for wanted in
    select * from (values
      ('anon', 'nologin noinherit'),
      ('authenticated', 'nologin noinherit'),
      ('service_role', 'nologin noinherit bypassrls'),
      ('authenticator', 'nologin noinherit'),
      ('postgres', 'nologin'),
      ('supabase_admin', 'nologin'),
      ('supabase_auth_admin', 'nologin noinherit'),
      ('supabase_storage_admin', 'nologin noinherit'),
      ('supabase_realtime_admin', 'nologin noinherit'),
      ('dashboard_user', 'nologin')
    ) as roles (name, attributes)
  loop
    if not exists (select from pg_catalog.pg_roles where rolname = wanted.name) then
      begin
        execute format('create role %I %s', wanted.name, wanted.attributes);
      exception when duplicate_object or unique_violation then
        null; -- roles belong to the whole server: another database is being set up at the same moment
      end;
    end if;
  end loop;
end
$$;

grant anon, authenticated, service_role to authenticator, current_user;

-- What the backend keeps for itself; no role but the owner enters.
create schema if not exists backend;
