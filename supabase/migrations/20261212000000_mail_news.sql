-- A mail within minutes for messages, accepted requests and answers in threads that wait unread; see docs/decisions/070.
-- It waits in mail_queue like every other, and its lines are made when it goes out: what was read meanwhile is not told.

-- When a member last had the product open, and how far east of UTC their clock is: nobody who is here gets a mail, and
-- nobody gets one at night. Nobody else learns of it.
create table private.last_seen (
  user_id uuid primary key references auth.users (id) on delete cascade,
  seen_at timestamptz not null default now(),
  minutes_east integer not null default 0,
  constraint minutes_east_are_a_clock check (minutes_east between -840 and 840)
);

comment on table private.last_seen is
  'When a member last had the product open, and their clock. Read by the mails alone; goes with the account.';

alter table private.last_seen enable row level security;

-- Security definer: a member notes themselves, and reads nobody.
create function private.note_seen(p_minutes_east integer) returns void
language sql
security definer
set search_path = ''
as $$
  insert into private.last_seen as seen (user_id, minutes_east)
  select profile.id, greatest(-840, least(840, coalesce(p_minutes_east, 0)))
  from public.profiles profile where profile.id = auth.uid()
  on conflict (user_id) do update set seen_at = now(), minutes_east = excluded.minutes_east
  where seen.seen_at < now() - interval '30 seconds'
$$;

revoke execute on function private.note_seen(integer) from public;
grant execute on function private.note_seen(integer) to authenticated;

create function public.note_seen(p_minutes_east integer default 0) returns void
language sql
set search_path = ''
as $$
  select private.note_seen(p_minutes_east)
$$;

revoke execute on function public.note_seen(integer) from public;
grant execute on function public.note_seen(integer) to authenticated;

-- Two more kinds of news: somebody else commented where I did, and somebody accepted my message request.
alter table public.notifications drop constraint kind_is_known, drop constraint it_is_about_what_its_kind_says;
alter table public.notifications
  add constraint kind_is_known check (kind in (
    'like', 'comment', 'reply', 'comment_like', 'follow', 'mention', 'accepted_request', 'moderation', 'evidence_request',
    'evidence_answer')),
  add constraint it_is_about_what_its_kind_says check (
    (kind = 'moderation') = (decision_id is not null)
    and case
      when kind in ('follow', 'accepted_request', 'moderation') then num_nonnulls(post_id, comment_id) = 0
      when kind in ('comment_like', 'evidence_request', 'evidence_answer') then num_nonnulls(post_id, comment_id) = 2
      when kind = 'mention' then post_id is not null
      else post_id is not null and comment_id is null
    end
  );

alter table public.member_settings drop constraint quiet_notifications_are_kinds, drop constraint mail_is_chosen_from_what_there_is;
alter table public.member_settings
  add constraint quiet_notifications_are_kinds check (
    quiet_notifications <@ array['like', 'comment', 'reply', 'comment_like', 'follow', 'mention']
    and cardinality(quiet_notifications) <= 6),
  add constraint mail_is_chosen_from_what_there_is check (
    coalesce(mail ->> 'digest', 'daily') in ('daily', 'weekly', 'off')
    and coalesce(mail ->> 'monday', 'on') in ('on', 'off')
    and coalesce(mail ->> 'news', 'on') in ('on', 'off')
    and coalesce(mail ->> 'night', 'hold') in ('hold', 'send')
  );

alter table public.mail_queue drop constraint kind_is_known;
alter table public.mail_queue add constraint kind_is_known check (kind in ('digest', 'monday', 'suspension', 'news'));

-- As it was, and those who commented there before hear of it too: the latest twenty of them, who see the post.
create or replace function private.tell_of_comments() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.tell_members('comment', array_agg(post.user_id), array_agg(post.id), array_agg(null::uuid), array_agg(added.user_id))
  from added join public.posts post on post.id = added.post_id
  where private.wants_to_read(post.user_id, added.content);
  perform private.tell_members('mention', array_agg(mentioned), array_agg(added.post_id), array_agg(added.id), array_agg(added.user_id))
  from added join public.posts post on post.id = added.post_id, private.mentioned_in(added.content) mentioned
  where added.content ~ '@' and mentioned <> post.user_id and private.wants_to_read(mentioned, added.content);
  perform private.tell_members('reply', array_agg(earlier.user_id), array_agg(post.id), array_agg(null::uuid), array_agg(added.user_id))
  from added
  join public.posts post on post.id = added.post_id and post.hidden_at is null
  cross join lateral (
    select distinct latest.user_id
    from (
      select comment.user_id from public.comments comment
      where comment.post_id = added.post_id and comment.id not in (select id from added) and comment.hidden_at is null
      order by comment.created_at desc, comment.id desc
      limit 20
    ) latest
  ) earlier
  where earlier.user_id not in (post.user_id, added.user_id) and added.hidden_at is null
    and not (added.content ~ '@' and earlier.user_id in (select private.mentioned_in(added.content)))
    and not private.is_blocked(earlier.user_id, post.user_id)
    and private.wants_to_read(earlier.user_id, added.content);
  return null;
