-- A page of the list is read in its order from these two, as far as the page goes.
create index conversations_latest_of_first_member on public.conversations (first_member_id, updated_at desc, id desc);
create index conversations_latest_of_second_member on public.conversations (second_member_id, updated_at desc, id desc);
drop index public.conversations_of_second_member;

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
  ) as unread_count
from (
  (
    select id, updated_at, first_member_id as member_id, second_member_id as other_id
    from public.conversations
    where first_member_id = (select auth.uid())
    order by updated_at desc, id desc
  )
  union all
  (
    select id, updated_at, second_member_id, first_member_id
    from public.conversations
    where second_member_id = (select auth.uid())
    order by updated_at desc, id desc
  )
  union all
  (
    -- The server is nobody and reads them all.
    select id, updated_at, second_member_id, first_member_id
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
