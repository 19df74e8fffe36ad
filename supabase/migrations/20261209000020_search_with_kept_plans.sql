-- A search planned anew for its words planned all it calls anew as well: who is hidden, who is muted, the policies of
-- what it returns. That took longer than to search. Now only the reading of the words is planned for them; the answers
-- stay as they were.

-- The first five by name whose key holds the words. Of words that thousands match, the first thousand found are enough to
-- choose from: to sort all would take long. Security definer: under a policy the planner may not look at how often a word
-- comes, and takes the index for one that everybody has. It holds nothing that members do not read anyway.
create function private.profiles_with(is_long boolean, longest text, keys text[], unwanted uuid[]) returns uuid[]
language plpgsql
stable
security definer
set search_path = ''
set plan_cache_mode = force_custom_plan -- how rare the words are decides whether the index serves best
as $$
begin
  return array(
    select found.profile_id
    from (
      select search.profile_id, search.full_name
      from private.profile_search search
      where (is_long and search.plain like longest or not is_long and search.key like longest)
        and (cardinality(keys) = 1 or search.key like all (keys))
        and search.profile_id <> all (unwanted)
      limit 1000
    ) found
    order by found.full_name, found.profile_id
    limit 5
  );
end
$$;

-- Posts that hold the words, a thousand and one at most.
create function private.posts_with(wanted tsquery, unwanted uuid[]) returns uuid[]
language plpgsql
stable
set search_path = ''
set plan_cache_mode = force_custom_plan -- as above
as $$
begin
  return array(
    select search.post_id from private.post_search search
    where search.words @@ wanted and search.user_id <> all (unwanted)
    limit 1001
  );
end
$$;

revoke execute on function private.profiles_with(boolean, text, text[], uuid[]), private.posts_with(tsquery, uuid[])
  from public;
grant execute on function private.profiles_with(boolean, text, text[], uuid[]), private.posts_with(tsquery, uuid[])
  to authenticated;

-- As it was, with the function above.
create or replace function public.search_profiles(words text)
returns setof public.profiles
language plpgsql
stable
set search_path = ''
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
  unwanted uuid[];
  best uuid[];
begin
  if char_length(btrim(words)) < 2 or keys[1] is null then
    return;
  end if;
  unwanted := array(select private.hidden_members() union all select private.muted_members());
  best := private.profiles_with(is_long, case when is_long then plain else keys[1] end, keys, unwanted);
  return query
  select profile.*
  from unnest(best) with ordinality found (id, place)
  join public.profiles profile on profile.id = found.id
  order by found.place;
end
$$;

-- As it was, with the other function above.
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
    from public.posts post
    where post.user_id = author_id and (post.created_at, post.id) < (from_time, from_id)
      and (not has_words or exists (
        select from private.post_search search where search.post_id = post.id and search.words @@ wanted))
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
  found_ids := private.posts_with(wanted, unwanted);
  if cardinality(found_ids) > 1000 then
    found_ids := array(
      select latest.post_id
      from (
        select search.post_id, search.words
        from private.post_search search
        where (search.created_at, search.post_id) < (from_time, from_id) and search.user_id <> all (unwanted)
        order by search.created_at desc, search.post_id desc
        limit 20000
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
