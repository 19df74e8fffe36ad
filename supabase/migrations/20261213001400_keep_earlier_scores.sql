-- A talk that is scored again keeps what its last scores were: last week stays as it was said.

-- The scores of a saved problem validation and those before it, the newest thirty; null where it has none.
create function private.scores_until(metadata jsonb, at timestamptz) returns jsonb language sql immutable set search_path = '' as $$
  with own as (
    select metadata -> 'result' as card
    where metadata -> 'result' ->> 'kind' = 'scorecard'
      and jsonb_typeof(metadata -> 'result' -> 'scores') = 'array'
  ), kept as (
    select line, place from jsonb_array_elements(
      case when jsonb_typeof(metadata -> 'earlier') = 'array' then metadata -> 'earlier' else '[]' end
    ) with ordinality earlier (line, place)
    union all
    select jsonb_build_object('at', at, 'verdict', card -> 'verdict', 'scores', (
      select jsonb_object_agg(score ->> 'dimension', score -> 'score')
      from jsonb_array_elements(card -> 'scores') score where score ->> 'dimension' is not null
    )), 1000 from own
  ), newest as (
    select line, place from kept order by place desc limit 30
  )
  select jsonb_agg(line order by place) from newest
$$;

create or replace function public.save_output(
  p_helper text,
  p_id uuid,
  p_project uuid,
  p_type public.ai_output_type,
  p_input jsonb,
  p_content text,
  p_metadata jsonb
) returns uuid
language plpgsql
set search_path = ''
as $$
declare
  earlier uuid;
  scores jsonb;
begin
  insert into public.helper_sessions (project_id, helper) values (p_project, p_helper)
  on conflict (project_id, helper) do nothing;
  select (talk.state ->> 'outputId')::uuid into earlier
  from public.helper_sessions talk where talk.project_id = p_project and talk.helper = p_helper
  for update;
  -- First, so that who has no room left can still go on.
  delete from public.ai_outputs output where output.id = earlier and output.id <> p_id
  returning private.scores_until(output.metadata, output.created_at) into scores;
  insert into public.ai_outputs (id, project_id, output_type, input_data, output_content, metadata)
  values (p_id, p_project, p_type, p_input, p_content,
    case when scores is null then p_metadata else p_metadata || jsonb_build_object('earlier', scores) end)
  on conflict (id) do nothing;
  update public.helper_sessions talk
  set state = talk.state || pg_catalog.jsonb_build_object('outputId', p_id)
  where talk.project_id = p_project and talk.helper = p_helper;
  return p_id;
end
$$;

revoke execute on function private.scores_until(jsonb, timestamptz) from public;
grant execute on function private.scores_until(jsonb, timestamptz) to authenticated;

-- As it was, with the scores before a scorecard.
create or replace function public.monday_material(p_project uuid) returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  most_bytes constant integer := 8388608;
  material jsonb;
begin
  material := jsonb_build_object(
    'assumptions', (
      select coalesce(jsonb_agg(line), '[]') from public.assumptions line
      where line.project_id = p_project and line.state = 'open'),
    'links', (select coalesce(jsonb_agg(line), '[]') from public.assumption_facts line where line.project_id = p_project),
    'tests', (select coalesce(jsonb_agg(line), '[]') from public.experiments line where line.project_id = p_project),
    'changes', (
      select coalesce(jsonb_agg(line), '[]') from public.experiment_changes line where line.project_id = p_project),
    'actions', (
      select coalesce(jsonb_agg(line), '[]') from public.actions line
      where line.project_id = p_project and line.state = 'open' and line.done_at is null),
    'contacts', (select coalesce(jsonb_agg(line), '[]') from public.people_of_week(p_project) line),
    'facts', (select coalesce(jsonb_agg(line), '[]') from public.facts line where line.project_id = p_project),
    -- A scorecard of ours has a tenth of these bytes.
    'outputs', (
      select coalesce(jsonb_agg(line), '[]') from (
        select output.created_at, output.metadata -> 'result' as result, output.metadata -> 'earlier' as earlier
        from (
          select created_at, metadata from public.ai_outputs
          where project_id = p_project and output_type = 'problem_validation'
          order by created_at desc limit 50) output
        where output.metadata -> 'result' ->> 'kind' = 'scorecard'
          and octet_length((output.metadata -> 'result')::text) <= 65536
          and octet_length(coalesce((output.metadata -> 'earlier')::text, '')) <= 65536) line));
  if octet_length(material::text) > most_bytes then
    raise exception 'The material of this Monday mail has more than % bytes', most_bytes using errcode = '54000';
  end if;
  return material;
end
$$;
