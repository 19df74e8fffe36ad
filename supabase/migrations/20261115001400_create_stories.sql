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
grant insert (user_id, image_url) on public.stories to authenticated;
grant select, insert, update, delete on public.stories to service_role;

alter table public.stories enable row level security;

create policy "Members read stories of the last 24 hours" on public.stories
  for select to authenticated using (created_at > now() - interval '24 hours');

create policy "Members tell their own stories" on public.stories
  for insert to authenticated with check (user_id = (select auth.uid()));

create policy "Members delete their own stories" on public.stories
  for delete to authenticated using (user_id = (select auth.uid()));
