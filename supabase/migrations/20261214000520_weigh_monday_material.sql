-- As it was; thirty results of 1 MB each were read three times and written out before they were left out. Facts that are too
-- much are told before they are written out, too.
create or replace function public.monday_material(p_project uuid, p_monday date default null) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  most_bytes constant integer := 8388608;
  material jsonb;
begin
  if p_monday is not null then
    insert into private.monday_tries as tried (project_id, monday) values (p_project, p_monday)
    on conflict (project_id) do update set monday = p_monday, ended_at = null,
      tries = case when tried.monday = p_monday and tried.ended_at is null then tried.tries + 1 else 1 end;
  end if;
  if (select sum(octet_length(text)) from public.facts where project_id = p_project) > most_bytes then
    raise exception 'The material of this Monday mail has more than % bytes', most_bytes using errcode = '54000';
  end if;
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
    -- A scorecard of ours has a tenth of these bytes. It is read once, and written out only where it can be so small.
    'outputs', (
      select coalesce(jsonb_agg(line), '[]') from (
        select output.created_at, part.result, part.earlier
        from (
          select created_at, metadata from public.ai_outputs
          where project_id = p_project and output_type = 'problem_validation'
          order by created_at desc limit 50) output
        cross join lateral (
          select output.metadata -> 'result' as result, output.metadata -> 'earlier' as earlier offset 0) part
        where case
          when part.result ->> 'kind' is distinct from 'scorecard' then false
          when pg_column_size(part.result) > 262144 or pg_column_size(part.earlier) > 262144 then false
          else octet_length(part.result::text) <= 65536 and octet_length(coalesce(part.earlier::text, '')) <= 65536
        end) line));
  if octet_length(material::text) > most_bytes then
    raise exception 'The material of this Monday mail has more than % bytes', most_bytes using errcode = '54000';
  end if;
  return material;
end
$$;
