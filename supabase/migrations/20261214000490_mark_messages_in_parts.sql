-- Opening a conversation marked all its unread messages in one statement: with 8,000 of them that took longer than the embedded
-- database allows, at each opening. Now the page marks 500 at a time, until none is left.
create function public.mark_messages_read(conversation_id uuid) returns boolean
language plpgsql
set search_path = ''
as $$
declare
  most constant integer := 500;
  marked integer;
begin
  update public.messages set read_at = now() where id = any (array(
    select message.id from public.messages message
    where message.conversation_id = mark_messages_read.conversation_id
      and message.sender_id <> (select auth.uid()) and message.read_at is null
    limit most));
  get diagnostics marked = row_count;
  return marked = most;
end
$$;

comment on function public.mark_messages_read(uuid) is
  'Marks 500 of the messages that the caller has not read in a conversation. Says whether more may be left.';

revoke execute on function public.mark_messages_read(uuid) from public, anon;
grant execute on function public.mark_messages_read(uuid) to authenticated, service_role;

-- As it was; of a conversation a hundred unread messages are counted, the page shows 9+.
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
    select count(*)
    from (
      select from private.listed_messages unread
      where unread.conversation_id = conversation.id and unread.sender_id <> conversation.member_id and unread.read_at is null
      limit 100
    ) counted
  ) as unread_count,
  conversation.has_messages,
  conversation.request_from
from (
  (
    select id, updated_at, has_messages, request_from, first_member_id as member_id, second_member_id as other_id
    from public.conversations where first_member_id = (select auth.uid())
    order by updated_at desc, id desc
  )
  union all
  (
    select id, updated_at, has_messages, request_from, second_member_id, first_member_id
    from public.conversations where second_member_id = (select auth.uid())
    order by updated_at desc, id desc
  )
  union all
  (
    select id, updated_at, has_messages, request_from, second_member_id, first_member_id
    from public.conversations where (select auth.uid()) is null
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
