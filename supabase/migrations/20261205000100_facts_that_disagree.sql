-- What a founder says may disagree with a fact in words, where no figure shows it. A helper that sees it says so with
-- its proposal, and the founder settles it.
-- No reference, as in beside: the new fact stays when the other is deleted.
alter table public.facts add column disagrees_with uuid;

comment on column public.facts.disagrees_with is 'The fact that a helper found it to disagree with when it was proposed.';

drop function public.propose_fact(uuid, uuid, public.fact_topic, text, text, text, jsonb, public.fact_evidence, public.fact_bearing);
drop function private.propose_fact(uuid, uuid, public.fact_topic, text, text, text, jsonb, public.fact_evidence, public.fact_bearing);

-- As before. A fact to disagree with is one of the same project that counts, or one that still waits: what was told
-- earlier in the same talk is a proposal, and a later answer may take it back. Of any other nothing is said.
create function private.propose_fact(
  fact_id uuid,
  source_id uuid,
  topic public.fact_topic,
  text text,
  quote text,
  subject text,
  value jsonb,
  evidence public.fact_evidence,
  bears public.fact_bearing,
  disagrees_with uuid
) returns uuid
language plpgsql
security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  project uuid;
  said timestamptz;
  other uuid;
begin
  select source.project_id, source.said_at into project, said
  from public.sources source
  where source.id = propose_fact.source_id and source.project_id = any (array(select private.usable_projects()));
  if project is null then
    raise exception 'UNAUTHORIZED: facts are proposed to one''s own project, from a source of it' using errcode = '42501';
  end if;
  if propose_fact.quote is null then
    raise exception 'VALIDATION_ERROR: a proposed fact needs a quote' using errcode = '22023';
  end if;
  select fact.id into other from public.facts fact
  where fact.id = propose_fact.disagrees_with and fact.id <> propose_fact.fact_id and fact.project_id = project
    and fact.state in ('proposed', 'confirmed', 'corrected');
  insert into public.facts
    (id, project_id, topic, subject, text, quote, value, evidence, bears, source_id, state, said_at, disagrees_with)
  values (
    propose_fact.fact_id, project, propose_fact.topic, propose_fact.subject, propose_fact.text, propose_fact.quote,
    propose_fact.value, propose_fact.evidence, propose_fact.bears, propose_fact.source_id, 'proposed', said, other)
  on conflict (id) do nothing;
  return propose_fact.fact_id;
end
$$;

revoke execute on function
  private.propose_fact(uuid, uuid, public.fact_topic, text, text, text, jsonb, public.fact_evidence, public.fact_bearing, uuid)
  from public;
grant execute on function
  private.propose_fact(uuid, uuid, public.fact_topic, text, text, text, jsonb, public.fact_evidence, public.fact_bearing, uuid)
  to authenticated;

create function public.propose_fact(
  fact_id uuid,
  source_id uuid,
  topic public.fact_topic,
  text text,
  quote text,
  subject text default null,
  value jsonb default null,
  evidence public.fact_evidence default null,
  bears public.fact_bearing default 'for',
  disagrees_with uuid default null
) returns uuid
language sql
set search_path = ''
as $$
  select private.propose_fact(fact_id, source_id, topic, text, quote, subject, value, evidence, bears, disagrees_with)
$$;

revoke execute on function
  public.propose_fact(uuid, uuid, public.fact_topic, text, text, text, jsonb, public.fact_evidence, public.fact_bearing, uuid)
  from public;
grant execute on function
  public.propose_fact(uuid, uuid, public.fact_topic, text, text, text, jsonb, public.fact_evidence, public.fact_bearing, uuid)
  to authenticated;
