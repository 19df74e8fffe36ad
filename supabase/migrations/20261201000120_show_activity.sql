-- Who is online and who is typing, in conversations. Each has a private topic, conversation:{id}; realtime asks the
-- policies below who may join it. Nothing of it is stored.
alter table public.member_settings
  add constraint activity_is_on_or_off check (privacy ->> 'activity' is null or privacy ->> 'activity' in ('on', 'off'));

comment on column public.member_settings.privacy is
  '{"activity": "on" | "off"}: whether others see that this member is online or typing, and this member of others. Nothing said is on.';

-- Whether the two of a conversation show each other what they do: the caller is one of them, it is no request that waits,
-- there is no block between them, and neither has switched it off. Security definer: blocks and settings are private.
create function private.is_live(p_conversation uuid) returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return private.has_given_second_factor() and exists (
    select from public.conversations conversation
    where conversation.id = p_conversation
      and auth.uid() in (conversation.first_member_id, conversation.second_member_id)
      and conversation.has_messages and conversation.request_from is null
      and not private.is_blocked(conversation.first_member_id, conversation.second_member_id)
      and not exists (
        select from public.member_settings settings
        where settings.user_id in (conversation.first_member_id, conversation.second_member_id)
          and settings.privacy ->> 'activity' = 'off'
      )
  );
end
$$;

revoke execute on function private.is_live(uuid) from public;
grant execute on function private.is_live(uuid) to authenticated;

create function private.is_live_topic(topic text) returns boolean
language plpgsql
stable
set search_path = ''
as $$
begin
  return coalesce(
    topic ~ '^conversation:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' and private.is_live(split_part(topic, ':', 2)::uuid),
    false
  );
end
$$;

revoke execute on function private.is_live_topic(text) from public;
grant execute on function private.is_live_topic(text) to authenticated;

create policy "Members hear each other in a live conversation" on realtime.messages
  for select to authenticated using ((select private.is_live_topic((select realtime.topic()))));

create policy "Members show themselves in a live conversation" on realtime.messages
  for insert to authenticated with check ((select private.is_live_topic((select realtime.topic()))));

create function public.live_conversations() returns setof uuid
language plpgsql
stable
set search_path = ''
rows 20
as $$
begin
  return query
  select latest.id
  from (
    select conversation.id from public.conversation_list conversation
    where conversation.has_messages
    order by conversation.updated_at desc, conversation.id desc
    limit 20
  ) latest
  where private.is_live(latest.id);
end
$$;

comment on function public.live_conversations() is
  'Those of the caller''s latest twenty conversations whose topic conversation:{id} they may join.';

revoke execute on function public.live_conversations() from public;
grant execute on function public.live_conversations() to authenticated;

-- Who has joined a topic stays on it. All who are there are told to ask again. Security definer: members write no messages.
create function private.end_topics(conversations uuid[]) returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  if to_regprocedure('realtime.send(jsonb, text, text, boolean)') is not null then
    perform realtime.send('{}', 'ended', 'conversation:' || id, true) from unnest(conversations) id;
  end if;
end
$$;

create function private.end_topic_of_block() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.end_topics(array(
    select id from public.conversations
    where first_member_id = least(new.blocker_id, new.blocked_id) and second_member_id = greatest(new.blocker_id, new.blocked_id)
  ));
  return null;
end
$$;

create function private.end_topics_of_member() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.end_topics(array(
    select conversation.id
    from public.conversation_participants participant
    join public.conversations conversation on conversation.id = participant.conversation_id
    where participant.user_id = new.user_id and conversation.has_messages
    order by conversation.updated_at desc
    limit 100
  ));
  return null;
end
$$;

revoke execute on function private.end_topics(uuid[]), private.end_topic_of_block(), private.end_topics_of_member() from public;

create trigger end_topic_of_block after insert on public.blocks
  for each row execute function private.end_topic_of_block();
create trigger end_topics_of_member after insert or update of privacy on public.member_settings
  for each row when (new.privacy ->> 'activity' = 'off') execute function private.end_topics_of_member();
