-- As it was, without whom and what the caller mutes. Members across a block are left out by the policies of posts.
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
  unwanted_members constant uuid[] := array(select private.muted_members());
  unwanted_words constant text := private.muted_words();
begin
  return query
  select post.*
  from public.posts post
  where post.user_id <> (select auth.uid())
    and (post.created_at, post.id) <
      (coalesce(before_time, 'infinity'), coalesce(before_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff'))
    and post.user_id <> all (unwanted_members)
    and (unwanted_words is null or post.content !~* unwanted_words)
  order by post.created_at desc, post.id desc
  limit least(greatest(page_size, 0), 50);
end
$$;
