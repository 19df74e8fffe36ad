-- Founders to meet: first those with whom there is something to talk about, those who said nothing of themselves last.

-- How much a member told of themselves: industry, company, what they build and look for, and a few words more.
create function private.told_of(profile public.profiles) returns integer
language sql
immutable
set search_path = ''
as $$
  select (profile.industry is not null and profile.industry <> 'other')::integer
    + (coalesce(profile.company_name, '') ~ '\S')::integer + (coalesce(profile.building, '') ~ '\S')::integer
    + (coalesce(profile.looking_for, '') ~ '\S')::integer + (coalesce(profile.bio, '') ~ '\S')::integer
$$;

revoke execute on function private.told_of(public.profiles) from public;

alter table private.profile_search add column told integer not null default 0;

-- As it was, with how much is told.
create or replace function private.keep_profile_search() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into private.profile_search (profile_id, full_name, key, about, user_type, industry, created_at, told)
  values (new.id, new.full_name, private.search_key(concat_ws(' ', new.full_name, new.company_name)), private.about_of(new),
    new.user_type, new.industry, new.created_at, private.told_of(new))
  on conflict (profile_id) do update
    set full_name = excluded.full_name, key = excluded.key, about = excluded.about, user_type = excluded.user_type,
      industry = excluded.industry, created_at = excluded.created_at, told = excluded.told;
  return null;
end
$$;

update private.profile_search search set told = private.told_of(profile)
from public.profiles profile where profile.id = search.profile_id;

create index profile_search_told on private.profile_search (told desc, created_at desc, profile_id desc) where user_type = 'founder';

-- Among the newest two hundred of the caller's industry and the two hundred who told most: the same industry and whoever
-- looks for what the caller is (an investor, a mentor …) go before. Nobody muted or out of sight.
create function public.founders_to_meet() returns setof public.profiles
language plpgsql
stable
rows 30
set search_path = ''
as $$
declare
  unwanted constant uuid[] := array(select private.hidden_members() union all select private.muted_members()) || auth.uid();
  mine public.profiles;
  looks_for_me tsquery;
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
        + case when search.about @@ looks_for_me then 5 else 0 end desc,
        search.created_at desc, search.profile_id desc) as place
    from candidate join private.profile_search search on search.profile_id = candidate.profile_id
    where search.profile_id <> all (unwanted)
    order by place
    limit 30
  )
  select profile.* from best join public.profiles profile on profile.id = best.profile_id order by best.place;
end
$$;

comment on function public.founders_to_meet() is
  'Up to thirty founders: first who shares the caller''s industry or looks for somebody like them, then who told more of themselves.';

revoke execute on function public.founders_to_meet() from public;
grant execute on function public.founders_to_meet() to authenticated;
