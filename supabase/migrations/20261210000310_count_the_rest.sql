-- Every table that a member can make grow has its rows in the quotas.
insert into public.quotas (kind, plan, per_seconds, max_rows, max_bytes)
select kind, plan, per_seconds, max_rows, max_bytes
from
  (values
    ('bookmarks',        0,     5000,  null),
    ('post_drafts',      0,     50,    2097152),
    ('conversations',    60,    60,    null),
    ('conversations',    86400, 200,   null),
    ('story_views',      86400, 10000, null),
    ('likes',            86400, 10000, null),
    -- Of these the newest are kept, and nobody is refused.
    ('drafts',           0,     50,    null),
    ('notifications',    0,     2000,  null),
    ('function_answers', 0,     500,   null),
    ('ai_usage',         0,     5000,  null)
  ) as limits (kind, per_seconds, max_rows, max_bytes),
  unnest(enum_range(null::public.subscription_plan)) plan;

-- For tables with a column that names the member; it is the trigger's argument. Kinds are named like their tables.
-- Security definer, here and below: nobody writes what is counted. Members are refused, not the server's key.
create function private.count_own() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    perform private.count_usage(tg_table_name, member, count(*), sum(bytes)::bigint, 0, 0, auth.uid() is not null)
    from (select (to_jsonb(row) ->> tg_argv[0])::uuid as member, octet_length(row::text) as bytes from added row) as line
    group by member order by member;
  elsif tg_op = 'DELETE' then
    if exists (select from removed row where (to_jsonb(row) ->> tg_argv[0])::uuid is distinct from auth.uid()) then
      perform private.take_turn_to_release();
    end if;
    perform private.count_usage(tg_table_name, member, 0, 0, count(*), sum(bytes)::bigint, false)
    from (select (to_jsonb(row) ->> tg_argv[0])::uuid as member, octet_length(row::text) as bytes from removed row) as line
    group by member order by member;
  else
    perform private.count_usage(tg_table_name, member, sum(came), sum(bytes * came)::bigint, sum(went), sum(bytes * went)::bigint,
      auth.uid() is not null)
    from (
      select (to_jsonb(row) ->> tg_argv[0])::uuid as member, octet_length(row::text) as bytes, 1 as came, 0 as went from added row
      union all
      select (to_jsonb(row) ->> tg_argv[0])::uuid, octet_length(row::text), 0, 1 from removed row
    ) as line
    group by member order by member;
  end if;
  return null;
end
$$;

drop trigger keep_bookmarks_few on public.bookmarks;
drop function private.keep_bookmarks_few();
drop trigger keep_post_drafts_few on public.post_drafts;
drop function private.keep_post_drafts_few();

create trigger count_added after insert on public.bookmarks referencing new table as added
  for each statement execute function private.count_own('user_id');
create trigger count_removed after delete on public.bookmarks referencing old table as removed
  for each statement execute function private.count_own('user_id');
create trigger count_added after insert on public.post_drafts referencing new table as added
  for each statement execute function private.count_own('user_id');
create trigger count_removed after delete on public.post_drafts referencing old table as removed
  for each statement execute function private.count_own('user_id');
create trigger count_changed after update on public.post_drafts referencing old table as removed new table as added
  for each statement execute function private.count_own('user_id');
create trigger count_added after insert on public.story_views referencing new table as added
  for each statement execute function private.count_own('viewer_id');
create trigger count_added after insert on public.evidence_requests referencing new table as added
  for each statement execute function private.count_own('founder_id');

-- What is there already counts.
insert into public.quota_usage (user_id, kind, per_seconds, rows, bytes)
select user_id, 'bookmarks', 0, count(*), sum(octet_length(line::text)) from public.bookmarks line group by 1
union all
select user_id, 'post_drafts', 0, count(*), sum(octet_length(line::text)) from public.post_drafts line group by 1;

-- A conversation is counted for the one who opens it.
create function private.count_conversations() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if auth.uid() is not null then
    perform private.count_usage('conversations', auth.uid(), count(*), 0, 0, 0, true) from added having count(*) > 0;
  end if;
  return null;
end
$$;

create trigger count_added after insert on public.conversations referencing new table as added
  for each statement execute function private.count_conversations();

-- One in which nobody has written for a month is none.
create function private.forget_empty_conversations() returns void
language sql
set search_path = ''
as $$
  delete from public.conversations where not has_messages and created_at < now() - interval '30 days'
$$;

create index conversations_empty on public.conversations (created_at) where not has_messages;

