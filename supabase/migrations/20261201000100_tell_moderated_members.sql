-- Who is warned, suspended or had something hidden is told of it. Each decision is a piece of news of its own,
-- and no kind that can be switched off.
alter table public.notifications
  add column decision_id uuid references public.moderation_actions (id) on delete cascade,
  drop constraint kind_is_known,
  drop constraint it_is_about_what_its_kind_says,
  add constraint kind_is_known check (kind in ('like', 'comment', 'comment_like', 'follow', 'mention', 'moderation')),
  add constraint it_is_about_what_its_kind_says check (
    (kind = 'moderation') = (decision_id is not null)
    and case kind
      when 'follow' then num_nonnulls(post_id, comment_id) = 0
      when 'moderation' then num_nonnulls(post_id, comment_id) = 0
      when 'comment_like' then num_nonnulls(post_id, comment_id) = 2
      when 'mention' then post_id is not null
      else post_id is not null and comment_id is null
    end
  );

comment on column public.notifications.decision_id is
  'What moderators decided. Not its post or comment: deleting that must not take the news away.';

create index notifications_of_decision on public.notifications (decision_id);

-- As it was, but two warnings are two.
drop index public.notifications_unread_of_thing;
create unique index notifications_unread_of_thing
  on public.notifications ((coalesce(comment_id, post_id, recipient_id)), kind, recipient_id)
  where read_at is null and kind <> 'moderation';

-- As it was, with the index above.
create or replace function private.tell_members(
  p_kind text,
  p_recipients uuid[],
  p_posts uuid[],
  p_comments uuid[],
  p_actors uuid[]
) returns void
language plpgsql
set search_path = ''
as $$
declare
  recipients uuid[];
  posts uuid[];
  comments uuid[];
  actors uuid[];
  groups integer;
  told uuid[];
begin
  select array_agg(recipient_id), array_agg(post_id), array_agg(comment_id), array_agg(actor_id),
    count(distinct (recipient_id, coalesce(comment_id, post_id, recipient_id)))
  into recipients, posts, comments, actors, groups
  from unnest(p_recipients, p_posts, p_comments, p_actors) event (recipient_id, post_id, comment_id, actor_id)
  where private.wants_to_hear(recipient_id, actor_id, p_kind);
  if groups = 0 then
    return;
  end if;
  loop
    insert into public.notifications (recipient_id, kind, post_id, comment_id)
    select distinct recipient_id, p_kind, post_id, comment_id
    from unnest(recipients, posts, comments) event (recipient_id, post_id, comment_id)
    order by recipient_id, post_id, comment_id -- in one order, so that two that make several groups never wait in a ring
    on conflict ((coalesce(comment_id, post_id, recipient_id)), kind, recipient_id)
      where read_at is null and kind <> 'moderation' do nothing;
    told := array(
      select notification.id from public.notifications notification
      where notification.read_at is null and notification.kind <> 'moderation' and notification.kind = p_kind
        and (coalesce(notification.comment_id, notification.post_id, notification.recipient_id), notification.recipient_id) in (
          select coalesce(comment_id, post_id, recipient_id), recipient_id
          from unnest(recipients, posts, comments) event (recipient_id, post_id, comment_id)
        )
      for key share
    );
    -- One that was read or emptied between the two statements is made anew.
    exit when cardinality(told) = groups;
  end loop;
  insert into private.notification_actors (notification_id, actor_id)
  select distinct notification.id, event.actor_id
  from unnest(recipients, posts, comments, actors) event (recipient_id, post_id, comment_id, actor_id)
  join public.notifications notification
    on notification.id = any (told) and notification.recipient_id = event.recipient_id
    and coalesce(notification.comment_id, notification.post_id, notification.recipient_id)
      = coalesce(event.comment_id, event.post_id, event.recipient_id)
  on conflict (notification_id, actor_id) do update set created_at = now();
  -- The group moves up, and those who look on are told: once a second, by the first who can.
  update public.notifications set updated_at = now()
  where id in (
    select id from public.notifications
    where id = any (told) and updated_at < now() - interval '1 second'
    for no key update skip locked
  );
end
$$;

-- Security definer: nobody writes notifications. A restored post is not told, nor what was left as it is.
create function private.tell_of_decision() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.notifications (recipient_id, kind, decision_id)
  select id, 'moderation', new.id from public.profiles where id = new.member_id;
  return null;
end
$$;

revoke execute on function private.tell_of_decision() from public;

create trigger tell_of_decision after insert on public.moderation_actions
  for each row when (new.action in ('warn', 'hide', 'suspend')) execute function private.tell_of_decision();

