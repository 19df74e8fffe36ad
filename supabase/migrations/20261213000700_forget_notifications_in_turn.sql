-- Two who take back at the same moment each still see the other: one after the other looks whether anybody is left.
create or replace function private.forget_empty_notifications()
returns trigger language plpgsql security definer set search_path = '' as $$
declare
  touched constant uuid[] := array(select distinct removed.notification_id from removed);
  emptied uuid[];
begin
  perform from public.notifications where id = any (touched) order by id for no key update;
  emptied := array(
    select notification.id from public.notifications notification
    where notification.id = any (touched)
      and not exists (select from private.notification_actors actor where actor.notification_id = notification.id)
  );
  if cardinality(emptied) = 0 then
    return null;
  end if;
  -- Somebody may be joining it right now: once they are done, it is looked at again.
  perform from public.notifications where id = any (emptied) order by id for update;
  delete from public.notifications notification
  where notification.id = any (emptied)
    and not exists (select from private.notification_actors actor where actor.notification_id = notification.id);
  return null;
end
$$;
