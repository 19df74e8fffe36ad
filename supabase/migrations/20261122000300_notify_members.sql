-- Who wants to hear of whom. Nobody of their own acts, and nobody of a kind that is switched off.
create function private.wants_to_hear(listener uuid, actor uuid, what text) returns boolean
language sql
stable
set search_path = ''
as $$
  select listener <> actor
    and not exists (select from public.member_settings where user_id = listener and what = any (quiet_notifications))
$$;

revoke execute on function private.wants_to_hear(uuid, uuid, text) from public;

-- Puts events into the unread group of their recipient and thing, which is made for the first of them. Events never wait
-- for each other or for a reader: they add rows of their own, and hold the group only against being deleted meanwhile.
create function private.tell_members(
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
    on conflict ((coalesce(comment_id, post_id, recipient_id)), kind, recipient_id) where read_at is null do nothing;
    told := array(
      select notification.id from public.notifications notification
      where notification.read_at is null and notification.kind = p_kind
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

revoke execute on function private.tell_members(text, uuid[], uuid[], uuid[], uuid[]) from public;

-- Security definer, here and below: nobody writes notifications, not even the one whose like causes them.
create function private.tell_of_likes() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.tell_members('like', array_agg(post.user_id), array_agg(post.id), array_agg(null::uuid), array_agg(added.user_id))
  from added join public.posts post on post.id = added.post_id;
  return null;
end
$$;

create function private.tell_of_comment_likes() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.tell_members('comment_like', array_agg(comment.user_id), array_agg(comment.post_id), array_agg(comment.id), array_agg(added.user_id))
  from added join public.comments comment on comment.id = added.comment_id;
  return null;
end
$$;

create function private.tell_of_follows() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.tell_members('follow', array_agg(following_id), array_agg(null::uuid), array_agg(null::uuid), array_agg(follower_id))
  from added;
  return null;
end
$$;

-- The first ten handles of a text: more would be a way to shout at many.
create function private.mentioned_in(content text) returns setof uuid
language plpgsql
stable
set search_path = ''
rows 1
as $$
begin
  return query
  select profile.id
  from (
    select distinct lower(first_ones.parts[1]) as handle
    from (
      select parts from pg_catalog.regexp_matches(content, '(?<![a-z0-9_@])@([a-z0-9_]{3,30})(?![a-z0-9_@])', 'gi') parts
      limit 10
    ) first_ones
  ) mention
  join public.profiles profile on profile.handle = mention.handle;
end
$$;

create function private.tell_of_posts() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.tell_members('mention', array_agg(mentioned), array_agg(added.id), array_agg(null::uuid), array_agg(added.user_id))
  from added, private.mentioned_in(added.content) mentioned
  where added.content ~ '@';
  return null;
end
$$;

-- The author of the post hears of the comment; being mentioned in it as well is no second piece of news.
create function private.tell_of_comments() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.tell_members('comment', array_agg(post.user_id), array_agg(post.id), array_agg(null::uuid), array_agg(added.user_id))
  from added join public.posts post on post.id = added.post_id;
  perform private.tell_members('mention', array_agg(mentioned), array_agg(added.post_id), array_agg(added.id), array_agg(added.user_id))
  from added join public.posts post on post.id = added.post_id, private.mentioned_in(added.content) mentioned
  where added.content ~ '@' and mentioned <> post.user_id;
  return null;
end
$$;

-- What is taken back before it was read was never said.
create function private.untell_likes() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from private.notification_actors actor
  using removed, public.notifications notification
  where notification.kind = 'like' and notification.read_at is null
    and coalesce(notification.comment_id, notification.post_id, notification.recipient_id) = removed.post_id
    and actor.notification_id = notification.id and actor.actor_id = removed.user_id;
  return null;
end
$$;

create function private.untell_comment_likes() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from private.notification_actors actor
  using removed, public.notifications notification
  where notification.kind = 'comment_like' and notification.read_at is null
    and coalesce(notification.comment_id, notification.post_id, notification.recipient_id) = removed.comment_id
    and actor.notification_id = notification.id and actor.actor_id = removed.user_id;
  return null;
end
$$;

create function private.untell_follows() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from private.notification_actors actor
  using removed, public.notifications notification
  where notification.kind = 'follow' and notification.read_at is null
    and coalesce(notification.comment_id, notification.post_id, notification.recipient_id) = removed.following_id
    and actor.notification_id = notification.id and actor.actor_id = removed.follower_id;
  return null;
end
$$;

-- Unless another comment of theirs stands under the post.
create function private.untell_comments() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from private.notification_actors actor
  using removed, public.notifications notification
  where notification.kind = 'comment' and notification.read_at is null
    and coalesce(notification.comment_id, notification.post_id, notification.recipient_id) = removed.post_id
    and actor.notification_id = notification.id and actor.actor_id = removed.user_id
    and not exists (
      select from public.comments other where other.post_id = removed.post_id and other.user_id = removed.user_id);
  return null;
end
$$;

revoke execute on function private.tell_of_likes(), private.tell_of_comment_likes(), private.tell_of_follows(),
  private.mentioned_in(text), private.tell_of_posts(), private.tell_of_comments(), private.untell_likes(),
  private.untell_comment_likes(), private.untell_follows(), private.untell_comments() from public;

create trigger tell_of_likes after insert on public.post_likes referencing new table as added
  for each statement execute function private.tell_of_likes();
create trigger tell_of_comment_likes after insert on public.comment_likes referencing new table as added
  for each statement execute function private.tell_of_comment_likes();
create trigger tell_of_follows after insert on public.follows referencing new table as added
  for each statement execute function private.tell_of_follows();
create trigger tell_of_posts after insert on public.posts referencing new table as added
  for each statement execute function private.tell_of_posts();
create trigger tell_of_comments after insert on public.comments referencing new table as added
  for each statement execute function private.tell_of_comments();
create trigger untell_likes after delete on public.post_likes referencing old table as removed
  for each statement execute function private.untell_likes();
create trigger untell_comment_likes after delete on public.comment_likes referencing old table as removed
  for each statement execute function private.untell_comment_likes();
create trigger untell_follows after delete on public.follows referencing old table as removed
  for each statement execute function private.untell_follows();
create trigger untell_comments after delete on public.comments referencing old table as removed
  for each statement execute function private.untell_comments();
