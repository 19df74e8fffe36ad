create type public.validation_item as enum ('problemValidation', 'competitorAnalysis', 'marketResearch');

create table public.validation_progress (
  project_id uuid not null references public.startup_projects (id) on delete cascade,
  item public.validation_item not null,
  completed boolean not null default false,
  data jsonb not null default '{}',
  updated_at timestamptz not null default now(),
  primary key (project_id, item),
  constraint data_is_an_object_up_to_1_mb
    check (jsonb_typeof(data) = 'object' and octet_length(data::text) <= 1048576)
);

comment on table public.validation_progress is 'How far each of the three validation items of a project is, with its data.';

grant select, delete on public.validation_progress to authenticated;
grant insert (project_id, item, completed, data), update (project_id, item, completed, data)
  on public.validation_progress to authenticated;
grant select, insert, update, delete on public.validation_progress to service_role;

alter table public.validation_progress enable row level security;

create policy "Founders read their validation" on public.validation_progress
  for select to authenticated
  using (project_id = any (array(select private.usable_projects())));

create policy "Founders begin a validation item" on public.validation_progress
  for insert to authenticated
  with check (project_id = any (array(select private.usable_projects())));

create policy "Founders move a validation item on" on public.validation_progress
  for update to authenticated
  using (project_id = any (array(select private.usable_projects())));

create policy "Founders reset their validation" on public.validation_progress
  for delete to authenticated
  using (project_id = any (array(select private.usable_projects())));

create trigger touch_updated_at before update on public.validation_progress
  for each row execute function private.touch_updated_at();
