-- Fifty drafts are kept, but each could be written over without end: one member left 596 MB of old versions in half a minute.
-- What is written in a minute has a limit now. It is looked at before a statement, so that a refused one writes nothing.
insert into public.quotas (kind, plan, per_seconds, max_rows, max_bytes)
select 'draft_writes', plan, 60, 1200, 10485760
from unnest(enum_range(null::public.subscription_plan)) plan;

create function private.refuse_draft_writes() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if auth.uid() is not null then
    perform private.refuse_too_much('draft_writes', auth.uid(), private.plan_of(auth.uid()), 1, 1, true);
  end if;
  return null;
end
$$;

create function private.count_draft_writes() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if auth.uid() is not null then
    perform private.count_usage('draft_writes', auth.uid(), count(*), sum(octet_length(row::text))::bigint, 0, 0, false)
    from added row having count(*) > 0;
  end if;
  return null;
end
$$;

revoke execute on function private.refuse_draft_writes(), private.count_draft_writes() from public;

create trigger refuse_writes before insert or update on public.drafts
  for each statement execute function private.refuse_draft_writes();
create trigger count_added after insert on public.drafts referencing new table as added
  for each statement execute function private.count_draft_writes();
create trigger count_changed after update on public.drafts referencing new table as added
  for each statement execute function private.count_draft_writes();
