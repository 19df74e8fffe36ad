-- Who could read a row at all. Thousands listen to all messages, and each reads a few: realtime asks only these about one
-- of them. It only saves questions, the policies decide. A policy that lets others read needs their name here.
create function private.audience(message public.messages) returns setof uuid
language sql
stable
set search_path = ''
as $$
  select unnest(array[first_member_id, second_member_id]) from public.conversations where id = message.conversation_id
$$;

create function private.audience(notification public.notifications) returns setof uuid
language sql
stable
set search_path = ''
as $$
  select notification.recipient_id
$$;

revoke execute on function private.audience(public.messages), private.audience(public.notifications) from public;
