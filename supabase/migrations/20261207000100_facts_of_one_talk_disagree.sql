-- What was told earlier in the same talk is still a proposal, and a later answer may take it back: a proposal may
-- disagree with another proposal of its project, not only with a fact that counts.
create or replace function private.propose_fact(
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