end
$$;

-- As it was, for both kinds.
create or replace function private.untell_comments() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from private.notification_actors actor
  using removed, public.notifications notification
  where notification.kind in ('comment', 'reply') and notification.read_at is null
    and coalesce(notification.comment_id, notification.post_id, notification.recipient_id) = removed.post_id
    and actor.notification_id = notification.id and actor.actor_id = removed.user_id
    and not exists (
      select from public.comments other where other.post_id = removed.post_id and other.user_id = removed.user_id);
  return null;
end
$$;

-- As it was, for both kinds.
create or replace function private.mute_words_in_notifications() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from private.notification_actors gone
  using (
    select actor.notification_id, actor.actor_id, notification.*
    from public.notifications notification
    join private.notification_actors actor on actor.notification_id = notification.id
    where notification.recipient_id in (select user_id from added where word is not null)
      and notification.kind in ('comment', 'reply', 'mention')
    order by actor.created_at desc
    limit 200
  ) told
  where gone.notification_id = told.notification_id and gone.actor_id = told.actor_id
    and case when told.kind <> 'mention' then (
        select coalesce(bool_and(not private.wants_to_read(told.recipient_id, said.content)), false)
        from (
          select comment.content from public.comments comment
          where comment.post_id = told.post_id and comment.user_id = told.actor_id
          order by comment.created_at desc
          limit 5
        ) said
      )
      else not private.wants_to_read(told.recipient_id, coalesce(
        (select said.content from public.comments said where said.id = told.comment_id),
        (select post.content from public.posts post where post.id = told.post_id)
      ))
    end;
  return null;
end
$$;

-- As it was, and whoever asked is told when they were accepted.
create or replace function private.answer_request(conversation_id uuid, is_accepted boolean) returns void
language plpgsql
security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  caller constant uuid := auth.uid();
  asked_by uuid;
begin
  select conversation.request_from into asked_by from public.conversations conversation
  where conversation.id = answer_request.conversation_id and conversation.request_from <> caller
    and caller in (conversation.first_member_id, conversation.second_member_id)
    and not private.is_blocked(conversation.first_member_id, conversation.second_member_id)
    and private.has_given_second_factor()
  for no key update;
  if not found then
    raise exception 'VALIDATION_ERROR: there is no such request' using errcode = '22023';
  end if;
  if is_accepted then
    update public.conversations set request_from = null where id = answer_request.conversation_id;
    perform private.tell_members('accepted_request', array[asked_by], array[null::uuid], array[null::uuid], array[caller]);
  else
    insert into private.ignored_requests (conversation_id, user_id) values (answer_request.conversation_id, caller)
    on conflict do nothing;
  end if;
end
$$;

-- As it was; what is about comments names the latest of them (about_id), so that a link leads to it.
create or replace view public.notification_list with (security_invoker = true) as
select
  notification.id,
  notification.recipient_id,
  notification.kind,
  notification.post_id,
  notification.comment_id,
  notification.created_at,
  notification.updated_at,
  notification.read_at,
  (select count(*) from private.notification_actors actor where actor.notification_id = notification.id) as actor_count,
  coalesce(
    (
      select jsonb_agg(jsonb_build_object('id', latest.id, 'full_name', latest.full_name, 'avatar_url', latest.avatar_url))
      from (
        select profile.id, profile.full_name, profile.avatar_url
        from private.notification_actors actor join public.profiles profile on profile.id = actor.actor_id
        where actor.notification_id = notification.id
        order by actor.created_at desc, actor.actor_id
        limit 3
      ) latest
    ),
    '[]'
  ) as actors,
  case
    when notification.post_id is null then null
    when notification.kind in ('comment', 'reply') then left(said.content, 200)
    when notification.comment_id is not null then (
      select left(comment.content, 200) from public.comments comment where comment.id = notification.comment_id
    )
    else (select left(post.content, 200) from public.posts post where post.id = notification.post_id)
  end as about,
  case when notification.decision_id is not null then private.decision_of(notification.id) end as decision,
  coalesce(notification.comment_id, said.id) as about_id
