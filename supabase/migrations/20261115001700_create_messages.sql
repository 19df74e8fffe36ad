create table public.messages (
  id uuid primary key default gen_random_uuid(),
  conversation_id uuid not null references public.conversations (id) on delete cascade,
  sender_id uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  content text not null,
  created_at timestamptz not null default now(),
  read_at timestamptz,
  constraint content_is_1_to_4000_characters check (content ~ '\S' and char_length(content) <= 4000)
);

comment on table public.messages is 'What two members write to each other. Only the recipient marks a message read, once.';

create index messages_newest on public.messages (conversation_id, created_at desc, id desc);
create index messages_unread on public.messages (conversation_id, sender_id) where read_at is null;
create index messages_of_sender on public.messages (sender_id);

grant select on public.messages to authenticated;
grant insert (conversation_id, sender_id, content), update (read_at) on public.messages to authenticated;
grant select, insert, update, delete on public.messages to service_role;

alter table public.messages enable row level security;

create policy "Participants read their messages" on public.messages
  for select to authenticated
  using (conversation_id = any (array(
    select id from public.conversations
    where first_member_id = (select auth.uid()) or second_member_id = (select auth.uid())
  )));

create policy "Participants write as themselves" on public.messages
  for insert to authenticated
  with check (
    sender_id = (select auth.uid())
    and conversation_id = any (array(
      select id from public.conversations
      where first_member_id = (select auth.uid()) or second_member_id = (select auth.uid())
    ))
  );

create policy "Recipients mark messages read" on public.messages
  for update to authenticated
  using (
    sender_id <> (select auth.uid())
    and conversation_id = any (array(
      select id from public.conversations
      where first_member_id = (select auth.uid()) or second_member_id = (select auth.uid())
    ))
  );

-- The time a message was read is the server's to say, and stays.
create function private.keep_read_mark() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.read_at := case when old.read_at is not null then old.read_at when new.read_at is not null then now() end;
  return new;
end
$$;

revoke execute on function private.keep_read_mark() from public;

create trigger keep_read_mark before update of read_at on public.messages
  for each row execute function private.keep_read_mark();

-- Security definer: members may not write to conversations; a message moves its conversation up the list.
create function private.touch_conversation() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.conversations set updated_at = new.created_at
  where id = new.conversation_id and updated_at < new.created_at;
  return null;
end
$$;

revoke execute on function private.touch_conversation() from public;

create trigger touch_conversation after insert on public.messages
  for each row execute function private.touch_conversation();
