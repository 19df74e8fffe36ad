-- A post was deleted in parts from 500 comments and likes on. But each comment may mention ten members: 490 comments with
-- 4,900 notifications, by two members, went in one statement, which took longer than the embedded database allows. Now all
-- counts that goes with a post, and what a request deletes before it.

-- How many rows go with a post. Of each kind it counts `most` at most.
create function private.rows_of_post(p_post uuid, most integer) returns integer
language plpgsql
stable
set search_path = ''
as $$
begin
  return (
    select count(*)
    from (
      (select from public.comments where post_id = p_post limit most)
      union all
      (select from public.post_likes where post_id = p_post limit most)
      union all
      (select from public.bookmarks where post_id = p_post limit most)
      union all
      (
        select from public.comments comment join public.comment_likes one on one.comment_id = comment.id
        where comment.post_id = p_post limit most)
      union all
      (select from public.notifications where post_id = p_post limit most)
      union all
      (
        select from public.notifications told join private.notification_actors actor on actor.notification_id = told.id
        where told.post_id = p_post limit most)
    ) row);
end
$$;

create or replace function private.delete_post_in_parts() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  -- A notification of one member is two rows.
  most constant integer := 1000;
  deleted integer := coalesce(nullif(current_setting('undaunted.rows_of_posts', true), ''), '0');
begin
  -- What goes with its author's account has been deleted in parts already.
  if pg_trigger_depth() > 1 or current_setting('realtime.leaving', true) <> '' then
    return old;
  end if;
  if old.comments_count + old.likes_count <= 500 then
    deleted := deleted + private.rows_of_post(old.id, most + 1);
    if deleted <= most then
      perform set_config('undaunted.rows_of_posts', deleted::text, true);
      return old;
    end if;
  end if;
  update public.posts set hidden_at = '-infinity' where id = old.id;
  return null;
end
$$;

drop trigger delete_in_parts on public.posts;
create trigger delete_in_parts before delete on public.posts
  for each row execute function private.delete_post_in_parts();

drop index public.posts_to_delete;
create index posts_to_delete on public.posts (user_id, id) where hidden_at = '-infinity';

-- Deletes a hundred of what is under each of five such posts, and a post when not much is left. What hangs on a comment goes
-- before the comment. They are the posts of five authors, drawn by lot: whoever deletes many holds up nobody else's.
create or replace function private.delete_posts() returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  most constant integer := 100;
  leaving uuid;
  remaining integer;
  gone integer;
begin
  for leaving in
    select post.id
    from (
      select distinct on (user_id) id from public.posts where hidden_at = '-infinity' order by user_id, id
    ) post
    order by random() limit 5
  loop
    remaining := most;
    -- A notification goes with the last who is in it.
    delete from private.notification_actors where (notification_id, actor_id) in (
      select actor.notification_id, actor.actor_id
      from public.notifications told join private.notification_actors actor on actor.notification_id = told.id
      where told.post_id = leaving limit remaining);
    get diagnostics gone = row_count;
    remaining := remaining - gone;
    delete from public.notifications where id in (
      select told.id from public.notifications told
      where told.post_id = leaving
        and not exists (select from private.notification_actors actor where actor.notification_id = told.id)
      limit remaining);
    get diagnostics gone = row_count;
    remaining := remaining - gone;
    delete from public.comment_likes where (comment_id, user_id) in (
      select one.comment_id, one.user_id
      from public.comments comment join public.comment_likes one on one.comment_id = comment.id
      where comment.post_id = leaving limit remaining);
    get diagnostics gone = row_count;
    remaining := remaining - gone;
    delete from public.comments where id in (
      select comment.id from public.comments comment where comment.post_id = leaving limit remaining);
    get diagnostics gone = row_count;
    remaining := remaining - gone;
    delete from public.post_likes where id in (
      select one.id from public.post_likes one where one.post_id = leaving limit remaining);
    get diagnostics gone = row_count;
    remaining := remaining - gone;
    delete from public.bookmarks where (user_id, post_id) in (
      select saved.user_id, saved.post_id from public.bookmarks saved where saved.post_id = leaving limit remaining);
    delete from public.posts where id = leaving and private.rows_of_post(leaving, most + 1) <= most;
  end loop;
end
$$;

revoke execute on function private.rows_of_post(uuid, integer) from public;

-- The names of five founders' people, so that one who has deleted many holds up nobody else's.
create or replace function private.remove_names() returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  waiting private.names_to_remove;
  remaining uuid[];
begin
  for waiting in
    select line.*
    from private.names_to_remove line
    where line.contact_id in (
      select next.contact_id
      from (
        select distinct on (project_id) contact_id, worked_at
        from private.names_to_remove order by project_id, worked_at
      ) next
      order by next.worked_at limit 5)
    order by line.worked_at
    for update skip locked
  loop
    remaining := private.remove_name(waiting.name, waiting.told_in, 300, 262144);
    if cardinality(remaining) = 0 then
      delete from private.names_to_remove where contact_id = waiting.contact_id;
    else
      update private.names_to_remove set told_in = remaining, worked_at = clock_timestamp()
      where contact_id = waiting.contact_id;
    end if;
  end loop;
end
$$;
