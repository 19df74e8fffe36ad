-- What a member wants others to know of their venture. It is written here on purpose: the project itself stays private.
alter table public.profiles
  add column building text,
  add column industry public.industry,
  add column looking_for text,
  add column open_to_talk boolean not null default false,
  add column links text[] not null default '{}',
  add constraint building_is_at_most_300_characters check (char_length(building) <= 300),
  add constraint looking_for_is_at_most_300_characters check (char_length(looking_for) <= 300),
  add constraint links_are_up_to_5_web_addresses check (
    cardinality(links) <= 5
    and array_position(links, null) is null
    and array_to_string(links, ' ') ~* '^(https?://\S+( https?://\S+)*)?$'
    and char_length(array_to_string(links, ' ')) <= 1500
  );

comment on column public.profiles.building is 'What they build, in a sentence, if they want to share it.';
comment on column public.profiles.industry is 'The industry of what they build, if they want to share it.';

grant insert (building, industry, looking_for, open_to_talk, links),
  update (building, industry, looking_for, open_to_talk, links) on public.profiles to authenticated;

-- As it was, with the industry as a reason: what both have shared in their profile.
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
      when person.industry = mine.industry and person.industry <> 'other' then 'Also in ' || person.industry::text
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
