-- Security definer: sessions live in schema auth, which members cannot read; this shows each only their own.
create function private.own_sessions()
returns table (id uuid, created_at timestamptz, refreshed_at timestamptz, user_agent text, ip text, is_current boolean)
language sql
stable
security definer
set search_path = ''
as $$
  select session.id, session.created_at,
    coalesce(session.refreshed_at at time zone 'utc', session.updated_at, session.created_at),
    session.user_agent, host(session.ip), session.id::text = auth.jwt() ->> 'session_id'
  from auth.sessions session
  where session.user_id = auth.uid() and (select private.has_given_second_factor())
    and (session.not_after is null or session.not_after > now())
$$;

revoke execute on function private.own_sessions() from public;
grant execute on function private.own_sessions() to authenticated;

-- Where a member is signed in, the newest first.
create function public.own_sessions()
returns table (id uuid, created_at timestamptz, refreshed_at timestamptz, user_agent text, ip text, is_current boolean)
language sql
stable
set search_path = ''
as $$
  select * from private.own_sessions() order by refreshed_at desc
$$;

revoke execute on function public.own_sessions() from public;
grant execute on function public.own_sessions() to authenticated;
