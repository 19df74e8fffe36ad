-- As it was, closed while its founder is suspended, and in so many bytes: anybody may ask for a plan as often as they like.
create or replace function private.shared_plan(token text) returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'project', jsonb_build_object(
      'name', case when project.name ~ '\S' and project.name <> 'My Startup' then project.name else 'Untitled venture' end,
      'description', nullif(project.description, 'A brief description of your startup idea'),
      'industry', project.industry),
    'founder', jsonb_build_object(
      'full_name', founder.full_name, 'company_name', founder.company_name, 'avatar_url', founder.avatar_url),
    'completed_steps', coalesce(
      (select jsonb_agg(step.step_id order by step.step_id)
       from public.journey_progress step where step.project_id = project.id), '[]'),
    'completed_items', coalesce(
      (select jsonb_agg(item.item order by item.item)
       from public.validation_progress item where item.project_id = project.id and item.completed), '[]'),
    'outputs', coalesce(
      (select jsonb_agg(
         jsonb_build_object(
           'output_type', output.output_type,
           -- A result of ours has half of this at most.
           'output_content', case when char_length(output.output_content) <= 65536 then output.output_content
             else left(output.output_content, 65536) || E'\n\n…' end,
           'data_quality', output.metadata ->> 'data_quality',
           'sizing', case when octet_length(sizes.sizing::text) <= 65536 then sizes.sizing end,
           'created_at', output.created_at)
         order by output.output_type)
       from (
         select distinct on (latest.output_type) latest.*
         from public.ai_outputs latest
         where latest.project_id = project.id and latest.output_type not in ('apple-ai-chat', 'pitch_coaching')
         order by latest.output_type, latest.created_at desc, latest.id desc
       ) output
       cross join lateral (
         select coalesce(nullif(output.metadata -> 'sizing', 'null'), output.metadata -> 'result' -> 'sizing') as sizing
         offset 0
       ) sizes), '[]'),
    'updated_at', greatest(
      project.updated_at,
      (select max(output.created_at) from public.ai_outputs output where output.project_id = project.id),
      (select max(step.completed_at) from public.journey_progress step where step.project_id = project.id),
      (select max(item.updated_at) from public.validation_progress item where item.project_id = project.id))
  )
  from public.share_links link
  join public.startup_projects project on project.id = link.project_id
  left join public.profiles founder on founder.id = project.user_id
  where link.token = shared_plan.token and not private.is_suspended(project.user_id)
$$;
