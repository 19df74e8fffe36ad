create table public.mvp_plans (
  project_id uuid primary key references public.startup_projects (id) on delete cascade,
  content jsonb not null,
  version integer not null default 1,
  restored_from integer,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint content_is_an_object_up_to_256_kb check (jsonb_typeof(content) = 'object' and octet_length(content::text) <= 262144)
);

comment on table public.mvp_plans is
  'What a founder builds first: the story map, what each story takes, and what there is to spend. The risk, its test and the metric are rows of the board.';
comment on column public.mvp_plans.version is
  'Grows by one with every change. Who writes names the one they saw: two tabs cannot write over each other unseen.';
comment on column public.mvp_plans.restored_from is 'The version this one was brought back from, if it was.';

grant select, delete on public.mvp_plans to authenticated;
grant insert (project_id, content), update (content, version, restored_from) on public.mvp_plans to authenticated;
grant select, insert, update, delete on public.mvp_plans to service_role;

alter table public.mvp_plans enable row level security;

create policy "Founders read their product plan" on public.mvp_plans
  for select to authenticated
  using (project_id = any (array(select private.usable_projects())));

create policy "Founders begin a product plan" on public.mvp_plans
  for insert to authenticated
  with check (project_id = any (array(select private.usable_projects())));

create policy "Founders change their product plan" on public.mvp_plans
  for update to authenticated
  using (project_id = any (array(select private.usable_projects())));

create policy "Founders delete their product plan" on public.mvp_plans
  for delete to authenticated
  using (project_id = any (array(select private.usable_projects())));

create table public.mvp_plan_revisions (
  project_id uuid not null references public.mvp_plans (project_id) on delete cascade,
  version integer not null,
  content jsonb not null,
  saved_at timestamptz not null,
  kept_at timestamptz not null default now(),
  primary key (project_id, version)
);

comment on table public.mvp_plan_revisions is 'What an MVP plan was before: the last forty of its states that are five minutes apart, or were restored over.';

grant select on public.mvp_plan_revisions to authenticated;
grant select, insert, update, delete on public.mvp_plan_revisions to service_role;

alter table public.mvp_plan_revisions enable row level security;

create policy "Founders read what their product plan was" on public.mvp_plan_revisions
  for select to authenticated
  using (project_id = any (array(select private.usable_projects())));

-- One trigger keeps the versions of decks, business plans and MVP plans.
create trigger keep_revision before update on public.mvp_plans
  for each row execute function private.keep_revision('mvp_plan_revisions');

-- One a project; how often it may be written over is limited.
insert into public.quotas (kind, plan, per_seconds, max_rows, max_bytes)
select case kind when 'decks' then 'mvp_plans' else 'mvp_plan_revisions' end, plan, per_seconds, max_rows, max_bytes
from public.quotas where kind in ('decks', 'deck_revisions');

create trigger count_added after insert on public.mvp_plans referencing new table as added
  for each statement execute function private.count_memory();
create trigger count_removed after delete on public.mvp_plans referencing old table as removed
  for each statement execute function private.count_memory();
create trigger count_changed after update on public.mvp_plans referencing old table as removed new table as added
  for each statement execute function private.count_memory();

create trigger count_added after insert on public.mvp_plan_revisions referencing new table as added
  for each statement execute function private.count_history();
create trigger count_removed after delete on public.mvp_plan_revisions referencing old table as removed
  for each statement execute function private.count_history();

-- As it was; a project takes its MVP plan along too.
create or replace function private.release_history() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.quota_usage set rows = 0, bytes = 0
  where user_id = old.user_id and per_seconds = 0
    and kind in ('experiment_changes', 'forecast_revisions', 'decks', 'deck_revisions', 'business_plans', 'business_plan_revisions',
      'share_links', 'mvp_plans', 'mvp_plan_revisions');
  return null;
end
$$;
