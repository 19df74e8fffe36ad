-- What a moderator decided about can be reported again: only an open report keeps its writer from a second one.
alter table public.reports
  drop constraint reports_reporter_id_post_id_key,
  drop constraint reports_reporter_id_comment_id_key,
  drop constraint reports_reporter_id_message_id_key,
  drop constraint reports_reporter_id_profile_id_key;

create unique index reports_open_once on public.reports
  (reporter_id, coalesce(post_id, comment_id, message_id, profile_id)) where resolved_at is null;
create index reports_of_reporter on public.reports (reporter_id);

comment on table public.reports is
  'What members tell the moderators, once per thing until it is decided. Read by its writer, and through the queue.';
comment on column public.reports.resolved_at is 'When a moderator decided. A later report of the same thing is a row of its own.';
