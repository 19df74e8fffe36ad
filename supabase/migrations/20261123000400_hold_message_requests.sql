-- A first message to somebody who does not follow its writer is a request: one message, until it is answered.
alter table public.conversations add column request_from uuid references public.profiles (id) on delete cascade;

comment on column public.conversations.request_from is
  'Who asked for this conversation and waits for an answer; null once there is one, or where none was needed.';

create index conversations_request_from on public.conversations (request_from);

-- How many strangers a member may write to in a day.
insert into public.quotas (kind, plan, per_seconds, max_rows)
select 'requests', plan, 86400, 30 from unnest(enum_range(null::public.subscription_plan)) plan;

-- Requests their receivers do not want to see. Not in the conversation itself: their writers must not learn of it.
create table private.ignored_requests (
  conversation_id uuid primary key references public.conversations (id) on delete cascade,
  user_id uuid not null references public.profiles (id) on delete cascade
);

comment on table private.ignored_requests is 'Conversations that somebody asked for in vain, and who ignores them.';

create index ignored_requests_of_member on private.ignored_requests (user_id);

alter table private.ignored_requests enable row level security;

create function private.ignored_conversations() returns setof uuid
language plpgsql
stable
security definer
set search_path = ''
rows 10
as $$
begin
  return query select conversation_id from private.ignored_requests where user_id = auth.uid();
end
$$;

revoke execute on function private.ignored_conversations() from public;
grant execute on function private.ignored_conversations() to authenticated;

create policy "Members are spared what they ignore" on public.conversations
  as restrictive for select to authenticated
  using (id <> all (array(select private.ignored_conversations())));

-- Members ask and answer; what the server's key, imports and seeds write is no request.
-- Security definer: nobody writes to conversations. The lock makes two first messages wait for each other.
create function private.hold_requests() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  conversation public.conversations;
  receiver uuid;
begin
  -- A message that is already there is only sent again: the insert will leave it as it is.
  if auth.uid() is distinct from new.sender_id or exists (select from public.messages where id = new.id) then
    return new;
  end if;
  select * into conversation from public.conversations where id = new.conversation_id for no key update;
  if not found or new.sender_id not in (conversation.first_member_id, conversation.second_member_id) then
    return new; -- the policies refuse it
  end if;
  receiver := case new.sender_id
    when conversation.first_member_id then conversation.second_member_id else conversation.first_member_id end;
  if conversation.request_from is null and conversation.has_messages then
    return new;
  end if;
  if conversation.request_from is distinct from receiver
    and not exists (select from public.follows where follower_id = receiver and following_id = new.sender_id) then
    if conversation.request_from = new.sender_id then
      raise sqlstate 'PT403' using message = 'Your message waits for an answer. You can write again when they have answered.';
    end if;
    perform private.count_usage('requests', new.sender_id, 1, 0, 0, 0, true);
    update public.conversations set request_from = new.sender_id where id = conversation.id;
  else
    update public.conversations set request_from = null where id = conversation.id and request_from is not null;
    delete from private.ignored_requests where conversation_id = conversation.id;
  end if;
  return new;
end
$$;

revoke execute on function private.hold_requests() from public;

create trigger hold_requests before insert on public.messages
  for each row execute function private.hold_requests();

-- Security definer: nobody writes to conversations. Only the one who was asked can answer.
create function private.answer_request(conversation_id uuid, is_accepted boolean) returns void
language plpgsql
security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  caller constant uuid := auth.uid();
begin
  perform from public.conversations conversation
  where conversation.id = answer_request.conversation_id and conversation.request_from <> caller
    and caller in (conversation.first_member_id, conversation.second_member_id)
    and not private.is_blocked(conversation.first_member_id, conversation.second_member_id)
    and private.has_given_second_factor()
  for no key update;
  if not found then
    raise exception 'VALIDATION_ERROR: there is no such request' using errcode = '22023';
  end if;
  if is_accepted then
    update public.conversations set request_from = null where id = answer_request.conversation_id;
  else
    insert into private.ignored_requests (conversation_id, user_id) values (answer_request.conversation_id, caller)
    on conflict do nothing;
  end if;
end
$$;

revoke execute on function private.answer_request(uuid, boolean) from public;
grant execute on function private.answer_request(uuid, boolean) to authenticated;

create function public.answer_request(conversation_id uuid, is_accepted boolean) returns void
language sql
set search_path = ''
as $$
  select private.answer_request(conversation_id, is_accepted)
$$;

comment on function public.answer_request(uuid, boolean) is 'Accepts the request of a stranger, or puts it out of sight.';

revoke execute on function public.answer_request(uuid, boolean) from public;
grant execute on function public.answer_request(uuid, boolean) to authenticated;

-- As it was, but whoever opens a conversation they had ignored wants to see it again.
create or replace function private.create_or_get_direct_conversation(recipient_id uuid, initial_message text)
returns public.conversations
language plpgsql
security definer
set search_path = ''
as $$
declare
  caller uuid := auth.uid();
  conversation public.conversations;
begin
  if caller is null or not private.has_given_second_factor()
    or not exists (select from public.profiles where id = caller) then
    raise exception 'UNAUTHORIZED: sign in to start a conversation' using errcode = '42501';
  end if;
  if recipient_id is null or recipient_id = caller
    or not exists (select from public.profiles where id = recipient_id)
    or private.is_blocked(caller, recipient_id) then
    raise exception 'VALIDATION_ERROR: the recipient must be another member' using errcode = '22023';
  end if;
  if char_length(initial_message) > 4000 then
    raise exception 'VALIDATION_ERROR: a message has at most 4000 characters' using errcode = '22023';
  end if;

  select * into conversation from public.conversations
  where first_member_id = least(caller, recipient_id) and second_member_id = greatest(caller, recipient_id);
  if not found then
    -- Whoever loses the race waits here for the winner, and then finds the winner's row.
    insert into public.conversations (first_member_id, second_member_id)
    values (least(caller, recipient_id), greatest(caller, recipient_id))
    on conflict (first_member_id, second_member_id) do nothing;
    select * into conversation from public.conversations
    where first_member_id = least(caller, recipient_id) and second_member_id = greatest(caller, recipient_id);
  end if;

  delete from private.ignored_requests where conversation_id = conversation.id and user_id = caller;
  if initial_message ~ '\S' then
    insert into public.messages (conversation_id, sender_id, content)
    values (conversation.id, caller, regexp_replace(initial_message, '^\s+|\s+$', '', 'g'));
    select * into conversation from public.conversations where id = conversation.id;
  end if;
  return conversation;
end
$$;
