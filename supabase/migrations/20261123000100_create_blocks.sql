create table public.blocks (
  blocker_id uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  blocked_id uuid not null references public.profiles (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (blocker_id, blocked_id),
  constraint nobody_blocks_themselves check (blocker_id <> blocked_id)
);

comment on table public.blocks is 'Who wants nothing to do with whom. Neither of the two sees the other; only the blocker can tell why.';

create index blocks_of_blocked on public.blocks (blocked_id, blocker_id);

grant select, delete on public.blocks to authenticated;
grant insert (blocker_id, blocked_id) on public.blocks to authenticated;
grant select, insert, update, delete on public.blocks to service_role;

alter table public.blocks enable row level security;

create policy "Members read whom they block" on public.blocks
  for select to authenticated using (blocker_id = (select auth.uid()));

create policy "Members block as themselves" on public.blocks
  for insert to authenticated with check (blocker_id = (select auth.uid()));

create policy "Members take back their blocks" on public.blocks
  for delete to authenticated using (blocker_id = (select auth.uid()));

create policy "Members with a second factor have given it" on public.blocks
  as restrictive for all to authenticated using ((select private.has_given_second_factor()));

-- Whether one of the two blocks the other. For triggers and functions that act with more rights than their caller.
create function private.is_blocked(one uuid, other uuid) returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return exists (select from public.blocks where blocker_id = one and blocked_id = other)
    or exists (select from public.blocks where blocker_id = other and blocked_id = one);
end
$$;

revoke execute on function private.is_blocked(uuid, uuid) from public;

-- Everybody the caller blocks or is blocked by. Policies ask this once a statement, as array(select …): for nearly
-- all members it is empty, and to compare a row with it costs nothing.
-- Security definer: a member must not see, but the database must know, who blocks them.
create function private.hidden_members() returns setof uuid
language plpgsql
stable
security definer
set search_path = ''
rows 10
as $$
begin
  return query
  select blocked_id from public.blocks where blocker_id = auth.uid()
  union all
  select blocker_id from public.blocks where blocked_id = auth.uid();
end
$$;

revoke execute on function private.hidden_members() from public;
grant execute on function private.hidden_members() to authenticated;

-- Whoever blocks also ends that the two follow each other. Security definer: one of the two rows is the other's.
create function private.part_blocked_members() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from public.follows
  where (follower_id = new.blocker_id and following_id = new.blocked_id)
    or (follower_id = new.blocked_id and following_id = new.blocker_id);
  return null;
end
$$;

revoke execute on function private.part_blocked_members() from public;

create trigger part_blocked_members after insert on public.blocks
  for each row execute function private.part_blocked_members();

-- Security definer: nobody sees the profiles of those they block, but must be able to take a block back.
create function private.blocked_people()
returns table (id uuid, full_name text, avatar_url text, company_name text, created_at timestamptz)
language sql
stable
security definer
set search_path = ''
as $$
  select profile.id, profile.full_name, profile.avatar_url, profile.company_name, block.created_at
  from public.blocks block join public.profiles profile on profile.id = block.blocked_id
  where block.blocker_id = auth.uid() and (select private.has_given_second_factor())
$$;

revoke execute on function private.blocked_people() from public;
grant execute on function private.blocked_people() to authenticated;

create function public.blocked_people()
returns table (id uuid, full_name text, avatar_url text, company_name text, created_at timestamptz)
language sql
stable
set search_path = ''
as $$
  select * from private.blocked_people() order by created_at desc, id
$$;

comment on function public.blocked_people() is 'Whom the caller blocks, the latest first.';

revoke execute on function public.blocked_people() from public;
grant execute on function public.blocked_people() to authenticated;
