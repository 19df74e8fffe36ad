create type public.user_type as enum ('founder', 'investor', 'mentor', 'entrepreneur', 'advisor');

create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  full_name text,
  email text,
  avatar_url text,
  user_type public.user_type not null default 'founder',
  company_name text,
  location text,
  bio text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint full_name_is_1_to_100_characters check (full_name ~ '\S' and char_length(full_name) <= 100),
  constraint email_is_kept_by_auth_alone check (email is null),
  constraint avatar_url_is_a_web_address check (avatar_url ~* '^(https?://\S+|[^\s:]+)$' and char_length(avatar_url) <= 2048),
  constraint company_name_is_at_most_100_characters check (char_length(company_name) <= 100),
  constraint location_is_at_most_100_characters check (char_length(location) <= 100),
  constraint bio_is_at_most_500_characters check (char_length(bio) <= 500)
);

comment on table public.profiles is 'What members see of each other. One row per account, made with it.';
comment on column public.profiles.email is
  'Accepted on insert, never stored: auth.users keeps the address, so no read of this table can reveal it.';

create index profiles_newest on public.profiles (created_at desc, id desc);
-- Without fastupdate off, a GIN index collects what is new in an unsorted list until a vacuum comes by. The embedded
-- database has none that does: there the list only grows, and the planner soon prefers to read all profiles.
create index profiles_full_name_search on public.profiles using gin (full_name extensions.gin_trgm_ops) with (fastupdate = off);
create index profiles_company_name_search on public.profiles using gin (company_name extensions.gin_trgm_ops) with (fastupdate = off);

grant select on public.profiles to authenticated;
grant insert (id, email, full_name, avatar_url, user_type, company_name, location, bio) on public.profiles to authenticated;
-- id and email may be sent along, as an upsert does: the policy keeps the id, the trigger drops the address.
grant update (id, email, full_name, avatar_url, user_type, company_name, location, bio) on public.profiles to authenticated;
grant select, insert, update, delete on public.profiles to service_role;

alter table public.profiles enable row level security;

create policy "Members read profiles" on public.profiles
  for select to authenticated using (true);

create policy "Members add their own missing profile" on public.profiles
  for insert to authenticated with check (id = (select auth.uid()));

create policy "Members change their own profile" on public.profiles
  for update to authenticated
  using (id = (select auth.uid()));

-- Every member reads profiles anyway, so only writing is protected; that also keeps live updates cheap.
create policy "Members with a second factor have given it to insert" on public.profiles
  as restrictive for insert to authenticated with check ((select private.has_given_second_factor()));

create policy "Members with a second factor have given it to update" on public.profiles
  as restrictive for update to authenticated using ((select private.has_given_second_factor()));

create function private.leave_email_to_auth() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if char_length(new.email) > 255 then
    raise exception 'Email must be less than 255 characters' using errcode = 'check_violation';
  end if;
  new.email := null;
  return new;
end
$$;

revoke execute on function private.leave_email_to_auth() from public;

create trigger leave_email_to_auth before insert or update of email on public.profiles
  for each row execute function private.leave_email_to_auth();

create trigger touch_updated_at before update on public.profiles
  for each row execute function private.touch_updated_at();
