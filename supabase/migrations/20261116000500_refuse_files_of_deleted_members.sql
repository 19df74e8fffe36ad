-- A file belongs to a member who exists. An upload may be on its way while its sender's account is deleted, and an
-- address signed for an upload outlives the token it was signed with: neither may leave a file behind.
-- Security definer: members have no rights in schema auth.
create function private.refuse_files_of_deleted_members() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- The lock makes deletion and upload take turns: the later one sees what the earlier one did.
  perform 1 from auth.users where id = new.owner_id::uuid and deleted_at is null for key share;
  if not found then
    raise exception 'This account does not exist any more' using errcode = '42501';
  end if;
  return new;
end
$$;

revoke execute on function private.refuse_files_of_deleted_members() from public;

create trigger refuse_files_of_deleted_members before insert or update of owner_id on storage.objects
  for each row when (new.owner_id is not null) execute function private.refuse_files_of_deleted_members();
