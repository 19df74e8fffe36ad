-- What a notification is about, as the caller sees it. In PL/pgSQL because its plans are kept: inside the view the
-- policies of posts and comments were planned three times for every page, which took longer than reading it.
create function private.told_about(p_kind text, p_post uuid, p_comment uuid, p_recipient uuid) returns text
language plpgsql
stable
set search_path = ''
as $$
begin
  if p_kind = 'comment' then
    return (
      select left(said.content, 200) from public.comments said
      where said.post_id = p_post and said.user_id <> p_recipient
        and not coalesce(said.content ~* (select private.muted_words()), false)
      order by said.created_at desc, said.id desc
      limit 1
    );
  end if;
  if p_comment is not null then
    return (select left(said.content, 200) from public.comments said where said.id = p_comment);
  end if;
  return (select left(post.content, 200) from public.posts post where post.id = p_post);
end
$$;

revoke execute on function private.told_about(text, uuid, uuid, uuid) from public;
grant execute on function private.told_about(text, uuid, uuid, uuid) to authenticated, service_role;

-- As it was, with the function above.
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
  private.told_about(notification.kind, notification.post_id, notification.comment_id, notification.recipient_id) as about,
  case when notification.decision_id is not null then private.decision_of(notification.id) end as decision
from public.notifications notification
cross join lateral private.actors_of(notification.id) who;
