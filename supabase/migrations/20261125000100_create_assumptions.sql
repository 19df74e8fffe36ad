create type public.assumption_kind as enum ('desirable', 'viable', 'feasible');
create type public.evidence_state as enum ('open', 'dropped', 'archived');

create table public.assumptions (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null references public.startup_projects (id) on delete cascade,
  text text not null,
  kind public.assumption_kind not null default 'desirable',
  importance smallint not null default 3,
  state public.evidence_state not null default 'open',
  source text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (id, project_id),
  constraint text_is_1_to_500_characters check (text ~ '\S' and char_length(text) <= 500),
  constraint importance_is_1_to_5 check (importance between 1 and 5),
  constraint source_is_1_to_60_characters check (source ~ '\S' and char_length(source) <= 60)
);

comment on table public.assumptions is 'What must be true for the venture to work. Nothing enters but by the founder''s word.';
comment on column public.assumptions.source is 'Which helper proposed it; null is the founder.';

create index assumptions_newest on public.assumptions (project_id, created_at desc, id);

grant select, delete on public.assumptions to authenticated;
grant insert (id, project_id, text, kind, importance, source) on public.assumptions to authenticated;
grant update (text, kind, importance, state) on public.assumptions to authenticated;
grant select, insert, update, delete on public.assumptions to service_role;

alter table public.assumptions enable row level security;

create policy "Founders read their assumptions" on public.assumptions
  for select to authenticated
  using (project_id = any (array(select private.usable_projects())));

create policy "Founders write down assumptions" on public.assumptions
  for insert to authenticated
  with check (project_id = any (array(select private.usable_projects())));

create policy "Founders change their assumptions" on public.assumptions
  for update to authenticated
  using (project_id = any (array(select private.usable_projects())));

create policy "Founders delete their assumptions" on public.assumptions
  for delete to authenticated
  using (project_id = any (array(select private.usable_projects())));

create trigger touch_updated_at before update on public.assumptions
  for each row execute function private.touch_updated_at();

-- A fact and an assumption it bears on are of one project: the keys say so.
alter table public.facts add constraint facts_of_one_project unique (id, project_id);

create table public.assumption_facts (
  assumption_id uuid not null,
  fact_id uuid not null,
  project_id uuid not null references public.startup_projects (id) on delete cascade,
  bears public.fact_bearing not null default 'for',
  created_at timestamptz not null default now(),
  primary key (assumption_id, fact_id),
  foreign key (assumption_id, project_id) references public.assumptions (id, project_id) on delete cascade,
  foreign key (fact_id, project_id) references public.facts (id, project_id) on delete cascade,
  constraint it_speaks_for_or_against check (bears in ('for', 'against'))
);

comment on table public.assumption_facts is 'Which facts speak for or against an assumption, by the founder''s judgement.';

create index assumption_facts_of_project on public.assumption_facts (project_id);
create index assumption_facts_of_assumption on public.assumption_facts (assumption_id, project_id);
create index assumption_facts_of_fact on public.assumption_facts (fact_id, project_id);

grant select, delete on public.assumption_facts to authenticated;
grant insert (assumption_id, fact_id, project_id, bears), update (bears) on public.assumption_facts to authenticated;
grant select, insert, update, delete on public.assumption_facts to service_role;

alter table public.assumption_facts enable row level security;

create policy "Founders read what bears on their assumptions" on public.assumption_facts
  for select to authenticated
  using (project_id = any (array(select private.usable_projects())));

create policy "Founders say what bears on their assumptions" on public.assumption_facts
  for insert to authenticated
  with check (project_id = any (array(select private.usable_projects())));

create policy "Founders change what bears on their assumptions" on public.assumption_facts
  for update to authenticated
  using (project_id = any (array(select private.usable_projects())));

create policy "Founders take back what bears on their assumptions" on public.assumption_facts
  for delete to authenticated
  using (project_id = any (array(select private.usable_projects())));
