-- "Nobody has paid" stops counting when a payment is told, by whichever way it came: no page goes on saying it.
-- Of another group it still holds.
create function private.end_nobody_paid() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  update public.facts other set state = 'replaced', replaced_by = new.id
  where other.project_id = new.project_id and other.topic = 'money' and other.id <> new.id
    and other.state in ('proposed', 'confirmed', 'corrected')
    and (other.subject is null or other.subject is not distinct from new.subject)
    and coalesce(other.value ->> 'high', other.value ->> 'part') = '0';
  return null;
end
$$;

revoke execute on function private.end_nobody_paid() from public;

create trigger end_nobody_paid after insert or update of topic, value, evidence, bears, state on public.facts
  for each row
  when (new.topic = 'money' and new.evidence = 'paid' and new.bears <> 'against'
    and new.state in ('confirmed', 'corrected')
    and coalesce(new.value ->> 'high', new.value ->> 'part', '1') <> '0')
  execute function private.end_nobody_paid();
