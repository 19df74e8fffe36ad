-- Five members to follow: first those whom the people I follow follow, then the newest.
create function public.recommended_profiles()
returns setof public.profiles
language sql
stable
set search_path = ''
rows 5
as $$
  with followed as (
    select following_id as id from public.follows where follower_id = (select auth.uid())
  ),
  friends_of_followed as (
    select further.following_id as id, count(*) as shared
    from public.follows further
    where further.follower_id in (select id from followed)
      and further.following_id <> (select auth.uid())
      and further.following_id not in (select id from followed)
    group by further.following_id
    order by shared desc, further.following_id
    limit 5
  ),
  newest as (
    select profile.id
    from public.profiles profile
    where profile.id <> (select auth.uid()) and profile.id not in (select id from followed)
    order by profile.created_at desc, profile.id desc
    limit 5
  ),
  candidates as (
    select id, shared from friends_of_followed
    union all
    select id, 0 from newest where id not in (select id from friends_of_followed)
  )
  select profile.*
  from candidates
  join public.profiles profile on profile.id = candidates.id
  order by candidates.shared desc, profile.created_at desc, profile.id desc
  limit 5
$$;

revoke execute on function public.recommended_profiles() from public;
grant execute on function public.recommended_profiles() to authenticated;