from public.notifications notification
left join lateral (
  select newest.id, newest.content
  from (
    select latest.id, latest.content, latest.created_at
    from public.comments latest
    where latest.post_id = notification.post_id and latest.user_id <> notification.recipient_id
    order by latest.created_at desc, latest.id desc
    limit 20
  ) newest
  where not private.is_unwanted(newest.content)
  order by newest.created_at desc, newest.id desc
  limit 1
) said on notification.kind in ('comment', 'reply');

-- As it was; a line leads to the comment itself, the new followers or the conversation.
create or replace function private.digest_lines(p_told uuid[]) returns table (lines jsonb, named uuid[])
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
        when 'follow' then case when who.actor_count > 1
          then '/profile/' || notification.recipient_id || '/followers' else '/profile/' || who.actors[1] end
        when 'accepted_request' then case when who.actor_count > 1
          then '/messaging' else '/messaging?userId=' || who.actors[1] end
        when 'moderation' then '/notifications'
        else '/post/' || notification.post_id || coalesce('?comment=' || coalesce(notification.comment_id, (
          select said.id from public.comments said
          where notification.kind in ('comment', 'reply') and said.post_id = notification.post_id
            and said.user_id = who.actors[1] and said.hidden_at is null
          order by said.created_at desc, said.id desc
          limit 1)), '')
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

-- What of the notifications a mail tells within minutes; the rest waits for the summary.
create function private.is_news(p_kind text) returns boolean
language sql
immutable
set search_path = ''
as $$
  select p_kind in ('comment', 'reply', 'mention', 'accepted_request')
$$;

revoke execute on function private.is_news(text) from public;

-- All that a member has not read since then, as a letter shows it: a line for each conversation, then the rest.
create function private.news_lines(p_member uuid, p_since timestamptz)
returns table (lines jsonb, named uuid[], headline text)
language sql
stable
set search_path = ''
as $$
  with
    writers as (
      select other.id, other.full_name, conversation.request_from is not null as is_request, unread.number, unread.latest
      from public.conversations conversation
      join public.profiles other on other.id = case p_member
        when conversation.first_member_id then conversation.second_member_id else conversation.first_member_id end
      cross join lateral (
        select count(*) as number, max(counted.created_at) as latest
        from (
          select message.created_at from public.messages message
          where message.conversation_id = conversation.id and message.sender_id <> p_member and message.read_at is null
            and message.created_at > p_since and message.deleted_at is null and message.hidden_at is null
          limit 100
        ) counted
      ) unread
      where (conversation.first_member_id = p_member or conversation.second_member_id = p_member)
        and conversation.updated_at > p_since and unread.number > 0
        and not private.is_blocked(p_member, other.id) and not private.is_muted(p_member, other.id)
        and not exists (
          select from private.ignored_requests ignored
          where ignored.conversation_id = conversation.id and ignored.user_id = p_member)
      order by unread.latest desc
      limit 10
    ),
    told as (
      select array(
        select notification.id from public.notifications notification
        where notification.recipient_id = p_member and notification.read_at is null and private.is_news(notification.kind)
          and notification.updated_at > p_since
        order by notification.updated_at desc
        limit 10) as ids
    ),
    summed as (
      select coalesce(sum(number) filter (where not is_request), 0) as messages,
        count(*) filter (where is_request) as requests,
        pg_catalog.jsonb_agg(pg_catalog.jsonb_build_object(
          'kind', case when is_request then 'message_request' else 'message' end, 'count', number,
          'names', pg_catalog.jsonb_build_array(full_name), 'path', '/messaging?userId=' || id
        ) order by latest desc) as lines,
        array_agg(id) as people
      from writers
    )
  select nullif(coalesce(summed.lines, '[]') || coalesce(news.lines, '[]'), '[]'),
    coalesce(summed.people, '{}') || coalesce(news.named, '{}'),
    concat_ws(', ',
      case summed.messages when 0 then null when 1 then '1 unread message' else summed.messages || ' unread messages' end,
      case summed.requests when 0 then null when 1 then '1 message request' else summed.requests || ' message requests' end,
      case jsonb_array_length(news.lines) when 1 then '1 notification' else jsonb_array_length(news.lines) || ' notifications' end)
  from summed, told, private.digest_lines(told.ids) news
