-- An account goes in parts. From the first of them on nobody meets its member, as across a block.
create table private.leaving_members (
  user_id uuid primary key references auth.users (id) on delete cascade
);

comment on table private.leaving_members is 'Whose account is being deleted. Nobody sees them any more; goes with the account.';

alter table private.leaving_members enable row level security;

create function private.hide_leaving_member() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into private.leaving_members (user_id) values (new.id) on conflict do nothing;
  return null;
end
$$;

revoke execute on function private.hide_leaving_member() from public;

create trigger hide_leaving_member after update of deleted_at on auth.users
  for each row when (new.deleted_at is not null and old.deleted_at is null) execute function private.hide_leaving_member();

create or replace function private.hidden_members() returns setof uuid
language plpgsql
stable
security definer
rows 10
set search_path = ''
as $$
begin
  return query
  select blocked_id from public.blocks where blocker_id = auth.uid()
  union all
  select blocker_id from public.blocks where blocked_id = auth.uid()
  union all
  select user_id from private.leaving_members;
end
$$;
