-- A pass counted messages, five hundred a minute: a few members who wrote to each other held up the mails of everybody.
-- It looks for the recipients now, each once, and of one who writes to many takes the first thirty. The others have it in
-- the bell and in the summary.

create index conversations_latest on public.conversations (updated_at);

create or replace function private.enqueue_all_news() returns void
language plpgsql
set search_path = ''
as $$
declare
  most constant integer := 500;
  most_of_one constant integer := 30;
  until constant timestamptz := now() - interval '3 minutes';
  begun timestamptz;
  members uuid[];
  latest timestamptz;
  member uuid;
begin
  insert into private.news_pass (reached) values (until) on conflict do nothing;
  -- Another run is at it: it goes on.
  select reached into begun from private.news_pass for update skip locked;
  if begun is null or begun >= until then
    return;
  end if;
  with event as (
    select pair.writer, pair.reader, unread.at
    from public.conversations conversation
    cross join lateral (values
      (conversation.first_member_id, conversation.second_member_id),
      (conversation.second_member_id, conversation.first_member_id)) pair (writer, reader)
    cross join lateral (
      select message.created_at as at from public.messages message
      where message.conversation_id = conversation.id and message.sender_id = pair.writer and message.read_at is null
        and message.created_at > begun and message.created_at <= until
      order by message.created_at limit 1) unread
    where conversation.updated_at > begun
    union all
    select actor.actor_id, notification.recipient_id, actor.created_at
    from public.notifications notification
    join private.notification_actors actor on actor.notification_id = notification.id
    -- A notification moves up once a second, so that it may be older than who did it last.
    where notification.updated_at > begun - interval '2 seconds' and notification.read_at is null
      and private.is_news(notification.kind) and actor.created_at > begun and actor.created_at <= until
  ),
  -- One that waits will tell it too.
  untold as (
    select event.reader, min(event.at) as at,
      row_number() over (partition by event.writer order by min(event.at), event.reader) as place
    from event
    where not exists (
      select from public.mail_queue mail
      where mail.member_id = event.reader and mail.kind = 'news' and mail.state = 'waiting' and mail.attempts = 0)
    group by event.writer, event.reader
  ),
  next as (
    select untold.reader, min(untold.at) as at from untold where untold.place <= most_of_one
    group by untold.reader order by 2, 1 limit most
  )
  select array_agg(next.reader), max(next.at) into members, latest from next;
  foreach member in array coalesce(members, '{}') loop
    begin
      perform private.enqueue_news(member);
    exception when others then
      raise warning 'The mail for member % could not be written: % (%)', member, sqlerrm, sqlstate;
    end;
  end loop;
  -- The rest of a moment that did not fit is looked at again.
  update private.news_pass set reached = case when cardinality(members) = most
    then greatest(latest, begun + interval '2 microseconds') - interval '1 microsecond' else until end;
end
$$;
