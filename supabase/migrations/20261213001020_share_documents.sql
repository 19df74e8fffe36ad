-- A link also shows a deck or a business plan: the copy that its founder sent, until a day of their choice, and behind a
-- password if they want one. Links that are there already are links to the founder's plan, as they were.
create type public.share_kind as enum ('founder_plan', 'deck', 'business_plan');

alter table public.share_links
  add column kind public.share_kind not null default 'founder_plan',
  add column document jsonb,
  add column document_at timestamptz not null default now(),
  add column expires_at timestamptz,
  add column has_password boolean not null default false,
  add constraint a_document_is_an_object_up_to_512_kb
    check (jsonb_typeof(document) = 'object' and octet_length(document::text) <= 524288),
  add constraint every_link_but_the_plans_has_its_document check ((kind = 'founder_plan') = (document is null));

comment on table public.share_links is
  'Read-only links to what a founder shows, which only the founder can list. Revoking a link deletes its row.';
comment on column public.share_links.document is
  'The deck or the plan as it is read, and all that the link shows. A founder''s plan is read when it is opened.';
comment on column public.share_links.document_at is 'When the document was last put here.';
comment on column public.share_links.expires_at is 'From then on it shows nothing; null is never.';

grant update (document) on public.share_links to authenticated;

create policy "Founders renew what their share links show" on public.share_links
  for update to authenticated
  using (project_id = any (array(select private.usable_projects())));

create function private.note_document() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.document_at := now();
  return new;
end
$$;

revoke execute on function private.note_document() from public;

create trigger note_document before update of document on public.share_links
  for each row execute function private.note_document();

-- Nobody reads them back, not even the founder: a password can be tried, that is all.
create table private.share_passwords (
  link_id uuid primary key references public.share_links (id) on delete cascade,
  hash text not null
);

create table private.share_attempts (
  who text primary key,
  tries integer not null default 1,
  began_at timestamptz not null default now()
);

comment on table private.share_attempts is
  'Passwords tried in a quarter of an hour, by link and by network, which stand here as hashes. Older ones go with the next try.';

create index share_attempts_oldest on private.share_attempts (began_at);

-- One quota for all links: documents have a size, and can be written over.
insert into public.quotas (kind, plan, per_seconds, max_rows, max_bytes)
select 'share_links', plan, per_seconds, max_rows, max_bytes
from (values (0, 100, 12582912), (60, 60, 33554432)) as free (per_seconds, max_rows, max_bytes),
  (values ('free'::public.subscription_plan), ('early_venture'), ('venture')) as plans (plan);

insert into public.quota_usage (user_id, kind, per_seconds, rows, bytes)
select project.user_id, 'share_links', 0, count(*), sum(octet_length(link::text))
from public.share_links link join public.startup_projects project on project.id = link.project_id
group by project.user_id;

create trigger count_added after insert on public.share_links referencing new table as added
  for each statement execute function private.count_memory();
create trigger count_removed after delete on public.share_links referencing old table as removed
  for each statement execute function private.count_memory();
create trigger count_changed after update on public.share_links referencing old table as removed new table as added
  for each statement execute function private.count_memory();

-- As it was; a project takes its links along too.
create or replace function private.release_history() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.quota_usage set rows = 0, bytes = 0
  where user_id = old.user_id and per_seconds = 0
    and kind in (
      'experiment_changes', 'forecast_revisions', 'decks', 'deck_revisions', 'business_plans', 'business_plan_revisions',
      'share_links');
  return null;
end
$$;

drop function public.create_share_link(text, uuid);
drop function private.create_share_link(text, uuid);

-- Security definer: the token is made here, so that nobody can choose a weak one, and the password is hashed here, slowly.
-- An id that this project has already is answered with the link that has it.
create function private.create_share_link(
  label text, link_id uuid, kind public.share_kind, document jsonb, valid_days integer, password text)
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
  given_id uuid := coalesce(create_share_link.link_id, gen_random_uuid());
  given_password constant text := create_share_link.password;
