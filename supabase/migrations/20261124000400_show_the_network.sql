-- For a feed that is still empty: the latest posts of everybody else, a page of at most fifty, read from the end of an
-- index. In PL/pgSQL because its plan is kept.
create function public.network_posts(
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
begin
  return query
  select post.*
  from public.posts post
  where post.user_id <> (select auth.uid())
    and (post.created_at, post.id) <
      (coalesce(before_time, 'infinity'), coalesce(before_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff'))
  order by post.created_at desc, post.id desc
  limit least(greatest(page_size, 0), 50);
end
$$;

comment on function public.network_posts(timestamptz, uuid, integer) is 'The latest posts of everybody but the caller, newest first.';

revoke execute on function public.network_posts(timestamptz, uuid, integer) from public;
grant execute on function public.network_posts(timestamptz, uuid, integer) to authenticated;
