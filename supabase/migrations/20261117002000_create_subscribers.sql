create type public.subscription_plan as enum ('free', 'early_venture', 'venture');

create table public.subscribers (
  user_id uuid primary key references auth.users (id) on delete cascade,
  subscribed boolean not null default false,
  subscription_plan public.subscription_plan not null default 'free',
  subscription_tier text,
  subscription_end timestamptz,
  stripe_customer_id text unique,
  stripe_subscription_id text unique,
  last_event_at timestamptz,
  updated_at timestamptz not null default now()
);

comment on table public.subscribers is 'Who subscribes to which plan. Members read their own row; the server writes it.';
comment on column public.subscribers.last_event_at is 'When the newest applied billing event was made: an older one changes nothing.';

grant select on public.subscribers to authenticated;
grant select, insert, update, delete on public.subscribers to service_role;

alter table public.subscribers enable row level security;

create policy "Subscribers read their own subscription" on public.subscribers
  for select to authenticated using (user_id = (select auth.uid()));

create policy "Members with a second factor have given it" on public.subscribers
  as restrictive for all to authenticated using ((select private.has_given_second_factor()));

create trigger touch_updated_at before update on public.subscribers
  for each row execute function private.touch_updated_at();

create table public.billing_events (
  id text primary key,
  type text not null,
  created_at timestamptz not null,
  received_at timestamptz not null default now()
);

comment on table public.billing_events is 'The payment provider''s events already applied, so that none is applied twice. The server''s alone.';

grant select, insert, update, delete on public.billing_events to service_role;

alter table public.billing_events enable row level security;

-- Applies what an event says about a member's subscription, once and in the order the events were made.
-- Ledger and subscription change together or not at all. False: this event was already applied.
create function public.apply_billing_event(
  p_event_id text,
  p_type text,
  p_created_at timestamptz,
  p_user uuid,
  p_subscribed boolean,
  p_plan public.subscription_plan,
  p_tier text,
  p_end timestamptz,
  p_customer_id text,
  p_subscription_id text
) returns boolean
language plpgsql
set search_path = ''
as $$
begin
  insert into public.billing_events (id, type, created_at) values (p_event_id, p_type, p_created_at)
  on conflict (id) do nothing;
  if not found then
    return false;
  end if;

  insert into public.subscribers as subscriber (
    user_id, subscribed, subscription_plan, subscription_tier, subscription_end,
    stripe_customer_id, stripe_subscription_id, last_event_at
  )
  values (
    p_user, p_subscribed, p_plan, p_tier, p_end, p_customer_id, p_subscription_id, p_created_at
  )
  on conflict (user_id) do update set
    subscribed = excluded.subscribed,
    subscription_plan = excluded.subscription_plan,
    subscription_tier = excluded.subscription_tier,
    subscription_end = excluded.subscription_end,
    stripe_customer_id = coalesce(excluded.stripe_customer_id, subscriber.stripe_customer_id),
    stripe_subscription_id = coalesce(excluded.stripe_subscription_id, subscriber.stripe_subscription_id),
    last_event_at = excluded.last_event_at
  where subscriber.last_event_at is null or subscriber.last_event_at <= excluded.last_event_at;
  return true;
end
$$;

revoke execute on function public.apply_billing_event(
  text, text, timestamptz, uuid, boolean, public.subscription_plan, text, timestamptz, text, text
) from public;
grant execute on function public.apply_billing_event(
  text, text, timestamptz, uuid, boolean, public.subscription_plan, text, timestamptz, text, text
) to service_role;
