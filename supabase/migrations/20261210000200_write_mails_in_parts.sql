-- Jobs that write to many members go on when one of them fails, and do a part at a time: the embedded database has one
-- thread, and others wait while a statement runs.

-- Which founders get a Monday mail. What it is made of is read founder by founder, with monday_material.
create function public.monday_projects(p_monday date, p_after uuid, p_most integer)
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

revoke execute on function public.monday_projects(date, uuid, integer) from public;
grant execute on function public.monday_projects(date, uuid, integer) to service_role;

drop function public.monday_material(date, uuid, integer);

-- All that one project's Monday mail is made of.
create function public.monday_material(p_project uuid) returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'assumptions', (
      select coalesce(jsonb_agg(line), '[]') from public.assumptions line
      where line.project_id = p_project and line.state = 'open'),
    'links', (select coalesce(jsonb_agg(line), '[]') from public.assumption_facts line where line.project_id = p_project),
    'tests', (select coalesce(jsonb_agg(line), '[]') from public.experiments line where line.project_id = p_project),
    'changes', (select coalesce(jsonb_agg(line), '[]') from public.experiment_changes line where line.project_id = p_project),
    'actions', (
      select coalesce(jsonb_agg(line), '[]') from public.actions line
      where line.project_id = p_project and line.state = 'open' and line.done_at is null),
    'contacts', (select coalesce(jsonb_agg(line), '[]') from public.people_of_week(p_project) line),
    'facts', (select coalesce(jsonb_agg(line), '[]') from public.facts line where line.project_id = p_project),
    'outputs', (
      select coalesce(jsonb_agg(line), '[]') from (
        select output.created_at, output.metadata -> 'result' as result from public.ai_outputs output
        where output.project_id = p_project and output.output_type = 'problem_validation') line))
$$;

revoke execute on function public.monday_material(uuid) from public;
grant execute on function public.monday_material(uuid) to service_role;

-- How far today's summaries are written.
create table private.digest_pass (
  day date primary key,
  reached uuid not null
);

comment on table private.digest_pass is 'Up to which member the summaries of a day are written. One row.';

alter table private.digest_pass enable row level security;

-- One member's summary of what is unread and came since the last one. The queue holds which notifications it tells of and
-- no name: the names are read when the letter is written, so that whoever is gone by then is not in it.
create function private.enqueue_digest(p_member uuid) returns void
language plpgsql
set search_path = ''
as $$
declare
  choice constant text := (select mail ->> 'digest' from public.member_settings where user_id = p_member);
  since constant timestamptz := greatest(now() - interval '8 days', (
    select max(mail.created_at) from public.mail_queue mail where mail.member_id = p_member and mail.kind = 'digest'));
  unread uuid[];
  headline text;
begin
  if choice = 'off' then
    return;
  end if;
  unread := array(
    select notification.id from public.notifications notification
    where notification.recipient_id = p_member and notification.read_at is null and notification.updated_at > since
      and (notification.kind = 'moderation'
        or exists (select from private.notification_actors actor where actor.notification_id = notification.id))
    order by notification.updated_at desc);
  if cardinality(unread) = 0 then
    return;
  end if;
  headline := case cardinality(unread) when 1 then '1 new notification' else cardinality(unread) || ' new notifications' end;
  perform public.enqueue_mail(
    p_member, 'digest',
    to_char(now() at time zone 'utc', case choice when 'weekly' then 'IYYY"-W"IW' else 'YYYY-MM-DD' end),
    headline,
    pg_catalog.jsonb_build_object(
      'title', headline,
      'told', pg_catalog.to_jsonb(unread[1:10]),
      'button', pg_catalog.jsonb_build_object('text', 'See all notifications', 'path', '/notifications')));
end
$$;

revoke execute on function private.enqueue_digest(uuid) from public;

-- The next two hundred members' summaries of this day (UTC); nothing once all are written. Called every minute.
create or replace function private.enqueue_digests() returns void
language plpgsql
set search_path = ''
as $$
declare
  most constant integer := 200;
  today constant date := (now() at time zone 'utc')::date;
  last_written uuid;
  members uuid[];
  member uuid;
begin
  delete from private.digest_pass where day <> today;
  insert into private.digest_pass (day, reached) values (today, '00000000-0000-0000-0000-000000000000') on conflict do nothing;
  -- Another run is at it: it goes on.
  select reached into last_written from private.digest_pass where day = today for update skip locked;
  if last_written is null then
    return;
  end if;
  members := array(
    select distinct recipient_id from public.notifications
    where read_at is null and updated_at > now() - interval '8 days' and recipient_id > last_written
    order by recipient_id limit most);
  foreach member in array members loop
    begin
      perform private.enqueue_digest(member);
    exception when others then
      raise warning 'The summary for member % could not be written: % (%)', member, sqlerrm, sqlstate;
    end;
  end loop;
  update private.digest_pass set reached = coalesce(members[most], 'ffffffff-ffff-ffff-ffff-ffffffffffff') where day = today;
end
$$;

