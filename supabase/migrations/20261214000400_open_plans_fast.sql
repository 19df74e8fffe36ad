-- A plan that is opened read each result again for each fact, and all facts again for each one that moved: with 5,000 facts
-- one visitor ended the embedded database for everybody. Now a result is read once, what is shown once, and of a result
-- the first five hundred facts that it rests on.
create or replace function private.shared_plan(token text) returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  with opened as materialized (
    select link.project_id, link.shows_facts
    from public.share_links link
    where link.token = shared_plan.token and link.kind = 'founder_plan'
  ), shown as materialized (
    select fact.id, fact.topic, fact.text, fact.quote, fact.value, fact.evidence, fact.bears, fact.said_at, fact.created_at
    from opened cross join lateral private.shown_facts(opened.project_id) fact
    where opened.shows_facts
  )
  select jsonb_build_object(
    'project', jsonb_build_object(
      'name', case when project.name ~ '\S' and project.name <> 'My Startup' then project.name else 'Untitled venture' end,
      'description', nullif(project.description, 'A brief description of your startup idea'),
      'industry', project.industry),
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
           -- A result of ours has half of this at most.
           'output_content', case when char_length(output.output_content) <= 65536 then output.output_content
             else left(output.output_content, 65536) || E'\n\n…' end,
           'data_quality', made.data_quality,
           'result', case when octet_length(made.result::text) <= 65536 then made.result end,
           'edits', case when octet_length(made.edits::text) <= 65536 then made.edits end,
           'sizing', case when octet_length(made.sizing::text) <= 65536 then made.sizing end,
           'created_at', output.created_at,
           'moved', since.moved)
         order by output.output_type)
       from (
         select distinct on (latest.output_type) latest.*
         from public.ai_outputs latest
         where latest.project_id = project.id and latest.output_type not in ('apple-ai-chat', 'pitch_coaching')
         order by latest.output_type, latest.created_at desc, latest.id desc
       ) output
       cross join lateral (
         select
           kept.data_quality,
           kept.edits,
           rests.facts,
           rests.said,
           coalesce(kept.sizing, kept.result -> 'sizing') as sizing,
           -- What repeats the text is left out.
           case when jsonb_typeof(kept.result) = 'object' then kept.result - array['parts', 'after', 'fields'] end as result
         from jsonb_to_record(output.metadata)
           as kept (data_quality text, sizing jsonb, result jsonb, edits jsonb, rests_on jsonb)
         cross join lateral jsonb_to_record(case jsonb_typeof(kept.rests_on) when 'object' then kept.rests_on else '{}' end)
           as rests (facts jsonb, said jsonb)
         offset 0
       ) made
       -- Of the facts that it was made from, those that say something else now. Members write metadata: what stands there is
       -- compared and never cast.
       cross join lateral (
         select jsonb_agg(jsonb_build_object('topic', move.topic, 'before', move.before, 'now', case
             when move.is_held then move.text else latest.text end)
           order by move.topic, move.before) as moved
         from (
           select distinct old.topic, known.is_held, case when known.is_held then old.text end as text,
             -- Figures alone: a sentence may have been put differently because it was not for everybody.
             case when old.value is not null then coalesce(known.said, old.text) end as before
           from (
             select distinct listed.id
             from jsonb_array_elements_text(case jsonb_typeof(made.facts) when 'array' then made.facts else '[]' end) listed (id)
             where link.shows_facts
             limit 500
           ) named
           join public.facts old on old.id::text = named.id
           cross join lateral (
             select old.state in ('confirmed', 'corrected') as is_held,
               left(made.said ->> named.id, 200) as said
           ) known
           where old.project_id = project.id and old.subject is null and old.state <> 'proposed'
             and old.topic = any (private.shown_topics())
             -- How it began stands with the result; of older results only what was withdrawn is known.
             and (not known.is_held or known.said <> left(old.text, 200))
             and not exists (
               select 1 from public.sources source where source.id = old.source_id and source.kind = 'interview')
           limit 50
         ) move
         left join (
           select distinct on (fact.topic) fact.topic, fact.text
           from shown fact
           where fact.created_at > output.created_at
           order by fact.topic, fact.said_at desc, fact.id
         ) latest on latest.topic = move.topic
       ) since), '[]'),
    'facts', case when link.shows_facts then (
      select jsonb_agg(
        jsonb_build_object(
          'id', known.id,
          'topic', known.topic,
          'text', known.text,
          -- Money that moved says how many, how much and when, which may stand in the quotation alone.
          'quote', case when known.evidence in ('committed', 'paid') then known.quote end,
          'value', known.value,
          'evidence', known.evidence,
          'bears', known.bears,
          'said_at', known.said_at)
        order by known.said_at desc, known.id)
      from (
        select fact.*
        from shown fact
        order by fact.said_at desc, fact.id
        limit 200
      ) known) end,
    'updated_at', greatest(
      project.updated_at,
      (select max(output.created_at) from public.ai_outputs output where output.project_id = project.id),
      (select max(step.completed_at) from public.journey_progress step where step.project_id = project.id),
      (select max(item.updated_at) from public.validation_progress item where item.project_id = project.id),
      case when link.shows_facts
        then (select max(fact.updated_at) from public.facts fact where fact.project_id = project.id) end)
  )
  from public.share_links link
  join public.startup_projects project on project.id = link.project_id
  left join public.profiles founder on founder.id = project.user_id
  where link.token = shared_plan.token and link.kind = 'founder_plan' and not private.is_away(project.user_id)
$$;
