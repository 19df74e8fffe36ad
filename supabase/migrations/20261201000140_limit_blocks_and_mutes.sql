-- Blocks and mutes are limited by rows of the quota table, as all else is. A hundred words and two thousand people are
-- more than anybody keeps track of, and keep every read short.
insert into public.quotas (kind, plan, per_seconds, max_rows)
select kind, plan, 0, max_rows
from
  (values ('blocks', 2000), ('mutes', 2000), ('muted_words', 100)) as kept (kind, max_rows),
  unnest(enum_range(null::public.subscription_plan)) plan;

drop trigger keep_mutes_few on public.mutes;
drop function private.keep_mutes_few();

-- Security definer, here and below: nobody writes what is counted. Members are refused, not the server's key.
create function private.count_blocks() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    perform private.count_usage('blocks', blocker_id, count(*), 0, 0, 0, auth.uid() is not null)
    from added group by blocker_id order by blocker_id;
  else
    if exists (select from removed where blocker_id is distinct from auth.uid()) then
      perform private.take_turn_to_release();
    end if;
    perform private.count_usage('blocks', blocker_id, 0, 0, count(*), 0, false)
    from removed group by blocker_id order by blocker_id;
  end if;
  return null;
end
$$;

create function private.count_mutes() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    perform private.count_usage(kind, user_id, count(*), 0, 0, 0, auth.uid() is not null)
    from (select user_id, case when word is null then 'mutes' else 'muted_words' end as kind from added) as line
    group by user_id, kind order by user_id, kind;
  else
    if exists (select from removed where user_id is distinct from auth.uid()) then
      perform private.take_turn_to_release();
    end if;
    perform private.count_usage(kind, user_id, 0, 0, count(*), 0, false)
    from (select user_id, case when word is null then 'mutes' else 'muted_words' end as kind from removed) as line
    group by user_id, kind order by user_id, kind;
  end if;
  return null;
end
$$;

revoke execute on function private.count_blocks(), private.count_mutes() from public;

create trigger count_added after insert on public.blocks referencing new table as added
  for each statement execute function private.count_blocks();
create trigger count_removed after delete on public.blocks referencing old table as removed
  for each statement execute function private.count_blocks();
create trigger count_added after insert on public.mutes referencing new table as added
  for each statement execute function private.count_mutes();
create trigger count_removed after delete on public.mutes referencing old table as removed
  for each statement execute function private.count_mutes();

-- What is there already counts.
insert into public.quota_usage (user_id, kind, per_seconds, rows, bytes)
select blocker_id, 'blocks', 0, count(*), 0 from public.blocks group by blocker_id
union all
select user_id, case when word is null then 'mutes' else 'muted_words' end, 0, count(*), 0 from public.mutes group by 1, 2;

-- As it was, with what to do about blocks and mutes.
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
  at_most constant text := concat_ws(' and ',
    quota.max_rows || ' ' || quota.kind, pg_catalog.pg_size_pretty(quota.max_bytes));
  advice constant text := concat_ws(' or ',
    case quota.kind
      when 'messages' then null
      when 'follows' then 'unfollow some people'
      when 'blocks' then 'unblock some people'
      when 'mutes' then 'unmute some people'
      when 'muted_words' then 'unmute some words'
      else 'delete old ' || quota.kind
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
    message = format('There is no room for more %s: %s.', replace(quota.kind, '_', ' '),
      coalesce(nullif(advice, ''), 'ask the people who run this site for more')),
    detail = format('The plan %s keeps at most %s.', quota.plan, at_most),
    hint = 'quotas says what each plan keeps, quota_usage what is used of it.';
end
$$;
