-- The posts of the last 24 hours by the caller and those the caller follows. It returns posts, so one call also
-- embeds their authors and pages by (created_at, id); a list of followed ids would outgrow a URL.
create function public.feed_posts()
returns setof public.posts
language sql
stable
set search_path = ''
as $$
  select post.*
  from public.posts post
  where post.created_at > now() - interval '24 hours'
    and post.user_id = any (array(
      select (select auth.uid())
      union all
      select following_id from public.follows where follower_id = (select auth.uid())
    ))
$$;

revoke execute on function public.feed_posts() from public;
grant execute on function public.feed_posts() to authenticated;
