-- As it was, without whom and what the caller mutes.
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
  unwanted constant text := private.muted_words();
begin
  return query
  select post.*
  from public.posts post
  where post.user_id <> (select auth.uid())
    and post.user_id <> all (array(select private.muted_members()))
    and (unwanted is null or post.content !~* unwanted)
    and (post.created_at, post.id) <
      (coalesce(before_time, 'infinity'), coalesce(before_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff'))
  order by post.created_at desc, post.id desc
  limit least(greatest(page_size, 0), 50);
end
$$;
