-- A conversation belongs to two members. The ordered pair makes a second one for the same two impossible,
-- and lets every policy about conversations ask this table alone.
create table public.conversations (
  id uuid primary key default gen_random_uuid(),
  first_member_id uuid not null references public.profiles (id) on delete cascade,
  second_member_id uuid not null references public.profiles (id) on delete cascade,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (first_member_id, second_member_id),
  constraint members_are_two_in_order check (first_member_id < second_member_id)
);

comment on table public.conversations is 'A direct conversation of two members; updated_at is the time of its last message.';

create index conversations_of_second_member on public.conversations (second_member_id);

grant select on public.conversations to authenticated;
grant select, insert, update, delete on public.conversations to service_role;

alter table public.conversations enable row level security;

create policy "Participants read their conversations" on public.conversations
  for select to authenticated
  using (first_member_id = (select auth.uid()) or second_member_id = (select auth.uid()));

create table public.conversation_participants (
  id uuid primary key default gen_random_uuid(),
  conversation_id uuid not null references public.conversations (id) on delete cascade,
  user_id uuid not null references public.profiles (id) on delete cascade,
  unique (conversation_id, user_id)
);

comment on table public.conversation_participants is 'The two members of each conversation, one row each, written with it.';

create index conversation_participants_of_member on public.conversation_participants (user_id, conversation_id);

grant select on public.conversation_participants to authenticated;
grant select, insert, update, delete on public.conversation_participants to service_role;

alter table public.conversation_participants enable row level security;

create policy "Participants read who takes part" on public.conversation_participants
  for select to authenticated
  using (conversation_id = any (array(
    select id from public.conversations
    where first_member_id = (select auth.uid()) or second_member_id = (select auth.uid())
  )));

-- Security definer: participants are written here and by nobody else.
create function private.add_participants() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.conversation_participants (conversation_id, user_id)
  values (new.id, new.first_member_id), (new.id, new.second_member_id);
  return null;
end
$$;

revoke execute on function private.add_participants() from public;

create trigger add_participants after insert on public.conversations
  for each row execute function private.add_participants();
