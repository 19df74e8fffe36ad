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
