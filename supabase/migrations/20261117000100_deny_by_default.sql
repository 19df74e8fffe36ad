-- Supabase grants every new table and function to anon and authenticated. Here nobody gets anything
-- that a migration does not name: each table below grants its verbs and columns itself.
alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on sequences from anon, authenticated;
alter default privileges in schema public revoke all on functions from anon, authenticated;

-- Home of the functions that act with more rights than their caller. No API exposes it;
-- callers may enter it, and each function says who may run it.
create schema if not exists private;
revoke all on schema private from public;
grant usage on schema private to anon, authenticated, service_role;

-- Serves the case-insensitive partial match of the account search.
create extension if not exists pg_trgm with schema extensions;

create function private.touch_updated_at() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.updated_at := now();
  return new;
end
$$;

revoke execute on function private.touch_updated_at() from public;
