-- As it was, but the kept plan took those whose handle begins so for few, and read them all: with "m" everybody of that
-- letter. Now the followed are looked up one by one, and the others are read in their order until they begin differently.
create or replace function public.find_by_handle(beginning text)
returns setof public.profiles
language plpgsql
stable
set search_path = ''
rows 6
as $$
declare
  caller constant uuid := auth.uid();
  first_letters constant text := lower(ltrim(btrim(beginning), '@'));
  -- Behind every handle that begins so: ~ comes after all letters that a handle may have.
  after_these constant text := first_letters || '~';
begin
  if first_letters !~ '^[a-z0-9_]{1,30}$' then
    return;
  end if;
  return query
  with followed as (
    select profile.id, true as is_followed, profile.handle
    from public.follows link
    cross join lateral (
      select person.id, person.handle from public.profiles person where person.id = link.following_id offset 0
    ) profile
    where link.follower_id = caller and profile.handle >= first_letters and profile.handle < after_these
    order by profile.handle
    limit 6
  ),
  next as (
    select profile.id, profile.handle
    from public.profiles profile
    where profile.handle >= first_letters and profile.id <> caller
      and profile.id not in (select followed.id from followed)
    order by profile.handle
    limit 6
  ),
  best as (
    select * from followed union all select next.id, false, next.handle from next where next.handle < after_these
  )
  select profile.*
  from best join public.profiles profile on profile.id = best.id
  order by best.is_followed desc, best.handle
  limit 6;
end
$$;
