-- A post went with all that was said and liked under it in one statement. From 2,400 comments on that took longer than the
-- embedded database allows: two members who wrote so many under somebody's post made sure that it could never be deleted,
-- and that each try of its author was an outage for all. Now such a post is gone for everybody at once, and its comments
-- and likes go in parts before it. It is marked by being hidden since the beginning of time, and nobody reads it.
create index posts_to_delete on public.posts (id) where hidden_at = '-infinity';

drop policy "Members see nothing that is hidden" on public.posts;
create policy "Members see nothing that is hidden" on public.posts as restrictive for select to authenticated
  using (
    hidden_at is null
    or hidden_at > '-infinity' and (user_id = (select auth.uid()) or (select private.is_moderator())));

create function private.delete_post_in_parts() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- What goes with its author's account has been deleted in parts already.
  if pg_trigger_depth() > 1 or current_setting('realtime.leaving', true) <> '' then
    return old;
  end if;
  update public.posts set hidden_at = '-infinity' where id = old.id;
  return null;
end
$$;

create trigger delete_in_parts before delete on public.posts
  for each row when (old.comments_count + old.likes_count > 500)
  execute function private.delete_post_in_parts();

-- Deletes a part of what is under such posts, and the posts when nothing much is left.
create function private.delete_posts() returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  leaving constant uuid[] := array(select id from public.posts where hidden_at = '-infinity' limit 5);
begin
  delete from public.comments where id in (
    select comment.id from unnest(leaving) post (id)
    cross join lateral (
      select line.id from public.comments line where line.post_id = post.id limit 100
    ) comment);
  delete from public.post_likes where id in (
    select one.id from unnest(leaving) post (id)
    cross join lateral (
      select line.id from public.post_likes line where line.post_id = post.id limit 100
    ) one);
  delete from public.posts where id = any (leaving) and comments_count + likes_count <= 100;
end
$$;

-- A post that its author has deleted is not shown again by a moderator.
create or replace function private.set_hidden(kind text, object_id uuid, hidden_at timestamptz) returns void
language plpgsql
set search_path = ''
as $$
begin
  case kind
    when 'post' then
      update public.posts post set hidden_at = set_hidden.hidden_at
      where post.id = object_id and post.hidden_at is distinct from '-infinity';
    when 'comment' then update public.comments set hidden_at = set_hidden.hidden_at where id = object_id;
    when 'message' then update public.messages set hidden_at = set_hidden.hidden_at where id = object_id;
  end case;
end
$$;

revoke execute on function private.delete_post_in_parts(), private.delete_posts() from public;

do $$
begin
  if to_regprocedure('cron.schedule(text, text, text)') is not null then
    perform cron.schedule('delete posts', '* * * * *', 'select private.delete_posts()');
  end if;
end
$$;
