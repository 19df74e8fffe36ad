-- The name and the sentence that a new project carries are nobody's: a shared plan does not show them.
-- Security definer: the holder of the token reads this plan, and nothing else, without an account.
-- Conversations with the mentor and the coach stay private; no e-mail address is in it.
create or replace function private.shared_plan(token text)
returns jsonb
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
           'output_content', output.output_content,
           'data_quality', output.metadata ->> 'data_quality',
           'sizing', coalesce(
             nullif(output.metadata -> 'sizing', 'null'), output.metadata -> 'result' -> 'sizing'),
           'created_at', output.created_at)
         order by output.output_type)
       from (
         select distinct on (latest.output_type) latest.*
         from public.ai_outputs latest
         where latest.project_id = project.id and latest.output_type not in ('apple-ai-chat', 'pitch_coaching')
         order by latest.output_type, latest.created_at desc, latest.id desc
       ) output), '[]'),
    'updated_at', greatest(
      project.updated_at,
      (select max(output.created_at) from public.ai_outputs output where output.project_id = project.id),
      (select max(step.completed_at) from public.journey_progress step where step.project_id = project.id),
      (select max(item.updated_at) from public.validation_progress item where item.project_id = project.id))
  )
  from public.share_links link
  join public.startup_projects project on project.id = link.project_id
  left join public.profiles founder on founder.id = project.user_id
  where link.token = shared_plan.token
$$;
