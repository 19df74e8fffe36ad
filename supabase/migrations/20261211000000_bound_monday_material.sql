-- As it was, with scorecards alone of the results, and in so many bytes. A founder's rows become objects in the memory of
-- a process that writes for everybody. Whose rows are too much is told to the log, and the others get their mails.
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
        select output.created_at, output.metadata -> 'result' as result
        from (
          select created_at, metadata from public.ai_outputs
          where project_id = p_project and output_type = 'problem_validation'
          order by created_at desc limit 50) output
        where output.metadata -> 'result' ->> 'kind' = 'scorecard'
          and octet_length((output.metadata -> 'result')::text) <= 65536) line));
  if octet_length(material::text) > most_bytes then
    raise exception 'The material of this Monday mail has more than % bytes', most_bytes using errcode = '54000';
  end if;
  return material;
end
$$;
