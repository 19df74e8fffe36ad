-- Whoever saves a post sees it: one that is hidden from them is answered like one that is not there.
alter policy "Members save posts for themselves" on public.bookmarks
  with check (user_id = (select auth.uid()) and exists (select from public.posts where id = post_id));

-- As it was; the trigger of the table counts. Who has no room for the words learns it when they ask.
create or replace function private.ask_for_evidence(p_comment uuid) returns void
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
  perform private.refuse_too_much(kept, founder, private.plan_of(founder), 1, octet_length(said.content), true)
  from unnest('{sources, facts}'::text[]) kept;
  insert into public.evidence_requests (comment_id, founder_id, author_id) values (said.id, founder, said.user_id)
  on conflict do nothing;
  if found then
    perform private.tell_members('evidence_request', array[said.user_id], array[said.post_id], array[said.id], array[founder]);
  end if;
end
$$;

-- As it was; what the founder has no room for is left out. That is not the author's to know: the answer stands.
create or replace function private.answer_evidence(p_comment uuid, p_agrees boolean) returns void
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
  begin
    select id into strict project from public.startup_projects where user_id = request.founder_id;
    insert into public.sources (project_id, kind, text, said_at)
    values (project, 'interview', said.content, said.created_at)
    returning id into source;
    insert into public.facts (project_id, topic, text, quote, evidence, source_id, state, said_at)
    values (project, 'problem', left(said.content, 1000), left(said.content, 2000), 'told', source, 'proposed', said.created_at);
    update public.evidence_requests set source_id = source where comment_id = p_comment;
  exception when sqlstate 'PT413' or sqlstate 'PT429' or no_data_found then
    null;
  end;
  perform private.tell_members('evidence_answer', array[request.founder_id], array[said.post_id], array[said.id], array[said.user_id]);
end
$$;

-- As it was; a message that is not there is a mistake of the caller's, not of the server's.
create or replace function private.delete_message(message_id uuid)
returns public.messages
language plpgsql
security definer
set search_path = ''
as $$
declare
  caller constant uuid := auth.uid();
  words constant text := 'Message deleted';
  message public.messages;
begin
  if caller is null or not private.has_given_second_factor() then
    raise exception 'UNAUTHORIZED: sign in to delete a message' using errcode = '42501';
  end if;
  select * into message from public.messages where id = message_id and sender_id = caller for update;
  if not found then
    raise exception 'The message is not there or not yours' using errcode = 'PT404';
  end if;
  if message.deleted_at is not null then
    return message;
  end if;
  perform private.count_usage('messages', caller, 0, 0, 0, octet_length(message.content) - octet_length(words), false);
  update public.messages set content = words, deleted_at = now() where id = message_id returning * into message;
  return message;
end
$$;
