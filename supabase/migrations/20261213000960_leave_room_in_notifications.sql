-- Two thousand notifications are kept, and one member could fill them with mentions, likes of comments and the like: of one
-- actor the latest hundred stay in somebody's list, so that what others did is not pushed out.

drop index private.notification_actors_of_actor;
create index notification_actors_of_actor on private.notification_actors (actor_id, recipient_id, created_at desc, notification_id desc);

create function private.keep_newest_of_actor() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  most constant integer := 100;
begin
  -- Rows that somebody else is changing stay until the next time: nobody waits for it.
  delete from private.notification_actors where ctid = any (array(
    select line.ctid from private.notification_actors line
    where line.ctid = any (array(
      select older.ctid
      from (select distinct actor_id, recipient_id from added) pair
      cross join lateral (
        select actor.ctid from private.notification_actors actor
        where actor.actor_id = pair.actor_id and actor.recipient_id = pair.recipient_id
        order by actor.created_at desc, actor.notification_id desc
        offset most) older))
    for update skip locked));
  return null;
end
$$;

revoke execute on function private.keep_newest_of_actor() from public;

create trigger keep_newest_of_actor after insert on private.notification_actors
  referencing new table as added for each statement execute function private.keep_newest_of_actor();
