create type public.experiment_method as enum (
  'interview', 'observation', 'concierge', 'wizard_of_oz', 'fake_door', 'pre_sale', 'letter', 'prototype');

create table public.experiments (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null references public.startup_projects (id) on delete cascade,
  assumption_id uuid,
  believe text not null,
  verify text not null,
  measure text not null,
  right_if text not null,
  target numeric,
  method public.experiment_method not null default 'interview',
  due_on date,
  state public.evidence_state not null default 'open',
  source text,
  sealed_at timestamptz,
  sealed_by uuid,
  measured numeric,
  observed text,
  learned text,
  decided text,
  resulted_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  foreign key (assumption_id, project_id) references public.assumptions (id, project_id) on delete cascade,
  constraint card_lines_are_1_to_1000_characters check (
    believe ~ '\S' and verify ~ '\S' and measure ~ '\S' and right_if ~ '\S'
    and greatest(char_length(believe), char_length(verify), char_length(measure), char_length(right_if)) <= 1000),
  constraint learning_lines_are_up_to_2000_characters check (
    greatest(char_length(observed), char_length(learned), char_length(decided)) <= 2000),
  constraint figures_are_from_0_to_a_billion check (target between 0 and 1000000000 and measured between 0 and 1000000000),
  constraint source_is_1_to_60_characters check (source ~ '\S' and char_length(source) <= 60)
);

comment on table public.experiments is 'Tests: what we believe, how we find out, and the threshold that was sealed before the first result.';
comment on column public.experiments.target is 'Right if at least so many. A number, so that nobody has to argue afterwards.';
comment on column public.experiments.sealed_at is 'When the threshold was sealed, by the database''s clock. It is set once and stays.';
comment on column public.experiments.resulted_at is 'When the first result came, by the database''s clock. It stays, also when the result is taken back.';

create index experiments_newest on public.experiments (project_id, created_at desc, id);
create index experiments_of_assumption on public.experiments (assumption_id, project_id);

grant select, delete on public.experiments to authenticated;
grant insert (id, project_id, assumption_id, believe, verify, measure, right_if, target, method, due_on, source)
  on public.experiments to authenticated;
grant update (
  assumption_id, believe, verify, measure, right_if, target, method, due_on, state, sealed_at, measured, observed, learned,
  decided) on public.experiments to authenticated;
grant select, insert, update, delete on public.experiments to service_role;

alter table public.experiments enable row level security;

create policy "Founders read their tests" on public.experiments
  for select to authenticated
  using (project_id = any (array(select private.usable_projects())));

create policy "Founders plan tests" on public.experiments
  for insert to authenticated
  with check (project_id = any (array(select private.usable_projects())));

create policy "Founders change their tests" on public.experiments
  for update to authenticated
  using (project_id = any (array(select private.usable_projects())));

create policy "Founders delete their tests" on public.experiments
  for delete to authenticated
  using (project_id = any (array(select private.usable_projects())));

create table public.experiment_changes (
  id uuid primary key default gen_random_uuid(),
  experiment_id uuid not null references public.experiments (id) on delete cascade,
  project_id uuid not null references public.startup_projects (id) on delete cascade,
  believe text not null,
  verify text not null,
  measure text not null,
  right_if text not null,
  target numeric,
  measured numeric,
  had_result boolean not null,
  changed_by uuid,
  changed_at timestamptz not null default clock_timestamp()
);

comment on table public.experiment_changes is
  'What a sealed test said before each change. Written by a trigger alone; it goes when its test goes.';

create index experiment_changes_of_experiment on public.experiment_changes (experiment_id, changed_at);
create index experiment_changes_of_project on public.experiment_changes (project_id);

grant select on public.experiment_changes to authenticated;
-- Nobody rewrites it, the server's key neither.
revoke all on public.experiment_changes from service_role;
grant select on public.experiment_changes to service_role;

alter table public.experiment_changes enable row level security;

create policy "Founders read what their tests said before" on public.experiment_changes
  for select to authenticated
  using (project_id = any (array(select private.usable_projects())));

-- The seal is the database's: its time, its member, once. Asking for it means writing any time into sealed_at.
create function private.guard_experiment() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    new.sealed_at := null;
    new.sealed_by := null;
    new.resulted_at := null;
  elsif old.sealed_at is null and new.sealed_at is not null then
    new.sealed_at := clock_timestamp();
    new.sealed_by := auth.uid();
  else
    if new.sealed_at is distinct from old.sealed_at then
      raise exception 'VALIDATION_ERROR: a seal stays as it was set' using errcode = '22023';
    end if;
    new.sealed_by := old.sealed_by;
  end if;
  if new.sealed_at is not null and new.target is null then
    raise exception 'VALIDATION_ERROR: a sealed test needs a threshold in figures' using errcode = '22023';
  end if;
  if new.sealed_at is null and num_nonnulls(new.measured, new.observed, new.learned, new.decided) > 0 then
    raise exception 'VALIDATION_ERROR: seal the threshold before the first result' using errcode = '22023';
  end if;
  if tg_op = 'UPDATE' then
    new.updated_at := now();
    new.resulted_at := case
      when old.resulted_at is null and new.measured is not null then clock_timestamp() else old.resulted_at end;
  end if;
  return new;
end
$$;

revoke execute on function private.guard_experiment() from public;

create trigger guard_experiment before insert or update on public.experiments
  for each row execute function private.guard_experiment();

-- Security definer: nobody may write the history themselves. A test that was changed fifty times is another test.
create function private.keep_experiment_change() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if (select count(*) from public.experiment_changes change where change.experiment_id = old.id) >= 50 then
    raise exception 'VALIDATION_ERROR: this test was changed fifty times; plan a new one' using errcode = '22023';
  end if;
  insert into public.experiment_changes (
    experiment_id, project_id, believe, verify, measure, right_if, target, measured, had_result, changed_by)
  values (
    old.id, old.project_id, old.believe, old.verify, old.measure, old.right_if, old.target, old.measured,
    old.resulted_at is not null, auth.uid());
  return null;
end
$$;

revoke execute on function private.keep_experiment_change() from public;

create trigger keep_change after update on public.experiments
  for each row when (
    old.sealed_at is not null and (
      (new.believe, new.verify, new.measure, new.right_if, new.target)
        is distinct from (old.believe, old.verify, old.measure, old.right_if, old.target)
      or old.measured is not null and new.measured is distinct from old.measured))
  execute function private.keep_experiment_change();
