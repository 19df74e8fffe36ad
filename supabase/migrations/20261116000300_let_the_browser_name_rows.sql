-- What was sent twice, or again because the answer was lost, comes under the same id, and so is there once.
grant insert (id) on public.posts to authenticated;
grant insert (id) on public.comments to authenticated;
grant insert (id) on public.stories to authenticated;
grant insert (id) on public.ai_outputs to authenticated;

drop function public.create_share_link(text);
drop function private.create_share_link(text);

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
  project uuid := (select project.id from public.startup_projects project where project.user_id = auth.uid() for update);
  secret text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
begin
  if project is null or not private.has_given_second_factor() then
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
