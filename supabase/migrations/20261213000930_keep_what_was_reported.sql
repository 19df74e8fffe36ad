-- Who was reported could destroy the words: a message taken back, a post deleted together with its reports. A report keeps
-- a copy of what it is about, for moderators alone, and stays when the thing goes. It goes with either member's account.

alter table public.reports add column member_id uuid references public.profiles (id) on delete cascade;

comment on column public.reports.member_id is 'Whom it is about: the author of what is reported; noted by a trigger.';

update public.reports set member_id = coalesce(
  profile_id, private.author_of('post', post_id), private.author_of('comment', comment_id), private.author_of('message', message_id));

alter table public.reports
  -- No column that must be given: a trigger notes it.
  add constraint it_is_about_somebody check (member_id is not null),
  drop constraint reports_post_id_fkey,
  drop constraint reports_comment_id_fkey,
  drop constraint reports_message_id_fkey;

create index reports_of_member on public.reports (member_id);

create table private.report_words (
  report_id uuid primary key references public.reports (id) on delete cascade,
  content text not null
);

comment on table private.report_words is
  'What a reported thing said when it was reported. Moderators read it in the queue; forgotten ninety days after the decision.';

alter table private.report_words enable row level security;

insert into private.report_words (report_id, content)
select report.id, coalesce(post.content, comment.content, message.content, member.bio)
from public.reports report
left join public.posts post on post.id = report.post_id
left join public.comments comment on comment.id = report.comment_id
left join public.messages message on message.id = report.message_id
left join public.profiles member on member.id = report.profile_id
where report.resolved_at is null and coalesce(post.content, comment.content, message.content, member.bio) is not null;

-- Security definer: what somebody reports need not be theirs to read any more when it is looked up.
create function private.note_reported() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- Of nothing it stays null, and is refused like what the reporter does not see.
  new.member_id := coalesce(
    private.author_of('profile', new.profile_id), private.author_of('post', new.post_id),
    private.author_of('comment', new.comment_id), private.author_of('message', new.message_id));
  return new;
end
$$;

create function private.keep_report_words() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into private.report_words (report_id, content)
  select new.id, said.content
  from (
    select content from public.posts where id = new.post_id
    union all select content from public.comments where id = new.comment_id
    union all select content from public.messages where id = new.message_id
    union all select bio from public.profiles where id = new.profile_id
  ) said
  where said.content is not null;
  return null;
end
$$;

revoke execute on function private.note_reported(), private.keep_report_words() from public;

create trigger note_reported before insert on public.reports for each row execute function private.note_reported();
create trigger keep_report_words after insert on public.reports for each row execute function private.keep_report_words();

create function private.forget_report_words() returns void
language sql
set search_path = ''
as $$
  delete from private.report_words words using public.reports report
  where report.id = words.report_id and report.resolved_at < now() - interval '90 days'
$$;

revoke execute on function private.forget_report_words() from public;

do $$
begin
  if to_regprocedure('cron.schedule(text, text, text)') is not null then
    perform cron.schedule('forget report words', '@daily', 'select private.forget_report_words()');
  end if;
end
$$;

-- As it was, also for what is deleted.
create or replace function private.moderate(p_action text, p_kind text, p_id uuid, p_note text, p_until timestamp with time zone) returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  note constant text := nullif(regexp_replace(p_note, '^\s+|\s+$', '', 'g'), '');
  -- What was deleted since can still be undone for its author, and decided about while it is reported.
  author constant uuid := coalesce(private.author_of(p_kind, p_id), (
    select decided.member_id from public.moderation_actions decided
    join public.profiles member on member.id = decided.member_id
    where p_action = 'restore' and decided.kind = p_kind and decided.object_id = p_id
    order by decided.created_at desc limit 1), (
    select report.member_id from public.reports report
    where report.resolved_at is null and case p_kind when 'post' then report.post_id = p_id
      when 'comment' then report.comment_id = p_id when 'message' then report.message_id = p_id end
    limit 1));
  was_suspended constant boolean := private.is_suspended(author);
  decision uuid;
begin
  if not private.is_moderator() then
    raise exception 'UNAUTHORIZED: only moderators decide about reports' using errcode = '42501';
  end if;
  if author is null then
    raise exception 'VALIDATION_ERROR: this does not exist any more' using errcode = '22023';
  end if;
  if p_action = 'hide' and p_kind = 'profile'
    or p_action not in ('hide', 'restore', 'warn', 'suspend')
    or p_action = 'suspend' and (p_until is null or p_until <= now() or exists (select from public.moderators where user_id = author)) then
    raise exception 'VALIDATION_ERROR: this cannot be done here' using errcode = '22023';
  end if;
  if p_action = 'suspend' and note is null then
    raise exception 'VALIDATION_ERROR: a suspension needs a reason' using errcode = '22023';
  end if;
  if p_action <> 'warn' and p_kind <> 'profile' then
    perform private.set_hidden(p_kind, p_id, case when p_action <> 'restore' then now() end);
  end if;
  insert into public.moderation_actions (moderator_id, action, kind, object_id, member_id, note, until)
  values (auth.uid(), p_action, p_kind, p_id, author, note, case p_action when 'suspend' then p_until end)
  returning id into decision;
  if p_action = 'suspend' then
    -- Ends their sessions: tokens and open connections go with them.
    delete from auth.sessions where user_id = author;
  end if;
  if p_action in ('suspend', 'restore') then
    perform private.set_suspension(author, p_action = 'restore' and p_kind = 'profile');
  end if;
  if was_suspended and not private.is_suspended(author) then
    insert into public.mail_queue (member_id, kind, dedupe, subject, body)
    values (author, 'suspension', decision::text, 'Your account is no longer suspended', pg_catalog.jsonb_build_object(
      'title', 'Your account is no longer suspended',
      'paragraphs', pg_catalog.to_jsonb(pg_catalog.array_remove(array[
        'A moderator ended the suspension. You can sign in again.', 'The reason: ' || note], null)),
      'button', pg_catalog.jsonb_build_object('text', 'Sign in', 'path', '/auth')));
  end if;
  update public.reports set resolved_at = now()
  where resolved_at is null and case p_kind when 'post' then post_id = p_id when 'comment' then comment_id = p_id
    when 'message' then message_id = p_id else profile_id = p_id end;
end
$$;
