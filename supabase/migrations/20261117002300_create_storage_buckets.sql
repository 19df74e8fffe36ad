-- Pictures only, up to 5 MB. Avatars are served to everybody by their address; stories to members alone.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values
  ('avatars', 'avatars', true, 5242880, array['image/jpeg', 'image/png', 'image/webp', 'image/gif']),
  ('stories', 'stories', false, 5242880, array['image/jpeg', 'image/png', 'image/webp', 'image/gif'])
on conflict (id) do update set
  public = excluded.public,
  file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;

-- Avatars need no policy to be looked at: a public bucket is served by address, and nobody lists another's files.
create policy "Members read live stories and their own pictures" on storage.objects
  for select to authenticated
  using (
    (bucket_id = 'stories' and created_at > now() - interval '24 hours')
    or (bucket_id in ('avatars', 'stories') and name like (select auth.uid())::text || '/%')
  );

create policy "Members upload pictures to their own folder" on storage.objects
  for insert to authenticated
  with check (bucket_id in ('avatars', 'stories') and name like (select auth.uid())::text || '/%');

create policy "Members replace pictures in their own folder" on storage.objects
  for update to authenticated
  using (bucket_id in ('avatars', 'stories') and name like (select auth.uid())::text || '/%');

create policy "Members delete pictures in their own folder" on storage.objects
  for delete to authenticated
  using (bucket_id in ('avatars', 'stories') and name like (select auth.uid())::text || '/%');

create policy "Members with a second factor have given it" on storage.objects
  as restrictive for all to authenticated using ((select private.has_given_second_factor()));

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
