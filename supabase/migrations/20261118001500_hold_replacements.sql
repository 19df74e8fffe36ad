-- Two facts replaced by each other at the same moment would each find the other still counting. So the one that takes a
-- fact's place is held first: of two such changes one waits, and then sees what the other did, or is ended as a deadlock.
-- Named to come before guard_fact, which looks at the fact so held.
create function private.hold_replacement() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  perform from public.facts other where other.id = new.replaced_by for share;
  return new;
end
$$;

revoke execute on function private.hold_replacement() from public;

create trigger claim_replacement before update of replaced_by on public.facts
  for each row when (new.replaced_by is not null) execute function private.hold_replacement();
