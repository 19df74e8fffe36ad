-- As it was, with those who are suspended: searches, recommendations, stories and the latest posts of strangers, which leave
-- out whom the caller muted, promote nobody who may not write. Profiles and posts can still be read where they stand.
create or replace function private.muted_members() returns setof uuid
language plpgsql
stable
security definer
rows 10
set search_path = ''
as $$
begin
  return query
  select muted_id from public.mutes where user_id = auth.uid() and muted_id is not null
  union all
  select account.id from auth.users account where account.banned_until > now();
end
$$;

-- As it was, with those who are suspended: an address signed for an upload outlives the session it was signed in.
create or replace function private.refuse_files_of_deleted_members() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  suspended_until timestamptz;
begin
  -- The lock makes deletion and upload take turns: the later one sees what the earlier one did.
  select account.banned_until into suspended_until from auth.users account
  where account.id = new.owner_id::uuid and account.deleted_at is null for key share;
  if not found then
    raise exception 'This account does not exist any more' using errcode = '42501';
  end if;
  if suspended_until > now() then
    raise exception 'This account is suspended' using errcode = '42501';
  end if;
  return new;
end
$$;
