create table public.stories (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  image_url text not null,
  created_at timestamptz not null default now(),
  constraint image_url_is_a_web_address check (image_url ~* '^(https?://\S+|[^\s:]+)$' and char_length(image_url) <= 2048)
);

comment on table public.stories is 'Pictures that members see for 24 hours.';

create index stories_newest on public.stories (created_at desc, id desc);
create index stories_of_member on public.stories (user_id, created_at desc, id desc);

grant select, delete on public.stories to authenticated;
grant insert (id, user_id, image_url) on public.stories to authenticated;
grant select, insert, update, delete on public.stories to service_role;

alter table public.stories enable row level security;

create policy "Members read stories of the last 24 hours" on public.stories
  for select to authenticated using (created_at > now() - interval '24 hours');

create policy "Members tell their own stories" on public.stories
  for insert to authenticated with check (user_id = (select auth.uid()));

create policy "Members delete their own stories" on public.stories
  for delete to authenticated using (user_id = (select auth.uid()));

create policy "Members with a second factor have given it" on public.stories
  as restrictive for all to authenticated using ((select private.has_given_second_factor()));

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

create policy "Members with a second factor have given it" on public.story_views
  as restrictive for all to authenticated using ((select private.has_given_second_factor()));

-- A story lives 24 hours; then its row, who saw it and its picture go. The bytes of a picture without a row are
-- removed by the server's sweeper.
create function private.remove_expired_stories() returns void
language plpgsql
set search_path = ''
as $$
begin
  delete from public.stories where created_at <= now() - interval '24 hours';
  -- Supabase lets SQL delete files only when it says that it means to.
  perform set_config('storage.allow_delete_query', 'true', true);
  delete from storage.objects where bucket_id = 'stories' and created_at <= now() - interval '24 hours';
end
$$;

revoke execute on function private.remove_expired_stories() from public;

-- Where nothing can run jobs, expired stories stay, unseen: the policies hide them by their age.
do $$
begin
  if to_regnamespace('cron') is null and current_setting('cron.database_name', true) = current_database() then
    create extension if not exists pg_cron;
  end if;
  if to_regprocedure('cron.schedule(text, text, text)') is not null then
    perform cron.schedule('remove expired stories', '@hourly', 'select private.remove_expired_stories()');
  end if;
end
$$;
