-- The list leaves out conversations in which nobody has written yet. The conversation itself says so, because a page
-- must not look into the messages of all those it leaves out.
alter table public.conversations add column has_messages boolean not null default false;

comment on column public.conversations.has_messages is 'Whether somebody has written yet; kept by a trigger.';

update public.conversations conversation set has_messages = true
where exists (select from public.messages message where message.conversation_id = conversation.id);

create index conversations_spoken_of_first_member
  on public.conversations (first_member_id, has_messages, updated_at desc, id desc);
create index conversations_spoken_of_second_member
  on public.conversations (second_member_id, has_messages, updated_at desc, id desc);

-- Security definer: members may not write to conversations; a message moves its conversation up the list.
create or replace function private.touch_conversation() returns trigger
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

create or replace view public.conversation_list with (security_invoker = true) as
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
