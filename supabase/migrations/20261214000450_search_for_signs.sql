-- A search for signs: many dashes, one after the other, were "not not not …", which PostgreSQL refuses as too deep; and
-- where no word has two letters the index of names finds nothing, so that everybody's name was read.

-- As it was; many dashes are a line between words.
create or replace function private.wanted_forms(typed text) returns tsquery
language sql
immutable strict
set search_path = ''
as $$
  select websearch_to_tsquery('pg_catalog.simple', said)
    || websearch_to_tsquery('pg_catalog.simple', regexp_replace(private.plain_letters(said), '-[-\s]*-', ' ', 'g'))
    || websearch_to_tsquery('pg_catalog.english', said)
    || websearch_to_tsquery('pg_catalog.german', said)
    || websearch_to_tsquery('pg_catalog.spanish', said)
    || websearch_to_tsquery('pg_catalog.french', said)
    || websearch_to_tsquery('pg_catalog.portuguese', said)
  from regexp_replace(typed, '-[-\s]*-', ' ', 'g') said
$$;

-- As it was, but where the longest word has no three letters in a row only the ten thousand newest are looked at: the
-- index would find everybody. In a key each letter stands twice.
create or replace function private.profiles_with(is_long boolean, longest text, keys text[], unwanted uuid[]) returns uuid[]
language plpgsql
stable
security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
as $$
begin
  if longest !~ '[[:alnum:]]{3}' then
    return array(
      select found.profile_id
      from (
        select newest.profile_id, newest.full_name
        from (
          select search.profile_id, search.full_name, search.key, search.plain
          from private.profile_search search
          order by search.created_at desc, search.profile_id desc
          limit 10000
        ) newest
        where (is_long and newest.plain like longest or not is_long and newest.key like longest)
          and (cardinality(keys) = 1 or newest.key like all (keys))
          and newest.profile_id <> all (unwanted)
        limit 1000
      ) found
      order by found.full_name, found.profile_id
      limit 5
    );
  end if;
  return array(
    select found.profile_id
    from (
      select search.profile_id, search.full_name
      from private.profile_search search
      where (is_long and search.plain like longest or not is_long and search.key like longest)
        and (cardinality(keys) = 1 or search.key like all (keys))
        and search.profile_id <> all (unwanted)
      limit 1000
    ) found
    order by found.full_name, found.profile_id
    limit 5
  );
end
$$;

-- As it was; the first word is the one with the most letters, not the one with the most signs.
create or replace function public.search_profiles(words text) returns setof public.profiles
language plpgsql
stable
rows 5
set search_path = ''
as $$
declare
  keys constant text[] := array(
    select '%' || regexp_replace(word, '([\\%_])', '\\\1', 'g') || '%'
    from regexp_split_to_table(private.search_key(left(words, 200)), '\s+') word
    where word <> ''
    order by char_length(regexp_replace(word, '[^[:alnum:]]', '', 'g')) desc, char_length(word) desc
    limit 8
  );
  plain constant text := regexp_replace(keys[1], '([^\\%]|\\[\\%_])\1', '\1', 'g');
  is_long constant boolean := char_length(regexp_replace(plain, '\\(.)', '\1', 'g')) >= 5;
  wanted tsquery;
  unwanted uuid[];
  best uuid[];
begin
  if char_length(btrim(words)) < 2 or keys[1] is null then
    return;
  end if;
  unwanted := array(select private.hidden_members() union all select private.muted_members());
  best := private.profiles_with(is_long, case when is_long then plain else keys[1] end, keys, unwanted);
  if cardinality(best) < 5 and btrim(words) ~ '^[[:alnum:][:space:]''’-]{3,}$' then
    wanted := coalesce(private.wanted_forms(left(words, 200)) || private.wanted_beginnings(words), '');
    if numnode(wanted) > 0 then
      best := best || array(
        select search.profile_id from private.profile_search search
        where search.profile_id = any (private.people_with(wanted, unwanted || best, 1000))
        order by search.full_name, search.profile_id
        limit 5 - cardinality(best)
      );
    end if;
  end if;
  return query
  select profile.*
  from unnest(best) with ordinality found (id, place)
  join public.profiles profile on profile.id = found.id
  order by found.place;
end
$$;
