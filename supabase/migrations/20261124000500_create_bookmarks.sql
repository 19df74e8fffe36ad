create table public.bookmarks (
  user_id uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  post_id uuid not null references public.posts (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (user_id, post_id)
);

comment on table public.bookmarks is 'Posts that a member wants to find again. Nobody else learns of it.';

create index bookmarks_newest on public.bookmarks (user_id, created_at desc, post_id desc);
create index bookmarks_of_post on public.bookmarks (post_id);

grant select, delete on public.bookmarks to authenticated;
grant insert (user_id, post_id) on public.bookmarks to authenticated;
grant select, insert, update, delete on public.bookmarks to service_role;

alter table public.bookmarks enable row level security;

create policy "Members read their bookmarks" on public.bookmarks
  for select to authenticated using (user_id = (select auth.uid()));

create policy "Members save posts for themselves" on public.bookmarks
  for insert to authenticated with check (user_id = (select auth.uid()));

create policy "Members take back their bookmarks" on public.bookmarks
  for delete to authenticated using (user_id = (select auth.uid()));

create policy "Members with a second factor have given it" on public.bookmarks
  as restrictive for all to authenticated using ((select private.has_given_second_factor()));

-- Nobody keeps track of more, and nobody can store without end.
create function private.keep_bookmarks_few() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if (select count(*) from public.bookmarks where user_id = new.user_id) >= 5000 then
    raise sqlstate 'PT413' using message = 'There is no room for more saved posts: take some back first.';
  end if;
  return new;
end
$$;

revoke execute on function private.keep_bookmarks_few() from public;

create trigger keep_bookmarks_few before insert on public.bookmarks
  for each row execute function private.keep_bookmarks_few();

-- The lists of who likes a post and of whom somebody follows are read newest first.
create index post_likes_newest on public.post_likes (post_id, created_at desc, id desc);
create index follows_newest_followed on public.follows (follower_id, created_at desc);
