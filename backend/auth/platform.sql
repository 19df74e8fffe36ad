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
-- Accounts that are being deleted, to take up again what a crash cut short.
create index if not exists users_leaving on auth.users (id) where deleted_at is not null;

-- What goes with an account by foreign keys, as statements that each delete up to $2 rows of account $1: what rests on
-- others first. A table with one row for each member is passed through; that row goes with the account itself.
create or replace function auth.dependents() returns setof text
language sql stable set search_path = '' as $$
  with recursive cascade as (
    select con.confrelid as parent, con.conrelid as child, theirs.attname::text as key, own.attname::text as link,
      exists (
        select from pg_catalog.pg_index i
        where i.indrelid = con.conrelid and i.indisunique and i.indnkeyatts = 1 and i.indkey[0] = con.conkey[1]
          and i.indpred is null) as is_one
    from pg_catalog.pg_constraint con
    join pg_catalog.pg_class c on c.oid = con.conrelid and c.relkind = 'r' and c.relnamespace <> 'auth'::regnamespace
    join pg_catalog.pg_attribute own on own.attrelid = con.conrelid and own.attnum = con.conkey[1]
    join pg_catalog.pg_attribute theirs on theirs.attrelid = con.confrelid and theirs.attnum = con.confkey[1]
    where con.contype = 'f' and con.confdeltype = 'c' and cardinality(con.conkey) = 1
  ),
  path as (
    select child, link, format('%I = $1', link) as condition, true as is_plain, is_one, 1 as depth, array[child] as passed
    from cascade where parent = 'auth.users'::regclass and key = 'id'
    union all
    select next.child, next.link,
      case when path.is_plain and path.link = next.key then format('%I = $1', next.link)
        else format('%I in (select %I from %s where %s)', next.link, next.key, path.child::regclass, path.condition) end,
      path.is_plain and path.link = next.key, next.is_one, path.depth + 1, path.passed || next.child
    from path join cascade next on next.parent = path.child and next.child <> all (path.passed)
    where path.depth < 4
  )
  select format('delete from %1$s where ctid = any (array(select ctid from %1$s where %2$s limit $2))', child::regclass, condition)
  from path where not is_one
  group by child, condition
  order by max(depth) desc, child, condition
$$;
revoke execute on function auth.dependents() from public;

-- Deletes up to `most` rows that go with an account, from one of these statements on. → where to go on; null at the end
create or replace function auth.delete_dependents(account uuid, statements text[], place integer, most integer)
returns integer language plpgsql set search_path = '' as $$
declare
  gone integer;
  left_over integer := most;
begin
  perform set_config('realtime.leaving', account::text, true);
  for n in place .. cardinality(statements) loop
    begin
      execute statements[n] using account, left_over;
      get diagnostics gone = row_count;
      left_over := left_over - gone;
    exception when others then
      -- What cannot go by itself goes with the account.
      raise debug 'Of a leaving account: % (%)', sqlerrm, sqlstate;
    end;
    if left_over <= 0 then
      return n;
    end if;
  end loop;
  return null;
end
$$;
revoke execute on function auth.delete_dependents(uuid, text[], integer, integer) from public;
