create type public.decision_kind as enum ('persevere', 'pivot', 'stop');

create table public.decisions (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null references public.startup_projects (id) on delete cascade,
  kind public.decision_kind not null,
  reason text not null,
  dossier text not null default '',
  decided_at timestamptz not null default now(),
  reopened_at timestamptz,
  constraint reason_is_1_to_2000_characters check (reason ~ '\S' and char_length(reason) <= 2000),
  constraint dossier_is_up_to_200_kb check (octet_length(dossier) <= 204800),
  constraint only_a_stop_is_reopened check (reopened_at is null or kind = 'stop')
);

comment on table public.decisions is 'Persevere, pivot or stop, with the evidence as it stood that day.';
comment on column public.decisions.dossier is 'Markdown. It names no third person unless the founder chose it.';

create index decisions_newest on public.decisions (project_id, decided_at desc, id);

grant select, delete on public.decisions to authenticated;
grant insert (id, project_id, kind, reason, dossier), update (reopened_at) on public.decisions to authenticated;
grant select, insert, update, delete on public.decisions to service_role;

alter table public.decisions enable row level security;

create policy "Founders read their decisions" on public.decisions
  for select to authenticated
  using (project_id = any (array(select private.usable_projects())));

create policy "Founders decide" on public.decisions
  for insert to authenticated
  with check (project_id = any (array(select private.usable_projects())));

create policy "Founders reopen what they stopped" on public.decisions
  for update to authenticated
  using (project_id = any (array(select private.usable_projects())));

create policy "Founders delete their decisions" on public.decisions
  for delete to authenticated
  using (project_id = any (array(select private.usable_projects())));

-- Decides in one step. A pivot puts away what does not hold any more: assumptions, their tests, what was planned, and
-- facts, which are withdrawn and can be brought back. With the caller's own rights.
create function public.decide_venture(
  p_id uuid,
  p_project uuid,
  p_kind public.decision_kind,
  p_reason text,
  p_dossier text,
  p_holding_assumptions uuid[] default '{}',
  p_withdrawn_facts uuid[] default '{}'
) returns void
language plpgsql
set search_path = ''
as $$
begin
  insert into public.decisions (id, project_id, kind, reason, dossier)
  values (p_id, p_project, p_kind, p_reason, p_dossier)
  on conflict (id) do nothing;
  if not found or p_kind <> 'pivot' then
    return;
  end if;
  update public.experiments test set state = 'archived'
  where test.project_id = p_project and test.state = 'open'
    and (test.assumption_id is null or test.assumption_id <> all (p_holding_assumptions));
  update public.assumptions set state = 'archived'
  where project_id = p_project and state = 'open' and id <> all (p_holding_assumptions);
  update public.actions set state = 'archived'
  where project_id = p_project and state = 'open' and done_at is null;
  update public.facts set state = 'withdrawn'
  where project_id = p_project and id = any (p_withdrawn_facts) and state in ('proposed', 'confirmed', 'corrected');
end
$$;

revoke execute on function public.decide_venture(uuid, uuid, public.decision_kind, text, text, uuid[], uuid[]) from public;
grant execute on function public.decide_venture(uuid, uuid, public.decision_kind, text, text, uuid[], uuid[]) to authenticated;
