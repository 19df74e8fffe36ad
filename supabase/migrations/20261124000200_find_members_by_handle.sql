-- For the list under a half-written mention: members whose handle begins so, first those the caller follows.
-- Both halves stop after six, and both are read from an index.
create function public.find_by_handle(beginning text)
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
    join public.profiles profile on profile.id = link.following_id
    where link.follower_id = caller and profile.handle >= first_letters and profile.handle < after_these
    order by profile.handle
    limit 6
  ),
  anybody as (
    select profile.id, false, profile.handle
    from public.profiles profile
    where profile.handle >= first_letters and profile.handle < after_these and profile.id <> caller
      and profile.id not in (select followed.id from followed)
    order by profile.handle
    limit 6
  ),
  best as (
    select * from followed union all select * from anybody
  )
  select profile.*
  from best join public.profiles profile on profile.id = best.id
  order by best.is_followed desc, best.handle
  limit 6;
end
$$;

comment on function public.find_by_handle(text) is 'Up to six members whose handle begins so, first those the caller follows.';

revoke execute on function public.find_by_handle(text) from public;
grant execute on function public.find_by_handle(text) to authenticated;
