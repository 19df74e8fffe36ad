create table public.comments (
  id uuid primary key default gen_random_uuid(),
  post_id uuid not null references public.posts (id) on delete cascade,
  user_id uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  content text not null,
  created_at timestamptz not null default now(),
  likes_count integer not null default 0,
  constraint content_is_1_to_1000_characters check (content ~ '\S' and char_length(content) <= 1000),
  constraint likes_count_is_not_negative check (likes_count >= 0)
);

comment on table public.comments is 'Answers under a post, oldest first. The count is kept by a trigger.';

create index comments_of_post on public.comments (post_id, created_at, id);
create index comments_of_author on public.comments (user_id, created_at desc);

grant select, delete on public.comments to authenticated;
grant insert (id, post_id, user_id, content) on public.comments to authenticated;
grant select, insert, update, delete on public.comments to service_role;

alter table public.comments enable row level security;

create policy "Members read comments" on public.comments
  for select to authenticated using (true);

create policy "Members comment as themselves" on public.comments
  for insert to authenticated with check (user_id = (select auth.uid()));

create policy "Authors delete their comments" on public.comments
  for delete to authenticated using (user_id = (select auth.uid()));

create policy "Members with a second factor have given it to insert" on public.comments
  as restrictive for insert to authenticated with check ((select private.has_given_second_factor()));

create policy "Members with a second factor have given it to delete" on public.comments
  as restrictive for delete to authenticated using ((select private.has_given_second_factor()));

-- Security definer: nobody may write a count, not even the one whose comment changes it.
create function private.count_comments() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    update public.posts set comments_count = comments_count + 1 where id = new.post_id;
  else
    update public.posts set comments_count = comments_count - 1 where id = old.post_id;
  end if;
  return null;
end
$$;

revoke execute on function private.count_comments() from public;

create trigger count_comments after insert or delete on public.comments
  for each row execute function private.count_comments();

create table public.comment_likes (
  comment_id uuid not null references public.comments (id) on delete cascade,
  user_id uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (comment_id, user_id)
);

comment on table public.comment_likes is 'Who likes which comment, at most once.';

create index comment_likes_of_member on public.comment_likes (user_id, comment_id);

grant select, delete on public.comment_likes to authenticated;
grant insert (comment_id, user_id) on public.comment_likes to authenticated;
grant select, insert, update, delete on public.comment_likes to service_role;

alter table public.comment_likes enable row level security;

create policy "Members read who likes a comment" on public.comment_likes
  for select to authenticated using (true);

create policy "Members like comments as themselves" on public.comment_likes
  for insert to authenticated with check (user_id = (select auth.uid()));

create policy "Members take back their like of a comment" on public.comment_likes
  for delete to authenticated using (user_id = (select auth.uid()));

create policy "Members with a second factor have given it to insert" on public.comment_likes
  as restrictive for insert to authenticated with check ((select private.has_given_second_factor()));

create policy "Members with a second factor have given it to delete" on public.comment_likes
  as restrictive for delete to authenticated using ((select private.has_given_second_factor()));

-- Security definer: nobody may write a count, not even the one whose like changes it.
create function private.count_comment_likes() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    update public.comments set likes_count = likes_count + 1 where id = new.comment_id;
  else
    update public.comments set likes_count = likes_count - 1 where id = old.comment_id;
  end if;
  return null;
end
$$;

revoke execute on function private.count_comment_likes() from public;

create trigger count_comment_likes after insert or delete on public.comment_likes
  for each row execute function private.count_comment_likes();
