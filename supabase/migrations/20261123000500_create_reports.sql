create table public.reports (
  id uuid primary key default gen_random_uuid(),
  reporter_id uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  post_id uuid references public.posts (id) on delete cascade,
  comment_id uuid references public.comments (id) on delete cascade,
  message_id uuid references public.messages (id) on delete cascade,
  profile_id uuid references public.profiles (id) on delete cascade,
  reason text not null,
  text text,
  created_at timestamptz not null default now(),
  resolved_at timestamptz,
  unique (reporter_id, post_id),
  unique (reporter_id, comment_id),
  unique (reporter_id, message_id),
  unique (reporter_id, profile_id),
  constraint exactly_one_thing_is_reported check (num_nonnulls(post_id, comment_id, message_id, profile_id) = 1),
  constraint nobody_reports_themselves check (reporter_id <> profile_id),
  constraint reason_is_one_of_five check (reason in ('spam', 'harassment', 'hate', 'fraud', 'other')),
  constraint text_is_at_most_1000_characters check (char_length(text) <= 1000)
);

comment on table public.reports is 'What members tell the moderators, once per thing. Read by its writer, and through the queue.';
comment on column public.reports.resolved_at is 'When a moderator decided. What is reported after that is open again.';

create index reports_of_post on public.reports (post_id);
create index reports_of_comment on public.reports (comment_id);
create index reports_of_message on public.reports (message_id);
create index reports_of_profile on public.reports (profile_id);
create index reports_open on public.reports (created_at) where resolved_at is null;

grant select on public.reports to authenticated;
grant insert (reporter_id, post_id, comment_id, message_id, profile_id, reason, text) on public.reports to authenticated;
grant select, insert, update, delete on public.reports to service_role;

alter table public.reports enable row level security;

create policy "Members read their reports" on public.reports
  for select to authenticated using (reporter_id = (select auth.uid()));

create policy "Members report what they see" on public.reports
  for insert to authenticated
  with check (
    reporter_id = (select auth.uid())
    and (post_id is null or exists (select from public.posts where id = post_id))
    and (comment_id is null or exists (select from public.comments where id = comment_id))
    and (message_id is null or exists (select from public.messages where id = message_id))
    and (profile_id is null or exists (select from public.profiles where id = profile_id))
  );

create policy "Members with a second factor have given it" on public.reports
  as restrictive for all to authenticated using ((select private.has_given_second_factor()));

insert into public.quotas (kind, plan, per_seconds, max_rows)
select 'reports', plan, 86400, 50 from unnest(enum_range(null::public.subscription_plan)) plan;
