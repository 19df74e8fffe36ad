-- The Monday mail: what a founder planned and what moved, once a week, to those who have something open. The words are
-- made by the function product-mail, from the same code as the card on the dashboard.

-- Projects that are alive, with all that the mail is made of. Alive: something is open, something was changed within
-- sixty days, and the last decision was no stop. Who switched the mail off, or has this week's, is not given out.
create function public.monday_material(p_monday date, p_after uuid, p_most integer)
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
    'contacts', (
      select coalesce(jsonb_agg(line), '[]') from (
        select * from public.contacts line
        where line.project_id = project.id and (line.stage <> 'talked' or line.next_on is not null)
        order by line.next_on nulls last, line.name limit 200) line),
    'facts', (
      select coalesce(jsonb_agg(line), '[]') from (
        select * from public.facts line where line.project_id = project.id order by line.said_at desc limit 1000) line),
    'outputs', (
      select coalesce(jsonb_agg(line), '[]') from (
        select output.created_at, output.metadata -> 'result' as result from public.ai_outputs output
        where output.project_id = project.id and output.output_type = 'problem_validation'
        order by output.created_at desc limit 20) line))
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

revoke execute on function public.monday_material(date, uuid, integer) from public;
grant execute on function public.monday_material(date, uuid, integer) to service_role;

-- A mail that waits or was sent names people: when one is deleted, the lines of the mails go.
-- Security definer: the queue is the server's alone.
create function private.unname_mails() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.mail_queue mail set body = mail.body || '{"items": []}'
  from public.startup_projects project
  where project.id = old.project_id and mail.member_id = project.user_id and mail.kind = 'monday'
    and exists (
      select from jsonb_array_elements(mail.body -> 'items') as item
      where strpos(concat(item ->> 'text', ' ', item ->> 'note'), old.name) > 0);
  return null;
end
$$;

revoke execute on function private.unname_mails() from public;

create trigger unname_mails after delete on public.contacts
  for each row execute function private.unname_mails();

-- On Mondays from five in the morning (UTC): what is written already is not written again.
create function private.ask_for_monday_mails() returns void
language sql
set search_path = ''
as $$
  select pg_catalog.pg_notify('function_wanted', 'product-mail/monday')
  where extract(isodow from now()) = 1 and extract(hour from now()) >= 5
$$;

revoke execute on function private.ask_for_monday_mails() from public;

do $$
begin
  if to_regprocedure('cron.schedule(text, text, text)') is not null then
    perform cron.schedule('write monday mails', '@hourly', 'select private.ask_for_monday_mails()');
  end if;
end
$$;
