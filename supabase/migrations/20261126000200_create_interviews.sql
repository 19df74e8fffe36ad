create table public.interviews (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null references public.startup_projects (id) on delete cascade,
  contact_id uuid,
  held_at timestamptz not null default now(),
  compliments text[] not null default '{}',
  next_step text,
  created_at timestamptz not null default now(),
  constraint interviews_with_a_contact_of_the_project foreign key (contact_id, project_id)
    references public.contacts (id, project_id) on delete cascade,
  constraint at_most_5_compliments check (
    cardinality(compliments) <= 5 and char_length(array_to_string(compliments, '')) <= 5000),
  constraint next_step_is_1_to_500_characters check (next_step ~ '\S' and char_length(next_step) <= 500)
);

comment on table public.interviews is
  'A talk with somebody about the venture. Its quotes are facts, and rest on the source of the same id.';
comment on column public.interviews.contact_id is 'Null when nobody was named, or the person has been deleted since.';
comment on column public.interviews.compliments is 'Kind words. They are kept and support nothing.';

create index interviews_newest on public.interviews (project_id, held_at desc, id);
create index interviews_of_contact on public.interviews (contact_id, project_id);

grant select, delete on public.interviews to authenticated;
grant insert (id, project_id, contact_id, held_at, compliments, next_step) on public.interviews to authenticated;
grant select, insert, update, delete on public.interviews to service_role;

alter table public.interviews enable row level security;

create policy "Founders read their interviews" on public.interviews
  for select to authenticated
  using (project_id = any (array(select private.usable_projects())));

create policy "Founders log interviews" on public.interviews
  for insert to authenticated
  with check (project_id = any (array(select private.usable_projects())));

create policy "Founders delete their interviews" on public.interviews
  for delete to authenticated
  using (project_id = any (array(select private.usable_projects())));

-- What was said in it goes with it.
create function private.delete_interview_source() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  delete from public.sources source where source.id = old.id and source.project_id = old.project_id;
  return null;
end
$$;

revoke execute on function private.delete_interview_source() from public;

create trigger delete_source after delete on public.interviews
  for each row execute function private.delete_interview_source();

-- A deleted person leaves no name behind: not in the interviews, which stay, nor in what they said there.
-- Security definer: sources and quotes are kept as they were said, and members may not change them.
create function private.unname_contact() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not exists (select from public.startup_projects project where project.id = old.project_id) then
    return old;
  end if;
  update public.sources source set text = private.without_name(source.text, old.name)
  from public.interviews talk
  where talk.contact_id = old.id and source.id = talk.id
    and source.text <> private.without_name(source.text, old.name);
  -- A fact that counts no more cannot be reworded.
  delete from public.facts fact using public.interviews talk
  where talk.contact_id = old.id and fact.source_id = talk.id and fact.state in ('withdrawn', 'replaced')
    and fact.text <> private.without_name(fact.text, old.name);
  update public.facts fact set
    text = private.without_name(fact.text, old.name),
    quote = private.without_name(fact.quote, old.name),
    subject = private.without_name(fact.subject, old.name)
  from public.interviews talk
  where talk.contact_id = old.id and fact.source_id = talk.id
    and (fact.text, fact.quote, fact.subject) is distinct from (
      private.without_name(fact.text, old.name), private.without_name(fact.quote, old.name),
      private.without_name(fact.subject, old.name));
  update public.interviews talk set
    contact_id = null,
    next_step = private.without_name(talk.next_step, old.name),
    compliments = array(
      select private.without_name(kind.words, old.name)
      from unnest(talk.compliments) with ordinality as kind (words, place) order by kind.place)
  where talk.contact_id = old.id;
  return old;
end
$$;

revoke execute on function private.unname_contact() from public;

create trigger unname before delete on public.contacts
  for each row execute function private.unname_contact();

-- One talk as a phone sends it, all of it or nothing. The id is the browser's: sent again it is there once. A quote is
-- a fact the founder wrote down, and bears on the assumption it names; a compliment is kept and is none. The name of the person is left out of the words,
-- because helpers read facts, unless the founder keeps it. A person who is gone meanwhile leaves the talk unnamed.
create function public.log_interview(
  interview_id uuid,
  project_id uuid,
  held_at timestamptz,
  quotes jsonb,
  contact_id uuid default null,
  contact_name text default null,
  next_step text default null,
  next_on date default null,
  keeps_name boolean default false
) returns uuid
language plpgsql
set search_path = ''
as $$
#variable_conflict use_column
declare
  person public.contacts;
  said jsonb;
