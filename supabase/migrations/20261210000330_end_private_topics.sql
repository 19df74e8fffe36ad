-- Who may no longer be on a private topic is taken off it where the server can do that (realtime.review). Elsewhere all
-- who are there are told to ask again, and those who do not stay until their token is renewed.
create or replace function private.end_topic_of_block() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  ended constant uuid := (
    select id from public.conversations
    where first_member_id = least(new.blocker_id, new.blocked_id) and second_member_id = greatest(new.blocker_id, new.blocked_id)
  );
begin
  if ended is not null then
    perform private.end_topics(array[ended]);
    if to_regprocedure('realtime.review(text, uuid)') is not null then
      perform realtime.review('conversation:' || ended, null);
    end if;
  end if;
  return null;
end
$$;

-- One word about the member, not one for each of their conversations. Whom they wrote with sees them leave.
create or replace function private.end_topics_of_member() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if to_regprocedure('realtime.review(text, uuid)') is not null then
    perform realtime.review(null, new.user_id);
  else
    -- As many as a page joins.
    perform private.end_topics(array(
      select conversation.id
      from public.conversation_participants participant
      join public.conversations conversation on conversation.id = participant.conversation_id
      where participant.user_id = new.user_id and conversation.has_messages
      order by conversation.updated_at desc
      limit 20
    ));
  end if;
  return null;
end
$$;

drop trigger end_topics_of_member on public.member_settings;
create trigger end_topics_when_begun after insert on public.member_settings
  for each row when (new.privacy ->> 'activity' = 'off') execute function private.end_topics_of_member();
create trigger end_topics_when_changed after update of privacy on public.member_settings
  for each row when (new.privacy ->> 'activity' = 'off' and old.privacy ->> 'activity' is distinct from 'off')
  execute function private.end_topics_of_member();
