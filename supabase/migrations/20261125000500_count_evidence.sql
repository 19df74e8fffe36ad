-- How much of it a member may keep, and how fast they may write. What the free plan has; a larger one keeps more.
insert into public.quotas (kind, per_seconds, max_rows, max_bytes, plan)
select kind, per_seconds,
  max_rows * case per_seconds when 0 then times else 1 end,
  max_mb * 1048576::bigint * case per_seconds when 0 then times else 1 end,
  plan
from
  (values
    ('assumptions',      0,  500,  2),
    ('assumptions',      60, 300,  null),
    ('assumption_facts', 0,  5000, null),
    ('assumption_facts', 60, 300,  null),
    ('experiments',      0,  300,  4),
    ('experiments',      60, 120,  null),
    ('actions',          0,  2000, 4),
    ('actions',          60, 300,  null),
    ('decisions',        0,  100,  8),
    ('decisions',        60, 30,   null)
  ) as free (kind, per_seconds, max_rows, max_mb),
  (values
    ('free'::public.subscription_plan, 1), ('early_venture', 4), ('venture', 16)
  ) as plans (plan, times);

do $do$
declare
  counted text;
begin
  foreach counted in array '{assumptions, assumption_facts, experiments, actions, decisions}'::text[] loop
    execute format('create trigger count_added after insert on public.%I referencing new table as added
      for each statement execute function private.count_memory()', counted);
    execute format('create trigger count_removed after delete on public.%I referencing old table as removed
      for each statement execute function private.count_memory()', counted);
    execute format('create trigger count_changed after update on public.%I referencing old table as removed new table as added
      for each statement execute function private.count_memory()', counted);
  end loop;
end
$do$;

-- A project takes its evidence along, and nobody can tell any more whose it was.
create function private.release_evidence() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.quota_usage set rows = 0, bytes = 0
  where user_id = old.user_id and per_seconds = 0
    and kind in ('assumptions', 'assumption_facts', 'experiments', 'actions', 'decisions');
  return null;
end
$$;

revoke execute on function private.release_evidence() from public;

create trigger release_evidence after delete on public.startup_projects
  for each row execute function private.release_evidence();
