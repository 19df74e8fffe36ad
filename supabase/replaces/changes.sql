-- What the folded migrations have and those they replace had not: one function says who may use a project, and all
-- that hangs on a project asks it.

-- Who may read and write a project, and all that hangs on it: today its owner. Every policy of a project's table asks
-- here, as `project_id = any (array(select private.usable_projects()))`: so it is asked once per statement and the index
-- serves; `in (select …)` would be tested row by row.
-- Security definer: the policies of this very table ask it. So it asks for the second factor itself.
create function private.usable_projects() returns setof uuid
language plpgsql
stable
security definer
set search_path = ''
rows 1
as $$
begin
  return query
  select project.id from public.startup_projects project
  where project.user_id = auth.uid() and private.has_given_second_factor();
end
$$;

revoke execute on function private.usable_projects() from public;
grant execute on function private.usable_projects() to authenticated;

alter policy "Founders read their own project" on public.startup_projects
  using (user_id = (select auth.uid()) or id = any (array(select private.usable_projects())));
alter policy "Founders change their own project" on public.startup_projects
  using (id = any (array(select private.usable_projects())));
alter policy "Founders read their outputs" on public.ai_outputs
  using (project_id = any (array(select private.usable_projects())));
alter policy "Founders save outputs to their project" on public.ai_outputs
  with check (project_id = any (array(select private.usable_projects())));
alter policy "Founders delete their outputs" on public.ai_outputs
  using (project_id = any (array(select private.usable_projects())));
alter policy "Founders read their research" on public.market_research
  using (project_id = any (array(select private.usable_projects())));
alter policy "Founders save research to their project" on public.market_research
  with check (project_id = any (array(select private.usable_projects())));
alter policy "Founders replace their research" on public.market_research
  using (project_id = any (array(select private.usable_projects())));
alter policy "Founders read their journey" on public.journey_progress
  using (project_id = any (array(select private.usable_projects())));
alter policy "Founders complete their steps" on public.journey_progress
  with check (project_id = any (array(select private.usable_projects())));
alter policy "Founders reset their journey" on public.journey_progress
  using (project_id = any (array(select private.usable_projects())));
alter policy "Founders read their validation" on public.validation_progress
  using (project_id = any (array(select private.usable_projects())));
alter policy "Founders begin a validation item" on public.validation_progress
  with check (project_id = any (array(select private.usable_projects())));
alter policy "Founders move a validation item on" on public.validation_progress
  using (project_id = any (array(select private.usable_projects())));
alter policy "Founders reset their validation" on public.validation_progress
  using (project_id = any (array(select private.usable_projects())));
alter policy "Founders read their share links" on public.share_links
  using (project_id = any (array(select private.usable_projects())));
alter policy "Founders revoke their share links" on public.share_links
  using (project_id = any (array(select private.usable_projects())));

create or replace function private.create_share_link(label text, link_id uuid)
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
