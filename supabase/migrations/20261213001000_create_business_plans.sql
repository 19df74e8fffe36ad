create table public.business_plans (
  project_id uuid primary key references public.startup_projects (id) on delete cascade,
  content jsonb not null,
  version integer not null default 1,
  restored_from integer,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint content_is_an_object_up_to_256_kb check (jsonb_typeof(content) = 'object' and octet_length(content::text) <= 262144)
);

comment on table public.business_plans is
  'The business plan of a project: its kind and what its founder wrote. Everything else in it is built from what is known.';
comment on column public.business_plans.version is
  'Grows by one with every change. Who writes names the one they saw: two tabs cannot write over each other unseen.';
comment on column public.business_plans.restored_from is 'The version this one was brought back from, if it was.';

grant select, delete on public.business_plans to authenticated;
grant insert (project_id, content), update (content, version, restored_from) on public.business_plans to authenticated;
grant select, insert, update, delete on public.business_plans to service_role;

alter table public.business_plans enable row level security;

create policy "Founders read their business plan" on public.business_plans
  for select to authenticated
  using (project_id = any (array(select private.usable_projects())));

create policy "Founders begin a business plan" on public.business_plans
  for insert to authenticated
  with check (project_id = any (array(select private.usable_projects())));

create policy "Founders change their business plan" on public.business_plans
  for update to authenticated
  using (project_id = any (array(select private.usable_projects())));

create policy "Founders delete their business plan" on public.business_plans
  for delete to authenticated
  using (project_id = any (array(select private.usable_projects())));

create table public.business_plan_revisions (
  project_id uuid not null references public.business_plans (project_id) on delete cascade,
  version integer not null,
  content jsonb not null,
  saved_at timestamptz not null,
  kept_at timestamptz not null default now(),
  primary key (project_id, version)
);

comment on table public.business_plan_revisions is 'What a business plan was before: the last forty of its states that are five minutes apart, or were restored over.';

grant select on public.business_plan_revisions to authenticated;
grant select, insert, update, delete on public.business_plan_revisions to service_role;

alter table public.business_plan_revisions enable row level security;

create policy "Founders read what their business plan was" on public.business_plan_revisions
  for select to authenticated
  using (project_id = any (array(select private.usable_projects())));

-- Security definer: members may not write revisions themselves. How many are kept is in the quotas. The argument is the
-- table they are kept in: decks and business plans share it.
create function private.keep_revision() returns trigger
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
  execute format($statement$
    insert into public.%1$I (project_id, version, content, saved_at)
    select $1, $2, $3, $4
    where $5 or not exists (
      select from public.%1$I revision
      where revision.project_id = $1 and revision.kept_at > now() - interval '5 minutes')$statement$, tg_argv[0])
  using old.project_id, old.version, old.content, old.updated_at, new.restored_from is not null;
  return new;
end
$$;

revoke execute on function private.keep_revision() from public;

drop trigger keep_revision on public.decks;
drop function private.keep_deck_revision();
create trigger keep_revision before update on public.decks
  for each row execute function private.keep_revision('deck_revisions');
create trigger keep_revision before update on public.business_plans
  for each row execute function private.keep_revision('business_plan_revisions');

-- One a project; how often it may be written over is limited.
insert into public.quotas (kind, plan, per_seconds, max_rows, max_bytes)
select case kind when 'decks' then 'business_plans' else 'business_plan_revisions' end, plan, per_seconds, max_rows, max_bytes
from public.quotas where kind in ('decks', 'deck_revisions');

create trigger count_added after insert on public.business_plans referencing new table as added
  for each statement execute function private.count_memory();
create trigger count_removed after delete on public.business_plans referencing old table as removed
  for each statement execute function private.count_memory();
create trigger count_changed after update on public.business_plans referencing old table as removed new table as added
  for each statement execute function private.count_memory();

create trigger count_added after insert on public.business_plan_revisions referencing new table as added
  for each statement execute function private.count_history();
create trigger count_removed after delete on public.business_plan_revisions referencing old table as removed
  for each statement execute function private.count_history();

-- As it was; versions of every document go alike.
create or replace function private.thin_out_history(kept text, member uuid) returns void
language plpgsql
set search_path = ''
as $$
declare
  rows_over bigint;
  bytes_over bigint;
begin
  select
    case when usage.rows > quota.max_rows then usage.rows - quota.max_rows + quota.max_rows / 100 else 0 end,
    case when usage.bytes > quota.max_bytes then usage.bytes - quota.max_bytes + quota.max_bytes / 20 else 0 end
  into rows_over, bytes_over
  from public.quota_usage usage join public.quotas quota using (kind, per_seconds)
  where usage.user_id = member and kind = kept and per_seconds = 0 and quota.plan = private.plan_of(member);
  if coalesce(greatest(rows_over, bytes_over), 0) = 0 then
    return;
  end if;
  if kept <> 'experiment_changes' then
    execute format($statement$
      delete from public.%1$I revision
      using (
        select line.project_id, line.version, row_number() over oldest as place,
          sum(octet_length(line::text)) over oldest - octet_length(line::text) as bytes_before
        from public.%1$I line join public.startup_projects project on project.id = line.project_id
        where project.user_id = $1
        window oldest as (order by line.version)
      ) as old
      where revision.project_id = old.project_id and revision.version = old.version
        and (old.place <= $2 or old.bytes_before < $3)$statement$, kept) using member, rows_over, bytes_over;
  else
    delete from public.experiment_changes where id in (
      select old.id
      from (
        select line.id, row_number() over oldest as place,
          sum(octet_length(line::text)) over oldest - octet_length(line::text) as bytes_before
        from public.experiment_changes line join public.startup_projects project on project.id = line.project_id
        where project.user_id = member and exists (
          select from public.experiment_changes earlier
          where earlier.experiment_id = line.experiment_id and earlier.had_result = line.had_result
            and (earlier.changed_at, earlier.id) < (line.changed_at, line.id))
        window oldest as (order by line.changed_at, line.id)
      ) as old
      where old.place <= rows_over or old.bytes_before < bytes_over
    );
  end if;
end
$$;

-- As it was; a project takes its business plan along too.
create or replace function private.release_history() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.quota_usage set rows = 0, bytes = 0
  where user_id = old.user_id and per_seconds = 0
    and kind in ('experiment_changes', 'forecast_revisions', 'decks', 'deck_revisions', 'business_plans', 'business_plan_revisions');
  return null;
end
$$;
