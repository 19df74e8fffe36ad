-- What one member may keep and how fast they may add to it, by plan. A new limit is a new row here.
create table public.quotas (
  kind text not null,
  plan public.subscription_plan not null,
  per_seconds integer not null default 0,
  max_rows bigint,
  max_bytes bigint,
  primary key (kind, plan, per_seconds),
  constraint limits_are_not_negative check (per_seconds >= 0 and max_rows >= 0 and max_bytes >= 0)
);

comment on table public.quotas is 'How much of each kind a member of a plan may keep at a time (per_seconds 0), or add within so many seconds.';
comment on column public.quotas.max_rows is 'Null is no limit. Lift a limit so, rather than by deleting its row: what has no row is not counted.';

grant select on public.quotas to authenticated;
grant select, insert, update, delete on public.quotas to service_role;

alter table public.quotas enable row level security;

create policy "Members read the quotas" on public.quotas
  for select to authenticated using (true);

-- Kept by triggers, so that a limit is checked by reading one row and not by counting all of them.
create table public.quota_usage (
  user_id uuid not null references auth.users (id) on delete cascade,
  kind text not null,
  per_seconds integer not null,
  rows bigint not null,
  bytes bigint not null,
  began_at timestamptz not null default now(),
  primary key (user_id, kind, per_seconds)
);

comment on table public.quota_usage is 'What each member keeps of each kind (per_seconds 0), or has added since a window of so many seconds began.';

grant select on public.quota_usage to authenticated;
grant select, insert, update, delete on public.quota_usage to service_role;

alter table public.quota_usage enable row level security;

create policy "Members read their own usage" on public.quota_usage
  for select to authenticated using (user_id = (select auth.uid()));

create policy "Members with a second factor have given it" on public.quota_usage
  as restrictive for all to authenticated using ((select private.has_given_second_factor()));

-- What the free plan has. A larger one keeps more; nobody types faster for having paid.
insert into public.quotas (kind, per_seconds, max_rows, max_bytes, plan)
select kind, per_seconds,
  max_rows * case per_seconds when 0 then times else 1 end,
  max_mb * 1048576::bigint * case per_seconds when 0 then times else 1 end,
  plan
from
  (values
    ('outputs',  0,  2000,  32),
    ('outputs',  60, 120,   16),
    ('messages', 0,  50000, 32),
    ('messages', 60, 600,   null),
    ('posts',    0,  10000, 16),
    ('posts',    60, 120,   null),
    ('comments', 0,  50000, 16),
    ('comments', 60, 300,   null),
    ('stories',  0,  500,   null),
    ('follows',  0,  10000, null),
    ('follows',  60, 300,   null),
    ('likes',    60, 600,   null),
    ('files',    0,  1000,  128)
  ) as free (kind, per_seconds, max_rows, max_mb),
  (values
    ('free'::public.subscription_plan, 1), ('early_venture', 4), ('venture', 16)
  ) as plans (plan, times);

-- Like the functions see it: a subscription that has ended is none.
create function private.plan_of(member uuid) returns public.subscription_plan
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return coalesce(
    (
      select subscription_plan from public.subscribers
      where user_id = member and subscribed and (subscription_end is null or subscription_end > now())
    ),
    'free');
end
$$;

revoke execute on function private.plan_of(uuid) from public;

-- The words of a refusal: what is full and what to do about it. PostgREST answers with the status in the code.
create function private.refuse_by_quota(quota public.quotas, began_at timestamptz) returns void
language plpgsql
set search_path = ''
as $$
declare
  is_largest constant boolean := quota.plan = (select max(plan) from public.quotas where kind = quota.kind);
  seconds_left constant integer := ceil(extract(epoch from began_at - now()) + quota.per_seconds);
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
      message = format('That is too fast: wait %s, then try again.',
        case when seconds_left > 1 then seconds_left || ' seconds' else 'a second' end),
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

revoke execute on function private.refuse_by_quota(public.quotas, timestamptz) from public;
