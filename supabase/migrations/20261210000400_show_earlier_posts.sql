-- The list below the last day's: everything that feed_posts leaves out. So a follow or an own post never leaves less to
-- read: what leaves one list stands in the other.
create or replace function public.network_posts(
  before_time timestamptz default null,
  before_id uuid default null,
  page_size integer default 20
)
returns setof public.posts
language plpgsql
stable
rows 20 -- about a page: what is embedded in the posts is then looked up for these few, not read as a whole table
set search_path = ''
as $$
declare
  caller constant uuid := auth.uid();
  authors constant uuid[] := private.feed_authors();
  unwanted_members constant uuid[] := array(select private.muted_members());
  muted constant private.muted_words := private.muted_words();
  most constant integer := least(greatest(page_size, 0), 50);
  examined constant integer := case when muted.parts is null then most else 1000 end;
begin
  return query
  select post.*
  from (
    select newest.*
    from public.posts newest
    where (newest.created_at <= now() - interval '24 hours' or newest.user_id <> all (authors))
      and (newest.created_at, newest.id) <
        (coalesce(before_time, 'infinity'), coalesce(before_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff'))
      and newest.user_id <> all (unwanted_members)
    order by newest.created_at desc, newest.id desc
    limit examined
  ) post
  where muted.parts is null or post.user_id = caller or not coalesce((
    select search.parts @@ muted.parts
      and (coalesce(search.parts @@ muted.plain, false) or private.holds_phrase(post.content, muted.phrases))
    from private.post_search search where search.post_id = post.id
  ), false)
  order by post.created_at desc, post.id desc
  limit most;
end
$$;
