create type public.industry as enum
  ('technology', 'healthcare', 'finance', 'education', 'retail', 'manufacturing', 'other');

create table public.startup_projects (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null unique default auth.uid() references auth.users (id) on delete cascade,
  name text not null default 'My Startup',
  description text not null default 'A brief description of your startup idea',
  industry public.industry,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint name_is_1_to_100_characters check (name ~ '\S' and char_length(name) <= 100),
  constraint description_is_at_most_4000_characters check (char_length(description) <= 4000)
);

comment on table public.startup_projects is 'The one startup a member is building. All that the helpers make hangs on it.';

grant select on public.startup_projects to authenticated;
grant insert (user_id, name, description, industry) on public.startup_projects to authenticated;
grant update (name, description, industry) on public.startup_projects to authenticated;
grant select, insert, update, delete on public.startup_projects to service_role;

alter table public.startup_projects enable row level security;

-- Who may read and write a project, and all that hangs on it: today its owner. Every policy of a project's table asks
-- here, as `project_id = any (array(select private.usable_projects()))`: so it is asked once per statement and the index
-- serves; `in (select …)` would be tested row by row.
-- Security definer: the policies of this very table ask it. So it asks for the second factor itself.
create function private.usable_projects() returns setof uuid
language plpgsql
stable
security definer
set search_path = ''
rows 1
as $$
begin
  return query
  select project.id from public.startup_projects project
  where project.user_id = auth.uid() and private.has_given_second_factor();
end
$$;

revoke execute on function private.usable_projects() from public;
grant execute on function private.usable_projects() to authenticated;

-- The owner is named beside the function, which cannot see the row yet that an insert returns.
create policy "Founders read their own project" on public.startup_projects
  for select to authenticated
  using (user_id = (select auth.uid()) or id = any (array(select private.usable_projects())));

create policy "Founders start their own project" on public.startup_projects
  for insert to authenticated with check (user_id = (select auth.uid()));

create policy "Founders change their own project" on public.startup_projects
  for update to authenticated
  using (id = any (array(select private.usable_projects())));

create policy "Members with a second factor have given it" on public.startup_projects
  as restrictive for all to authenticated using ((select private.has_given_second_factor()));

create trigger touch_updated_at before update on public.startup_projects
  for each row execute function private.touch_updated_at();
