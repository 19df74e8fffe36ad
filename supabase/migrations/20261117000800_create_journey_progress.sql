create type public.journey_step as enum (
  'problem-definition',
  'problem-validation',
  'idea-refinement',
  'customer-mapping',
  'elevator-pitch',
  'financial-forecasting',
  'pitch-deck',
  'business-plan'
);

-- A row is a completed step. The current step is the one after the last completed; resetting deletes the rows.
create table public.journey_progress (
  project_id uuid not null references public.startup_projects (id) on delete cascade,
  step_id public.journey_step not null,
  completed_at timestamptz not null default now(),
  primary key (project_id, step_id)
);

comment on table public.journey_progress is 'The steps of the startup journey that a founder has completed.';

grant select, delete on public.journey_progress to authenticated;
grant insert (project_id, step_id) on public.journey_progress to authenticated;
grant select, insert, update, delete on public.journey_progress to service_role;

alter table public.journey_progress enable row level security;

create policy "Founders read their journey" on public.journey_progress
  for select to authenticated
  using (project_id = any (array(select private.usable_projects())));

create policy "Founders complete their steps" on public.journey_progress
  for insert to authenticated
  with check (project_id = any (array(select private.usable_projects())));

create policy "Founders reset their journey" on public.journey_progress
  for delete to authenticated
  using (project_id = any (array(select private.usable_projects())));
