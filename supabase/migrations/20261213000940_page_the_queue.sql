-- Two accounts that reported fifty decoys drowned the queue: most reports first, fifty lines, no further page. Everybody's
-- first open report comes before anybody's second now, so that one account has one line in each round; then most reports,
-- then the oldest. And there is a next page.
-- What was reported is shown as it was then, also when it is gone.

drop function public.moderation_queue();
drop function private.moderation_queue();

create function private.moderation_queue(p_after integer) returns TABLE(kind text, object_id uuid, member_id uuid, member_name text, content text, is_hidden boolean, is_gone boolean, suspended_until timestamp with time zone, reports bigint, reasons text[], texts text[], reported_at timestamp with time zone)
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if not private.is_moderator() then
    raise exception 'UNAUTHORIZED: only moderators read reports' using errcode = '42501';
  end if;
  return query
  with open as (
    select report.*, row_number() over (partition by report.reporter_id order by report.created_at, report.id) as turn
    from public.reports report
    where report.resolved_at is null
  ),
  thing as (
    select open.post_id, open.comment_id, open.message_id, open.profile_id, open.member_id, count(*) as reports,
      array_agg(distinct open.reason) as reasons,
      (array_agg(open.text order by open.created_at desc) filter (where open.text ~ '\S'))[1:5] as texts,
      max(open.created_at) as reported_at, (array_agg(open.id order by open.created_at, open.id))[1] as first_report,
      row_number() over (order by min(open.turn), count(*) desc, min(open.created_at),
        coalesce(open.post_id, open.comment_id, open.message_id, open.profile_id)) as place
    from open
    group by open.post_id, open.comment_id, open.message_id, open.profile_id, open.member_id
    order by place
    offset greatest(p_after, 0) limit 50
  )
  select
    case when thing.post_id is not null then 'post' when thing.comment_id is not null then 'comment'
      when thing.message_id is not null then 'message' else 'profile' end,
    coalesce(thing.post_id, thing.comment_id, thing.message_id, thing.profile_id),
    member.id, member.full_name,
    coalesce(words.content, post.content, comment.content, message.content, member.bio),
    coalesce(post.hidden_at, comment.hidden_at, message.hidden_at) is not null,
    thing.profile_id is null and coalesce(post.id, comment.id, message.id) is null or message.deleted_at is not null,
    case when account.banned_until > now() then account.banned_until end,
    thing.reports, thing.reasons, coalesce(thing.texts, '{}'), thing.reported_at
  from thing
  left join private.report_words words on words.report_id = thing.first_report
  left join public.posts post on post.id = thing.post_id
  left join public.comments comment on comment.id = thing.comment_id
  left join public.messages message on message.id = thing.message_id
  join public.profiles member on member.id = thing.member_id
  join auth.users account on account.id = member.id
  order by thing.place;
end
$$;

revoke execute on function private.moderation_queue(integer) from public;
grant execute on function private.moderation_queue(integer) to authenticated;

create function public.moderation_queue(p_after integer default 0)
returns table(kind text, object_id uuid, member_id uuid, member_name text, content text, is_hidden boolean, is_gone boolean, suspended_until timestamp with time zone, reports bigint, reasons text[], texts text[], reported_at timestamp with time zone)
language sql
stable
set search_path = ''
as $$
  select * from private.moderation_queue(p_after)
$$;

revoke execute on function public.moderation_queue(integer) from public;
grant execute on function public.moderation_queue(integer) to authenticated;

comment on function public.moderation_queue(integer) is
  'What is reported and undecided, fifty things a page: everybody''s first report before anybody''s second. For moderators.';
