-- What the auth room keeps beside Supabase's auth tables. Run at every start; safe to repeat.

-- Counters of the rate limits, shared by all processes; a key is a digest.
create unlogged table if not exists auth.rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
alter table auth.rate_limits enable row level security;

-- The last time step whose code a factor accepted: a code seen over a shoulder is worth nothing afterwards.
create table if not exists auth.totp_uses (
  factor_id uuid primary key references auth.mfa_factors (id) on delete cascade,
  time_step bigint not null
);
alter table auth.totp_uses enable row level security;

-- Exchanges a refresh token in one statement. `candidates` are the digests of the token and of its successors.
-- A used token works again within the grace (two tabs, a lost answer); later it is taken for stolen and its session ends.
create or replace function auth.exchange_refresh_token(candidates text[], grace_seconds float8)
  returns table (outcome text, successor int, session_id uuid, user_id uuid)
  language plpgsql security definer set search_path = '' as $$
declare
  held auth.refresh_tokens;
  owning auth.sessions;
  banned timestamptz;
begin
  select * into held from auth.refresh_tokens r where r.token = candidates[1] for update;
  if not found then
    return query select 'not_found', null::int, null::uuid, null::uuid;
    return;
  end if;
  select * into owning from auth.sessions s where s.id = held.session_id;
  if not found then
    return query select 'not_found', null::int, null::uuid, null::uuid;
    return;
  end if;
  select u.banned_until into banned from auth.users u where u.id = owning.user_id;
  if banned > clock_timestamp() then
    return query select 'banned', null::int, owning.id, owning.user_id;
    return;
  end if;
  if owning.not_after < clock_timestamp() then
    return query select 'session_expired', null::int, owning.id, owning.user_id;
    return;
  end if;

  if not held.revoked then
    update auth.refresh_tokens r set revoked = true, updated_at = clock_timestamp() where r.id = held.id;
    insert into auth.refresh_tokens (instance_id, token, user_id, revoked, created_at, updated_at, parent, session_id)
      values (held.instance_id, candidates[2], held.user_id, false, clock_timestamp(), clock_timestamp(),
              candidates[1], held.session_id);
    update auth.sessions s set refreshed_at = clock_timestamp() at time zone 'utc', updated_at = clock_timestamp()
      where s.id = owning.id;
    return query select 'exchanged', 1, owning.id, owning.user_id;
    return;
  end if;

  if held.updated_at > clock_timestamp() - grace_seconds * interval '1 second' then
    for step in 2 .. cardinality(candidates) loop
      perform 1 from auth.refresh_tokens r where r.token = candidates[step] and not r.revoked;
      if found then
        return query select 'exchanged', step - 1, owning.id, owning.user_id;
        return;
      end if;
    end loop;
    return query select 'already_used', null::int, owning.id, owning.user_id;
    return;
  end if;

  delete from auth.sessions s where s.id = owning.id;
  return query select 'already_used', null::int, owning.id, owning.user_id;
end
$$;
revoke execute on function auth.exchange_refresh_token(text[], float8) from public;

-- The session that asked for a change of address stays when the change is done; all others end.
alter table auth.one_time_tokens add column if not exists asked_by uuid;

-- Who is suspended now: asked with every search and recommendation.
create index if not exists users_banned_idx on auth.users (banned_until) where banned_until is not null;
