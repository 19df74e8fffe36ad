-- What the network's pages ask costs less; the answers stay as they were.

-- Three letters in a row of the key as it is are rare, those of the key with every sign twice are not: only words of two
-- letters need the latter.
alter table private.profile_search
  add column plain text not null generated always as (regexp_replace(key, '(\S)\1', '\1', 'g')) stored;

create index profile_search_plain on private.profile_search using gin (plain extensions.gin_trgm_ops) with (fastupdate = off);

-- As it was, with the index above.
create or replace function public.search_profiles(words text)
returns setof public.profiles
language plpgsql
stable
set search_path = ''
set plan_cache_mode = force_custom_plan -- how rare the words are decides whether the index serves best
rows 5
as $$
declare
  keys constant text[] := array(
    select '%' || regexp_replace(word, '([\\%_])', '\\\1', 'g') || '%'
    from regexp_split_to_table(private.search_key(left(words, 200)), '\s+') word
    where word <> ''
    order by char_length(word) desc
    limit 8
  );
  plain constant text := regexp_replace(keys[1], '([^\\%]|\\[\\%_])\1', '\1', 'g');
  is_long constant boolean := char_length(regexp_replace(plain, '\\(.)', '\1', 'g')) >= 5;
  longest constant text := case when is_long then plain else keys[1] end;
  unwanted constant uuid[] := array(select private.hidden_members() union all select private.muted_members());
begin
  if char_length(btrim(words)) < 2 or longest is null then
    return;
  end if;
  -- Of words that thousands match, the first thousand found are enough to choose from: to sort all would take long.
  return query
  with found as materialized (
    select search.profile_id, search.full_name
    from private.profile_search search
    where (is_long and search.plain like longest or not is_long and search.key like longest)
      and (cardinality(keys) = 1 or search.key like all (keys))
      and search.profile_id <> all (unwanted)
    limit 1000
  ),
  best as (
    select found.profile_id, found.full_name from found order by found.full_name, found.profile_id limit 5
  )
  select profile.*
  from best
  join public.profiles profile on profile.id = best.profile_id
  order by best.full_name, best.profile_id;
end
$$;

-- As it was, in PL/pgSQL because its plan is kept.
create or replace function private.muted_words_of(member uuid) returns text
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return (
    select '(^|\W)(' || string_agg(regexp_replace(word, '([^\w\s])', '\\\1', 'g'), '|') || ')($|\W)'
    from public.mutes where user_id = member and word is not null
  );
end
$$;

-- What a text holds that carries a muted word, as patterns for LIKE on its small letters: to compare with them is much
-- quicker than with the words themselves, which is left for the few texts that pass. Letters beyond ASCII pass as any.
create function private.muted_parts() returns text[]
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return array(
    select '%' || regexp_replace(regexp_replace(word, '([\\%_])', '\\\1', 'g'), '[^\x01-\x7f]+', '%', 'g') || '%'
    from public.mutes where user_id = auth.uid() and word is not null
  );
end
$$;

-- Whose posts the caller's feed shows: their own and those of whom they follow and do not mute. Security definer: the
-- policies of follows were asked twice over for what the policies of posts decide anyway.
create function private.feed_authors() returns uuid[]
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return array(
    select auth.uid()
    union all
    select following_id from public.follows
    where follower_id = auth.uid() and following_id not in (
      select muted_id from public.mutes where user_id = auth.uid() and muted_id is not null
    )
  );
end
$$;

revoke execute on function private.muted_parts(), private.feed_authors() from public;
grant execute on function private.muted_parts(), private.feed_authors() to authenticated;

-- As it was, with the functions above.
create or replace function public.feed_posts(
  before_time timestamptz default null,
  before_id uuid default null,
  page_size integer default null
)
returns setof public.posts
language plpgsql
stable
rows 30 -- about a page: what is embedded in the posts is then looked up for these few, not read as a whole table
set search_path = ''
as $$
declare
  caller constant uuid := auth.uid();
  authors constant uuid[] := private.feed_authors();
  parts constant text[] := private.muted_parts();
  unwanted constant text := case when cardinality(parts) > 0 then private.muted_words() end;
begin
  return query
  select post.*
  from public.posts post
  where post.created_at > now() - interval '24 hours'
    and (before_time is null or post.created_at < before_time or (post.created_at = before_time and post.id < before_id))
    and post.user_id = any (authors)
    and not (lower(post.content collate "C") like any (parts) and post.content ~* unwanted and post.user_id <> caller)
  order by post.created_at desc, post.id desc
  limit page_size;
end
$$;

-- The last three who acted are read from the index alone, in their order.
drop index private.notification_actors_latest;
create index notification_actors_latest on private.notification_actors (notification_id, created_at desc, actor_id);

-- How many acted and the last three of them, or null. In one statement and as one value: as a row of a table it took
-- longer to hand over than to read. Security definer: who acted is told to the recipient alone, and to the server.
create function private.who_acted(p_notification uuid) returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return (
    select pg_catalog.jsonb_build_object(
      'count', (select count(*) from private.notification_actors actor where actor.notification_id = notification.id),
      'actors', (
        select pg_catalog.jsonb_agg(pg_catalog.jsonb_build_object(
          'id', latest.id, 'full_name', latest.full_name, 'avatar_url', latest.avatar_url))
        from (
          select profile.id, profile.full_name, profile.avatar_url
          from private.notification_actors actor join public.profiles profile on profile.id = actor.actor_id
          where actor.notification_id = notification.id
          order by actor.created_at desc, actor.actor_id
          limit 3
        ) latest
      )
    )
    from public.notifications notification
    where notification.id = p_notification
      and coalesce(notification.recipient_id = auth.uid(), auth.role() = 'service_role')
  );
end
$$;

revoke execute on function private.who_acted(uuid) from public;
grant execute on function private.who_acted(uuid) to authenticated, service_role;

-- As it was, with the function above; of what is about no post, nothing is asked.
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
  (who.acted ->> 'count')::bigint as actor_count,
  coalesce(nullif(who.acted -> 'actors', 'null'), '[]') as actors,
  case when notification.post_id is not null then
    private.told_about(notification.kind, notification.post_id, notification.comment_id, notification.recipient_id)
  end as about,
  case when notification.decision_id is not null then private.decision_of(notification.id) end as decision
from public.notifications notification
cross join lateral (select private.who_acted(notification.id) as acted offset 0) who
where who.acted is not null;

drop function private.actors_of(uuid);
