create table public.helper_sessions (
  project_id uuid not null references public.startup_projects (id) on delete cascade,
  helper text not null,
  state jsonb not null default '{}',
  revision bigint not null default 1,
  updated_at timestamptz not null default now(),
  primary key (project_id, helper),
  constraint helper_is_known check (helper in (
    'mentor', 'problem-validation', 'competitor-analysis', 'insights', 'market-research', 'idea-refinement',
    'customer-segments', 'pitch')),
  constraint state_is_an_object_up_to_1_mb
    check (jsonb_typeof(state) = 'object' and octet_length(state::text) <= 1048576)
);

comment on table public.helper_sessions is
  'The working talk of a project with each helper: messages, the result being worked on. What is saved is in ai_outputs.';
comment on column public.helper_sessions.revision is 'Grows with every change: what a page has heard of is never older than what it shows.';

grant select on public.helper_sessions to authenticated;
grant insert (project_id, helper, state), update (project_id, helper, state) on public.helper_sessions to authenticated;
grant select, insert, update, delete on public.helper_sessions to service_role;

alter table public.helper_sessions enable row level security;

create policy "Founders read their talks" on public.helper_sessions
  for select to authenticated
  using (project_id = any (array(select private.usable_projects())));

create policy "Founders begin talks of their project" on public.helper_sessions
  for insert to authenticated
  with check (project_id = any (array(select private.usable_projects())));

create policy "Founders go on with their talks" on public.helper_sessions
  for update to authenticated
  using (project_id = any (array(select private.usable_projects())));

create function private.count_revision() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.revision := old.revision + 1;
  new.updated_at := now();
  return new;
end
$$;

revoke execute on function private.count_revision() from public;

create trigger count_revision before update on public.helper_sessions
  for each row execute function private.count_revision();

-- How finished a message is. Of two under one id the more finished is kept, whichever comes first.
create function private.weight_of_message(message jsonb) returns integer
language sql
immutable
strict
set search_path = ''
as $$
  select case message ->> 'cut' when 'growing' then 0 when 'broken' then 1 when 'stopped' then 2 else 3 end
$$;

revoke execute on function private.weight_of_message(jsonb) from public;
grant execute on function private.weight_of_message(jsonb) to authenticated, service_role;

-- What is there stays in its place and in its order; what is new follows. An id that is there is never there twice.
-- `are_known`: ids that are not there are left out. Their talk was begun anew, or another answer took their place.
create function private.merge_messages(stored jsonb, given jsonb, without text[], are_known boolean) returns jsonb
language sql
immutable
set search_path = ''
as $$
  with
    before as (
      select message, message ->> 'id' as id, place
      from pg_catalog.jsonb_array_elements(coalesce(stored, '[]')) with ordinality as line (message, place)
      where message ->> 'id' <> all (without)
    ),
    after as (
      select distinct on (message ->> 'id') message, message ->> 'id' as id, place
      from pg_catalog.jsonb_array_elements(given) with ordinality as line (message, place)
      order by message ->> 'id', place
    ),
    merged as (
      select
        case
          when private.weight_of_message(after.message) > private.weight_of_message(before.message)
            or private.weight_of_message(after.message) = 0 and private.weight_of_message(before.message) = 0
          then after.message else before.message
        end as message, 0 as part, before.place
      from before left join after using (id)
      union all
      select message, 1, place from after
      where not are_known and not exists (select from before where before.id = after.id)
    )
  select coalesce(pg_catalog.jsonb_agg(message order by part, place), '[]') from merged
$$;

revoke execute on function private.merge_messages(jsonb, jsonb, text[], boolean) from public;
grant execute on function private.merge_messages(jsonb, jsonb, text[], boolean) to authenticated, service_role;

-- The one way to add to a talk: in one statement, under the lock of its row, so that two tabs lose nothing of each
-- other. With the caller's own rights. `p_state` replaces other parts of the state than its messages.
create function public.merge_helper_session(
  p_project uuid,
  p_helper text,
  p_messages jsonb default '[]',
  p_without text[] default '{}',
  p_are_known boolean default false,
  p_state jsonb default '{}'
) returns setof public.helper_sessions
language sql
set search_path = ''
as $$
  insert into public.helper_sessions as talk (project_id, helper, state)
  values (p_project, p_helper, p_state || pg_catalog.jsonb_build_object(
    'messages', private.merge_messages('[]', p_messages, p_without, p_are_known)))
  on conflict (project_id, helper) do update set state = talk.state || p_state || pg_catalog.jsonb_build_object(
    'messages', private.merge_messages(talk.state -> 'messages', p_messages, p_without, p_are_known))
  returning talk.*
$$;

revoke execute on function public.merge_helper_session(uuid, text, jsonb, text[], boolean, jsonb) from public;
grant execute on function public.merge_helper_session(uuid, text, jsonb, text[], boolean, jsonb)
  to authenticated, service_role;

-- Each member has eight talks of at most 1 MB. How often they may be written over is limited; the server's own
-- writing, while an answer grows, is not.
insert into public.quotas (kind, plan, per_seconds, max_rows, max_bytes)
select 'talks', plan, per_seconds, max_rows, max_bytes
from (values (0, 100, 16777216), (60, 600, 33554432)) as free (per_seconds, max_rows, max_bytes),
  (values ('free'::public.subscription_plan), ('early_venture'), ('venture')) as plans (plan);

create function private.count_helper_sessions() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  is_member constant boolean := auth.uid() is not null;
begin
  if tg_op = 'INSERT' then
    perform private.count_usage('talks', project.user_id, count(*), sum(octet_length(line.state::text)), 0, 0, is_member)
    from added line join public.startup_projects project on project.id = line.project_id
    group by project.user_id order by project.user_id;
  elsif tg_op = 'DELETE' then
    if exists (
      select from removed line join public.startup_projects project on project.id = line.project_id
      where project.user_id is distinct from auth.uid()
    ) then
      perform private.take_turn_to_release();
    end if;
    perform private.count_usage('talks', project.user_id, 0, 0, count(*), sum(octet_length(line.state::text)), false)
    from removed line join public.startup_projects project on project.id = line.project_id
    group by project.user_id order by project.user_id;
  else
    perform private.count_usage('talks', user_id,
      case when is_member then sum(came) else 0 end, sum(bytes * came)::bigint,
      case when is_member then sum(went) else 0 end, sum(bytes * went)::bigint, is_member)
    from (
      select project.user_id, octet_length(line.state::text) as bytes, 1 as came, 0 as went
      from added line join public.startup_projects project on project.id = line.project_id
      union all
      select project.user_id, octet_length(line.state::text), 0, 1
      from removed line join public.startup_projects project on project.id = line.project_id
    ) as line
    group by user_id order by user_id;
  end if;
  return null;
end
$$;

revoke execute on function private.count_helper_sessions() from public;

create trigger count_added after insert on public.helper_sessions referencing new table as added
  for each statement execute function private.count_helper_sessions();
create trigger count_removed after delete on public.helper_sessions referencing old table as removed
  for each statement execute function private.count_helper_sessions();
create trigger count_changed after update on public.helper_sessions referencing old table as removed new table as added
  for each statement execute function private.count_helper_sessions();

-- A project takes its talks along, and nobody can tell any more whose they were.
create or replace function private.release_outputs() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.quota_usage set rows = 0, bytes = 0
  where user_id = old.user_id and kind in ('outputs', 'talks') and per_seconds = 0;
  return null;
end
$$;

alter publication supabase_realtime add table public.helper_sessions;
