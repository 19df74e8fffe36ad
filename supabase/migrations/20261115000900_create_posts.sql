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
grant insert (user_id, content, image_url) on public.posts to authenticated;
grant select, insert, update, delete on public.posts to service_role;

alter table public.posts enable row level security;

create policy "Members read posts" on public.posts
  for select to authenticated using (true);

create policy "Members post as themselves" on public.posts
  for insert to authenticated with check (user_id = (select auth.uid()));

create policy "Authors delete their posts" on public.posts
  for delete to authenticated using (user_id = (select auth.uid()));
