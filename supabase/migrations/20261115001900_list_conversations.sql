-- One row per conversation of the caller, for the list: page it by (updated_at, id).
-- What costs a look into the messages is a subselect, so that it is asked for the rows of the page alone.
create view public.conversation_list with (security_invoker = true) as
select
  conversation.id,
  conversation.updated_at,
  other.id as other_id,
  other.full_name as other_full_name,
  other.avatar_url as other_avatar_url,
  other.company_name as other_company_name,
  other.user_type as other_user_type,
  (
    select message.content
    from public.messages message
    where message.conversation_id = conversation.id
    order by message.created_at desc, message.id desc
    limit 1
  ) as last_message,
  (
    select message.sender_id
    from public.messages message
    where message.conversation_id = conversation.id
    order by message.created_at desc, message.id desc
    limit 1
  ) as last_sender_id,
  (
    select count(*)
    from public.messages unread
    where unread.conversation_id = conversation.id and unread.sender_id = other.id and unread.read_at is null
  ) as unread_count
from public.conversations conversation
join public.profiles other
  on other.id = case
    when conversation.first_member_id = (select auth.uid()) then conversation.second_member_id
    else conversation.first_member_id
  end;

comment on view public.conversation_list is 'The conversation list of the caller: the other member, the last message, how many are unread.';

grant select on public.conversation_list to authenticated;
