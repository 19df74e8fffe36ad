-- Three members hid again at once what a moderator had restored. Its words cannot change, so the decision stands: further
-- reports wait in the queue, and only a moderator hides it.
create or replace function private.weigh_report() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  thing_kind constant text := case when new.post_id is not null then 'post' when new.comment_id is not null then 'comment'
    when new.message_id is not null then 'message' else 'profile' end;
  thing constant uuid := coalesce(new.post_id, new.comment_id, new.message_id, new.profile_id);
begin
  if auth.uid() is not null then
    perform private.count_usage('reports', new.reporter_id, 1, 0, 0, 0, true);
  end if;
  -- Only a report that could be the third is worth counting, and only as far as three.
  if thing_kind = 'profile' or not exists (select from public.moderators)
    or exists (
      select from public.moderation_actions decided
      where decided.member_id = new.member_id and decided.kind = thing_kind and decided.object_id = thing
        and decided.action = 'restore' and decided.moderator_id is not null)
    or (select count(*) from (
      select from public.reports report join auth.users reporter on reporter.id = report.reporter_id
      where report.resolved_at is null
        and case thing_kind when 'post' then report.post_id = thing when 'comment' then report.comment_id = thing
          else report.message_id = thing end
        and reporter.email_confirmed_at is not null and reporter.created_at <= now() - interval '14 days'
        and (reporter.banned_until is null or reporter.banned_until <= now())
      limit 3
    ) established) < 3 then
    return null;
  end if;
  if exists (
    select from public.posts where id = new.post_id and hidden_at is null
    union all select from public.comments where id = new.comment_id and hidden_at is null
    union all select from public.messages where id = new.message_id and hidden_at is null
  ) then
    perform private.set_hidden(thing_kind, thing, now());
    insert into public.moderation_actions (action, kind, object_id, member_id, note)
    values ('hide', thing_kind, thing, private.author_of(thing_kind, thing), 'Reported by three members');
  end if;
  return null;
end
$$;
