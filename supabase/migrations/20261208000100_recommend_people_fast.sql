-- Whom to follow, with how many of those the caller follows follow them, and the first name of these. Security definer:
-- of two thousand rows of follows five people are left, and the policies would be asked about each row. Blocks are left
-- out here by themselves; what is read of the five is read as the caller sees it.
create function private.people_to_follow() returns table (id uuid, shared bigint, follower_name text)
language plpgsql
stable
security definer
set search_path = ''
rows 5
as $$
declare
  caller constant uuid := auth.uid();
  hidden constant uuid[] := array(select private.hidden_members());
  followed constant uuid[] := array(
    select following_id from public.follows where follower_id = caller and following_id not in (select unnest(hidden))
  );
  unwanted constant uuid[] := followed || hidden || array(select private.muted_members());
  found_ids uuid[];
  found_shares bigint[];
begin
  -- Most of those whom my people follow are followed by one of them alone, and to sort these is half the work:
  -- they are asked for only when the others are too few.
  for least_shared in reverse 2..1 loop
    select array_agg(best.id), array_agg(best.number) into found_ids, found_shares
    from (
      select further.id, further.number
      from (
        select following_id as id, count(*) as number
        from public.follows
        where follower_id = any (followed)
        group by following_id
        having count(*) >= least_shared
        offset 0 -- so that the few groups are looked up among the followed, not all their rows
      ) further
      where further.id <> caller and further.id not in (select unnest(unwanted))
      order by further.number desc, further.id
      limit 5
    ) best;
    exit when cardinality(found_ids) = 5;
  end loop;

  return query
  select candidate.id, candidate.number, (
    select min(coalesce(follower.full_name, 'User'))
    from public.follows link
    join public.profiles follower on follower.id = link.follower_id
    where link.follower_id = any (followed) and link.following_id = candidate.id
  )
  from unnest(found_ids, found_shares) candidate (id, number)
  join public.profiles profile on profile.id = candidate.id
  order by candidate.number desc, profile.created_at desc, profile.id desc;

  if cardinality(found_ids) = 5 then
    return;
  end if;
  return query
  select profile.id, 0::bigint, null
  from public.profiles profile
  where profile.id <> caller and profile.id <> all (unwanted || found_ids)
  order by profile.created_at desc, profile.id desc
  limit 5 - coalesce(cardinality(found_ids), 0);
end
$$;

revoke execute on function private.people_to_follow() from public;
grant execute on function private.people_to_follow() to authenticated;

-- As it was, with the function above.
create or replace function public.recommended_profiles()
returns setof public.profiles
language plpgsql
stable
set search_path = ''
rows 5
as $$
begin
  return query
  select profile.*
  from private.people_to_follow() with ordinality person
  join public.profiles profile on profile.id = person.id
  order by person.ordinality;
end
$$;

-- As it was, with the function above.
create or replace function public.recommended_people()
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
  caller constant uuid := auth.uid(); -- under the policies, a function in its place would keep the index from being used
  mine public.profiles;
begin
  select * into mine from public.profiles profile where profile.id = caller;
  return query
  select person.id, person.full_name, person.avatar_url, person.company_name, person.user_type,
    case
      when candidate.shared = 1 then 'Followed by ' || candidate.follower_name
      when candidate.shared > 1 then 'Followed by ' || candidate.follower_name || ' and ' || candidate.shared - 1 || ' more'
      when person.industry = mine.industry and person.industry <> 'other' then 'Also in ' || person.industry::text
      when lower(btrim(person.location)) = lower(btrim(mine.location)) then 'Also in ' || btrim(person.location)
      when person.created_at > now() - interval '30 days' then 'New here'
      when person.user_type = mine.user_type then
        'Also ' || case when person.user_type::text ~ '^[aeiou]' then 'an ' else 'a ' end || person.user_type::text
      else 'Not followed by you yet'
    end
  from private.people_to_follow() with ordinality candidate
  join public.profiles person on person.id = candidate.id
  order by candidate.ordinality;
end
$$;
