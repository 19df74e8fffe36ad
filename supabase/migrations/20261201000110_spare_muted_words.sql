-- The words a member mutes as one pattern of whole words for ~*, or null. For what writes to members in their absence.
create function private.muted_words_of(member uuid) returns text
language sql
stable
security definer
set search_path = ''
as $$
  select '(^|\W)(' || string_agg(regexp_replace(word, '([^\w\s])', '\\\1', 'g'), '|') || ')($|\W)'
  from public.mutes where user_id = member and word is not null
$$;

revoke execute on function private.muted_words_of(uuid) from public;

-- As it was: the caller's.
create or replace function private.muted_words() returns text
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return private.muted_words_of(auth.uid());
end
$$;

-- A column of comments: whether it carries a word the caller mutes. Such a comment is folded, not left out: what others
-- answer to it would hang in the air.
create function public.carries_muted_word(comment public.comments) returns boolean
language sql
stable
set search_path = ''
as $$
  select coalesce(comment.user_id <> auth.uid() and comment.content ~* private.muted_words(), false)
$$;

comment on function public.carries_muted_word(public.comments) is 'Whether this comment of another carries a word the caller mutes.';

revoke execute on function public.carries_muted_word(public.comments) from public;
grant execute on function public.carries_muted_word(public.comments) to authenticated;

create function private.wants_to_read(listener uuid, said text) returns boolean
language sql
stable
set search_path = ''
as $$
  select coalesce(said !~* private.muted_words_of(listener), true)
$$;

revoke execute on function private.wants_to_read(uuid, text) from public;

-- As they were, without what carries a word its recipient mutes.
create or replace function private.tell_of_posts() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.tell_members('mention', array_agg(mentioned), array_agg(added.id), array_agg(null::uuid), array_agg(added.user_id))
  from added, private.mentioned_in(added.content) mentioned
  where added.content ~ '@' and private.wants_to_read(mentioned, added.content);
  return null;
end
$$;

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
  return null;
end
$$;

-- What a newly muted word stands in is not told any more. Security definer: nobody deletes notifications.
create function private.mute_words_in_notifications() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from private.notification_actors actor
  using public.notifications notification
  where notification.id = actor.notification_id and notification.recipient_id = new.user_id
    and case notification.kind
      when 'comment' then (
        select coalesce(bool_and(not private.wants_to_read(new.user_id, said.content)), false) from public.comments said
        where said.post_id = notification.post_id and said.user_id = actor.actor_id
      )
      when 'mention' then not private.wants_to_read(new.user_id, coalesce(
        (select said.content from public.comments said where said.id = notification.comment_id),
        (select post.content from public.posts post where post.id = notification.post_id)
      ))
      else false
    end;
  return null;
end
$$;

revoke execute on function private.mute_words_in_notifications() from public;

create trigger mute_words_in_notifications after insert on public.mutes
  for each row when (new.word is not null) execute function private.mute_words_in_notifications();

-- As it was; of several comments the latest without a muted word is shown.
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
        and not coalesce(said.content ~* (select private.muted_words()), false)
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
