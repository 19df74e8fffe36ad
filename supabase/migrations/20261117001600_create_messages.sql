create table public.messages (
  id uuid primary key default gen_random_uuid(),
  conversation_id uuid not null references public.conversations (id) on delete cascade,
  sender_id uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  content text not null,
  created_at timestamptz not null default now(),
  read_at timestamptz,
  constraint content_is_1_to_4000_characters check (content ~ '\S' and char_length(content) <= 4000)
);

comment on table public.messages is 'What two members write to each other. Only the recipient marks a message read, once.';

create index messages_newest on public.messages (conversation_id, created_at desc, id desc);
create index messages_unread on public.messages (conversation_id, sender_id) where read_at is null;
create index messages_of_sender on public.messages (sender_id);

grant select on public.messages to authenticated;
grant insert (id, conversation_id, sender_id, content), update (read_at) on public.messages to authenticated;
grant select, insert, update, delete on public.messages to service_role;

alter table public.messages enable row level security;

create policy "Participants read their messages" on public.messages
  for select to authenticated
  using (conversation_id = any (array(
    select id from public.conversations
    where first_member_id = (select auth.uid()) or second_member_id = (select auth.uid())
  )));

create policy "Participants write as themselves" on public.messages
  for insert to authenticated
  with check (
    sender_id = (select auth.uid())
    and conversation_id = any (array(
      select id from public.conversations
      where first_member_id = (select auth.uid()) or second_member_id = (select auth.uid())
    ))
  );

create policy "Recipients mark messages read" on public.messages
  for update to authenticated
  using (
    sender_id <> (select auth.uid())
    and conversation_id = any (array(
      select id from public.conversations
      where first_member_id = (select auth.uid()) or second_member_id = (select auth.uid())
    ))
  );

-- The time a message was read is the server's to say, and stays.
create function private.keep_read_mark() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.read_at := case when old.read_at is not null then old.read_at when new.read_at is not null then now() end;
  return new;
end
$$;

revoke execute on function private.keep_read_mark() from public;

create trigger keep_read_mark before update of read_at on public.messages
  for each row execute function private.keep_read_mark();

-- Security definer: members may not write to conversations; a message moves its conversation up the list.
create function private.touch_conversation() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.conversations set updated_at = greatest(updated_at, new.created_at), has_messages = true
  where id = new.conversation_id and (updated_at < new.created_at or not has_messages);
  return null;
end
$$;

revoke execute on function private.touch_conversation() from public;

create trigger touch_conversation after insert on public.messages
  for each row execute function private.touch_conversation();

-- One row per conversation of the caller, for the list: page it by (updated_at, id). has_messages leaves out those in
-- which nobody has written yet, without a look into the messages of all of them.
create view public.conversation_list with (security_invoker = true) as
select
  conversation.id,
  conversation.updated_at,
  other.id as other_id,
  other.full_name as other_full_name,
  other.avatar_url as other_avatar_url,
  other.company_name as other_company_name,
  other.user_type as other_user_type,
  latest.content as last_message,
  latest.sender_id as last_sender_id,
  (
    -- Whoever is not this one is the other; asked for by name, all they ever wrote would be looked through.
    select count(*)
    from public.messages unread
    where unread.conversation_id = conversation.id and unread.sender_id <> conversation.member_id and unread.read_at is null
  ) as unread_count,
  conversation.has_messages
from (
  (
    select id, updated_at, has_messages, first_member_id as member_id, second_member_id as other_id
    from public.conversations
    where first_member_id = (select auth.uid())
    order by updated_at desc, id desc
  )
  union all
  (
    select id, updated_at, has_messages, second_member_id, first_member_id
    from public.conversations
    where second_member_id = (select auth.uid())
    order by updated_at desc, id desc
  )
  union all
  (
    -- The server is nobody and reads them all.
    select id, updated_at, has_messages, second_member_id, first_member_id
    from public.conversations
    where (select auth.uid()) is null
    order by updated_at desc, id desc
  )
) conversation
join public.profiles other on other.id = conversation.other_id
left join lateral (
  select message.content, message.sender_id
  from public.messages message
  where message.conversation_id = conversation.id
  order by message.created_at desc, message.id desc
  limit 1
) latest on true;

comment on view public.conversation_list is 'The conversation list of the caller: the other member, the last message, how many are unread.';

grant select on public.conversation_list to authenticated;
