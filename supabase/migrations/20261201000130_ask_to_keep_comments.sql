-- A founder may keep a comment under their post as evidence, once its author has agreed.
create table public.evidence_requests (
  comment_id uuid primary key references public.comments (id) on delete cascade,
  founder_id uuid not null references public.profiles (id) on delete cascade,
  author_id uuid not null references public.profiles (id) on delete cascade,
  state text not null default 'asked',
  source_id uuid unique references public.sources (id) on delete cascade,
  created_at timestamptz not null default now(),
  answered_at timestamptz,
  constraint state_is_known check (state in ('asked', 'agreed', 'declined')),
  constraint an_answer_has_its_time check ((state = 'asked') = (answered_at is null)),
  constraint what_is_kept_was_agreed_to check (source_id is null or state = 'agreed')
);

comment on table public.evidence_requests is
  'Which comments founders would like to keep as evidence, and what their authors said. Written by ask_for_evidence and answer_evidence.';

comment on column public.evidence_requests.source_id is
  'What was kept of it. Who said that stands here alone: with the account, or the comment, the name goes and the words stay.';

create index evidence_requests_of_founder on public.evidence_requests (founder_id);
create index evidence_requests_of_author on public.evidence_requests (author_id);

grant select on public.evidence_requests to authenticated;
grant select, insert, update, delete on public.evidence_requests to service_role;

alter table public.evidence_requests enable row level security;

create policy "Members read what they ask and are asked" on public.evidence_requests
  for select to authenticated
  using (
    (founder_id = (select auth.uid()) or author_id = (select auth.uid()))
    and founder_id <> all (array(select private.hidden_members()))
    and author_id <> all (array(select private.hidden_members()))
  );

create policy "Members with a second factor have given it" on public.evidence_requests
  as restrictive for all to authenticated using ((select private.has_given_second_factor()));

insert into public.quotas (kind, plan, per_seconds, max_rows)
select 'evidence_requests', plan, 86400, 50 from unnest(enum_range(null::public.subscription_plan)) plan;

alter table public.notifications
  drop constraint kind_is_known,
  drop constraint it_is_about_what_its_kind_says,
  add constraint kind_is_known check (kind in
    ('like', 'comment', 'comment_like', 'follow', 'mention', 'moderation', 'evidence_request', 'evidence_answer')),
  add constraint it_is_about_what_its_kind_says check (
    (kind = 'moderation') = (decision_id is not null)
    and case
      when kind in ('follow', 'moderation') then num_nonnulls(post_id, comment_id) = 0
      when kind in ('comment_like', 'evidence_request', 'evidence_answer') then num_nonnulls(post_id, comment_id) = 2
      when kind = 'mention' then post_id is not null
      else post_id is not null and comment_id is null
    end
  );

-- Security definer: nobody writes requests or notifications. Asking again is asking once.
create function private.ask_for_evidence(p_comment uuid) returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  founder constant uuid := auth.uid();
  said public.comments;
begin
  select comment.* into said
  from public.comments comment join public.posts post on post.id = comment.post_id
  where comment.id = p_comment and post.user_id = founder and comment.user_id <> founder and comment.hidden_at is null
    and not private.is_blocked(founder, comment.user_id);
  if said.id is null or not private.has_given_second_factor() then
    raise exception 'VALIDATION_ERROR: this comment cannot be kept' using errcode = '22023';
  end if;
  insert into public.evidence_requests (comment_id, founder_id, author_id) values (said.id, founder, said.user_id)
  on conflict do nothing;
  if found then
    perform private.count_usage('evidence_requests', founder, 1, 0, 0, 0, true);
    perform private.tell_members('evidence_request', array[said.user_id], array[said.post_id], array[said.id], array[founder]);
  end if;
end
$$;

revoke execute on function private.ask_for_evidence(uuid) from public;
grant execute on function private.ask_for_evidence(uuid) to authenticated;

create function public.ask_for_evidence(p_comment uuid) returns void
language sql
set search_path = ''
as $$
  select private.ask_for_evidence(p_comment)
$$;

comment on function public.ask_for_evidence(uuid) is 'Asks the author of a comment under the caller''s post whether it may be kept as evidence.';

revoke execute on function public.ask_for_evidence(uuid) from public;
grant execute on function public.ask_for_evidence(uuid) to authenticated;

-- Security definer: what an author agrees to is written into the project of another, as a proposal the founder confirms
-- like any other. The answer is given once.
create function private.answer_evidence(p_comment uuid, p_agrees boolean) returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  said public.comments;
  request public.evidence_requests;
  project uuid;
  source uuid;
begin
  update public.evidence_requests asked
  set state = case when p_agrees then 'agreed' else 'declined' end, answered_at = now()
  where asked.comment_id = p_comment and asked.author_id = auth.uid() and asked.state = 'asked'
    and not private.is_blocked(asked.founder_id, asked.author_id) and private.has_given_second_factor()
  returning * into request;
  if request.comment_id is null then
    raise exception 'VALIDATION_ERROR: there is no such question' using errcode = '22023';
  end if;
  if not p_agrees then
    return;
  end if;
  select * into said from public.comments where id = p_comment;
  select id into strict project from public.startup_projects where user_id = request.founder_id;
  insert into public.sources (project_id, kind, text, said_at)
  values (project, 'interview', said.content, said.created_at)
  returning id into source;
  insert into public.facts (project_id, topic, text, quote, evidence, source_id, state, said_at)
  values (project, 'problem', left(said.content, 1000), left(said.content, 2000), 'told', source, 'proposed', said.created_at);
  update public.evidence_requests set source_id = source where comment_id = p_comment;
  perform private.tell_members('evidence_answer', array[request.founder_id], array[said.post_id], array[said.id], array[said.user_id]);
end
$$;

revoke execute on function private.answer_evidence(uuid, boolean) from public;
grant execute on function private.answer_evidence(uuid, boolean) to authenticated;

create function public.answer_evidence(p_comment uuid, p_agrees boolean) returns void
language sql
set search_path = ''
as $$
  select private.answer_evidence(p_comment, p_agrees)
$$;

comment on function public.answer_evidence(uuid, boolean) is
  'The author''s answer. If they agree, their words become a source of the founder''s project and a proposed fact.';

revoke execute on function public.answer_evidence(uuid, boolean) from public;
grant execute on function public.answer_evidence(uuid, boolean) to authenticated;