$$;

revoke execute on function private.news_lines(uuid, timestamptz) from public;

-- How many such mails a member gets at most: one in a quarter of an hour, twelve a day. Those that were sent are counted.
insert into public.quotas (kind, plan, per_seconds, max_rows)
select 'news_mails', plan, per_seconds, max_rows
from unnest(enum_range(null::public.subscription_plan)) plan, (values (900, 1), (86400, 12)) most (per_seconds, max_rows);

-- One mail for all that waits. It goes out at once, or when the member is gone for five minutes, the quota has room and
-- the night (22 to 7 by the member's clock) is over.
create function private.enqueue_news(p_member uuid) returns void
language plpgsql
set search_path = ''
as $$
declare
  seen private.last_seen;
  due timestamptz;
  local_due timestamp;
  since timestamptz;
begin
  -- One that waits will tell it too.
  if exists (
    select from public.mail_queue
    where member_id = p_member and kind = 'news' and state = 'waiting' and attempts = 0
  ) then
    return;
  end if;
  -- Of those that told nothing, nothing is asked any more.
  delete from public.mail_queue where member_id = p_member and kind = 'news' and state in ('unwanted', 'given up');
  select * into seen from private.last_seen where user_id = p_member;
  due := greatest(now(), seen.seen_at + interval '5 minutes', (
    select max(sent.at + make_interval(secs => quota.per_seconds))
    from public.quotas quota
    cross join lateral (
      select mail.send_after as at from public.mail_queue mail
      where mail.member_id = p_member and mail.kind = 'news' and mail.state = 'sent'
      order by mail.send_after desc
      offset quota.max_rows - 1 limit 1
    ) sent
    where quota.kind = 'news_mails' and quota.plan = private.plan_of(p_member) and quota.max_rows > 0));
  if seen.user_id is not null and coalesce(
    (select mail ->> 'night' from public.member_settings where user_id = p_member), 'hold') = 'hold' then
    local_due := due at time zone 'utc' + make_interval(mins => seen.minutes_east);
    if local_due::time >= '22:00' or local_due::time < '07:00' then
      due := due + ((local_due + interval '2 hours')::date + time '07:00' - local_due);
    end if;
  end if;
  since := coalesce(
    (select max(created_at) from public.mail_queue where member_id = p_member and kind = 'news' and state = 'sent'),
    now() - interval '1 day');
  perform public.enqueue_mail(
    p_member, 'news', to_char(now() at time zone 'utc', 'YYYY-MM-DD HH24:MI:SS.US'), 'Somebody wrote to you',
    jsonb_build_object('title', 'Somebody wrote to you', 'since', since,
      'button', jsonb_build_object('text', 'Open Undaunted', 'path', '/notifications')),
    due);
end
$$;

revoke execute on function private.enqueue_news(uuid) from public;

create index messages_unread_newest on public.messages (created_at) where read_at is null;

-- Up to when unread messages and answers were looked through. One row.
create table private.news_pass (
  is_only boolean primary key default true,
  reached timestamptz not null,
  constraint there_is_one check (is_only)
);

comment on table private.news_pass is 'Up to when unread messages and answers were looked through. One row.';

alter table private.news_pass enable row level security;

-- Whoever has not read for three minutes what came for them gets a mail. Five hundred events at a time, every minute.
create function private.enqueue_all_news() returns void
language plpgsql
set search_path = ''
as $$
declare
  most constant integer := 500;
  until constant timestamptz := now() - interval '3 minutes';
  begun timestamptz;
  members uuid[];
  times timestamptz[];
  member uuid;
begin
  insert into private.news_pass (reached) values (until) on conflict do nothing;
  -- Another run is at it: it goes on.
  select reached into begun from private.news_pass for update skip locked;
  if begun is null or begun >= until then
    return;
  end if;
  select array_agg(distinct event.member), array_agg(event.at order by event.at) into members, times
  from (
    (select case message.sender_id when conversation.first_member_id
        then conversation.second_member_id else conversation.first_member_id end as member, message.created_at as at
    from public.messages message join public.conversations conversation on conversation.id = message.conversation_id
    where message.read_at is null and message.created_at > begun and message.created_at <= until
    order by message.created_at limit most)
    union all
    (select recipient_id, updated_at from public.notifications
    where read_at is null and private.is_news(kind) and updated_at > begun and updated_at <= until
    order by updated_at limit most)
    order by 2
    limit most
  ) event;
  foreach member in array coalesce(members, '{}') loop
    begin
      perform private.enqueue_news(member);
    exception when others then
      raise warning 'The mail for member % could not be written: % (%)', member, sqlerrm, sqlstate;
    end;
  end loop;
  -- The rest of a moment that did not fit is looked at again.
  update private.news_pass set reached = case when cardinality(times) = most
    then greatest(times[most], begun + interval '2 microseconds') - interval '1 microsecond' else until end;
end
$$;

revoke execute on function private.enqueue_all_news() from public;

-- As it was, less what a mail has told already.
create or replace function private.enqueue_digest(p_member uuid) returns void
language plpgsql
set search_path = ''
as $$
declare
  choice constant text := (select mail ->> 'digest' from public.member_settings where user_id = p_member);
  since constant timestamptz := greatest(now() - interval '8 days', (
    select max(mail.created_at) from public.mail_queue mail where mail.member_id = p_member and mail.kind = 'digest'));
  told_until constant timestamptz := (
    select max(mail.send_after) from public.mail_queue mail
    where mail.member_id = p_member and mail.kind = 'news' and mail.state = 'sent');
  unread uuid[];
  headline text;
begin
  if choice = 'off' then
    return;
  end if;
  unread := array(
    select notification.id from public.notifications notification
    where notification.recipient_id = p_member and notification.read_at is null and notification.updated_at > since
      and not (private.is_news(notification.kind) and notification.updated_at <= coalesce(told_until, '-infinity'))
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

-- As it was; a mail within minutes gets its lines and its subject here, and waits while its member is here.
-- Security definer: addresses are in auth, where even the server's key does not read.
create or replace function private.claim_mails(p_most integer)
returns table (
  id uuid, member_id uuid, recipient text, kind text, subject text, body jsonb, attempts integer, named uuid[])
language sql
security definer
set search_path = ''
as $$
  update public.mail_queue mail set send_after = seen.seen_at + interval '5 minutes'
  from private.last_seen seen
  where mail.kind = 'news' and mail.state = 'waiting' and mail.send_after <= now()
    and seen.user_id = mail.member_id and seen.seen_at > now() - interval '5 minutes';
  with
    due as (
      select mail.id, mail.member_id, mail.kind,
        mail.kind = 'suspension' or private.wants_mail(mail.member_id, mail.kind) as is_wanted,
        array(select jsonb_array_elements_text(mail.body -> 'told'))::uuid[] as told,
        mail.body ? 'told' as is_summary, mail.kind = 'news' as is_news, (mail.body ->> 'since')::timestamptz as since
      from public.mail_queue mail
      where mail.state = 'waiting' and mail.send_after <= now()
      order by mail.send_after
      limit p_most
      for update skip locked
    ),
    written as (
      select due.*, coalesce(summary.lines, news.lines) as lines, coalesce(summary.named, news.named) as named, news.headline
      from due
      left join lateral private.digest_lines(due.told) summary on due.is_summary
      left join lateral private.news_lines(due.member_id, due.since) news on due.is_news
    ),
    claimed as (
      update public.mail_queue mail set
        attempts = mail.attempts + 1,
        send_after = now() + interval '5 minutes',
        (state, body) = (
          select case when is_sent then 'waiting' else 'unwanted' end, case when is_sent then mail.body else '{}' end
          from (select written.is_wanted and recipient.id is not null
            and (written.lines is not null or not (written.is_summary or written.is_news)) as is_sent) as decided)
      from written left join auth.users recipient
        on recipient.id = written.member_id and recipient.email ~ '@' and recipient.email_confirmed_at is not null
        and (written.kind = 'suspension' or coalesce(recipient.banned_until, '-infinity') < now())
      where mail.id = written.id
      returning mail.*, recipient.email::text as address, written.lines, written.named, written.headline
    )
  select id, member_id, address, kind, coalesce(headline, subject),
    case when lines is null then body else
      body - 'told' - 'since' || jsonb_build_object('title', coalesce(headline, body ->> 'title'), 'notifications', lines) end,
    attempts, coalesce(named, '{}')
  from claimed where state = 'waiting'
$$;

do $$
begin
  if to_regprocedure('cron.schedule(text, text, text)') is not null then
    perform cron.schedule('enqueue news', '* * * * *', 'select private.enqueue_all_news()');
  end if;
end
$$;
