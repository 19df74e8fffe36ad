-- What happened to a member's posts, comments and person, grouped: while it is unread, all likes of a post are one row.
-- Who did it stands in private.notification_actors; why it is two tables, see docs/decisions/071.
create table public.notifications (
  id uuid primary key default gen_random_uuid(),
  recipient_id uuid not null references public.profiles (id) on delete cascade,
  kind text not null,
  post_id uuid references public.posts (id) on delete cascade,
  comment_id uuid references public.comments (id) on delete cascade,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  read_at timestamptz,
  constraint kind_is_known check (kind in ('like', 'comment', 'comment_like', 'follow', 'mention')),
  constraint it_is_about_what_its_kind_says check (
    case kind
      when 'follow' then num_nonnulls(post_id, comment_id) = 0
      when 'comment_like' then num_nonnulls(post_id, comment_id) = 2
      when 'mention' then post_id is not null
      else post_id is not null and comment_id is null
    end
  )
);

comment on table public.notifications is
  'What members are told, written by triggers. One unread row per recipient, kind and thing; updated_at is about the time of the last event.';

create unique index notifications_unread_of_thing
  on public.notifications ((coalesce(comment_id, post_id, recipient_id)), kind, recipient_id) where read_at is null;
create index notifications_unread on public.notifications (recipient_id) where read_at is null;
create index notifications_latest on public.notifications (recipient_id, updated_at desc, id desc);
create index notifications_of_post on public.notifications (post_id);
create index notifications_of_comment on public.notifications (comment_id);
create index notifications_oldest on public.notifications (updated_at);

grant select on public.notifications to authenticated;
grant update (read_at) on public.notifications to authenticated;
grant select, insert, update, delete on public.notifications to service_role;

alter table public.notifications enable row level security;

create policy "Members read their notifications" on public.notifications
  for select to authenticated using (recipient_id = (select auth.uid()));

create policy "Members mark their notifications read" on public.notifications
  for update to authenticated using (recipient_id = (select auth.uid()));

create policy "Members with a second factor have given it" on public.notifications
  as restrictive for all to authenticated using ((select private.has_given_second_factor()));

create trigger keep_read_mark before update of read_at on public.notifications
  for each row execute function private.keep_read_mark();

create table private.notification_actors (
  notification_id uuid not null references public.notifications (id) on delete cascade,
  actor_id uuid not null references public.profiles (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (notification_id, actor_id)
);

comment on table private.notification_actors is 'Who did what a notification tells of, each once.';

create index notification_actors_latest on private.notification_actors (notification_id, created_at desc);
create index notification_actors_of_actor on private.notification_actors (actor_id);

alter table private.notification_actors enable row level security;

-- A notification of nobody is none: whoever took back a like, or left, was the last.
create function private.forget_empty_notifications() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  emptied constant uuid[] := array(
    select notification.id from public.notifications notification
    where notification.id in (select removed.notification_id from removed)
      and not exists (select from private.notification_actors actor where actor.notification_id = notification.id)
  );
begin
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

revoke execute on function private.forget_empty_notifications() from public;

create trigger forget_empty_notifications after delete on private.notification_actors
  referencing old table as removed
  for each statement execute function private.forget_empty_notifications();

-- Security definer: who acted is told to the recipient alone, and to the server.
create function private.actors_of(p_notification uuid) returns table (actor_count bigint, actors jsonb)
language plpgsql
stable
security definer
set search_path = ''
rows 1
as $$
begin
  if not exists (
    select from public.notifications
    where id = p_notification and coalesce(recipient_id = auth.uid(), auth.role() = 'service_role')
  ) then
    return;
  end if;
  return query
  select
    (select count(*) from private.notification_actors actor where actor.notification_id = p_notification),
    (
      select pg_catalog.jsonb_agg(pg_catalog.jsonb_build_object(
        'id', latest.id, 'full_name', latest.full_name, 'avatar_url', latest.avatar_url))
      from (
        select profile.id, profile.full_name, profile.avatar_url
        from private.notification_actors actor join public.profiles profile on profile.id = actor.actor_id
        where actor.notification_id = p_notification
        order by actor.created_at desc, actor.actor_id
        limit 3
      ) latest
    );
end
$$;

revoke execute on function private.actors_of(uuid) from public;
grant execute on function private.actors_of(uuid) to authenticated, service_role;

-- One line per notification, for the page: read it by (updated_at, id). `about` is what was liked, said or mentioned in.
create view public.notification_list with (security_invoker = true) as
select
  notification.id,
  notification.recipient_id,
  notification.kind,
  notification.post_id,
  notification.comment_id,
  notification.created_at,
  notification.updated_at,
  notification.read_at,
  who.actor_count,
  who.actors,
  case
    when notification.kind = 'comment' then (
      select left(said.content, 200) from public.comments said
      where said.post_id = notification.post_id and said.user_id <> notification.recipient_id
      order by said.created_at desc, said.id desc
      limit 1
    )
    when notification.comment_id is not null then (
      select left(said.content, 200) from public.comments said where said.id = notification.comment_id
    )
    else (select left(post.content, 200) from public.posts post where post.id = notification.post_id)
  end as about
from public.notifications notification
cross join lateral private.actors_of(notification.id) who;

comment on view public.notification_list is 'The notifications of the caller with how many did it, the last three of them, and what it is about.';

grant select on public.notification_list to authenticated;

-- Which kinds a member does not want to hear of.
alter table public.member_settings
  add column quiet_notifications text[] not null default '{}',
  add constraint quiet_notifications_are_kinds check (
    quiet_notifications <@ array['like', 'comment', 'comment_like', 'follow', 'mention'] and cardinality(quiet_notifications) <= 5
  );

grant insert (quiet_notifications), update (quiet_notifications) on public.member_settings to authenticated;

alter publication supabase_realtime add table public.notifications;

create function private.forget_notifications() returns void
language sql
set search_path = ''
as $$
  delete from public.notifications
  where updated_at < now() - interval '90 days'
    or updated_at < now() - interval '30 days' and read_at < now() - interval '30 days'
$$;

revoke execute on function private.forget_notifications() from public;

do $$
begin
  if to_regprocedure('cron.schedule(text, text, text)') is not null then
    perform cron.schedule('forget notifications', '@daily', 'select private.forget_notifications()');
  end if;
end
$$;
