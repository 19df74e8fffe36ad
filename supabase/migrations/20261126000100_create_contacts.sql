create type public.contact_stage as enum ('to_ask', 'asked', 'booked', 'talked', 'follow_up');

create table public.contacts (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null references public.startup_projects (id) on delete cascade,
  name text not null,
  email text,
  company text,
  segment text,
  stage public.contact_stage not null default 'to_ask',
  next_step text,
  next_on date,
  note text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint name_is_1_to_120_characters check (name ~ '\S' and char_length(name) <= 120),
  constraint email_is_an_address check (email ~ '^[^\s@]+@[^\s@]+$' and char_length(email) <= 255),
  constraint company_is_1_to_120_characters check (company ~ '\S' and char_length(company) <= 120),
  constraint segment_is_1_to_120_characters check (segment ~ '\S' and char_length(segment) <= 120),
  constraint next_step_is_1_to_500_characters check (next_step ~ '\S' and char_length(next_step) <= 500),
  constraint note_is_1_to_2000_characters check (note ~ '\S' and char_length(note) <= 2000),
  -- What belongs to a contact names its project too, so it cannot lie in another one.
  constraint contacts_of_project unique (id, project_id)
);

comment on table public.contacts is
  'Whom a founder talks to about the venture. They are third persons: the name stands here alone, and goes when they are deleted.';

create index contacts_by_name on public.contacts (project_id, name, id);
create unique index contacts_by_email on public.contacts (project_id, lower(email)) where email is not null;

grant select, delete on public.contacts to authenticated;
grant insert (id, project_id, name, email, company, segment, stage, next_step, next_on, note),
  update (name, email, company, segment, stage, next_step, next_on, note) on public.contacts to authenticated;
grant select, insert, update, delete on public.contacts to service_role;

alter table public.contacts enable row level security;

create policy "Founders read their contacts" on public.contacts
  for select to authenticated
  using (project_id = any (array(select private.usable_projects())));

create policy "Founders note down contacts" on public.contacts
  for insert to authenticated
  with check (project_id = any (array(select private.usable_projects())));

create policy "Founders change their contacts" on public.contacts
  for update to authenticated
  using (project_id = any (array(select private.usable_projects())));

create policy "Founders delete their contacts" on public.contacts
  for delete to authenticated
  using (project_id = any (array(select private.usable_projects())));

create trigger touch_updated_at before update on public.contacts
  for each row execute function private.touch_updated_at();

-- Words without a person's name: the whole of it however it is written, its parts as they are written. The mark in its
-- place is shorter than any part, so no text outgrows its limit.
create function private.without_name(words text, name text) returns text
language sql
immutable
strict
set search_path = ''
as $$
  select regexp_replace(
    regexp_replace(words, '(?<!\w)' || whole || '(?!\w)', '…', 'gi'),
    '(?<!\w)(?:' || parts || ')(?!\w)', '…', 'g')
  from (
    select regexp_replace(btrim(name), '([][*+?^${}()|\\.])', '\\\1', 'g') as whole) as written,
    lateral (
      select coalesce(string_agg(part, '|' order by length(part) desc), whole) as parts
      from regexp_split_to_table(whole, '\s+') as part where char_length(part) > 1) as split
$$;

revoke execute on function private.without_name(text, text) from public;
grant execute on function private.without_name(text, text) to authenticated, service_role;

-- What the free plan has; a larger one keeps more. A file of two thousand people comes in within a minute.
insert into public.quotas (kind, per_seconds, max_rows, max_bytes, plan)
select 'contacts', per_seconds, max_rows * times, max_mb * 1048576::bigint * times, plan
from
  (values (0, 5000, 8), (60, 5000, 8)) as free (per_seconds, max_rows, max_mb),
  (values ('free'::public.subscription_plan, 1), ('early_venture', 4), ('venture', 16)) as plans (plan, times);

create trigger count_added after insert on public.contacts referencing new table as added
  for each statement execute function private.count_memory();
create trigger count_removed after delete on public.contacts referencing old table as removed
  for each statement execute function private.count_memory();
create trigger count_changed after update on public.contacts referencing old table as removed new table as added
  for each statement execute function private.count_memory();
