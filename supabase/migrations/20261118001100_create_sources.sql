create type public.source_kind as enum ('form', 'conversation', 'interview', 'document', 'web_page', 'benchmark');

create table public.sources (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null references public.startup_projects (id) on delete cascade,
  kind public.source_kind not null,
  text text not null,
  said_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  constraint text_is_1_to_200000_characters check (text ~ '\S' and char_length(text) <= 200000)
);

comment on table public.sources is
  'What facts rest on, in the words it came in: a form, a message, an interview, a page. Kept as it was; deleted, it takes its facts along.';

create index sources_newest on public.sources (project_id, said_at desc, id);

grant select, delete on public.sources to authenticated;
grant insert (id, project_id, kind, text, said_at) on public.sources to authenticated;
grant select, insert, update, delete on public.sources to service_role;

alter table public.sources enable row level security;

create policy "Founders read their sources" on public.sources
  for select to authenticated
  using (project_id = any (array(select private.usable_projects())));

create policy "Founders keep sources of their project" on public.sources
  for insert to authenticated
  with check (project_id = any (array(select private.usable_projects())));

create policy "Founders delete their sources" on public.sources
  for delete to authenticated
  using (project_id = any (array(select private.usable_projects())));
