-- An answer that failed was free, also where the model had been paid: whoever asks for words without end, for what a
-- filter refuses or for what fits no form had as many as they liked. Now only what nobody was paid for is free.
alter table public.ai_usage
  add column counts boolean not null
    generated always as (ok is distinct from false or coalesce(greatest(input_tokens, output_tokens), 0) > 0) stored;

comment on table public.ai_usage is
  'One row per call to a helper: the quota counts them, all but those that failed and were not paid. The server''s alone.';

drop index public.ai_usage_counted;
drop index public.ai_usage_kept;
create index ai_usage_kept on public.ai_usage (user_id, counts desc, started_at desc);

drop trigger keep_newest on public.ai_usage;
create trigger keep_newest after insert on public.ai_usage referencing new table as added
  for each statement execute function private.keep_newest('user_id', 'counts desc, started_at desc');

-- As it was, with the answers that failed although they were paid: five a minute, whatever the plan.
create or replace function public.claim_ai_quota(p_user uuid, p_helper text, p_per_minute integer, p_per_day integer)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  failures_a_minute constant integer := 5;
  moment timestamptz;
  minute_frees_at timestamptz;
  day_frees_at timestamptz;
  failures_free_at timestamptz;
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