-- Of a decision what its member may know: neither who reported nor who decided.
create function private.told_decision(p_decision uuid) returns jsonb
language sql
stable
set search_path = ''
as $$
  select pg_catalog.jsonb_build_object(
    'action', decision.action,
    'thing', decision.kind,
    'by_reports', decision.moderator_id is null,
    'reason', case when decision.moderator_id is not null then decision.note end,
    'until', decision.until,
    'post_id', case decision.kind
      when 'post' then (select id from public.posts where id = decision.object_id)
      when 'comment' then (select post_id from public.comments where id = decision.object_id)
    end
  )
  from public.moderation_actions decision where decision.id = p_decision
$$;

revoke execute on function private.told_decision(uuid) from public;

-- Security definer: told to the recipient alone, and to the server. Nobody else reads decisions but moderators.
create function private.decision_of(p_notification uuid) returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return (
    select private.told_decision(decision_id) from public.notifications
    where id = p_notification and coalesce(recipient_id = auth.uid(), auth.role() = 'service_role')
  );
end
$$;

revoke execute on function private.decision_of(uuid) from public;
grant execute on function private.decision_of(uuid) to authenticated, service_role;

-- As it was, with what moderators decided.
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
  who.actor_count,
  coalesce(who.actors, '[]') as actors,
  case
    when notification.kind = 'comment' then (
      select left(said.content, 200) from public.comments said
      where said.post_id = notification.post_id and said.user_id <> notification.recipient_id
      order by said.created_at desc, said.id desc
      limit 1
    )
    when notification.comment_id is not null then (
      select left(said.content, 200) from public.comments said where said.id = notification.comment_id
    )
    else (select left(post.content, 200) from public.posts post where post.id = notification.post_id)
  end as about,
  case when notification.decision_id is not null then private.decision_of(notification.id) end as decision
from public.notifications notification
cross join lateral private.actors_of(notification.id) who;

comment on view public.notification_list is
  'The notifications of the caller with how many did it, the last three of them, what it is about, and what moderators decided.';

-- As it was, with what moderators decided.
create or replace function private.enqueue_digests() returns void
language plpgsql
set search_path = ''
as $$
begin
  perform public.enqueue_mail(
    due.member_id,
    'digest',
    due.key,
    news.subject,
    pg_catalog.jsonb_build_object(
      'title', news.subject,
      'notifications', news.lines,
      'button', pg_catalog.jsonb_build_object('text', 'See all notifications', 'path', '/notifications')
    )
  )
  from (
    select unread.recipient_id as member_id,
      to_char(now() at time zone 'utc', case settings.mail ->> 'digest' when 'weekly' then 'IYYY"-W"IW' else 'YYYY-MM-DD' end) as key,
      greatest(now() - interval '8 days', (
        select max(mail.created_at) from public.mail_queue mail where mail.member_id = unread.recipient_id and mail.kind = 'digest'
      )) as since
    from (
      select distinct recipient_id from public.notifications where read_at is null and updated_at > now() - interval '8 days'
    ) unread
    left join public.member_settings settings on settings.user_id = unread.recipient_id
    where settings.mail ->> 'digest' is distinct from 'off'
  ) due
  cross join lateral (
    select
      case count(*) when 1 then '1 new notification' else count(*) || ' new notifications' end as subject,
      pg_catalog.jsonb_agg(pg_catalog.jsonb_build_object(
        'kind', line.kind,
        'count', coalesce(line.actor_count, 0),
        'names', coalesce(line.names, '[]'),
        'decision', line.decision,
        'path', case line.kind
          when 'follow' then '/profile/' || line.actor_id
          when 'moderation' then '/notifications'
          else '/post/' || line.post_id
        end
      ) order by line.updated_at desc) filter (where line.place <= 10) as lines
    from (
      select notification.kind, notification.post_id, notification.updated_at, who.actor_count, who.names, who.actor_id,
        private.told_decision(notification.decision_id) as decision,
        row_number() over (order by notification.updated_at desc) as place
      from public.notifications notification
      left join lateral (
        select count(*) over () as actor_count, actor.actor_id,
          pg_catalog.jsonb_agg(profile.full_name) over (
            order by actor.created_at desc, actor.actor_id rows between current row and 1 following) as names
        from private.notification_actors actor join public.profiles profile on profile.id = actor.actor_id
        where actor.notification_id = notification.id
        order by actor.created_at desc, actor.actor_id
        limit 1
      ) who on true
      where notification.recipient_id = due.member_id and notification.read_at is null and notification.updated_at > due.since
        and (who.actor_id is not null or notification.kind = 'moderation')
    ) line
    having count(*) > 0
  ) news;
end
$$;
