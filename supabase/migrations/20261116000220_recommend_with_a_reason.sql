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
