create table public.follows (
  id uuid primary key default gen_random_uuid(),
  follower_id uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  following_id uuid not null references public.profiles (id) on delete cascade,
  created_at timestamptz not null default now(),
  unique (follower_id, following_id),
  constraint nobody_follows_themselves check (follower_id <> following_id)
);

comment on table public.follows is 'Who follows whom.';

create index follows_newest_followers on public.follows (following_id, created_at desc);

grant select, delete on public.follows to authenticated;
grant insert (follower_id, following_id) on public.follows to authenticated;
grant select, insert, update, delete on public.follows to service_role;

alter table public.follows enable row level security;

create policy "Members read who follows whom" on public.follows
  for select to authenticated using (true);

create policy "Members follow as themselves" on public.follows
  for insert to authenticated with check (follower_id = (select auth.uid()));

create policy "Members unfollow as themselves" on public.follows
  for delete to authenticated using (follower_id = (select auth.uid()));

create policy "Members with a second factor have given it to insert" on public.follows
  as restrictive for insert to authenticated with check ((select private.has_given_second_factor()));

create policy "Members with a second factor have given it to delete" on public.follows
  as restrictive for delete to authenticated using ((select private.has_given_second_factor()));
