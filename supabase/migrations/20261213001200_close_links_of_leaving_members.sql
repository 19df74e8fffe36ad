-- What a member shared is closed from the moment on in which their account is being deleted, as their profile is.
create function private.is_away(member uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select private.is_suspended(member)
    or exists (select from private.leaving_members leaving where leaving.user_id = member)
$$;
revoke execute on function private.is_away(uuid) from public;

create or replace function private.shared_document(token text, password text) returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  -- Of a password that nobody has.
  no_hash constant text := '$2a$10$2iw/CXoe4DVeZqzOpYD.yekCul/ysafK5to7Ghs6zlL6VQtD3tF9y';
  network constant text := 'caller ' || encode(sha256(convert_to(private.caller_network(), 'UTF8')), 'hex');
  this_link constant text := 'link ' || encode(sha256(convert_to(coalesce(token, ''), 'UTF8')), 'hex');
  shown jsonb;
  hash text;
begin
  select
    jsonb_build_object('kind', link.kind, 'document', link.document, 'shared_at', link.document_at), secret.hash
  into shown, hash
  from public.share_links link
  join public.startup_projects project on project.id = link.project_id
  left join private.share_passwords secret on secret.link_id = link.id
  where link.token = shared_document.token and link.kind <> 'founder_plan'
    and (link.expires_at is null or link.expires_at > now())
    and link.has_password = (secret.hash is not null)
    and not private.is_away(project.user_id);
  if password is null then
    return case when hash is null then shown end;
  end if;
  if shown is not null and hash is null then
    return shown;
  end if;
  delete from private.share_attempts where who in (
    select who from private.share_attempts where began_at < now() - interval '15 minutes'
    order by began_at limit 100 for update skip locked);
  if network is not null then
    perform private.count_share_attempt(network, 10);
  end if;
  perform private.count_share_attempt(this_link, 20);
  -- The hash reads 72 bytes and drops the rest: what is longer is no password of ours.
  if extensions.crypt(left(password, 72), coalesce(hash, no_hash)) is distinct from hash or octet_length(password) > 72 then
    return null;
  end if;
  -- Who knows it is not held up.
  update private.share_attempts set tries = tries - 1 where who in (network, this_link);
  return shown;
end
$$;

create or replace function private.shared_plan(token text) returns jsonb language sql stable security definer set search_path = '' as $$
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
           'data_quality', output.metadata ->> 'data_quality',
           'result', case when octet_length(made.result::text) <= 65536 then made.result end,
           'edits', case when octet_length((output.metadata -> 'edits')::text) <= 65536 then output.metadata -> 'edits' end,
           'sizing', case when octet_length(made.sizing::text) <= 65536 then made.sizing end,
           'created_at', output.created_at)
         order by output.output_type)
       from (
         select distinct on (latest.output_type) latest.*
         from public.ai_outputs latest
         where latest.project_id = project.id and latest.output_type not in ('apple-ai-chat', 'pitch_coaching')
         order by latest.output_type, latest.created_at desc, latest.id desc
       ) output
       cross join lateral (
         select
           coalesce(nullif(output.metadata -> 'sizing', 'null'), output.metadata -> 'result' -> 'sizing') as sizing,
           -- What repeats the text is left out.
           case when jsonb_typeof(output.metadata -> 'result') = 'object'
             then (output.metadata -> 'result') - array['parts', 'after', 'fields'] end as result
         offset 0
       ) made), '[]'),
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
        from public.facts fact
        where fact.project_id = project.id and fact.subject is null and fact.state in ('confirmed', 'corrected')
          and fact.topic in (
            'problem', 'customer', 'frequency', 'cost', 'workaround', 'price', 'money', 'reach', 'buyers', 'place',
            'solution', 'difference', 'rival', 'traction', 'team', 'ask')
          -- What others said in interviews is not the founder's to show.
          and not exists (
            select 1 from public.sources source where source.id = fact.source_id and source.kind = 'interview')
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
