-- What one call may make the database do has an end that does not grow with the tables: on the embedded database a
-- statement that takes too long keeps everybody waiting.

-- As it was; compared by hash, so that many messages and many to leave out cost no more than both.
create or replace function private.merge_messages(
  stored jsonb,
  given jsonb,
  without text[],
  are_known boolean
) returns jsonb
language sql
immutable
set search_path = ''
as $$
  with
    before as (
      select message, message ->> 'id' as id, place
      from pg_catalog.jsonb_array_elements(coalesce(stored, '[]')) with ordinality as line (message, place)
      where message ->> 'id' not in (select unnest(without))
    ),
    after as (
      select distinct on (message ->> 'id') message, message ->> 'id' as id, place
      from pg_catalog.jsonb_array_elements(given) with ordinality as line (message, place)
      order by message ->> 'id', place
    ),
    merged as (
      select
        case
          when private.weight_of_message(after.message) > private.weight_of_message(before.message)
            or private.weight_of_message(after.message) = 0 and private.weight_of_message(before.message) = 0
          then after.message else before.message
        end as message, 0 as part, before.place
      from before left join after using (id)
      union all
      select message, 1, place from after
      where not are_known and not exists (select from before where before.id = after.id)
    )
  select coalesce(pg_catalog.jsonb_agg(message order by part, place), '[]') from merged
$$;

-- As it was, for as many messages as a talk of a megabyte has.
create or replace function public.merge_helper_session(
  p_project uuid,
  p_helper text,
  p_messages jsonb default '[]',
  p_without text[] default '{}',
  p_are_known boolean default false,
  p_state jsonb default '{}'
)
returns setof public.helper_sessions
language plpgsql
set search_path = ''
as $$
begin
  if jsonb_typeof(p_messages) <> 'array' or jsonb_array_length(p_messages) > 2000 or cardinality(p_without) > 2000 then
    raise exception 'VALIDATION_ERROR: a talk has at most 2000 messages' using errcode = '22023';
  end if;
  if pg_column_size(p_messages) + pg_column_size(p_state) + pg_column_size(p_without) > 2097152 then
    raise exception 'VALIDATION_ERROR: a talk has at most one megabyte' using errcode = '22023';
  end if;
  return query
  insert into public.helper_sessions as talk (project_id, helper, state)
  values (p_project, p_helper, p_state || pg_catalog.jsonb_build_object(
    'messages', private.merge_messages('[]', p_messages, p_without, p_are_known)))
  on conflict (project_id, helper) do update set state = talk.state || p_state || pg_catalog.jsonb_build_object(
    'messages', private.merge_messages(talk.state -> 'messages', p_messages, p_without, p_are_known))
  returning talk.*;
end
$$;

-- As it was; of one member the latest five thousand posts are looked through. A phrase, or a word that must not be there,
-- is compared with each post that holds the other words, so it is looked for among the latest alone.
create or replace function public.search_posts(
  words text,
  author text default null,
  before_time timestamptz default null,
  before_id uuid default null,
  page_size integer default 20
)
returns setof public.posts
language plpgsql
stable
rows 20
set search_path = ''
as $$
declare
  wanted constant tsquery := websearch_to_tsquery('pg_catalog.simple', left(words, 200));
  has_words constant boolean := numnode(wanted) > 0;
  has_operators constant boolean := wanted::text ~ '<->|<\d+>|!''';
  most constant integer := least(greatest(page_size, 0), 50);
  from_time constant timestamptz := coalesce(before_time, 'infinity');
  from_id constant uuid := coalesce(before_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff');
  unwanted uuid[];
  author_id uuid;
  found_ids uuid[];
begin
  if author is not null then
    select id into author_id from public.profiles where handle = lower(ltrim(btrim(author), '@'));
    return query
    select post.*
    from (
      select newest.* from public.posts newest
      where newest.user_id = author_id and (newest.created_at, newest.id) < (from_time, from_id)
      order by newest.created_at desc, newest.id desc
      limit 5000
    ) post
    where not has_words
      or (select search.words @@ wanted from private.post_search search where search.post_id = post.id)
    order by post.created_at desc, post.id desc
    limit most;
    return;
  end if;
  if not has_words then
    return;
  end if;

  -- Rare words: all that hold them, sorted. Words that thousands of posts hold: to sort those would take long, and the
  -- newest of them are soon found among the newest posts.
  unwanted := array(select private.hidden_members() union all select private.muted_members());
  found_ids := case when has_operators then null else private.posts_with(wanted, unwanted) end;
  if found_ids is null or cardinality(found_ids) > 1000 then
    found_ids := array(
      select latest.post_id
      from (
        select search.post_id, search.words
        from private.post_search search
        where (search.created_at, search.post_id) < (from_time, from_id) and search.user_id <> all (unwanted)
        order by search.created_at desc, search.post_id desc
        limit 10000
      ) latest
      where latest.words @@ wanted
      limit most
    );
  end if;
  return query
  select post.*
  from public.posts post
  where post.id = any (found_ids) and (post.created_at, post.id) < (from_time, from_id)
  order by post.created_at desc, post.id desc
  limit most;
end
$$;

-- As it was; of many followed members, the latest five hundred recommend, and the first fifty thousand they follow count.
create or replace function private.people_to_follow()
returns table (id uuid, shared bigint, follower_name text)
language plpgsql
stable
security definer
set search_path = ''
rows 5
as $$
declare
  caller constant uuid := auth.uid();
  hidden constant uuid[] := array(select private.hidden_members());
  followed constant uuid[] := array(
    select following_id from public.follows
    where follower_id = caller and following_id not in (select unnest(hidden))
    order by created_at desc
  );
  near constant uuid[] := followed[1:500];
  unwanted constant uuid[] := followed || hidden || array(select private.muted_members());
  found_ids uuid[];
  found_shares bigint[];
begin
  -- Most of those whom my people follow are followed by one of them alone, and to sort these is half the work:
  -- they are asked for only when the others are too few.
  for least_shared in reverse 2..1 loop
    select array_agg(best.id), array_agg(best.number) into found_ids, found_shares
    from (
      select further.id, further.number
      from (
        select link.following_id as id, count(*) as number
        from (select following_id from public.follows where follower_id = any (near) limit 50000) link
        group by link.following_id
        having count(*) >= least_shared
        offset 0 -- so that the few groups are looked up among the followed, not all their rows
      ) further
      where further.id <> caller and further.id not in (select unnest(unwanted))
      order by further.number desc, further.id
      limit 5
    ) best;
    exit when cardinality(found_ids) = 5;
  end loop;

  return query
  select candidate.id, candidate.number, (
    select min(coalesce(follower.full_name, 'User'))
    from public.follows link
    join public.profiles follower on follower.id = link.follower_id
    where link.follower_id = any (near) and link.following_id = candidate.id
  )
  from unnest(found_ids, found_shares) candidate (id, number)
  join public.profiles profile on profile.id = candidate.id
  order by candidate.number desc, profile.created_at desc, profile.id desc;

  if cardinality(found_ids) = 5 then
    return;
  end if;
  return query
  select profile.id, 0::bigint, null
  from public.profiles profile
  where profile.id <> caller and profile.id not in (select unnest(unwanted || found_ids))
  order by profile.created_at desc, profile.id desc
  limit 5 - coalesce(cardinality(found_ids), 0);
end
$$;
