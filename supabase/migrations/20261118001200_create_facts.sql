create type public.fact_topic as enum (
  'problem', 'customer', 'frequency', 'cost', 'workaround', 'price', 'money', 'refusals', 'reach', 'buyers', 'place',
  'solution', 'difference', 'rival', 'traction', 'team', 'ask', 'stage', 'aim', 'permission', 'risk', 'costs', 'margin',
  'churn');
create type public.fact_evidence as enum ('guess', 'told', 'observed', 'committed', 'paid');
create type public.fact_bearing as enum ('for', 'against', 'context');
create type public.fact_state as enum ('proposed', 'confirmed', 'corrected', 'withdrawn', 'replaced');

create table public.facts (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null references public.startup_projects (id) on delete cascade,
  topic public.fact_topic not null,
  subject text,
  text text not null,
  quote text,
  value jsonb,
  evidence public.fact_evidence,
  bears public.fact_bearing not null default 'for',
  source_id uuid references public.sources (id) on delete cascade,
  state public.fact_state not null default 'confirmed',
  replaced_by uuid references public.facts (id) on delete cascade,
  beside uuid[] not null default '{}',
  said_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint text_is_1_to_1000_characters check (text ~ '\S' and char_length(text) <= 1000),
  constraint subject_is_1_to_120_characters check (subject ~ '\S' and char_length(subject) <= 120),
  constraint quote_is_1_to_2000_characters check (quote ~ '\S' and char_length(quote) <= 2000),
  constraint quote_has_a_source check (quote is null or source_id is not null),
  constraint value_is_of_a_known_kind check (
    value is null or jsonb_typeof(value) = 'object' and octet_length(value::text) <= 4000 and coalesce(value ->> 'kind', '') in
      ('money', 'price', 'count', 'part', 'share', 'duration', 'frequency', 'date', 'place', 'name')),
  constraint replaced_means_by_another check (replaced_by is null or (state = 'replaced' and replaced_by <> id)),
  constraint beside_at_most_50_others check (cardinality(beside) <= 50)
);

comment on table public.facts is
  'What the founder knows about the venture, one thing a row, in their words. Every helper reads the same ones.';
comment on column public.facts.evidence is 'How well it is known. Null is not said, which is never taken as a guess.';
comment on column public.facts.beside is 'Facts that seem to contradict this one, and of which the founder said that both hold.';
comment on column public.facts.updated_at is 'When its words or its state last changed: a result made before rests on something else.';

create index facts_newest on public.facts (project_id, said_at desc, id);
create index facts_of_source on public.facts (source_id);
create index facts_replacing on public.facts (replaced_by);

grant select, delete on public.facts to authenticated;
-- What a founder writes down is confirmed by that. Proposals have one door, which is propose_fact.
grant insert (id, project_id, topic, subject, text, quote, value, evidence, bears, source_id, said_at)
  on public.facts to authenticated;
grant update (topic, subject, text, value, evidence, bears, state, replaced_by, beside) on public.facts to authenticated;
grant select, insert, update, delete on public.facts to service_role;

alter table public.facts enable row level security;

create policy "Founders read their facts" on public.facts
  for select to authenticated
  using (project_id = any (array(select private.usable_projects())));

create policy "Founders write down facts" on public.facts
  for insert to authenticated
  with check (project_id = any (array(select private.usable_projects())));

create policy "Founders change their facts" on public.facts
  for update to authenticated
  using (project_id = any (array(select private.usable_projects())));

create policy "Founders delete their facts" on public.facts
  for delete to authenticated
  using (project_id = any (array(select private.usable_projects())));

