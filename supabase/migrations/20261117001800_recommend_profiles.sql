-- Five members to follow: first those whom the people I follow follow, then the newest.
-- In PL/pgSQL because its plan is kept.
create function public.recommended_profiles()
returns setof public.profiles
language plpgsql
stable
set search_path = ''
rows 5
as $$
declare
  caller constant uuid := auth.uid();
  followed constant uuid[] := array(select following_id from public.follows where follower_id = caller);
  found_ids uuid[];
  found_shares bigint[];
begin
  -- Most of those whom my people follow are followed by one of them alone, and to sort these is half the work:
  -- they are asked for only when the others are too few.
  for least_shared in reverse 2..1 loop
    select array_agg(id), array_agg(shared) into found_ids, found_shares
    from (
      select further.id, further.shared
      from (
        select following_id as id, count(*) as shared
        from public.follows
        where follower_id = any (followed)
        group by following_id
        having count(*) >= least_shared
        offset 0 -- so that the few groups are looked up among the followed, not all their rows
      ) further
      where further.id <> caller and further.id not in (select unnest(followed))
      order by further.shared desc, further.id
      limit 5
    ) best;
    exit when cardinality(found_ids) = 5;
  end loop;

  return query
  select profile.*
  from unnest(found_ids, found_shares) candidate (id, shared)
  join public.profiles profile on profile.id = candidate.id
  order by candidate.shared desc, profile.created_at desc, profile.id desc;

  if cardinality(found_ids) = 5 then
    return;
  end if;
  return query
  select profile.*
  from public.profiles profile
  where profile.id <> caller and profile.id <> all (followed || found_ids)
  order by profile.created_at desc, profile.id desc
  limit 5 - coalesce(cardinality(found_ids), 0);
end
$$;

revoke execute on function public.recommended_profiles() from public;
grant execute on function public.recommended_profiles() to authenticated;

-- The recommended members, each with the reason in words. Only what every member may read goes into a reason.
create function public.recommended_people()
returns table (
  id uuid,
  full_name text,
  avatar_url text,
  company_name text,
  user_type public.user_type,
  reason text
)
language plpgsql
stable
set search_path = ''
rows 5
as $$
declare
  caller constant uuid := auth.uid();
  followed constant uuid[] := array(select following_id from public.follows where follower_id = caller);
  mine public.profiles;
begin
  select * into mine from public.profiles profile where profile.id = caller;
  return query
  select person.id, person.full_name, person.avatar_url, person.company_name, person.user_type,
    case
      when shared.number = 1 then 'Followed by ' || shared.name
      when shared.number > 1 then 'Followed by ' || shared.name || ' and ' || shared.number - 1 || ' more'
      when lower(btrim(person.location)) = lower(btrim(mine.location)) then 'Also in ' || btrim(person.location)
      when person.created_at > now() - interval '30 days' then 'New here'
      when person.user_type = mine.user_type then
        'Also ' || case when person.user_type::text ~ '^[aeiou]' then 'an ' else 'a ' end || person.user_type::text
      else 'Not followed by you yet'
    end
  from public.recommended_profiles() with ordinality person
  cross join lateral (
    select count(*) as number, min(coalesce(follower.full_name, 'User')) as name
    from public.follows link
    join public.profiles follower on follower.id = link.follower_id
    where link.follower_id = any (followed) and link.following_id = person.id
  ) shared
  order by person.ordinality;
end
$$;

comment on function public.recommended_people() is 'Five members to follow, each with the reason.';

revoke execute on function public.recommended_people() from public;
grant execute on function public.recommended_people() to authenticated;
