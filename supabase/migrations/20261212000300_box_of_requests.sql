-- Message requests have a box of their own, and nobody learns that theirs was read before it is accepted.

-- As it was, with who asked: the list and the box of requests are told apart by it.
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
    select count(*) from private.listed_messages unread
    where unread.conversation_id = conversation.id and unread.sender_id <> conversation.member_id and unread.read_at is null
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

-- Requests to a member, of which only those that wait are in the index.
create index conversations_requests_of_first_member
  on public.conversations (first_member_id) where request_from is not null;
create index conversations_requests_of_second_member
  on public.conversations (second_member_id) where request_from is not null;

-- As it was; a message in a request is not marked read by whoever was asked: that would tell the writer.
create function private.keep_request_unread() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if new.read_at is not null and old.read_at is null and exists (
    select from public.conversations where id = old.conversation_id and request_from = old.sender_id
  ) then
    return null;
  end if;
  return new;
end
$$;

revoke execute on function private.keep_request_unread() from public;

create trigger keep_request_unread before update of read_at on public.messages
  for each row when (old.read_at is null) execute function private.keep_request_unread();

-- What was read in requests that still wait is unread again: until now its writer could see it.
alter table public.messages disable trigger keep_read_mark;
update public.messages message set read_at = null
from public.conversations conversation
where conversation.id = message.conversation_id and conversation.request_from = message.sender_id and message.read_at is not null;
alter table public.messages enable trigger keep_read_mark;