begin
  if jsonb_typeof(log_interview.quotes) <> 'array' or jsonb_array_length(log_interview.quotes) > 5 then
    raise exception 'VALIDATION_ERROR: an interview has up to five quotes' using errcode = '22023';
  end if;
  if exists (select from public.interviews talk where talk.id = log_interview.interview_id) then
    return log_interview.interview_id;
  end if;
  if log_interview.contact_name is not null then
    insert into public.contacts (id, project_id, name)
    values (log_interview.contact_id, log_interview.project_id, log_interview.contact_name)
    on conflict do nothing;
  end if;
  select * into person from public.contacts contact
  where contact.id = log_interview.contact_id and contact.project_id = log_interview.project_id;
  select coalesce(jsonb_agg(quote || jsonb_build_object('text', case
      when log_interview.keeps_name or person.name is null then quote ->> 'text'
      else private.without_name(quote ->> 'text', person.name) end) order by place), '[]')
  into said
  from jsonb_array_elements(log_interview.quotes) with ordinality as sent (quote, place);
  insert into public.interviews (id, project_id, contact_id, held_at, compliments, next_step)
  values (
    log_interview.interview_id, log_interview.project_id, person.id, log_interview.held_at,
    array(
      select quote ->> 'text' from jsonb_array_elements(said) with ordinality as one (quote, place)
      where quote ->> 'mark' = 'compliment' order by place),
    log_interview.next_step)
  on conflict (id) do nothing;
  if not found then
    return log_interview.interview_id;
  end if;
  insert into public.sources (id, project_id, kind, text, said_at)
  select log_interview.interview_id, log_interview.project_id, 'interview',
    string_agg(quote ->> 'text', E'\n\n' order by place), log_interview.held_at
  from jsonb_array_elements(said) with ordinality as one (quote, place)
  where quote ->> 'mark' is distinct from 'compliment'
  having count(*) > 0;
  insert into public.facts (id, project_id, topic, subject, text, quote, value, evidence, bears, source_id, said_at)
  select (quote ->> 'id')::uuid, log_interview.project_id, (quote ->> 'topic')::public.fact_topic, person.segment,
    quote ->> 'text', quote ->> 'text', nullif(quote -> 'value', 'null'), (quote ->> 'mark')::public.fact_evidence,
    coalesce(quote ->> 'bears', 'for')::public.fact_bearing, log_interview.interview_id, log_interview.held_at
  from jsonb_array_elements(said) as quote
  where quote ->> 'mark' is distinct from 'compliment';
  insert into public.assumption_facts (assumption_id, fact_id, project_id, bears)
  select assumption.id, (quote ->> 'id')::uuid, log_interview.project_id,
    coalesce(quote ->> 'bears', 'for')::public.fact_bearing
  from jsonb_array_elements(said) as quote
  join public.assumptions assumption
    on assumption.id = (quote ->> 'assumption')::uuid and assumption.project_id = log_interview.project_id
  where quote ->> 'mark' is distinct from 'compliment';
  update public.contacts contact set
    stage = case when log_interview.next_step is null then 'talked' else 'follow_up' end::public.contact_stage,
    next_step = log_interview.next_step,
    next_on = log_interview.next_on
  where contact.id = person.id;
  return log_interview.interview_id;
end
$$;

revoke execute on function
  public.log_interview(uuid, uuid, timestamptz, jsonb, uuid, text, text, date, boolean) from public;
grant execute on function
  public.log_interview(uuid, uuid, timestamptz, jsonb, uuid, text, text, date, boolean) to authenticated;

-- What the free plan has; a larger one keeps more.
insert into public.quotas (kind, per_seconds, max_rows, max_bytes, plan)
select 'interviews', per_seconds, max_rows * times, max_mb * 1048576::bigint * times, plan
from
  (values (0, 2000, 8), (60, 300, 2)) as free (per_seconds, max_rows, max_mb),
  (values ('free'::public.subscription_plan, 1), ('early_venture', 4), ('venture', 16)) as plans (plan, times);

create trigger count_added after insert on public.interviews referencing new table as added
  for each statement execute function private.count_memory();
create trigger count_removed after delete on public.interviews referencing old table as removed
  for each statement execute function private.count_memory();
create trigger count_changed after update on public.interviews referencing old table as removed new table as added
  for each statement execute function private.count_memory();

-- Sources were never changed until a name had to go.
create trigger count_changed after update on public.sources referencing old table as removed new table as added
  for each statement execute function private.count_memory();

-- A project takes its people along, and nobody can tell any more whose they were.
create function private.release_contacts() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.quota_usage set rows = 0, bytes = 0
  where user_id = old.user_id and kind in ('contacts', 'interviews') and per_seconds = 0;
  return null;
end
$$;

revoke execute on function private.release_contacts() from public;

create trigger release_contacts after delete on public.startup_projects
  for each row execute function private.release_contacts();
