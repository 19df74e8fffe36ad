-- Finding members by name or company: accents, letter case and the order of the words do not matter.

-- Small letters without accents, and every sign twice: an index of three letters in a row then also finds two.
create function private.search_key(words text) returns text
language plpgsql
immutable
parallel safe
set search_path = ''
as $$
declare
  plain text := words;
begin
  if octet_length(words) > char_length(words) then
    -- Letters that are not one letter plus an accent are named.
    plain := translate(
      regexp_replace(
        replace(replace(replace(replace(replace(
          normalize(words, nfkd), 'ß', 'ss'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe'),
        '[\u0300-\u036f]', '', 'g'),
      'ØøŁłĐđĦħŦŧıÐð', 'oollddhhttidd');
  end if;
  return regexp_replace(lower(plain), '(\S)', '\1\1', 'g');
end
$$;

comment on function private.search_key(text) is 'What the search for members compares.';

revoke execute on function private.search_key(text) from public;
grant execute on function private.search_key(text) to authenticated, service_role;

-- Kept beside the profiles, because to make a key costs more than to compare it. Holds nothing that members do not read anyway.
create table private.profile_search (
  profile_id uuid primary key references public.profiles (id) on delete cascade,
  full_name text,
  key text not null
);

comment on table private.profile_search is 'The names and companies of members as the search compares them; written by a trigger.';

create index profile_search_key on private.profile_search using gin (key extensions.gin_trgm_ops) with (fastupdate = off);

grant select on private.profile_search to authenticated;

alter table private.profile_search enable row level security;

create policy "Members search each other" on private.profile_search
  for select to authenticated using (true);

-- Security definer: members write their profile, and only this writes what is searched.
create function private.keep_profile_search() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into private.profile_search (profile_id, full_name, key)
  values (new.id, new.full_name, private.search_key(concat_ws(' ', new.full_name, new.company_name)))
  on conflict (profile_id) do update set full_name = excluded.full_name, key = excluded.key;
  return null;
end
$$;

revoke execute on function private.keep_profile_search() from public;

create trigger keep_profile_search after insert or update of full_name, company_name on public.profiles
  for each row execute function private.keep_profile_search();

-- Five members in whose name or company each of the words is found, from two letters on.
create function public.search_profiles(words text)
returns setof public.profiles
language plpgsql
stable
set search_path = ''
set plan_cache_mode = force_custom_plan -- how rare the words are decides whether the index serves best
rows 5
as $$
declare
  keys constant text[] := array(
    select '%' || regexp_replace(word, '([\\%_])', '\\\1', 'g') || '%'
    from regexp_split_to_table(private.search_key(left(words, 200)), '\s+') word
    where word <> ''
    order by char_length(word) desc
    limit 8
  );
  longest constant text := keys[1];
begin
  if char_length(btrim(words)) < 2 or longest is null then
    return;
  end if;
  -- Of words that thousands match, the first thousand found are enough to choose from: to sort all would take long.
  return query
  with found as materialized (
    select search.profile_id, search.full_name
    from private.profile_search search
    where search.key like longest and (cardinality(keys) = 1 or search.key like all (keys))
    limit 1000
  ),
  best as (
    select found.profile_id, found.full_name from found order by found.full_name, found.profile_id limit 5
  )
  select profile.*
  from best
  join public.profiles profile on profile.id = best.profile_id
  order by best.full_name, best.profile_id;
end
$$;

comment on function public.search_profiles(text) is 'Up to five members whose name or company holds each of the words.';

revoke execute on function public.search_profiles(text) from public;
grant execute on function public.search_profiles(text) to authenticated;
