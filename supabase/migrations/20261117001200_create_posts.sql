create table public.posts (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  content text not null,
  image_url text,
  created_at timestamptz not null default now(),
  likes_count integer not null default 0,
  comments_count integer not null default 0,
  constraint content_is_1_to_3000_characters check (content ~ '\S' and char_length(content) <= 3000),
  constraint image_url_is_a_web_address check (image_url ~* '^(https?://\S+|[^\s:]+)$' and char_length(image_url) <= 2048),
  constraint counts_are_not_negative check (likes_count >= 0 and comments_count >= 0)
);

comment on table public.posts is 'What members share. Both counts are kept by triggers.';

create index posts_newest on public.posts (created_at desc, id desc);
create index posts_newest_of_author on public.posts (user_id, created_at desc, id desc);

grant select, delete on public.posts to authenticated;
grant insert (id, user_id, content, image_url) on public.posts to authenticated;
grant select, insert, update, delete on public.posts to service_role;

alter table public.posts enable row level security;

create policy "Members read posts" on public.posts
  for select to authenticated using (true);

create policy "Members post as themselves" on public.posts
  for insert to authenticated with check (user_id = (select auth.uid()));

create policy "Authors delete their posts" on public.posts
  for delete to authenticated using (user_id = (select auth.uid()));

-- Every member reads posts anyway, so only writing is protected.
create policy "Members with a second factor have given it to insert" on public.posts
  as restrictive for insert to authenticated with check ((select private.has_given_second_factor()));

create policy "Members with a second factor have given it to delete" on public.posts
  as restrictive for delete to authenticated using ((select private.has_given_second_factor()));

create table public.post_likes (
  id uuid primary key default gen_random_uuid(),
  post_id uuid not null references public.posts (id) on delete cascade,
  user_id uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  created_at timestamptz not null default now(),
  unique (post_id, user_id)
);

comment on table public.post_likes is 'Who likes which post, at most once.';

create index post_likes_of_member on public.post_likes (user_id, post_id);

grant select, delete on public.post_likes to authenticated;
grant insert (post_id, user_id) on public.post_likes to authenticated;
grant select, insert, update, delete on public.post_likes to service_role;

alter table public.post_likes enable row level security;

create policy "Members read who likes a post" on public.post_likes
  for select to authenticated using (true);

create policy "Members like posts as themselves" on public.post_likes
  for insert to authenticated with check (user_id = (select auth.uid()));

create policy "Members take back their like of a post" on public.post_likes
  for delete to authenticated using (user_id = (select auth.uid()));

create policy "Members with a second factor have given it to insert" on public.post_likes
  as restrictive for insert to authenticated with check ((select private.has_given_second_factor()));

create policy "Members with a second factor have given it to delete" on public.post_likes
  as restrictive for delete to authenticated using ((select private.has_given_second_factor()));

-- Security definer: nobody may write a count, not even the one whose like changes it.
create function private.count_post_likes() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    update public.posts set likes_count = likes_count + 1 where id = new.post_id;
  else
    update public.posts set likes_count = likes_count - 1 where id = old.post_id;
  end if;
  return null;
end
$$;

revoke execute on function private.count_post_likes() from public;

create trigger count_post_likes after insert or delete on public.post_likes
  for each row execute function private.count_post_likes();

-- The posts of the last 24 hours by the caller and those the caller follows, newest first. It returns posts, so one
-- call also embeds their authors; a list of followed ids would outgrow a URL. Without arguments it is all of them;
-- a page of page_size begins after the post (before_time, before_id).
-- In PL/pgSQL because its plan is kept: a function in SQL is planned with every call, which took longer than the reading.
create function public.feed_posts(
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

revoke execute on function public.feed_posts(timestamptz, uuid, integer) from public;
grant execute on function public.feed_posts(timestamptz, uuid, integer) to authenticated;
