-- The posts of the last 24 hours by the caller and those the caller follows, newest first. It returns posts, so one
-- call also embeds their authors; a list of followed ids would outgrow a URL. Without arguments it is all of them;
-- a page of page_size begins after the post (before_time, before_id).
create function public.feed_posts(
  before_time timestamptz default null,
  before_id uuid default null,
  page_size integer default null
)
returns setof public.posts
language sql
stable
rows 30 -- about a page: what is embedded in the posts is then looked up for these few, not read as a whole table
set search_path = ''
as $$
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
  limit page_size
$$;

revoke execute on function public.feed_posts(timestamptz, uuid, integer) from public;
grant execute on function public.feed_posts(timestamptz, uuid, integer) to authenticated;
