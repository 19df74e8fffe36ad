-- As on Supabase: what the owner makes in schema public is granted to the API roles, and row-level security
-- decides. A migration that wants less revokes it, so this is said before the first one and never again.
do $$
begin
  if not exists (select from supabase_migrations.schema_migrations) then
    grant usage on schema public to anon, authenticated, service_role;
    alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
    alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;
    alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
  end if;
end
$$;

-- Tables whose changes are streamed to clients. The embedded database warns that nobody replicates them: the backend does.
do $$
declare
  told text := current_setting('client_min_messages');
begin
  if not exists (select from pg_catalog.pg_publication where pubname = 'supabase_realtime') then
    perform set_config('client_min_messages', 'error', true);
    create publication supabase_realtime;
    perform set_config('client_min_messages', told, true);
  end if;
end
$$;