-- The lines of a summary, as the letter shows them. What was taken back or belongs to somebody who left is not there.
create function private.digest_lines(p_told uuid[]) returns table (lines jsonb, named uuid[])
language sql
stable
set search_path = ''
as $$
  select
    pg_catalog.jsonb_agg(pg_catalog.jsonb_build_object(
      'kind', notification.kind,
      'count', coalesce(who.actor_count, 0),
      'names', coalesce(who.names, '[]'),
      'decision', private.told_decision(notification.decision_id),
      'path', case notification.kind
        when 'follow' then '/profile/' || who.actors[1]
        when 'moderation' then '/notifications'
        else '/post/' || notification.post_id
      end
    ) order by notification.updated_at desc),
    array(
      select actor.actor_id from private.notification_actors actor where actor.notification_id = any (p_told)
      union
      select post.user_id from public.notifications told join public.posts post on post.id = told.post_id
      where told.id = any (p_told))
  from public.notifications notification
  left join lateral (
    select max(latest.actor_count) as actor_count,
      pg_catalog.jsonb_agg(latest.full_name order by latest.place) as names,
      pg_catalog.array_agg(latest.actor_id order by latest.place) as actors
    from (
      select count(*) over () as actor_count, actor.actor_id, profile.full_name,
        row_number() over (order by actor.created_at desc, actor.actor_id) as place
      from private.notification_actors actor join public.profiles profile on profile.id = actor.actor_id
      where actor.notification_id = notification.id
    ) latest
    where latest.place <= 2
  ) who on true
  where notification.id = any (p_told) and (who.actors is not null or notification.kind = 'moderation')
$$;

revoke execute on function private.digest_lines(uuid[]) from public;

drop function public.claim_mails(integer);
drop function private.claim_mails(integer);

-- As it was; a summary gets its lines here. Nothing of a mail that is not sent any more is kept but its key.
-- Security definer: addresses are in auth, where even the server's key does not read.
create function private.claim_mails(p_most integer)
returns table (
  id uuid, member_id uuid, recipient text, kind text, subject text, body jsonb, attempts integer, named uuid[])
language sql
security definer
set search_path = ''
as $$
  with
    due as (
      select mail.id, mail.member_id, private.wants_mail(mail.member_id, mail.kind) as is_wanted,
        array(select jsonb_array_elements_text(mail.body -> 'told'))::uuid[] as told, mail.body ? 'told' as is_summary
      from public.mail_queue mail
      where mail.state = 'waiting' and mail.send_after <= now()
      order by mail.send_after
      limit p_most
      for update skip locked
    ),
    written as (
      select due.*, news.lines, news.named
      from due left join lateral private.digest_lines(due.told) news on due.is_summary
    ),
    claimed as (
      update public.mail_queue mail set
        attempts = mail.attempts + 1,
        send_after = now() + interval '5 minutes',
        (state, body) = (
          select case when is_sent then 'waiting' else 'unwanted' end, case when is_sent then mail.body else '{}' end
          from (select written.is_wanted and recipient.id is not null
            and (written.lines is not null or not written.is_summary) as is_sent) as decided)
      from written left join auth.users recipient
        on recipient.id = written.member_id and recipient.email ~ '@' and recipient.email_confirmed_at is not null
        and coalesce(recipient.banned_until, '-infinity') < now()
      where mail.id = written.id
      returning mail.*, recipient.email::text as address, written.lines, written.named
    )
  select id, member_id, address, kind, subject,
    case when lines is null then body else body - 'told' || jsonb_build_object('notifications', lines) end,
    attempts, coalesce(named, '{}')
  from claimed where state = 'waiting'
$$;

revoke execute on function private.claim_mails(integer) from public;
grant execute on function private.claim_mails(integer) to service_role;

create function public.claim_mails(p_most integer)
returns table (
  id uuid, member_id uuid, recipient text, kind text, subject text, body jsonb, attempts integer, named uuid[])
language sql
set search_path = ''
as $$
  select * from private.claim_mails(p_most)
$$;

revoke execute on function public.claim_mails(integer) from public;
grant execute on function public.claim_mails(integer) to service_role;

-- As it was, but of a mail that is done its key alone is kept: it names people.
create or replace function public.settle_mail(p_id uuid, p_error text default null, p_pause integer default null) returns void
language sql
set search_path = ''
as $$
  update public.mail_queue set
    state = case when p_error is null then 'sent' when p_pause is null then 'given up' else 'waiting' end,
    body = case when p_error is null or p_pause is null then '{}' else body end,
    send_after = now() + coalesce(p_pause, 0) * interval '1 second',
    last_error = left(p_error, 500)
  where id = p_id
$$;

-- What was sent until now goes the same way, and summaries that wait are written anew with today's.
update public.mail_queue set body = '{}' where state <> 'waiting';
delete from public.mail_queue where state = 'waiting' and kind = 'digest';

drop function public.keep_mail(text, text, text, text, text);
drop function private.keep_mail(text, text, text, text, text);

-- As it was, with whom the mail names: when one of them is deleted, it goes from the local mailbox.
-- Security definer: the mailbox is no table of the product.
create function private.keep_mail(
  p_recipient text, p_subject text, p_text text, p_html text, p_link text, p_named uuid[]) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
begin
  if to_regprocedure('mail.keep(text, text, text, text, text, uuid[])') is null then
    return false;
  end if;
  execute 'select mail.keep($1, $2, $3, $4, $5, $6)' using p_recipient, p_subject, p_text, p_html, p_link, p_named;
  return true;
end
$$;

revoke execute on function private.keep_mail(text, text, text, text, text, uuid[]) from public;
grant execute on function private.keep_mail(text, text, text, text, text, uuid[]) to service_role;

create function public.keep_mail(
  p_recipient text, p_subject text, p_text text, p_html text, p_link text default null, p_named uuid[] default '{}')
returns boolean
language sql
set search_path = ''
as $$
  select private.keep_mail(p_recipient, p_subject, p_text, p_html, p_link, p_named)
$$;

revoke execute on function public.keep_mail(text, text, text, text, text, uuid[]) from public;
grant execute on function public.keep_mail(text, text, text, text, text, uuid[]) to service_role;

do $$
begin
  if to_regprocedure('cron.schedule(text, text, text)') is not null then
    perform cron.schedule('enqueue digests', '* * * * *', 'select private.enqueue_digests()');
  end if;
end
$$;
