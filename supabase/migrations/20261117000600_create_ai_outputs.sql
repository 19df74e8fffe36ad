create type public.ai_output_type as enum (
  'market_research',
  'problem_validation',
  'competitor_analysis',
  'idea_refinement',
  'customer_analysis',
  'pitch_generation',
  'pitch_coaching',
  'apple-ai-chat'
);

create table public.ai_outputs (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null references public.startup_projects (id) on delete cascade,
  output_type public.ai_output_type not null,
  input_data jsonb not null default '{}',
  output_content text not null,
  metadata jsonb not null default '{}',
  created_at timestamptz not null default now(),
  constraint input_data_is_an_object_up_to_1_mb
    check (jsonb_typeof(input_data) = 'object' and octet_length(input_data::text) <= 1048576),
  constraint output_content_is_at_most_200000_characters check (char_length(output_content) <= 200000),
  constraint metadata_is_an_object_up_to_1_mb
    check (jsonb_typeof(metadata) = 'object' and octet_length(metadata::text) <= 1048576),
  constraint data_quality_is_known check (metadata ->> 'data_quality' in ('web-enhanced', 'ai-estimated')),
  constraint an_output_is_at_most_1_mb_in_all check (
    octet_length(input_data::text) + octet_length(output_content) + octet_length(metadata::text) <= 1048576
  )
);

comment on table public.ai_outputs is 'What the helpers made, kept as it was: written once, deleted, never changed.';

create index ai_outputs_newest on public.ai_outputs (project_id, created_at desc, id desc);
create index ai_outputs_newest_of_type on public.ai_outputs (project_id, output_type, created_at desc, id desc);

grant select, delete on public.ai_outputs to authenticated;
grant insert (id, project_id, output_type, input_data, output_content, metadata) on public.ai_outputs to authenticated;
grant select, insert, update, delete on public.ai_outputs to service_role;

alter table public.ai_outputs enable row level security;

create policy "Founders read their outputs" on public.ai_outputs
  for select to authenticated
  using (project_id = any (array(select private.usable_projects())));

create policy "Founders save outputs to their project" on public.ai_outputs
  for insert to authenticated
  with check (project_id = any (array(select private.usable_projects())));

create policy "Founders delete their outputs" on public.ai_outputs
  for delete to authenticated
  using (project_id = any (array(select private.usable_projects())));
