-- Deleting a person read all that was said in their talks, each text nine times: with 1,900 talks that took longer than a
-- statement may, so they could not be deleted at all. Now each text is read once. A statement reads seven hundred texts, or half a
-- megabyte of them; what is left is written down, and a job goes on with it each minute.
create table private.names_to_remove (
  contact_id uuid primary key,
  project_id uuid not null references public.startup_projects (id) on delete cascade,
  name text not null,
  -- Facts and talks that may still have the name.
  told_in uuid[] not null,
  worked_at timestamptz not null default now()
);

comment on table private.names_to_remove is 'Deleted people whose name may still stand in facts and talks, until a job has read them all. One row for each.';

create index names_to_remove_next on private.names_to_remove (worked_at);
create index names_to_remove_of_project on private.names_to_remove (project_id);
alter table private.names_to_remove enable row level security;

-- The patterns are made once: making them for each text took longer than the reading.
create function private.patterns_of_name(name text, out whole text, out parts text)
language sql
immutable strict
set search_path = ''
as $$
  select '(?<!\w)' || written.whole || '(?!\w)', '(?<!\w)(?:' || split.parts || ')(?!\w)'
  from (
    select regexp_replace(btrim(name), '([][*+?^${}()|\\.])', '\\\1', 'g') as whole) as written,
    lateral (
      select coalesce(string_agg(part, '|' order by length(part) desc), written.whole) as parts
      from regexp_split_to_table(written.whole, '\s+') as part where char_length(part) > 1) as split
$$;

create or replace function private.without_name(words text, name text) returns text
language sql
immutable strict
set search_path = ''
as $$
  select regexp_replace(regexp_replace(words, pattern.whole, '…', 'gi'), pattern.parts, '…', 'g')
  from private.patterns_of_name(name) as pattern
$$;

-- Removes a name from the first of these facts and talks. Returns those it has not come to.
create function private.remove_name(name text, told_in uuid[], most integer, most_bytes bigint) returns uuid[]
language plpgsql
set search_path = ''
as $$
declare
  whole text;
  parts text;
  now_read uuid[];
begin
  select pattern.whole, pattern.parts into whole, parts from private.patterns_of_name(name) as pattern;
  -- One at least, so that there is an end.
  select coalesce(array_agg(sized.id), '{}') into now_read
  from (
    select one.id, one.place, sum(
      coalesce(octet_length(fact.text), 0) + coalesce(octet_length(source.text), 0)
      + coalesce(octet_length(talk.compliments::text), 0)) over (order by one.place) as bytes
    from unnest(told_in[1:most]) with ordinality as one (id, place)
    left join public.facts fact on fact.id = one.id
    left join public.sources source on source.id = one.id
    left join public.interviews talk on talk.id = one.id
  ) as sized
  where sized.bytes <= most_bytes or sized.place = 1;
  perform set_config('undaunted.is_unnaming', 'on', true);
  -- A fact that counts no more is not worth keeping in other words.
  with read as materialized (
    select fact.id,
      regexp_replace(regexp_replace(fact.text, whole, '…', 'gi'), parts, '…', 'g') as text,
      regexp_replace(regexp_replace(fact.quote, whole, '…', 'gi'), parts, '…', 'g') as quote,
      regexp_replace(regexp_replace(fact.subject, whole, '…', 'gi'), parts, '…', 'g') as subject
    from public.facts fact where fact.id = any (now_read)
  ), gone as (
    delete from public.facts fact using read
    where fact.id = read.id and fact.state in ('withdrawn', 'replaced')
      and (fact.text, fact.quote, fact.subject) is distinct from (read.text, read.quote, read.subject)
  )
  update public.facts fact set
    text = read.text,
    quote = read.quote,
    subject = read.subject,
    state = case
      when (fact.text, fact.subject) is distinct from (read.text, read.subject) then 'corrected'
      else fact.state
    end,
    updated_at = now()
  from read
  where fact.id = read.id and fact.state not in ('withdrawn', 'replaced')
    and (fact.text, fact.quote, fact.subject) is distinct from (read.text, read.quote, read.subject);
  with read as materialized (
    select source.id, regexp_replace(regexp_replace(source.text, whole, '…', 'gi'), parts, '…', 'g') as text
    from public.sources source where source.id = any (now_read)
  )
  update public.sources source set text = read.text from read where source.id = read.id and source.text <> read.text;
  with read as materialized (
    select talk.id, regexp_replace(regexp_replace(talk.next_step, whole, '…', 'gi'), parts, '…', 'g') as next_step,
      array(
        select regexp_replace(regexp_replace(kind.words, whole, '…', 'gi'), parts, '…', 'g')
        from unnest(talk.compliments) with ordinality as kind (words, place) order by kind.place) as compliments
    from public.interviews talk where talk.id = any (now_read)
  )
  update public.interviews talk set next_step = read.next_step, compliments = read.compliments
  from read
  where talk.id = read.id
    and (talk.next_step, talk.compliments) is distinct from (read.next_step, read.compliments);
  perform set_config('undaunted.is_unnaming', '', true);
  return told_in[cardinality(now_read) + 1:];
end
$$;

create or replace function private.unname_contact() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  -- What a statement that deletes several people has read for those before.
  used constant integer := coalesce(nullif(current_setting('undaunted.texts_unnamed', true), ''), '0');
  told_in uuid[];
  remaining uuid[];
begin
  if not exists (select from public.startup_projects project where project.id = old.project_id) then
    return old;
  end if;
  perform set_config('undaunted.is_unnaming', 'on', true);
  with talks as (
    update public.interviews talk set contact_id = null where talk.contact_id = old.id returning talk.id
  )
  select coalesce(array_agg(line.id), '{}') into told_in
  from (
    select fact.id from talks join public.facts fact on fact.source_id = talks.id
    union all
    select talks.id from talks
  ) as line;
  perform set_config('undaunted.is_unnaming', '', true);
  remaining := told_in;
  if used < 700 and cardinality(told_in) > 0 then
    remaining := private.remove_name(old.name, told_in, 700 - used, (700 - used) * 750);
    perform set_config('undaunted.texts_unnamed', (used + cardinality(told_in) - cardinality(remaining))::text, true);
  end if;
  if cardinality(remaining) > 0 then
    insert into private.names_to_remove (contact_id, project_id, name, told_in)
    values (old.id, old.project_id, old.name, remaining);
  end if;
  return old;
end
$$;

-- Goes on with the five that have waited longest, so that one with many talks does not hold up the others.
create function private.remove_names() returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  waiting private.names_to_remove;
  remaining uuid[];
begin
  for waiting in
    select * from private.names_to_remove order by worked_at limit 5 for update skip locked
  loop
    remaining := private.remove_name(waiting.name, waiting.told_in, 300, 262144);
    if cardinality(remaining) = 0 then
      delete from private.names_to_remove where contact_id = waiting.contact_id;
    else
      update private.names_to_remove set told_in = remaining, worked_at = clock_timestamp()
      where contact_id = waiting.contact_id;
    end if;
  end loop;
end
$$;

revoke execute on function
  private.patterns_of_name(text), private.remove_name(text, uuid[], integer, bigint), private.remove_names() from public;
grant execute on function private.patterns_of_name(text) to authenticated, service_role;

do $$
begin
  if to_regprocedure('cron.schedule(text, text, text)') is not null then
    perform cron.schedule('remove names', '* * * * *', 'select private.remove_names()');
  end if;
end
$$;
