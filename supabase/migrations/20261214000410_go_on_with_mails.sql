-- Rows that took the process that reads them all its time or memory ended it for everybody: each run began at the same
-- founder again, and whoever came after got no Monday mail. Now it is noted whose mail is begun. A founder at whose mail the
-- process ended twice gets none that week, and those with nothing to say are looked at once an hour, so that a run goes on
-- where the one before it stopped.
create table private.monday_tries (
  project_id uuid primary key references public.startup_projects (id) on delete cascade,
  monday date not null,
  tries integer not null default 1,
  ended_at timestamptz
);

comment on table private.monday_tries is 'Whose Monday mail was begun, and ended with nothing to say. One row for each project.';

alter table private.monday_tries enable row level security;
grant select, insert, update on private.monday_tries to service_role;

create or replace function public.monday_projects(p_monday date, p_after uuid, p_most integer)
returns table (project_id uuid, member_id uuid)
language sql
stable
set search_path = ''
as $$
  select project.id, project.user_id
  from public.startup_projects project
  where project.id > p_after
    and private.wants_mail(project.user_id, 'monday')
    and not exists (
      select from public.mail_queue mail
      where mail.member_id = project.user_id and mail.kind = 'monday' and mail.dedupe = p_monday::text)
    and not exists (
      select from private.monday_tries tried
      where tried.project_id = project.id and tried.monday = p_monday
        and (tried.ended_at > now() - interval '50 minutes' or tried.ended_at is null and tried.tries >= 2))
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

-- As it was, noted before it is read.
drop function public.monday_material(uuid);

create function public.monday_material(p_project uuid, p_monday date default null) returns jsonb
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

comment on function public.monday_material(uuid, date) is 'All that one project''s Monday mail is made of. The server''s alone.';

revoke execute on function public.monday_material(uuid, date) from public;
grant execute on function public.monday_material(uuid, date) to service_role;

-- There is nothing to say this hour.
create function public.end_monday_mail(p_project uuid) returns void
language sql
set search_path = ''
as $$
  update private.monday_tries set ended_at = now() where project_id = p_project
$$;

revoke execute on function public.end_monday_mail(uuid) from public;
grant execute on function public.end_monday_mail(uuid) to service_role;

-- A call has a limit of processor time: it stops before, and asks for the next one.
create function public.go_on_with_mails(p_are_monday_mails boolean) returns void
language sql
set search_path = ''
as $$
  select pg_catalog.pg_notify('function_wanted', case when p_are_monday_mails then 'product-mail/monday' else 'product-mail' end)
$$;

revoke execute on function public.go_on_with_mails(boolean) from public;
grant execute on function public.go_on_with_mails(boolean) to service_role;
