-- What a test or a forecast said before is counted like all else. It never stands in the way of the work it tells of:
-- where there is no room for more of it, the oldest goes.
insert into public.quotas (kind, plan, per_seconds, max_rows, max_bytes)
select kind, plan, 0, max_rows * row_times, max_mb * 1048576::bigint * times
from
  (values ('experiment_changes', 3000, 16, true), ('forecast_revisions', 40, 4, false)) as free (kind, max_rows, max_mb, grows),
  (values ('free'::public.subscription_plan, 1), ('early_venture', 4), ('venture', 16)) as plans (plan, times),
  lateral (select case when grows then times else 1 end as row_times) as rows_of_plan;

-- What is too much of a history. Of each test the first change stays, and the first after its result: a verdict on the
-- test rests on them. A little more goes than must, so that it need not be looked for with every change.
create function private.thin_out_history(kept text, member uuid) returns void
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
  if kept = 'forecast_revisions' then
    delete from public.forecast_revisions revision
    using (
      select line.project_id, line.version, row_number() over oldest as place,
        sum(octet_length(line::text)) over oldest - octet_length(line::text) as bytes_before
      from public.forecast_revisions line join public.startup_projects project on project.id = line.project_id
      where project.user_id = member
      window oldest as (order by line.version)
    ) as old
    where revision.project_id = old.project_id and revision.version = old.version
      and (old.place <= rows_over or old.bytes_before < bytes_over);
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

-- Kinds are named like their tables.
create function private.count_history() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  line record;
begin
  if tg_op = 'INSERT' then
    for line in
      select project.user_id, count(*) as rows, sum(octet_length(row::text))::bigint as bytes
      from added row join public.startup_projects project on project.id = row.project_id
      group by project.user_id order by project.user_id
    loop
      perform private.count_usage(tg_table_name, line.user_id, line.rows, line.bytes, 0, 0, false);
      perform private.thin_out_history(tg_table_name, line.user_id);
    end loop;
  else
    perform private.count_usage(tg_table_name, project.user_id, 0, 0, count(*), sum(octet_length(row::text))::bigint, false)
    from removed row join public.startup_projects project on project.id = row.project_id
    group by project.user_id order by project.user_id;
  end if;
  return null;
end
$$;

-- A project takes its history along, and nobody can tell any more whose it was.
create function private.release_history() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.quota_usage set rows = 0, bytes = 0
  where user_id = old.user_id and kind in ('experiment_changes', 'forecast_revisions') and per_seconds = 0;
  return null;
end
$$;

revoke execute on function private.thin_out_history(text, uuid), private.count_history(), private.release_history() from public;

create trigger count_added after insert on public.experiment_changes referencing new table as added
  for each statement execute function private.count_history();
create trigger count_removed after delete on public.experiment_changes referencing old table as removed
  for each statement execute function private.count_history();
create trigger count_added after insert on public.forecast_revisions referencing new table as added
  for each statement execute function private.count_history();
create trigger count_removed after delete on public.forecast_revisions referencing old table as removed
  for each statement execute function private.count_history();
create trigger release_history after delete on public.startup_projects
  for each row execute function private.release_history();

-- What is there already counts.
insert into public.quota_usage (user_id, kind, per_seconds, rows, bytes)
select project.user_id, 'experiment_changes', 0, count(*), sum(octet_length(line::text))
from public.experiment_changes line join public.startup_projects project on project.id = line.project_id group by 1
union all
select project.user_id, 'forecast_revisions', 0, count(*), sum(octet_length(line::text))
from public.forecast_revisions line join public.startup_projects project on project.id = line.project_id group by 1;

-- As it was, but the history ends nobody's work: of one test fifty changes are kept, and then its oldest goes.
create or replace function private.keep_experiment_change() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.experiment_changes (
    experiment_id, project_id, believe, verify, measure, right_if, target, measured, had_result, changed_by)
  values (
    old.id, old.project_id, old.believe, old.verify, old.measure, old.right_if, old.target, old.measured,
    old.resulted_at is not null, auth.uid());
  delete from public.experiment_changes where id = (
    select line.id from public.experiment_changes line
    where line.experiment_id = old.id
      and (select count(*) from public.experiment_changes own where own.experiment_id = old.id) > 50
      and exists (
        select from public.experiment_changes earlier
        where earlier.experiment_id = old.id and earlier.had_result = line.had_result
          and (earlier.changed_at, earlier.id) < (line.changed_at, line.id))
    order by line.changed_at, line.id
    limit 1
  );
  return null;
end
$$;

-- As it was; how many are kept is in the quotas.
create or replace function private.keep_forecast_revision() returns trigger
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
  end if;
  return new;
end
$$;
