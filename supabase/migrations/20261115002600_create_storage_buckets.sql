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
