-- A table whose key is a post and a profile is read as a second way from posts to profiles, and a request for posts with
-- their author would no longer say which one it means. Bookmarks hang on the account instead, as drafts and settings do.
alter table public.bookmarks
  drop constraint bookmarks_user_id_fkey,
  add constraint bookmarks_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade;
