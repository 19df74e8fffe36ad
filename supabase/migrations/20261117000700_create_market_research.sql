create type public.data_quality as enum ('web-enhanced', 'ai-estimated');

-- The project is the key: an upsert of {project_id, …} replaces the current research and needs no
-- on_conflict. Earlier researches live on in ai_outputs.
create table public.market_research (
  project_id uuid primary key references public.startup_projects (id) on delete cascade,
  market text not null,
  industry text not null,
  target_customer text,
  analysis text not null,
  data_quality public.data_quality not null default 'ai-estimated',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint market_is_1_to_500_characters check (market ~ '\S' and char_length(market) <= 500),
  constraint industry_is_1_to_500_characters check (industry ~ '\S' and char_length(industry) <= 500),
  constraint target_customer_is_at_most_2000_characters check (char_length(target_customer) <= 2000),
  constraint analysis_is_at_most_200000_characters check (char_length(analysis) <= 200000)
);

comment on table public.market_research is 'The market research a founder chose to keep: one per project.';

grant select on public.market_research to authenticated;
grant insert (project_id, market, industry, target_customer, analysis, data_quality),
  update (project_id, market, industry, target_customer, analysis, data_quality)
  on public.market_research to authenticated;
grant select, insert, update, delete on public.market_research to service_role;

alter table public.market_research enable row level security;

create policy "Founders read their research" on public.market_research
  for select to authenticated
  using (project_id = any (array(select private.usable_projects())));

create policy "Founders save research to their project" on public.market_research
  for insert to authenticated
  with check (project_id = any (array(select private.usable_projects())));

create policy "Founders replace their research" on public.market_research
  for update to authenticated
  using (project_id = any (array(select private.usable_projects())));

create trigger touch_updated_at before update on public.market_research
  for each row execute function private.touch_updated_at();
