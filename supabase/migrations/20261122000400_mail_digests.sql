-- A summary by mail of what is unread and came since the last one. Daily or weekly is the member's choice; the key of
-- the day or week makes a second run send nothing.
create function private.enqueue_digests() returns void
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
        'count', line.actor_count,
        'names', line.names,
        'path', case line.kind when 'follow' then '/profile/' || line.actor_id else '/post/' || line.post_id end
      ) order by line.updated_at desc) filter (where line.place <= 10) as lines
    from (
      select notification.kind, notification.post_id, notification.updated_at, who.actor_count, who.names, who.actor_id,
        row_number() over (order by notification.updated_at desc) as place
      from public.notifications notification
      cross join lateral (
        select count(*) over () as actor_count, actor.actor_id,
          pg_catalog.jsonb_agg(profile.full_name) over (
            order by actor.created_at desc, actor.actor_id rows between current row and 1 following) as names
        from private.notification_actors actor join public.profiles profile on profile.id = actor.actor_id
        where actor.notification_id = notification.id
        order by actor.created_at desc, actor.actor_id
        limit 1
      ) who
      where notification.recipient_id = due.member_id and notification.read_at is null and notification.updated_at > due.since
    ) line
    having count(*) > 0
  ) news;
end
$$;

revoke execute on function private.enqueue_digests() from public;

do $$
begin
  if to_regprocedure('cron.schedule(text, text, text)') is not null then
    perform cron.schedule('enqueue digests', '@daily', 'select private.enqueue_digests()');
  end if;
end
$$;
