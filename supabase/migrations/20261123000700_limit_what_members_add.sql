-- What one member may add in a day, whatever they pay: far more than anybody writes, and less than a flood.
insert into public.quotas (kind, plan, per_seconds, max_rows)
select kind, plan, 86400, max_rows
from
  (values ('posts', 500), ('comments', 2000), ('follows', 1000), ('stories', 100)) as daily (kind, max_rows),
  unnest(enum_range(null::public.subscription_plan)) plan;

-- As it was, with the time in the largest unit that fits.
create or replace function private.refuse_by_quota(quota public.quotas, began_at timestamptz) returns void
language plpgsql
set search_path = ''
as $$
declare
  is_largest constant boolean := quota.plan = (select max(plan) from public.quotas where kind = quota.kind);
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
    message = format('There is no room for more %s: %s.', quota.kind,
      coalesce(nullif(advice, ''), 'ask the people who run this site for more')),
    detail = format('The plan %s keeps at most %s.', quota.plan, at_most),
    hint = 'quotas says what each plan keeps, quota_usage what is used of it.';
end
$$;