do $$
begin
  if to_regprocedure('cron.schedule(text, text, text)') is not null then
    perform cron.schedule('forget empty conversations', '@daily', 'select private.forget_empty_conversations()');
  end if;
end
$$;

-- Keeps the newest of a table for each member: what the server writes down about members, or for them, must not refuse
-- what they do. Arguments: the column that names the member, and the order, what is kept longest first.
create function private.keep_newest() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- Rows that somebody else is changing stay until the next time: nobody waits for it.
  execute format($query$
    with gone as (
      select line.ctid from public.%1$I line
      where line.ctid = any (array(
        select older.ctid
        from (select distinct %2$I as member from added) as owner
        join public.quotas quota on quota.kind = %1$L and quota.per_seconds = 0 and quota.plan = private.plan_of(owner.member)
        cross join lateral (
          select ctid from public.%1$I where %2$I = owner.member order by %3$s offset quota.max_rows) as older
        where quota.max_rows is not null))
      for update skip locked
    )
    delete from public.%1$I where ctid = any (array(select ctid from gone))
    $query$, tg_table_name, tg_argv[0], tg_argv[1]);
  return null;
end
$$;

revoke execute on function private.count_own(), private.count_conversations(), private.forget_empty_conversations(),
  private.keep_newest() from public;

drop trigger keep_latest_drafts on public.drafts;
drop function private.keep_latest_drafts();

-- Calls that failed are the first to go: the others are what the limits of a day are counted by.
create index ai_usage_kept on public.ai_usage (user_id, (ok is distinct from false) desc, started_at desc);
drop index public.ai_usage_of_member;

create trigger keep_newest after insert on public.ai_usage referencing new table as added
  for each statement execute function private.keep_newest('user_id', '(ok is distinct from false) desc, started_at desc');
create trigger keep_newest after insert on public.drafts referencing new table as added
  for each statement execute function private.keep_newest('user_id', 'updated_at desc, name');
create trigger keep_newest after insert on public.function_answers referencing new table as added
  for each statement execute function private.keep_newest('user_id', 'created_at desc, request_id');
create trigger keep_newest after insert on public.notifications referencing new table as added
  for each statement execute function private.keep_newest('recipient_id', 'updated_at desc, id desc');

-- As it was, with what to do about saved posts and drafts.
create or replace function private.refuse_by_quota(quota public.quotas, began_at timestamptz) returns void
language plpgsql
set search_path = ''
as $$
declare
  is_largest constant boolean := not exists (
    select from public.quotas larger
    where larger.kind = quota.kind and larger.per_seconds = quota.per_seconds and larger.plan > quota.plan
      and (larger.max_rows, larger.max_bytes) is distinct from (quota.max_rows, quota.max_bytes)
  );
  seconds_left constant integer := ceil(extract(epoch from began_at - now()) + quota.per_seconds);
  time_left constant text := case
    when seconds_left > 7200 then ceil(seconds_left / 3600.0) || ' hours'
    when seconds_left > 120 then ceil(seconds_left / 60.0) || ' minutes'
    when seconds_left > 1 then seconds_left || ' seconds'
    else 'a second'
  end;
  name constant text := case quota.kind
    when 'bookmarks' then 'saved posts'
    when 'post_drafts' then 'drafts'
    else replace(quota.kind, '_', ' ')
  end;
  at_most constant text := concat_ws(' and ', quota.max_rows || ' ' || name, pg_catalog.pg_size_pretty(quota.max_bytes));
  advice constant text := concat_ws(' or ',
    case quota.kind
      when 'messages' then null
      when 'follows' then 'unfollow some people'
      when 'blocks' then 'unblock some people'
      when 'mutes' then 'unmute some people'
      when 'muted_words' then 'unmute some words'
      when 'bookmarks' then 'take some back'
      else 'delete old ' || name
    end,
    case when is_largest then null else 'choose a larger plan' end);
begin
  if quota.per_seconds > 0 then
    raise sqlstate 'PT429' using
      message = format('That is too fast: wait %s, then try again.', time_left),
      detail = format('At most %s in %s seconds.', at_most, quota.per_seconds),
      hint = format('Try again in %s seconds.', seconds_left);
  end if;
  raise sqlstate 'PT413' using
    message = format('There is no room for more %s: %s.', name,
      coalesce(nullif(advice, ''), 'ask the people who run this site for more')),
    detail = format('The plan %s keeps at most %s.', quota.plan, at_most),
    hint = 'quotas says what each plan keeps, quota_usage what is used of it.';
end
$$;
