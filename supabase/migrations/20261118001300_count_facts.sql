-- How much memory a member may keep. What the free plan has; a larger one keeps more.
insert into public.quotas (kind, per_seconds, max_rows, max_bytes, plan)
select kind, per_seconds,
  max_rows * case per_seconds when 0 then times else 1 end,
  max_mb * 1048576::bigint * case per_seconds when 0 then times else 1 end,
  plan
from
  (values
    ('facts',   0,  5000, 8),
    ('facts',   60, 300,  null),
    ('sources', 0,  5000, 32),
    ('sources', 60, 300,  8)
  ) as free (kind, per_seconds, max_rows, max_mb),
  (values
    ('free'::public.subscription_plan, 1), ('early_venture', 4), ('venture', 16)
  ) as plans (plan, times);

-- Kinds are named like their tables. Members are refused, not the server's key, imports or seeds.
create function private.count_memory() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    perform private.count_usage(tg_table_name, project.user_id, count(*), sum(octet_length(line::text))::bigint, 0, 0,
      auth.uid() is not null)
    from added line join public.startup_projects project on project.id = line.project_id
    group by project.user_id order by project.user_id;
  elsif tg_op = 'DELETE' then
    if exists (
      select from removed line join public.startup_projects project on project.id = line.project_id
      where project.user_id is distinct from auth.uid()) then
      perform private.take_turn_to_release();
    end if;
    perform private.count_usage(tg_table_name, project.user_id, 0, 0, count(*), sum(octet_length(line::text))::bigint, false)
    from removed line join public.startup_projects project on project.id = line.project_id
    group by project.user_id order by project.user_id;
  else
    perform private.count_usage(tg_table_name, project.user_id, sum(line.came), sum(line.bytes * line.came)::bigint,
      sum(line.went), sum(line.bytes * line.went)::bigint, auth.uid() is not null)
    from (
      select project_id, octet_length(row::text) as bytes, 1 as came, 0 as went from added row
      union all
      select project_id, octet_length(row::text), 0, 1 from removed row
    ) as line join public.startup_projects project on project.id = line.project_id
    group by project.user_id order by project.user_id;
  end if;
  return null;
end
$$;

revoke execute on function private.count_memory() from public;

create trigger count_added after insert on public.facts referencing new table as added
  for each statement execute function private.count_memory();
create trigger count_removed after delete on public.facts referencing old table as removed
  for each statement execute function private.count_memory();
create trigger count_changed after update on public.facts referencing old table as removed new table as added
  for each statement execute function private.count_memory();

create trigger count_added after insert on public.sources referencing new table as added
  for each statement execute function private.count_memory();
create trigger count_removed after delete on public.sources referencing old table as removed
  for each statement execute function private.count_memory();

-- A source can be large, so one that is too much is refused before it is written: refusals would fill the disk else.
create function private.check_room_for_source() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if (select user_id from public.startup_projects where id = new.project_id) = auth.uid() then
    perform private.refuse_too_much('sources', auth.uid(), private.plan_of(auth.uid()), 1, octet_length(new::text), true);
  end if;
  return new;
end
$$;

revoke execute on function private.check_room_for_source() from public;

create trigger check_room before insert on public.sources
  for each row execute function private.check_room_for_source();

-- A project takes its memory along, and nobody can tell any more whose it was: a member has one project.
create function private.release_memory() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.quota_usage set rows = 0, bytes = 0
  where user_id = old.user_id and kind in ('facts', 'sources') and per_seconds = 0;
  return null;
end
$$;

revoke execute on function private.release_memory() from public;

create trigger release_memory after delete on public.startup_projects
  for each row execute function private.release_memory();
