-- A sender can take back what they wrote. The line stays, the words are gone from the database.
alter table public.messages add column deleted_at timestamptz;

comment on column public.messages.deleted_at is 'When its sender took it back; its content then only says so.';

-- Security definer: members may not change messages; this changes one of the caller's own, in one way.
create function private.delete_message(message_id uuid)
returns public.messages
language plpgsql
security definer
set search_path = ''
as $$
declare
  caller constant uuid := auth.uid();
  words constant text := 'Message deleted';
  message public.messages;
begin
  if caller is null or not private.has_given_second_factor() then
    raise exception 'UNAUTHORIZED: sign in to delete a message' using errcode = '42501';
  end if;
  select * into message from public.messages where id = message_id and sender_id = caller for update;
  if not found then
    raise exception 'The message is not there or not yours' using errcode = 'P0002';
  end if;
  if message.deleted_at is not null then
    return message;
  end if;
  perform private.count_usage('messages', caller, 0, 0, 0, octet_length(message.content) - octet_length(words), false);
  update public.messages set content = words, deleted_at = now() where id = message_id returning * into message;
  return message;
end
$$;

revoke execute on function private.delete_message(uuid) from public;
grant execute on function private.delete_message(uuid) to authenticated;

create function public.delete_message(message_id uuid)
returns public.messages
language sql
set search_path = ''
as $$
  select * from private.delete_message(message_id)
$$;

comment on function public.delete_message(uuid) is 'Takes the words of an own message out of the database and marks it deleted.';

revoke execute on function public.delete_message(uuid) from public;
grant execute on function public.delete_message(uuid) to authenticated;
