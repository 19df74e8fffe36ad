-- Extensions live in a schema of their own, and these two are always there.
create schema if not exists extensions;
grant usage on schema extensions to public;

do $$
declare
  wanted text;
begin
  foreach wanted in array array['pgcrypto', 'uuid-ossp'] loop
    if exists (select from pg_catalog.pg_available_extensions where name = wanted) then
      execute format('create extension if not exists %I with schema extensions', wanted);
    end if;
  end loop;
end
$$;
