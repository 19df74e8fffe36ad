-- Who writes a threat and then blocks took the message, and the right to report it, away from whom it was written to.
-- Whoever was written to keeps it, and may report it and its writer. Everything else stays as across any block: the
-- conversation is in no list, and nobody writes there.

-- Conversations whose other member blocks the caller; not those with somebody whom the caller blocks as well.
create function private.closed_conversations() returns setof uuid
language plpgsql
stable
security definer
rows 1
set search_path = ''
as $$
begin
  return query
  select conversation.id
  from public.blocks block
  join public.conversations conversation
    on conversation.first_member_id = least(block.blocker_id, block.blocked_id)
    and conversation.second_member_id = greatest(block.blocker_id, block.blocked_id)
  where block.blocked_id = auth.uid() and private.has_given_second_factor()
    and not exists (
      select from public.blocks own where own.blocker_id = auth.uid() and own.blocked_id = block.blocker_id);
end
$$;

revoke execute on function private.closed_conversations() from public;
grant execute on function private.closed_conversations() to authenticated;

alter policy "Participants read their messages" on public.messages
  using (
    conversation_id = any (array(
      select id from public.conversations
      where first_member_id = (select auth.uid()) or second_member_id = (select auth.uid())))
    or sender_id <> (select auth.uid()) and conversation_id = any (array(select private.closed_conversations()))
  );

-- Whether somebody who blocks the caller wrote to them, or they to them.
create function private.has_talked_with(other uuid) returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return exists (
    select from public.conversations
    where id in (select private.closed_conversations()) and has_messages and other in (first_member_id, second_member_id)
      and other <> auth.uid());
end
$$;

revoke execute on function private.has_talked_with(uuid) from public;
grant execute on function private.has_talked_with(uuid) to authenticated;

alter policy "Members report what they see" on public.reports
  with check (
    reporter_id = (select auth.uid())
    and (post_id is null or exists (select from public.posts where id = post_id))
    and (comment_id is null or exists (select from public.comments where id = comment_id))
    and (message_id is null or exists (select from public.messages where id = message_id))
    and (profile_id is null or exists (select from public.profiles where id = profile_id) or private.has_talked_with(profile_id))
  );

-- What was written to the caller by members who block them, the latest first, to read and report.
create function public.closed_messages() returns setof public.messages
language sql
stable
rows 10
set search_path = ''
as $$
  select message.* from public.messages message
  where message.conversation_id = any (array(select private.closed_conversations())) and message.sender_id <> auth.uid()
  order by message.created_at desc, message.id desc
  limit 100
$$;

comment on function public.closed_messages() is 'What members who block the caller wrote to them, the latest first.';

revoke execute on function public.closed_messages() from public;
grant execute on function public.closed_messages() to authenticated;
