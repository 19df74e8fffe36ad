create table public.ai_usage (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  helper text not null,
  started_at timestamptz not null default now(),
  finished_at timestamptz,
  ok boolean,
  provider text,
  model text,
  input_tokens integer,
  output_tokens integer,
  ms integer,
  constraint helper_is_1_to_100_characters check (helper ~ '\S' and char_length(helper) <= 100),
  constraint figures_are_not_negative check (input_tokens >= 0 and output_tokens >= 0 and ms >= 0),
  constraint finished_calls_say_how check ((finished_at is null) = (ok is null))
);

comment on table public.ai_usage is 'One row per call to a helper: the quota counts them, all but the failed. The server''s alone.';

create index ai_usage_counted on public.ai_usage (user_id, started_at desc) where ok is distinct from false;
create index ai_usage_of_member on public.ai_usage (user_id);

grant select, insert, update, delete on public.ai_usage to service_role;

alter table public.ai_usage enable row level security;

-- Claims one call for a member, or says when the next one frees up. A limit of null is no limit.
-- The lock makes parallel claims of one member wait for each other, so that none slips past the count.
create function public.claim_ai_quota(p_user uuid, p_helper text, p_per_minute integer, p_per_day integer)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  moment timestamptz;
  minute_frees_at timestamptz;
  day_frees_at timestamptz;
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
    where user_id = p_user and ok is distinct from false and started_at > moment - interval '1 minute'
    order by started_at desc
    offset p_per_minute - 1 limit 1;
  end if;
  if p_per_day is not null then
    select started_at + interval '1 day' into day_frees_at
    from public.ai_usage
    where user_id = p_user and ok is distinct from false and started_at > moment - interval '1 day'
    order by started_at desc
    offset p_per_day - 1 limit 1;
  end if;
  if minute_frees_at is not null or day_frees_at is not null then
    return jsonb_build_object(
      'allowed', false, 'usage_id', null, 'retry_at', greatest(minute_frees_at, day_frees_at));
  end if;

  insert into public.ai_usage (user_id, helper, started_at) values (p_user, p_helper, moment)
  returning id into claimed;
  return jsonb_build_object('allowed', true, 'usage_id', claimed, 'retry_at', null);
end
$$;

revoke execute on function public.claim_ai_quota(uuid, text, integer, integer) from public;
grant execute on function public.claim_ai_quota(uuid, text, integer, integer) to service_role;

-- Says how a claimed call ended; a failed one no longer counts.
create function public.finish_ai_usage(
  p_usage uuid,
  p_provider text,
  p_model text,
  p_input_tokens integer,
  p_output_tokens integer,
  p_ms integer,
  p_ok boolean
) returns void
language sql
set search_path = ''
as $$
  update public.ai_usage
  set finished_at = clock_timestamp(), ok = coalesce(p_ok, false), provider = p_provider, model = p_model,
    input_tokens = p_input_tokens, output_tokens = p_output_tokens, ms = p_ms
  where id = p_usage and finished_at is null
$$;

revoke execute on function public.finish_ai_usage(uuid, text, text, integer, integer, integer, boolean) from public;
grant execute on function public.finish_ai_usage(uuid, text, text, integer, integer, integer, boolean) to service_role;
