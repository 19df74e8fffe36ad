-- Who named every type of member as looked for stood first for everybody. What it counts is parted among those named.
create or replace function public.founders_to_meet() returns setof public.profiles
language plpgsql
stable
rows 30
set search_path = ''
as $$
declare
  unwanted constant uuid[] := array(select private.hidden_members() union all select private.muted_members()) || auth.uid();
  mine public.profiles;
  looks_for_me tsquery;
  each_type constant tsquery[] := array(
    select private.wanted_beginnings(type::text, 'B') from unnest(enum_range(null::public.user_type)) type);
begin
  select * into mine from public.profiles profile where profile.id = auth.uid();
  looks_for_me := coalesce(private.wanted_beginnings(mine.user_type::text, 'B'), '');
  return query
  with candidate as (
    (select search.profile_id from private.profile_search search
      where search.user_type = 'founder' and search.industry = mine.industry and mine.industry <> 'other'
      order by search.created_at desc, search.profile_id desc limit 200)
    union
    (select search.profile_id from private.profile_search search where search.user_type = 'founder'
      order by search.told desc, search.created_at desc, search.profile_id desc limit 200)
  ),
  best as (
    select search.profile_id, row_number() over (
      order by search.told + case when search.industry = mine.industry and mine.industry <> 'other' then 5 else 0 end
        -- Who looks for everybody looks for nobody in particular.
        + case when search.about @@ looks_for_me then 5 / (select count(*) from unnest(each_type) type where search.about @@ type)
          else 0 end desc,
        search.created_at desc, search.profile_id desc) as place
    from candidate join private.profile_search search on search.profile_id = candidate.profile_id
    where search.profile_id <> all (unwanted)
    order by place
    limit 30
  )
  select profile.* from best join public.profiles profile on profile.id = best.profile_id order by best.place;
end
$$;
