-- Jobs that forget what is old did it in one statement: 30,000 notifications took 4 s, and everybody waited. Now each forgets
-- at most 500 a minute.

-- The likes of a post may be one notification of thousands: they go before it, and it goes with the last of them.
create or replace function private.forget_notifications() returns void
language plpgsql
set search_path = ''
as $$
declare
  most constant integer := 500;
  old constant uuid[] := array(
    (select id from public.notifications where updated_at < now() - interval '90 days' order by updated_at limit most)
    union
    (
      select id from public.notifications
      where updated_at < now() - interval '30 days' and read_at < now() - interval '30 days' limit most)
    limit most);
begin
  delete from private.notification_actors where (notification_id, actor_id) in (
    select actor.notification_id, actor.actor_id
    from private.notification_actors actor where actor.notification_id = any (old) limit most);
  delete from public.notifications told
  where told.id = any (old)
    and not exists (select from private.notification_actors actor where actor.notification_id = told.id);
end
$$;

-- Looked through each minute, these must not be searched for among all others.
create index notifications_read on public.notifications (read_at) where read_at is not null;

create or replace function private.forget_empty_conversations() returns void
language sql
set search_path = ''
as $$
  delete from public.conversations where id in (
    select id from public.conversations
    where not has_messages and created_at < now() - interval '30 days'
    order by created_at limit 500)
$$;

create or replace function private.forget_answers() returns void
language sql
set search_path = ''
as $$
  delete from public.function_answers where ctid = any (array(
    select ctid from public.function_answers where created_at < now() - interval '10 minutes' limit 500))
$$;

create or replace function private.forget_mails() returns void
language sql
set search_path = ''
as $$
  delete from public.mail_queue where id in (
    select id from public.mail_queue where created_at < now() - interval '60 days' limit 500)
$$;

create or replace function private.forget_report_words() returns void
language sql
set search_path = ''
as $$
  delete from private.report_words where report_id in (
    select words.report_id
    from public.reports report join private.report_words words on words.report_id = report.id
    where report.resolved_at < now() - interval '90 days'
    limit 500)
$$;

create or replace function private.forget_share_attempts() returns void
language sql
set search_path = ''
as $$
  delete from private.share_attempts where who = any (array(
    select who from private.share_attempts where began_at < now() - interval '15 minutes' order by began_at limit 5000))
$$;

-- A story goes after those who saw it, of whom there may be many.
create or replace function private.remove_expired_stories() returns void
language plpgsql
set search_path = ''
as $$
declare
  most constant integer := 500;
  old constant uuid[] := array(
    select id from public.stories where created_at <= now() - interval '24 hours' order by created_at limit most);
begin
  delete from public.story_views where (story_id, viewer_id) in (
    select seen.story_id, seen.viewer_id from public.story_views seen where seen.story_id = any (old) limit most);
  delete from public.stories story
  where story.id = any (old) and not exists (select from public.story_views seen where seen.story_id = story.id);
  -- Supabase lets SQL delete files only when it says that it means to.
  perform set_config('storage.allow_delete_query', 'true', true);
  delete from storage.objects where id in (
    select id from storage.objects where bucket_id = 'stories' and created_at <= now() - interval '24 hours' limit most);
end
$$;

create index function_answers_oldest on public.function_answers (created_at);

do $$
begin
  if to_regprocedure('cron.schedule(text, text, text)') is not null then
    perform cron.schedule('forget notifications', '* * * * *', 'select private.forget_notifications()');
    perform cron.schedule('forget empty conversations', '* * * * *', 'select private.forget_empty_conversations()');
    perform cron.schedule('forget answers', '* * * * *', 'select private.forget_answers()');
    perform cron.schedule('forget mails', '* * * * *', 'select private.forget_mails()');
    perform cron.schedule('remove expired stories', '* * * * *', 'select private.remove_expired_stories()');
    perform cron.schedule('forget report words', '@hourly', 'select private.forget_report_words()');
  end if;
end
$$;
