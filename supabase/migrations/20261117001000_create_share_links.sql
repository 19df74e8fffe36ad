create table public.share_links (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null references public.startup_projects (id) on delete cascade,
  token text not null unique,
  label text,
  created_at timestamptz not null default now(),
  constraint label_is_at_most_100_characters check (char_length(label) <= 100)
);

comment on table public.share_links is
  'Read-only links to a founder''s plan, which only the founder can list. Revoking a link deletes its row.';

create index share_links_of_project on public.share_links (project_id, created_at desc);

grant select, delete on public.share_links to authenticated;
grant select, insert, update, delete on public.share_links to service_role;

alter table public.share_links enable row level security;

create policy "Founders read their share links" on public.share_links
  for select to authenticated
  using (project_id = any (array(select private.usable_projects())));

create policy "Founders revoke their share links" on public.share_links
  for delete to authenticated
  using (project_id = any (array(select private.usable_projects())));

-- Security definer: the token is made here, so that nobody can choose a weak one.
-- An id that this plan has already is answered with the link that has it.
create function private.create_share_link(label text, link_id uuid)
returns table (id uuid, token text, created_at timestamptz)
language plpgsql
security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  project uuid := (
    select project.id from public.startup_projects project
    where project.id = any (array(select private.usable_projects())) for update);
  secret text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
begin
  if project is null then
    raise exception 'UNAUTHORIZED: only a founder with a project can share it' using errcode = '42501';
  end if;
  return query
    select link.id, link.token, link.created_at
    from public.share_links link
    where link.id = create_share_link.link_id and link.project_id = project;
  if found then
    return;
  end if;
  if (select count(*) from public.share_links link where link.project_id = project) >= 20 then
    raise exception 'VALIDATION_ERROR: a plan has at most 20 share links' using errcode = '22023';
  end if;
  return query
    insert into public.share_links as link (id, project_id, token, label)
    values (coalesce(create_share_link.link_id, gen_random_uuid()), project, secret, create_share_link.label)
    returning link.id, secret, link.created_at;
end
$$;

revoke execute on function private.create_share_link(text, uuid) from public;
grant execute on function private.create_share_link(text, uuid) to authenticated;

create function public.create_share_link(label text default null, link_id uuid default null)
returns table (id uuid, token text, created_at timestamptz)
language sql
set search_path = ''
as $$
  select * from private.create_share_link(label, link_id)
$$;

revoke execute on function public.create_share_link(text, uuid) from public;
grant execute on function public.create_share_link(text, uuid) to authenticated;

-- Security definer: whoever holds the token reads this plan, and nothing else, without an account.
-- Conversations with the mentor and the coach stay private; no e-mail address is in it.
create function private.shared_plan(token text)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'project', jsonb_build_object(
      'name', project.name, 'description', project.description, 'industry', project.industry),
    'founder', jsonb_build_object(
      'full_name', founder.full_name, 'company_name', founder.company_name, 'avatar_url', founder.avatar_url),
    'completed_steps', coalesce(
      (select jsonb_agg(step.step_id order by step.step_id)
       from public.journey_progress step where step.project_id = project.id), '[]'),
    'completed_items', coalesce(
      (select jsonb_agg(item.item order by item.item)
       from public.validation_progress item where item.project_id = project.id and item.completed), '[]'),
    'outputs', coalesce(
      (select jsonb_agg(
         jsonb_build_object(
           'output_type', output.output_type,
           'output_content', output.output_content,
           'data_quality', output.metadata ->> 'data_quality',
           'sizing', coalesce(
             nullif(output.metadata -> 'sizing', 'null'), output.metadata -> 'result' -> 'sizing'),
           'created_at', output.created_at)
         order by output.output_type)
       from (
         select distinct on (latest.output_type) latest.*
         from public.ai_outputs latest
         where latest.project_id = project.id and latest.output_type not in ('apple-ai-chat', 'pitch_coaching')
         order by latest.output_type, latest.created_at desc, latest.id desc
       ) output), '[]'),
    'updated_at', greatest(
      project.updated_at,
      (select max(output.created_at) from public.ai_outputs output where output.project_id = project.id),
      (select max(step.completed_at) from public.journey_progress step where step.project_id = project.id),
      (select max(item.updated_at) from public.validation_progress item where item.project_id = project.id))
  )
  from public.share_links link
  join public.startup_projects project on project.id = link.project_id
  left join public.profiles founder on founder.id = project.user_id
  where link.token = shared_plan.token
$$;

revoke execute on function private.shared_plan(text) from public;
grant execute on function private.shared_plan(text) to anon, authenticated;

-- Null when there is no such link, or no longer.
create function public.shared_plan(token text)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select private.shared_plan(token)
$$;

revoke execute on function public.shared_plan(text) from public;
grant execute on function public.shared_plan(text) to anon, authenticated;
