-- As it was, asked for once: of the two members one is the caller, who is hidden from nobody. With "not in" it is a look
-- into a hash, where an array was gone through for every row.
alter policy "Members meet nobody across a block" on public.conversations
  using (
    case when first_member_id = (select auth.uid()) then second_member_id else first_member_id end
      not in (select private.hidden_members())
  );

-- The messages the members of a conversation read, for the list. With the rights of its owner, unlike the views of the
-- API: the policies of messages look up all conversations of the caller, and an index would try each of them again for
-- every line. Here a message is read if the caller is one of its two members. The list shows conversations as the caller
-- sees them, so blocks and what is ignored are decided there.
create view private.listed_messages as
select message.id, message.conversation_id, message.sender_id, message.content, message.created_at, message.read_at
from public.messages message
where (select auth.role()) = 'service_role'
  or (message.hidden_at is null or message.sender_id = (select auth.uid()))
    and exists (
      select from public.conversations conversation
      where conversation.id = message.conversation_id
        and (select auth.uid()) in (conversation.first_member_id, conversation.second_member_id)
    );

comment on view private.listed_messages is 'Messages as the conversation list reads them: those of the caller''s conversations.';

grant select on private.listed_messages to authenticated, service_role;

-- As it was, with the view above.
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
    from private.listed_messages unread
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
  from private.listed_messages message
  where message.conversation_id = conversation.id
  order by message.created_at desc, message.id desc
  limit 1
) latest on true;
