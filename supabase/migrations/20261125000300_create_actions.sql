create table public.actions (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null references public.startup_projects (id) on delete cascade,
  text text not null,
  due_on date,
  state public.evidence_state not null default 'open',
  source text,
  done_at timestamptz,
  outcome text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint text_is_1_to_500_characters check (text ~ '\S' and char_length(text) <= 500),
  constraint outcome_is_up_to_1000_characters check (char_length(outcome) <= 1000),
  constraint source_is_1_to_60_characters check (source ~ '\S' and char_length(source) <= 60)
);

comment on table public.actions is 'What the founder will do, by when, and what came of it.';

create index actions_newest on public.actions (project_id, created_at desc, id);

grant select, delete on public.actions to authenticated;
grant insert (id, project_id, text, due_on, source) on public.actions to authenticated;
grant update (text, due_on, state, done_at, outcome) on public.actions to authenticated;
grant select, insert, update, delete on public.actions to service_role;

alter table public.actions enable row level security;

create policy "Founders read their actions" on public.actions
  for select to authenticated
  using (project_id = any (array(select private.usable_projects())));

create policy "Founders plan actions" on public.actions
  for insert to authenticated
  with check (project_id = any (array(select private.usable_projects())));

create policy "Founders change their actions" on public.actions
  for update to authenticated
  using (project_id = any (array(select private.usable_projects())));

create policy "Founders delete their actions" on public.actions
  for delete to authenticated
  using (project_id = any (array(select private.usable_projects())));

create trigger touch_updated_at before update on public.actions
  for each row execute function private.touch_updated_at();
