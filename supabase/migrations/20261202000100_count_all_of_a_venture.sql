-- The people a week can be about: the next ones with a day, and of the others those nearest to a talk.
create function public.people_of_week(p_project uuid) returns setof public.contacts
language sql
stable
set search_path = ''
as $$
  with person as (
    select contact, array_position(
      '{booked, follow_up, asked, to_ask}'::public.contact_stage[], contact.stage) as place
    from public.contacts contact where contact.project_id = p_project
  )
  (select (contact).* from person where (contact).next_on is not null
   order by (contact).next_on, place nulls last, (contact).name limit 5)
  union all
  (select (contact).* from person where (contact).next_on is null and place is not null
   order by place, (contact).name limit 5)
$$;

revoke execute on function public.people_of_week(uuid) from public;
grant execute on function public.people_of_week(uuid) to authenticated, service_role;

-- As before, but with every fact and every scorecard: a score of a thousand facts is another score.
create or replace function public.monday_material(p_monday date, p_after uuid, p_most integer)
returns table (project_id uuid, member_id uuid, material jsonb)
language sql
stable
set search_path = ''
as $$
  select project.id, project.user_id, jsonb_build_object(
    'assumptions', (
      select coalesce(jsonb_agg(line), '[]') from public.assumptions line
      where line.project_id = project.id and line.state = 'open'),
    'links', (select coalesce(jsonb_agg(line), '[]') from public.assumption_facts line where line.project_id = project.id),
    'tests', (select coalesce(jsonb_agg(line), '[]') from public.experiments line where line.project_id = project.id),
    'changes', (
      select coalesce(jsonb_agg(line), '[]') from public.experiment_changes line where line.project_id = project.id),
    'actions', (
      select coalesce(jsonb_agg(line), '[]') from public.actions line
      where line.project_id = project.id and line.state = 'open' and line.done_at is null),
    'contacts', (select coalesce(jsonb_agg(line), '[]') from public.people_of_week(project.id) line),
    'facts', (select coalesce(jsonb_agg(line), '[]') from public.facts line where line.project_id = project.id),
    'outputs', (
      select coalesce(jsonb_agg(line), '[]') from (
        select output.created_at, output.metadata -> 'result' as result from public.ai_outputs output
        where output.project_id = project.id and output.output_type = 'problem_validation') line))
  from public.startup_projects project
  where project.id > p_after
    and private.wants_mail(project.user_id, 'monday')
    and not exists (
      select from public.mail_queue mail
      where mail.member_id = project.user_id and mail.kind = 'monday' and mail.dedupe = p_monday::text)
    and (
      exists (
        select from public.assumptions line
        where line.project_id = project.id and line.state = 'open' and line.updated_at > p_monday - interval '60 days')
      or exists (
        select from public.experiments line
        where line.project_id = project.id and line.state = 'open' and line.updated_at > p_monday - interval '60 days')
      or exists (
        select from public.actions line
        where line.project_id = project.id and line.state = 'open' and line.updated_at > p_monday - interval '60 days')
      or exists (
        select from public.contacts line
        where line.project_id = project.id and line.updated_at > p_monday - interval '60 days'))
    and not coalesce((
      select decision.kind = 'stop' and decision.reopened_at is null from public.decisions decision
      where decision.project_id = project.id order by decision.decided_at desc limit 1), false)
  order by project.id
  limit p_most
$$;
