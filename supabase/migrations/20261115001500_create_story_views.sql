create table public.story_views (
  story_id uuid not null references public.stories (id) on delete cascade,
  viewer_id uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  viewed_at timestamptz not null default now(),
  primary key (story_id, viewer_id)
);

comment on table public.story_views is 'Which stories a member has seen; only that member can tell.';

create index story_views_of_member on public.story_views (viewer_id, story_id);

grant select on public.story_views to authenticated;
grant insert (story_id, viewer_id) on public.story_views to authenticated;
grant select, insert, update, delete on public.story_views to service_role;

alter table public.story_views enable row level security;

create policy "Members read what they have seen" on public.story_views
  for select to authenticated using (viewer_id = (select auth.uid()));

create policy "Members mark live stories as seen" on public.story_views
  for insert to authenticated
  with check (viewer_id = (select auth.uid()) and exists (select from public.stories where id = story_id));
