-- What the tokens room keeps beside Supabase's auth tables. Run at every start; safe to repeat.

-- The keys that sign access tokens. One signs, one waits (already published), older ones still verify.
create table if not exists auth.signing_keys (
  kid text primary key,
  private_jwk jsonb not null,
  status text not null check (status in ('standby', 'current', 'previous')),
  status_since timestamptz not null default now()
);
create unique index if not exists signing_keys_one_current on auth.signing_keys (status) where status = 'current';
alter table auth.signing_keys enable row level security;

-- Sessions that ended before their access tokens expired: every process refuses those tokens at once.
create table if not exists auth.ended_sessions (
  session_id uuid primary key,
  ended_at timestamptz not null default now()
);
create index if not exists ended_sessions_ended_at on auth.ended_sessions (ended_at);
alter table auth.ended_sessions enable row level security;

-- A trigger, so that a session ends everywhere however its row went: signed out, account deleted, by hand.
create or replace function auth.announce_ended_session() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  insert into auth.ended_sessions (session_id) values (old.id)
    on conflict (session_id) do update set ended_at = excluded.ended_at;
  perform pg_catalog.pg_notify('auth_session_ended', old.id::text);
  return null;
end
$$;
revoke execute on function auth.announce_ended_session() from public;

create or replace trigger announce_ended_session after delete on auth.sessions
  for each row execute function auth.announce_ended_session();
