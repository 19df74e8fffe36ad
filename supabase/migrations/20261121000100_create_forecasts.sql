create table public.forecasts (
  project_id uuid primary key references public.startup_projects (id) on delete cascade,
  model jsonb not null,
  version integer not null default 1,
  restored_from integer,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint model_is_an_object_up_to_256_kb check (jsonb_typeof(model) = 'object' and octet_length(model::text) <= 262144)
);

comment on table public.forecasts is 'The financial forecast of a project: its drivers. Every figure is computed from them.';
comment on column public.forecasts.version is
  'Grows by one with every change. Who writes names the one they saw: two tabs cannot write over each other unseen.';
comment on column public.forecasts.restored_from is 'The version this one was brought back from, if it was.';

grant select, delete on public.forecasts to authenticated;
grant insert (project_id, model), update (model, version, restored_from) on public.forecasts to authenticated;
grant select, insert, update, delete on public.forecasts to service_role;

alter table public.forecasts enable row level security;

create policy "Founders read their forecast" on public.forecasts
  for select to authenticated
  using (project_id = any (array(select private.usable_projects())));

create policy "Founders begin a forecast" on public.forecasts
  for insert to authenticated
  with check (project_id = any (array(select private.usable_projects())));

create policy "Founders change their forecast" on public.forecasts
  for update to authenticated
  using (project_id = any (array(select private.usable_projects())));

create policy "Founders delete their forecast" on public.forecasts
  for delete to authenticated
  using (project_id = any (array(select private.usable_projects())));

create table public.forecast_revisions (
  project_id uuid not null references public.forecasts (project_id) on delete cascade,
  version integer not null,
  model jsonb not null,
  saved_at timestamptz not null,
  kept_at timestamptz not null default now(),
  primary key (project_id, version)
);

comment on table public.forecast_revisions is 'What a forecast was before: the last forty of its states that are five minutes apart, or were restored over.';

grant select on public.forecast_revisions to authenticated;
grant select, insert, update, delete on public.forecast_revisions to service_role;

alter table public.forecast_revisions enable row level security;

create policy "Founders read what their forecast was" on public.forecast_revisions
  for select to authenticated
  using (project_id = any (array(select private.usable_projects())));

-- Security definer: members may not write revisions themselves. A member has one forecast, so theirs are forty at most.
create function private.keep_forecast_revision() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if new.version <> old.version + 1 then
    raise exception 'VALIDATION_ERROR: version % was written over, which is not the last one', new.version - 1
      using errcode = '22023';
  end if;
  new.updated_at := now();
  if new.restored_from is not null or not exists (
    select from public.forecast_revisions revision
    where revision.project_id = old.project_id and revision.kept_at > now() - interval '5 minutes') then
    insert into public.forecast_revisions (project_id, version, model, saved_at)
    values (old.project_id, old.version, old.model, old.updated_at);
    delete from public.forecast_revisions revision
    where revision.project_id = old.project_id and revision.version <= (
      select older.version from public.forecast_revisions older
      where older.project_id = old.project_id order by older.version desc offset 40 limit 1);
  end if;
  return new;
end
$$;

revoke execute on function private.keep_forecast_revision() from public;

create trigger keep_revision before update on public.forecasts
  for each row execute function private.keep_forecast_revision();

-- One forecast a project; how often it may be written over is limited.
insert into public.quotas (kind, plan, per_seconds, max_rows, max_bytes)
select 'forecasts', plan, per_seconds, max_rows, max_bytes
from (values (0, 100, 4194304), (60, 300, 33554432)) as free (per_seconds, max_rows, max_bytes),
  (values ('free'::public.subscription_plan), ('early_venture'), ('venture')) as plans (plan);

create trigger count_added after insert on public.forecasts referencing new table as added
  for each statement execute function private.count_memory();
create trigger count_removed after delete on public.forecasts referencing old table as removed
  for each statement execute function private.count_memory();
create trigger count_changed after update on public.forecasts referencing old table as removed new table as added
  for each statement execute function private.count_memory();

-- A project takes its forecast along, and nobody can tell any more whose it was.
create function private.release_forecasts() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.quota_usage set rows = 0, bytes = 0
  where user_id = old.user_id and kind = 'forecasts' and per_seconds = 0;
  return null;
end
$$;

revoke execute on function private.release_forecasts() from public;

create trigger release_forecasts after delete on public.startup_projects
  for each row execute function private.release_forecasts();
