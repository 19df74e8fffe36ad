-- The functions below are in PL/pgSQL because its plans are kept: a function in SQL is planned with every call, which
-- took longer than the reading.

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
begin
  return query
  select post.*
  from public.posts post
  where post.created_at > now() - interval '24 hours'
    and (before_time is null or post.created_at < before_time or (post.created_at = before_time and post.id < before_id))
    and post.user_id = any (array(
      select (select auth.uid())
      union all
      select following_id from public.follows where follower_id = (select auth.uid())
    ))
  order by post.created_at desc, post.id desc
  limit page_size;
end
$$;

create or replace function public.recommended_profiles()
returns setof public.profiles
language plpgsql
stable
set search_path = ''
rows 5
as $$
declare
  caller constant uuid := auth.uid();
  followed constant uuid[] := array(select following_id from public.follows where follower_id = caller);
  found_ids uuid[];
  found_shares bigint[];
begin
  -- Most of those whom my people follow are followed by one of them alone, and to sort these is half the work:
  -- they are asked for only when the others are too few.
  for least_shared in reverse 2..1 loop
    select array_agg(id), array_agg(shared) into found_ids, found_shares
    from (
      select further.id, further.shared
      from (
        select following_id as id, count(*) as shared
        from public.follows
        where follower_id = any (followed)
        group by following_id
        having count(*) >= least_shared
        offset 0 -- so that the few groups are looked up among the followed, not all their rows
      ) further
      where further.id <> caller and further.id not in (select unnest(followed))
      order by further.shared desc, further.id
      limit 5
    ) best;
    exit when cardinality(found_ids) = 5;
  end loop;

  return query
  select profile.*
  from unnest(found_ids, found_shares) candidate (id, shared)
  join public.profiles profile on profile.id = candidate.id
  order by candidate.shared desc, profile.created_at desc, profile.id desc;

  if cardinality(found_ids) = 5 then
    return;
  end if;
  return query
  select profile.*
  from public.profiles profile
  where profile.id <> caller and profile.id <> all (followed || found_ids)
  order by profile.created_at desc, profile.id desc
  limit 5 - coalesce(cardinality(found_ids), 0);
end
$$;