begin
  if project is null then
    raise exception 'UNAUTHORIZED: only a founder with a project can share it' using errcode = '42501';
  end if;
  return query
    select link.id, link.token, link.created_at
    from public.share_links link
    where link.id = given_id and link.project_id = project;
  if found then
    return;
  end if;
  if (select count(*) from public.share_links link where link.project_id = project) >= 20 then
    raise exception 'VALIDATION_ERROR: a plan has at most 20 share links' using errcode = '22023';
  end if;
  if create_share_link.kind = 'founder_plan' and (create_share_link.valid_days is not null or given_password is not null) then
    raise exception 'VALIDATION_ERROR: a founder''s plan is shared until it is revoked, without a password' using errcode = '22023';
  end if;
  if create_share_link.valid_days not between 1 and 366 then
    raise exception 'VALIDATION_ERROR: a link is valid for 1 to 366 days' using errcode = '22023';
  end if;
  -- The hash reads 72 bytes and drops the rest.
  if char_length(given_password) < 8 or octet_length(given_password) > 72 then
    raise exception 'VALIDATION_ERROR: a password has 8 to 72 letters' using errcode = '22023';
  end if;
  insert into public.share_links (id, project_id, token, label, kind, document, expires_at, has_password)
  values (
    given_id, project, secret, create_share_link.label, create_share_link.kind, create_share_link.document,
    now() + make_interval(days => create_share_link.valid_days), given_password is not null);
  if given_password is not null then
    insert into private.share_passwords (link_id, hash)
    values (given_id, extensions.crypt(given_password, extensions.gen_salt('bf', 10)));
  end if;
  return query select given_id, secret, now();
end
$$;

revoke execute on function private.create_share_link(text, uuid, public.share_kind, jsonb, integer, text) from public;
grant execute on function private.create_share_link(text, uuid, public.share_kind, jsonb, integer, text) to authenticated;

create function public.create_share_link(
  label text default null, link_id uuid default null, kind public.share_kind default 'founder_plan',
  document jsonb default null, valid_days integer default null, password text default null)
returns table (id uuid, token text, created_at timestamptz)
language sql
set search_path = ''
as $$
  select * from private.create_share_link(label, link_id, kind, document, valid_days, password)
$$;

revoke execute on function public.create_share_link(text, uuid, public.share_kind, jsonb, integer, text) from public;
grant execute on function public.create_share_link(text, uuid, public.share_kind, jsonb, integer, text) to authenticated;

-- The network a request comes from: an address, or the /64 around one of IPv6. Null where nobody says. Our own server
-- writes x-forwarded-for itself; before Supabase's stands Cloudflare, which writes the other.
create function private.caller_network() returns text
language plpgsql
stable
set search_path = ''
as $$
declare
  headers constant jsonb := nullif(current_setting('request.headers', true), '');
  address inet;
begin
  address := coalesce(headers ->> 'cf-connecting-ip', nullif(trim(split_part(headers ->> 'x-forwarded-for', ',', 1)), ''));
  return case family(address) when 6 then network(set_masklen(address, 64))::text else host(address) end;
exception
  when invalid_text_representation then
    return null;
end
$$;

revoke execute on function private.caller_network() from public;

-- Counts a try, and refuses it after so many in a quarter of an hour. A refused one is not counted.
create function private.count_share_attempt(counted text, most integer) returns void
language plpgsql
set search_path = ''
as $$
declare
  counted_tries integer;
  seconds_left integer;
begin
  insert into private.share_attempts as attempt (who) values (counted)
  on conflict (who) do update set (tries, began_at) = (
    select case when is_over then 1 else attempt.tries + 1 end, case when is_over then now() else attempt.began_at end
    from (select attempt.began_at <= now() - interval '15 minutes' as is_over) as window_)
  returning tries, ceil(extract(epoch from began_at + interval '15 minutes' - now()))
  into counted_tries, seconds_left;
  if counted_tries > most then
    raise exception 'Too many tries: wait % minutes, then try again.', greatest(ceil(seconds_left / 60.0), 1)
      using errcode = 'PT429', hint = format('Try again in %s seconds.', greatest(seconds_left, 1));
  end if;
end
$$;

revoke execute on function private.count_share_attempt(text, integer) from public;

-- Security definer: the holder of the token, and of the password where there is one, reads this document without an
-- account, and nothing else. Null for everything else. Without a password the answer comes at once, whether there is such a
-- link or not; with one it costs a hash, whether there is such a link or not. So neither the answer nor its time says
-- that a link is there.
create function private.shared_document(token text, password text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
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
    and not private.is_suspended(project.user_id);
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

revoke execute on function private.shared_document(text, text) from public;
grant execute on function private.shared_document(text, text) to anon, authenticated;

-- Null when there is no such link, or no longer, or the password is wrong.
create function public.shared_document(token text, password text default null)
returns jsonb
language sql
set search_path = ''
as $$
  select private.shared_document(token, password)
$$;

revoke execute on function public.shared_document(text, text) from public;
grant execute on function public.shared_document(text, text) to anon, authenticated;

-- As it was, for links to a founder's plan alone.
create or replace function private.shared_plan(token text) returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
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
  where link.token = shared_plan.token and link.kind = 'founder_plan' and not private.is_suspended(project.user_id)
$$;
