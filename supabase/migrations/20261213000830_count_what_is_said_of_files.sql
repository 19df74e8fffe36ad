-- What is said of a file is stored as well, so it is counted as well.
create function private.bytes_of_file(metadata jsonb, user_metadata jsonb) returns bigint
language sql
immutable
set search_path = ''
as $$
  select coalesce((metadata ->> 'size')::bigint, 0) + coalesce(octet_length(user_metadata::text), 0)
$$;

create function private.owner_of_file(owner_id text) returns uuid
language sql
stable
set search_path = ''
as $$
  select id from auth.users
  where id = case when owner_id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then owner_id::uuid end
$$;

revoke execute on function private.bytes_of_file(jsonb, jsonb), private.owner_of_file(text) from public;

-- As it was, with what is said of files.
create or replace function private.count_storage_objects() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    perform private.count_usage('files', member, count(*), sum(bytes)::bigint, 0, 0, true)
    from (
      select private.owner_of_file(owner_id) as member, private.bytes_of_file(metadata, user_metadata) as bytes from added
    ) as line
    where member is not null group by member order by member;
  elsif tg_op = 'DELETE' then
    if exists (select from removed where private.owner_of_file(owner_id) is distinct from auth.uid()) then
      perform private.take_turn_to_release();
    end if;
    perform private.count_usage('files', member, 0, 0, count(*), sum(bytes)::bigint, false)
    from (
      select private.owner_of_file(owner_id) as member, private.bytes_of_file(metadata, user_metadata) as bytes from removed
    ) as line
    where member is not null group by member order by member;
  else
    perform private.count_usage('files', member, sum(came), sum(bytes * came)::bigint, sum(went), sum(bytes * went)::bigint, true)
    from (
      select private.owner_of_file(owner_id) as member, private.bytes_of_file(metadata, user_metadata) as bytes,
        1 as came, 0 as went from added
      union all
      select private.owner_of_file(owner_id), private.bytes_of_file(metadata, user_metadata), 0, 1 from removed
    ) as line
    where member is not null group by member order by member;
  end if;
  return null;
end
$$;

update public.quota_usage usage set bytes = usage.bytes + said.bytes
from (
  select private.owner_of_file(owner_id) as member, sum(octet_length(user_metadata::text)) as bytes
  from storage.objects where user_metadata is not null group by 1
) as said
where usage.user_id = said.member and usage.kind = 'files' and usage.per_seconds = 0;
