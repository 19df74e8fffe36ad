-- Blocks and mutes are younger than notifications; from here on they hold for them too.
create or replace function private.wants_to_hear(listener uuid, actor uuid, what text) returns boolean
language sql
stable
set search_path = ''
as $$
  select listener <> actor
    and not exists (select from public.member_settings where user_id = listener and what = any (quiet_notifications))
    and not private.is_blocked(listener, actor)
    and not private.is_muted(listener, actor)
$$;

-- What was told across a new block goes, on both sides. Security definer: nobody deletes notifications.
create function private.part_notifications() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from private.notification_actors actor
  using public.notifications notification
  where notification.id = actor.notification_id
    and (
      actor.actor_id = new.blocked_id and notification.recipient_id = new.blocker_id
      or actor.actor_id = new.blocker_id and notification.recipient_id = new.blocked_id
    );
  return null;
end
$$;

-- What a newly muted member did is not told any more. Security definer: nobody deletes notifications.
create function private.mute_notifications() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from private.notification_actors actor
  using public.notifications notification
  where notification.id = actor.notification_id
    and actor.actor_id = new.muted_id and notification.recipient_id = new.user_id;
  return null;
end
$$;

revoke execute on function private.part_notifications(), private.mute_notifications() from public;

create trigger part_notifications after insert on public.blocks
  for each row execute function private.part_notifications();
create trigger mute_notifications after insert on public.mutes
  for each row when (new.muted_id is not null) execute function private.mute_notifications();
