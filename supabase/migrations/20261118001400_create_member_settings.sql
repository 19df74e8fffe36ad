create table public.member_settings (
  user_id uuid primary key default auth.uid() references auth.users (id) on delete cascade,
  language text,
  early_access boolean not null default false,
  first_minutes text,
  mail jsonb not null default '{}',
  privacy jsonb not null default '{}',
  updated_at timestamptz not null default now(),
  constraint language_is_one_we_speak check (language in ('en', 'de', 'es', 'fr', 'pt')),
  constraint first_minutes_are_over check (first_minutes in ('done', 'skipped')),
  constraint mail_is_an_object_up_to_4000_bytes check (jsonb_typeof(mail) = 'object' and octet_length(mail::text) <= 4000),
  constraint privacy_is_an_object_up_to_4000_bytes
    check (jsonb_typeof(privacy) = 'object' and octet_length(privacy::text) <= 4000)
);

comment on table public.member_settings is 'What a member has chosen for themselves. Profiles are readable by all members; this is theirs alone.';
comment on column public.member_settings.first_minutes is 'Whether the questions to a new founder were answered or put aside. Null is neither yet.';

grant select on public.member_settings to authenticated;
grant insert (user_id, language, early_access, first_minutes, mail, privacy),
  update (user_id, language, early_access, first_minutes, mail, privacy) on public.member_settings to authenticated;
grant select, insert, update, delete on public.member_settings to service_role;

alter table public.member_settings enable row level security;

create policy "Members read their settings" on public.member_settings
  for select to authenticated using (user_id = (select auth.uid()));

create policy "Members choose settings" on public.member_settings
  for insert to authenticated with check (user_id = (select auth.uid()));

create policy "Members change their settings" on public.member_settings
  for update to authenticated using (user_id = (select auth.uid()));

create policy "Members with a second factor have given it" on public.member_settings
  as restrictive for all to authenticated using ((select private.has_given_second_factor()));

create trigger touch_updated_at before update on public.member_settings
  for each row execute function private.touch_updated_at();
