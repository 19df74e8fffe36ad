-- Who may do what in the test schema; the roles themselves belong to the platform.
do $$ begin
  if not exists (select from pg_roles where rolname = 'anon') then create role anon nologin; end if;
  if not exists (select from pg_roles where rolname = 'authenticated') then create role authenticated nologin; end if;
  if not exists (select from pg_roles where rolname = 'service_role') then create role service_role nologin bypassrls; end if;
end $$;
grant usage on schema api, second, extensions to anon, authenticated, service_role;
grant all on all tables in schema api, second to anon, authenticated, service_role;
grant all on all sequences in schema api, second to anon, authenticated, service_role;
grant execute on all functions in schema api, second to anon, authenticated, service_role;
revoke all on api.locked from anon, authenticated;
