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

create policy "Founders read their own project" on public.startup_projects
  for select to authenticated using (user_id = (select auth.uid()));

create policy "Founders start their own project" on public.startup_projects
  for insert to authenticated with check (user_id = (select auth.uid()));

create policy "Founders change their own project" on public.startup_projects
  for update to authenticated
  using (user_id = (select auth.uid()));

create trigger touch_updated_at before update on public.startup_projects
  for each row execute function private.touch_updated_at();
