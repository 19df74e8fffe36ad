-- A conversation belongs to two members. The ordered pair makes a second one for the same two impossible,
-- and lets every policy about conversations ask this table alone.
create table public.conversations (
  id uuid primary key default gen_random_uuid(),
  first_member_id uuid not null references public.profiles (id) on delete cascade,
  second_member_id uuid not null references public.profiles (id) on delete cascade,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  has_messages boolean not null default false,
  unique (first_member_id, second_member_id),
  constraint members_are_two_in_order check (first_member_id < second_member_id)
);

comment on table public.conversations is 'A direct conversation of two members; updated_at is the time of its last message.';
comment on column public.conversations.has_messages is 'Whether somebody has written yet; kept by a trigger.';

-- A page of the list is read in its order from these, as far as the page goes.
create index conversations_latest_of_first_member on public.conversations (first_member_id, updated_at desc, id desc);
create index conversations_latest_of_second_member on public.conversations (second_member_id, updated_at desc, id desc);
create index conversations_spoken_of_first_member
  on public.conversations (first_member_id, has_messages, updated_at desc, id desc);
create index conversations_spoken_of_second_member
  on public.conversations (second_member_id, has_messages, updated_at desc, id desc);

grant select on public.conversations to authenticated;
grant select, insert, update, delete on public.conversations to service_role;

alter table public.conversations enable row level security;

create policy "Participants read their conversations" on public.conversations
  for select to authenticated
  using (first_member_id = (select auth.uid()) or second_member_id = (select auth.uid()));

-- What hangs on a conversation is reached through it, so it is protected with it.
create policy "Members with a second factor have given it" on public.conversations
  as restrictive for all to authenticated using ((select private.has_given_second_factor()));

create table public.conversation_participants (
  id uuid primary key default gen_random_uuid(),
  conversation_id uuid not null references public.conversations (id) on delete cascade,
  user_id uuid not null references public.profiles (id) on delete cascade,
  unique (conversation_id, user_id)
);

comment on table public.conversation_participants is 'The two members of each conversation, one row each, written with it.';

create index conversation_participants_of_member on public.conversation_participants (user_id, conversation_id);

grant select on public.conversation_participants to authenticated;
grant select, insert, update, delete on public.conversation_participants to service_role;

alter table public.conversation_participants enable row level security;

create policy "Participants read who takes part" on public.conversation_participants
  for select to authenticated
  using (conversation_id = any (array(
    select id from public.conversations
    where first_member_id = (select auth.uid()) or second_member_id = (select auth.uid())
  )));

-- Security definer: participants are written here and by nobody else.
create function private.add_participants() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.conversation_participants (conversation_id, user_id)
  values (new.id, new.first_member_id), (new.id, new.second_member_id);
  return null;
end
$$;

revoke execute on function private.add_participants() from public;

create trigger add_participants after insert on public.conversations
  for each row execute function private.add_participants();

-- Security definer: only this function writes conversations, and only between its caller and one other member.
create function private.create_or_get_direct_conversation(recipient_id uuid, initial_message text)
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
    or not exists (select from public.profiles where id = recipient_id) then
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

  if initial_message ~ '\S' then
    insert into public.messages (conversation_id, sender_id, content)
    values (conversation.id, caller, regexp_replace(initial_message, '^\s+|\s+$', '', 'g'));
    select * into conversation from public.conversations where id = conversation.id;
  end if;
  return conversation;
end
$$;

revoke execute on function private.create_or_get_direct_conversation(uuid, text) from public;
grant execute on function private.create_or_get_direct_conversation(uuid, text) to anon, authenticated;

-- Open to anon as well, who is told UNAUTHORIZED in words the page can show.
create function public.create_or_get_direct_conversation(recipient_id uuid, initial_message text default null)
returns public.conversations
language sql
set search_path = ''
as $$
  select * from private.create_or_get_direct_conversation(recipient_id, initial_message)
$$;

revoke execute on function public.create_or_get_direct_conversation(uuid, text) from public;
grant execute on function public.create_or_get_direct_conversation(uuid, text) to anon, authenticated;
