-- A call that failed and was not paid frees its claim, so a member could ask a model that does not answer, or for drafts,
-- without end. After twenty failures the minute is over, whoever paid.
create or replace function public.claim_ai_quota(p_user uuid, p_helper text, p_per_minute integer, p_per_day integer)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  failures_a_minute constant integer := 5;
  free_failures_a_minute constant integer := 20;
  moment timestamptz;
  minute_frees_at timestamptz;
  day_frees_at timestamptz;
  failures_free_at timestamptz;
  free_failures_free_at timestamptz;
  frees_at timestamptz;
  claimed uuid;
begin
  -- A limit of nought never frees up.
  if p_per_minute <= 0 or p_per_day <= 0 then
    return jsonb_build_object('allowed', false, 'usage_id', null, 'retry_at', null);
  end if;

  perform pg_advisory_xact_lock(hashtextextended('ai_quota:' || p_user::text, 0));
  moment := clock_timestamp();

  -- The call that must leave the window before another fits in: the limit-th newest within it.
  if p_per_minute is not null then
    select started_at + interval '1 minute' into minute_frees_at
    from public.ai_usage
    where user_id = p_user and counts and started_at > moment - interval '1 minute'
    order by started_at desc
    offset p_per_minute - 1 limit 1;
  end if;
  if p_per_day is not null then
    select started_at + interval '1 day' into day_frees_at
    from public.ai_usage
    where user_id = p_user and counts and started_at > moment - interval '1 day'
    order by started_at desc
    offset p_per_day - 1 limit 1;
  end if;
  select started_at + interval '1 minute' into failures_free_at
  from public.ai_usage
  where user_id = p_user and counts and not ok and started_at > moment - interval '1 minute'
  order by started_at desc
  offset failures_a_minute - 1 limit 1;
  select started_at + interval '1 minute' into free_failures_free_at
  from public.ai_usage
  where user_id = p_user and not ok and started_at > moment - interval '1 minute'
  order by started_at desc
  offset free_failures_a_minute - 1 limit 1;
  failures_free_at := greatest(failures_free_at, free_failures_free_at);
  frees_at := greatest(minute_frees_at, day_frees_at, failures_free_at);
  if frees_at is not null then
    return jsonb_build_object('allowed', false, 'usage_id', null, 'retry_at', frees_at,
      'have_failed', frees_at is not distinct from failures_free_at);
  end if;

  insert into public.ai_usage (user_id, helper, started_at) values (p_user, p_helper, moment)
  returning id into claimed;
  return jsonb_build_object('allowed', true, 'usage_id', claimed, 'retry_at', null);
end
$$;