-- Words as they are compared: composed letters, one kind of quotation mark, one space between words.
create function private.plain_words(words text) returns text
language sql
immutable
strict
set search_path = ''
as $$
  select btrim(regexp_replace(
    translate(
      normalize(words, nfc),
      U&'\201C\201D\201E\201F\00AB\00BB\2033\2018\2019\201A\201B\2039\203A\2032\00B4\0060\00A0\2007\2009\202F\3000',
      '"""""""' || repeat('''', 9) || repeat(' ', 5)),
    '\s+', ' ', 'g'))
$$;

revoke execute on function private.plain_words(text) from public;
grant execute on function private.plain_words(text) to authenticated, service_role;

-- A quote stands in its source, of the same project. A fact goes from state to state one way: what was replaced stays
-- replaced, so a chain of replacements has an end. A change of words makes it the founder's own.
create function private.guard_fact() returns trigger
language plpgsql
set search_path = ''
as $$
declare
  said text;
  is_new constant boolean := tg_op = 'INSERT';
  is_reworded boolean := false;
  next_states public.fact_state[];
begin
  if is_new or (new.source_id, new.quote) is distinct from (old.source_id, old.quote) then
    select source.text into said
    from public.sources source where source.id = new.source_id and source.project_id = new.project_id;
    if new.source_id is not null and said is null then
      raise exception 'VALIDATION_ERROR: the project has no such source' using errcode = '22023';
    end if;
    if strpos(private.plain_words(said), private.plain_words(new.quote)) = 0 then
      raise exception 'VALIDATION_ERROR: the source does not contain the quote' using errcode = '22023';
    end if;
  end if;
  if not is_new then
    is_reworded := (new.topic, new.subject, new.text, new.value, new.evidence, new.bears)
      is distinct from (old.topic, old.subject, old.text, old.value, old.evidence, old.bears);
    next_states := case old.state
      when 'proposed' then '{proposed, confirmed, corrected, withdrawn, replaced}'
      when 'confirmed' then '{confirmed, corrected, withdrawn, replaced}'
      when 'corrected' then '{confirmed, corrected, withdrawn, replaced}'
      when 'withdrawn' then '{withdrawn, confirmed}'
      else '{replaced}'
    end::public.fact_state[];
    if new.state <> all (next_states) then
      raise exception 'VALIDATION_ERROR: a fact that is % cannot become %', old.state, new.state using errcode = '22023';
    end if;
    if is_reworded and old.state in ('withdrawn', 'replaced') then
      raise exception 'VALIDATION_ERROR: a fact that is % stays as it was said', old.state using errcode = '22023';
    end if;
    if old.state = 'corrected' and new.state = 'confirmed' then
      new.state := 'corrected';
    end if;
    if is_reworded and new.state in ('proposed', 'confirmed') then
      new.state := 'corrected';
    end if;
    if is_reworded or new.state <> old.state then
      new.updated_at := now();
    end if;
  end if;
  if new.state = 'replaced' and (is_new or old.state <> 'replaced' or new.replaced_by <> old.replaced_by)
    and not exists (
      select from public.facts other
      where other.id = new.replaced_by and other.project_id = new.project_id
        and other.state in ('proposed', 'confirmed', 'corrected'))
    or not is_new and old.state = 'replaced' and new.replaced_by <> old.replaced_by then
    raise exception 'VALIDATION_ERROR: a fact is replaced by one that counts, once' using errcode = '22023';
  end if;
  return new;
end
$$;

revoke execute on function private.guard_fact() from public;

create trigger guard_fact before insert or update on public.facts
  for each row execute function private.guard_fact();

-- The one door for what a helper has understood. Security definer: members may insert confirmed facts alone, and a
-- proposal is not confirmed. An id that is there already is answered as if it had come first.
create function private.propose_fact(
  fact_id uuid,
  source_id uuid,
  topic public.fact_topic,
  text text,
  quote text,
  subject text,
  value jsonb,
  evidence public.fact_evidence,
  bears public.fact_bearing
) returns uuid
language plpgsql
security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  project uuid;
  said timestamptz;
begin
  select source.project_id, source.said_at into project, said
  from public.sources source
  where source.id = propose_fact.source_id and source.project_id = any (array(select private.usable_projects()));
  if project is null then
    raise exception 'UNAUTHORIZED: facts are proposed to one''s own project, from a source of it' using errcode = '42501';
  end if;
  if propose_fact.quote is null then
    raise exception 'VALIDATION_ERROR: a proposed fact needs a quote' using errcode = '22023';
  end if;
  insert into public.facts (id, project_id, topic, subject, text, quote, value, evidence, bears, source_id, state, said_at)
  values (
    propose_fact.fact_id, project, propose_fact.topic, propose_fact.subject, propose_fact.text, propose_fact.quote,
    propose_fact.value, propose_fact.evidence, propose_fact.bears, propose_fact.source_id, 'proposed', said)
  on conflict (id) do nothing;
  return propose_fact.fact_id;
end
$$;

revoke execute on function
  private.propose_fact(uuid, uuid, public.fact_topic, text, text, text, jsonb, public.fact_evidence, public.fact_bearing)
  from public;
grant execute on function
  private.propose_fact(uuid, uuid, public.fact_topic, text, text, text, jsonb, public.fact_evidence, public.fact_bearing)
  to authenticated;

create function public.propose_fact(
  fact_id uuid,
  source_id uuid,
  topic public.fact_topic,
  text text,
  quote text,
  subject text default null,
  value jsonb default null,
  evidence public.fact_evidence default null,
  bears public.fact_bearing default 'for'
) returns uuid
language sql
set search_path = ''
as $$
  select private.propose_fact(fact_id, source_id, topic, text, quote, subject, value, evidence, bears)
$$;

revoke execute on function
  public.propose_fact(uuid, uuid, public.fact_topic, text, text, text, jsonb, public.fact_evidence, public.fact_bearing)
  from public;
grant execute on function
  public.propose_fact(uuid, uuid, public.fact_topic, text, text, text, jsonb, public.fact_evidence, public.fact_bearing)
  to authenticated;

alter publication supabase_realtime add table public.facts;
