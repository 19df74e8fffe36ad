-- A person who is deleted leaves no name behind, and nothing keeps the founder from deleting them: no quota, and no rule
-- about how facts change. For that time the setting undaunted.is_unnaming is on; nothing a member can call sets it.

create or replace function private.unname_contact() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not exists (select from public.startup_projects project where project.id = old.project_id) then
    return old;
  end if;
  perform set_config('undaunted.is_unnaming', 'on', true);
  update public.sources source set text = private.without_name(source.text, old.name)
  from public.interviews talk
  where talk.contact_id = old.id and source.id = talk.id
    and source.text <> private.without_name(source.text, old.name);
  -- A fact that counts no more is not worth keeping in other words.
  delete from public.facts fact using public.interviews talk
  where talk.contact_id = old.id and fact.source_id = talk.id and fact.state in ('withdrawn', 'replaced')
    and (fact.text, fact.quote, fact.subject) is distinct from (
      private.without_name(fact.text, old.name), private.without_name(fact.quote, old.name),
      private.without_name(fact.subject, old.name));
  update public.facts fact set
    text = private.without_name(fact.text, old.name),
    quote = private.without_name(fact.quote, old.name),
    subject = private.without_name(fact.subject, old.name),
    state = case
      when (fact.text, fact.subject) is distinct from (
        private.without_name(fact.text, old.name), private.without_name(fact.subject, old.name)) then 'corrected'
      else fact.state
    end,
    updated_at = now()
  from public.interviews talk
  where talk.contact_id = old.id and fact.source_id = talk.id
    and (fact.text, fact.quote, fact.subject) is distinct from (
      private.without_name(fact.text, old.name), private.without_name(fact.quote, old.name),
      private.without_name(fact.subject, old.name));
  update public.interviews talk set
    contact_id = null,
    next_step = private.without_name(talk.next_step, old.name),
    compliments = array(
      select private.without_name(kind.words, old.name)
      from unnest(talk.compliments) with ordinality as kind (words, place) order by kind.place)
  where talk.contact_id = old.id;
  perform set_config('undaunted.is_unnaming', '', true);
  return old;
end
$$;

create or replace trigger guard_fact before insert or update on public.facts
  for each row when (current_setting('undaunted.is_unnaming', true) is distinct from 'on')
  execute function private.guard_fact();

-- As it was; what changes because a name goes is no work of the founder's and is counted as kept bytes alone.
create or replace function private.count_memory() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  is_unnaming constant boolean := current_setting('undaunted.is_unnaming', true) is not distinct from 'on';
begin
  if tg_op = 'INSERT' then
    perform private.count_usage(tg_table_name, project.user_id, count(*), sum(octet_length(line::text))::bigint, 0, 0,
      auth.uid() is not null)
    from added line join public.startup_projects project on project.id = line.project_id
    group by project.user_id order by project.user_id;
  elsif tg_op = 'DELETE' then
    if exists (
      select from removed line join public.startup_projects project on project.id = line.project_id
      where project.user_id is distinct from auth.uid()) then
      perform private.take_turn_to_release();
    end if;
    perform private.count_usage(tg_table_name, project.user_id, 0, 0, count(*), sum(octet_length(line::text))::bigint, false)
    from removed line join public.startup_projects project on project.id = line.project_id
    group by project.user_id order by project.user_id;
  else
    perform private.count_usage(tg_table_name, change.user_id,
      case when is_unnaming then 0 else change.came end, case when is_unnaming then 0 else change.bytes_came end,
      case when is_unnaming then 0 else change.came end,
      change.bytes_went - case when is_unnaming then change.bytes_came else 0 end,
      auth.uid() is not null and not is_unnaming)
    from (
      select project.user_id, sum(line.came) as came, sum(line.bytes * line.came)::bigint as bytes_came,
        sum(line.bytes * (1 - line.came))::bigint as bytes_went
      from (
        select project_id, octet_length(row::text) as bytes, 1 as came from added row
        union all
        select project_id, octet_length(row::text), 0 from removed row
      ) as line join public.startup_projects project on project.id = line.project_id
      group by project.user_id
    ) as change
    order by change.user_id;
  end if;
  return null;
end
$$;
