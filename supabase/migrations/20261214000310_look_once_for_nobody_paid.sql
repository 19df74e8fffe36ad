-- Each payment that was told looked through all that is known of money: 140 at once, with 4,500 facts before them, took
-- longer than a statement may. Now a statement looks once.
drop trigger end_nobody_paid on public.facts;

create or replace function private.end_nobody_paid() returns trigger
language plpgsql
set search_path = ''
as $$
declare
  paid uuid[];
begin
  paid := array(
    select told.id from told
    where told.topic = 'money' and told.evidence = 'paid' and told.bears <> 'against'
      and told.state in ('confirmed', 'corrected')
      and coalesce(told.value ->> 'high', told.value ->> 'part', '1') <> '0');
  if tg_op = 'UPDATE' then
    paid := array(
      select told.id from told join was using (id)
      where told.id = any (paid)
        and (told.topic, told.value, told.evidence, told.bears, told.state)
          is distinct from (was.topic, was.value, was.evidence, was.bears, was.state));
  end if;
  -- What follows is a change of facts, too.
  if cardinality(paid) = 0 then
    return null;
  end if;
  update public.facts other set state = 'replaced', replaced_by = told.id
  from public.facts told
  where told.id = any (paid) and other.project_id = told.project_id and other.topic = 'money' and other.id <> told.id
    and other.state in ('proposed', 'confirmed', 'corrected')
    and (other.subject is null or other.subject is not distinct from told.subject)
    and coalesce(other.value ->> 'high', other.value ->> 'part') = '0';
  return null;
end
$$;

create trigger end_nobody_paid after insert on public.facts referencing new table as told
  for each statement execute function private.end_nobody_paid();
create trigger end_nobody_paid_by_change after update on public.facts referencing old table as was new table as told
  for each statement execute function private.end_nobody_paid();
