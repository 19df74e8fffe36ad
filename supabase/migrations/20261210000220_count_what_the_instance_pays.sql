-- What the instance pays for is counted whoever's model answers: web searches, with the pages they lead to. And who tries
-- keys of a provider tries few: the answer tells whether a key is good, also one that was stolen.
insert into public.quotas (kind, per_seconds, max_rows, plan)
values
  -- Twice the answers of the plan.
  ('searches', 60, 40, 'free'), ('searches', 60, 60, 'early_venture'), ('searches', 60, 120, 'venture'),
  ('searches', 86400, 300, 'free'), ('searches', 86400, 1000, 'early_venture'), ('searches', 86400, 4000, 'venture'),
  ('key_tries', 3600, 5, 'free'), ('key_tries', 3600, 5, 'early_venture'), ('key_tries', 3600, 5, 'venture');

-- Counts what a member uses; null, or when the next one frees up. Security definer: counters are the triggers' alone.
create function private.claim_quota(p_member uuid, p_kind text, p_rows integer) returns timestamptz
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.count_usage(p_kind, p_member, p_rows, 0, 0, 0, false);
  return (
    select max(usage.began_at + make_interval(secs => per_seconds))
    from public.quota_usage usage join public.quotas quota using (kind, per_seconds)
    where usage.user_id = p_member and kind = p_kind and quota.plan = private.plan_of(p_member)
      and usage.rows > quota.max_rows);
end
$$;

revoke execute on function private.claim_quota(uuid, text, integer) from public;
grant execute on function private.claim_quota(uuid, text, integer) to service_role;

create function public.claim_quota(p_member uuid, p_kind text, p_rows integer default 1) returns timestamptz
language sql
set search_path = ''
as $$
  select private.claim_quota(p_member, p_kind, p_rows)
$$;

comment on function public.claim_quota(uuid, text, integer) is
  'Counts what a member uses of a kind that has a window in quotas. Null, or when the next one frees up. The server''s alone.';

revoke execute on function public.claim_quota(uuid, text, integer) from public;
grant execute on function public.claim_quota(uuid, text, integer) to service_role;
