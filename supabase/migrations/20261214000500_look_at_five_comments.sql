-- As it was; of the comments that a notification tells of, the newest five are compared with the muted words of its reader, not
-- twenty: a page of twenty notifications took apart 400 comments, which took longer than the embedded database allows.
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
    limit 5
  ) newest
  where not private.is_unwanted(newest.content)
  order by newest.created_at desc, newest.id desc
  limit 1
) said on notification.kind in ('comment', 'reply');
