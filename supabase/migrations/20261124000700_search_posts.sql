-- Finding posts by their words. They are kept beside the posts: under the policies of posts, an index of words could not
-- be used. Holds nothing that is not joined with the posts as the caller sees them.
create table private.post_search (
  post_id uuid primary key references public.posts (id) on delete cascade,
  user_id uuid not null,
  created_at timestamptz not null,
  words tsvector not null
);

comment on table private.post_search is 'The words of posts as the search compares them; written by a trigger.';

create index post_search_words on private.post_search using gin (words) with (fastupdate = off);
create index post_search_newest on private.post_search (created_at desc, post_id desc);

grant select on private.post_search to authenticated;

alter table private.post_search enable row level security;

create policy "Members search posts" on private.post_search
  for select to authenticated using (true);

-- Security definer: members write posts, and only this writes what is searched.
create function private.keep_post_search() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into private.post_search (post_id, user_id, created_at, words)
  values (new.id, new.user_id, new.created_at, to_tsvector('pg_catalog.simple', new.content))
  on conflict (post_id) do update set created_at = excluded.created_at, words = excluded.words;
  return null;
end
$$;

revoke execute on function private.keep_post_search() from public;

create trigger keep_post_search after insert or update of content, created_at on public.posts
  for each row execute function private.keep_post_search();

insert into private.post_search (post_id, user_id, created_at, words)
select id, user_id, created_at, to_tsvector('pg_catalog.simple', content) from public.posts;

-- Posts that hold each of the words, newest first, of everybody or of the member with this handle. "A phrase", or, and
-- -without work as in search engines. Without language rules, so that it is the same in all of them. Members across a
-- block or muted are left out before the page is cut; whom one asks for by handle is found though muted.
create function public.search_posts(
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
set plan_cache_mode = force_custom_plan -- how rare the words are decides whether the index serves best
as $$
declare
  wanted constant tsquery := websearch_to_tsquery('pg_catalog.simple', left(words, 200));
  has_words constant boolean := numnode(wanted) > 0;
  most constant integer := least(greatest(page_size, 0), 50);
  from_time constant timestamptz := coalesce(before_time, 'infinity');
  from_id constant uuid := coalesce(before_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff');
  unwanted constant uuid[] := array(select private.hidden_members() union all select private.muted_members());
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
  found_ids := array(select search.post_id from private.post_search search where search.words @@ wanted and search.user_id <> all (unwanted) limit 1001);
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

comment on function public.search_posts(text, text, timestamptz, uuid, integer) is
  'Posts that hold the words, newest first, of everybody or of the member with this handle.';

revoke execute on function public.search_posts(text, text, timestamptz, uuid, integer) from public;
grant execute on function public.search_posts(text, text, timestamptz, uuid, integer) to authenticated;
