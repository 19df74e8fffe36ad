-- Posts and people are found by the forms of a word (interview, interviews), in the five languages of the product, and
-- without accents; people also by type, industry, place, what they build and what they look for.

-- Without accents and in small letters: the search key, whose letters stand twice, with each of them once.
create function private.plain_letters(words text) returns text
language sql
immutable strict
set search_path = ''
as $$
  select regexp_replace(private.search_key(words), '(\S)\1', '\1', 'g')
$$;

revoke execute on function private.plain_letters(text) from public;
grant execute on function private.plain_letters(text) to authenticated, service_role;

-- The words as they stand, with their places, so that "word for word" is found; their stems and plain letters without.
create function private.word_forms(said text) returns tsvector
language sql
immutable strict
set search_path = ''
as $$
  select to_tsvector('pg_catalog.simple', said) || strip(
    to_tsvector('pg_catalog.simple', private.plain_letters(said))
    || to_tsvector('pg_catalog.english', said)
    || to_tsvector('pg_catalog.german', said)
    || to_tsvector('pg_catalog.spanish', said)
    || to_tsvector('pg_catalog.french', said)
    || to_tsvector('pg_catalog.portuguese', said))
$$;

revoke execute on function private.word_forms(text) from public;

-- What was typed, in any of the languages.
create function private.wanted_forms(typed text) returns tsquery
language sql
immutable strict
set search_path = ''
as $$
  select websearch_to_tsquery('pg_catalog.simple', typed)
    || websearch_to_tsquery('pg_catalog.simple', private.plain_letters(typed))
    || websearch_to_tsquery('pg_catalog.english', typed)
    || websearch_to_tsquery('pg_catalog.german', typed)
    || websearch_to_tsquery('pg_catalog.spanish', typed)
    || websearch_to_tsquery('pg_catalog.french', typed)
    || websearch_to_tsquery('pg_catalog.portuguese', typed)
$$;

revoke execute on function private.wanted_forms(text) from public;
grant execute on function private.wanted_forms(text) to authenticated, service_role;

-- Words that begin so, each of them; of the given weight if there is one. Null when nothing was typed.
create function private.wanted_beginnings(typed text, weight text default '') returns tsquery
language sql
immutable
set search_path = ''
as $$
  select to_tsquery('pg_catalog.simple', string_agg(word.found[1] || ':*' || weight, ' & '))
  from (
    select found from regexp_matches(private.plain_letters(left(typed, 200)), '[[:alnum:]]+', 'g') found limit 8
  ) word
$$;

revoke execute on function private.wanted_beginnings(text, text) from public;
grant execute on function private.wanted_beginnings(text, text) to authenticated, service_role;

-- As it was, with the forms of the words.
create or replace function private.keep_post_search() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into private.post_search (post_id, user_id, created_at, words, parts)
  values (new.id, new.user_id, new.created_at, private.word_forms(new.content), private.parts_of(new.content))
  on conflict (post_id) do update
    set created_at = excluded.created_at, words = excluded.words, parts = excluded.parts;
  return null;
end
$$;

update private.post_search search set words = private.word_forms(post.content)
from public.posts post where post.id = search.post_id;

-- As it was, by the forms of the words.
create or replace function public.search_posts(
  words text, author text default null, before_time timestamptz default null, before_id uuid default null, page_size integer default 20
) returns setof public.posts
language plpgsql
stable
rows 20
set search_path = ''
as $$
declare
  wanted constant tsquery := private.wanted_forms(left(words, 200));
  has_words constant boolean := numnode(wanted) > 0;
  has_operators constant boolean := wanted::text ~ '<->|<\d+>|!''';
  most constant integer := least(greatest(page_size, 0), 50);
  from_time constant timestamptz := coalesce(before_time, 'infinity');
  from_id constant uuid := coalesce(before_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff');
  unwanted uuid[];
  author_id uuid;
  found_ids uuid[];
begin
  if author is not null then
    select id into author_id from public.profiles where handle = lower(ltrim(btrim(author), '@'));
    return query
    select post.*
    from (
      select newest.* from public.posts newest
      where newest.user_id = author_id and (newest.created_at, newest.id) < (from_time, from_id)
      order by newest.created_at desc, newest.id desc
      limit 5000
    ) post
    where not has_words
      or (select search.words @@ wanted from private.post_search search where search.post_id = post.id)
    order by post.created_at desc, post.id desc
    limit most;
    return;
  end if;
  if not has_words then
    return;
  end if;

  -- Rare words: all that hold them, sorted. Words that thousands of posts hold: to sort those would take long, and the
  -- newest of them are soon found among the newest posts.
  unwanted := array(select private.hidden_members() union all select private.muted_members());
  found_ids := case when has_operators then null else private.posts_with(wanted, unwanted) end;
  if found_ids is null or cardinality(found_ids) > 1000 then
    found_ids := array(
      select latest.post_id
      from (
        select search.post_id, search.words
        from private.post_search search
        where (search.created_at, search.post_id) < (from_time, from_id) and search.user_id <> all (unwanted)
        order by search.created_at desc, search.post_id desc
        limit 10000
      ) latest
      where latest.words @@ wanted
      limit most
    );
  end if;
  return query
  select post.*
  from public.posts post
  where post.id = any (found_ids) and (post.created_at, post.id) < (from_time, from_id)
  order by post.created_at desc, post.id desc
  limit most;
end
$$;

-- All that a member says of themselves: A the place, B what they look for, C the rest, D name and company.
-- Type, industry and age stand beside it: under the policies of profiles no index on these would serve a member.
alter table private.profile_search
  add column about tsvector not null default '',
  add column user_type public.user_type not null default 'founder',
  add column industry public.industry,
  add column created_at timestamptz not null default now();

create function private.about_of(profile public.profiles) returns tsvector
language sql
immutable
set search_path = ''
as $$
  select setweight(to_tsvector('pg_catalog.simple', private.plain_letters(coalesce(profile.location, ''))), 'A')
    || setweight(to_tsvector('pg_catalog.simple', private.plain_letters(coalesce(profile.looking_for, ''))), 'B')
    || private.word_forms(concat_ws(' ', profile.user_type::text, nullif(profile.industry::text, 'other'),
      profile.location, profile.building, profile.looking_for, profile.bio))
    || to_tsvector('pg_catalog.simple', private.plain_letters(concat_ws(' ', profile.full_name, profile.company_name)))
$$;

revoke execute on function private.about_of(public.profiles) from public;

create or replace function private.keep_profile_search() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into private.profile_search (profile_id, full_name, key, about, user_type, industry, created_at)
  values (new.id, new.full_name, private.search_key(concat_ws(' ', new.full_name, new.company_name)), private.about_of(new),
    new.user_type, new.industry, new.created_at)
  on conflict (profile_id) do update
    set full_name = excluded.full_name, key = excluded.key, about = excluded.about, user_type = excluded.user_type,
      industry = excluded.industry, created_at = excluded.created_at;
  return null;
end
$$;

drop trigger keep_profile_search on public.profiles;
create trigger keep_profile_search
  after insert or update of full_name, company_name, user_type, industry, location, building, looking_for, bio, created_at
  on public.profiles for each row execute function private.keep_profile_search();

update private.profile_search search
set about = private.about_of(profile), user_type = profile.user_type, industry = profile.industry, created_at = profile.created_at
from public.profiles profile where profile.id = search.profile_id;

create index profile_search_about on private.profile_search using gin (about) with (fastupdate = off);

comment on table private.profile_search is
  'Names and companies of members, and what they say of themselves, as the search compares them; written by a trigger.';

create index profile_search_newest on private.profile_search (created_at desc, profile_id desc);
create index profile_search_of_type on private.profile_search (user_type, created_at desc, profile_id desc);
create index profile_search_of_industry on private.profile_search (industry, created_at desc, profile_id desc);
create index profile_search_of_both on private.profile_search (user_type, industry, created_at desc, profile_id desc);
create index profiles_newest_of_place on public.profiles (lower(btrim(location)), created_at desc, id desc);

-- Up to so many members who say that. A plan of its own for each question, so that the index is used.
create function private.people_with(wanted tsquery, unwanted uuid[], most integer) returns uuid[]
language plpgsql
stable
set search_path = ''
set plan_cache_mode = force_custom_plan
as $$
begin
  return array(
    select search.profile_id from private.profile_search search
    where search.about @@ wanted and search.profile_id <> all (unwanted)
    limit most
  );
end
$$;

revoke execute on function private.people_with(tsquery, uuid[], integer) from public;
grant execute on function private.people_with(tsquery, uuid[], integer) to authenticated;

-- As it was, up to five by name or company; where these are fewer, those follow who say it of themselves.
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
    order by char_length(word) desc
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

comment on function public.search_profiles(text) is
  'Up to five members whose name or company holds each of the words; then those who say them of themselves.';

-- The directory: members who fit all that is asked, the newest first, a page at a time. Not the caller, nobody muted.
create function public.find_people(
  words text default null,
  of_type public.user_type default null,
  of_industry public.industry default null,
  place text default null,
  looking text default null,
  before_time timestamptz default null,
  before_id uuid default null,
  page_size integer default 30
) returns setof public.profiles
language plpgsql
stable
rows 30
set search_path = ''
set plan_cache_mode = force_custom_plan
as $$
declare
  caller constant uuid := auth.uid();
  from_time constant timestamptz := coalesce(before_time, 'infinity');
  from_id constant uuid := coalesce(before_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff');
  most constant integer := least(greatest(page_size, 0), 50);
  unwanted constant uuid[] := array(select private.hidden_members() union all select private.muted_members()) || caller;
  said constant tsquery := case when words ~ '\S' then
    private.wanted_forms(left(words, 200)) || coalesce(private.wanted_beginnings(words), '') end;
  wanted tsquery := coalesce(private.wanted_beginnings(place, 'A'), '') && coalesce(private.wanted_beginnings(looking, 'B'), '')
    && coalesce(said, '');
  found_ids uuid[];
begin
  -- Rare words: all who say them. Words that thousands say, or none: the newest are soon found among the newest.
  found_ids := case when numnode(wanted) > 0 then private.people_with(wanted, unwanted, 2001) end;
  if cardinality(found_ids) <= 2000 then
    found_ids := array(
      select search.profile_id from private.profile_search search
      where search.profile_id = any (found_ids)
        and (of_type is null or search.user_type = of_type) and (of_industry is null or search.industry = of_industry)
        and (search.created_at, search.profile_id) < (from_time, from_id)
      order by search.created_at desc, search.profile_id desc
      limit most);
  else
    found_ids := array(
      select newest.profile_id
      from (
        select search.profile_id, search.created_at, search.about from private.profile_search search
        where (of_type is null or search.user_type = of_type) and (of_industry is null or search.industry = of_industry)
          and (search.created_at, search.profile_id) < (from_time, from_id) and search.profile_id <> all (unwanted)
        order by search.created_at desc, search.profile_id desc
        limit case when numnode(wanted) > 0 then 5000 else most end
      ) newest
      where numnode(wanted) = 0 or newest.about @@ wanted
      order by newest.created_at desc, newest.profile_id desc
      limit most);
  end if;
  return query
  select profile.* from public.profiles profile where profile.id = any (found_ids)
  order by profile.created_at desc, profile.id desc;
end
$$;

revoke execute on function public.find_people(text, public.user_type, public.industry, text, text, timestamptz, uuid, integer) from public;
grant execute on function public.find_people(text, public.user_type, public.industry, text, text, timestamptz, uuid, integer)
  to authenticated, service_role;

-- The caller's conversations with people of that name or company, the latest first. Their latest two thousand are looked at.
create function public.find_conversations(words text) returns table (id uuid)
language sql
stable
set search_path = ''
as $$
  select mine.id
  from (
    select conversation.id, conversation.updated_at,
      case conversation.first_member_id when auth.uid() then conversation.second_member_id else conversation.first_member_id end as other_id
    from public.conversations conversation
    where conversation.has_messages
    order by conversation.updated_at desc
    limit 2000
  ) mine
  join private.profile_search search on search.profile_id = mine.other_id
  where search.plain like all (array(
      select '%' || regexp_replace(word, '([\\%_])', '\\\1', 'g') || '%'
      from regexp_split_to_table(private.plain_letters(left(words, 200)), '\s+') word
      where word <> '' limit 8))
    and words ~ '\S'
  order by mine.updated_at desc, mine.id desc
  limit 10
$$;

revoke execute on function public.find_conversations(text) from public;
grant execute on function public.find_conversations(text) to authenticated;

-- As it was: first whom the people one follows follow. Then people of the same industry, of the same place, and those whom
-- a founder needs (or, for all others, founders), the newest two hundred of each; the newest of all fill the rest.
create or replace function private.people_to_follow() returns table (id uuid, shared bigint, follower_name text)
language plpgsql
stable
security definer
rows 5
set search_path = ''
as $$
declare
  caller constant uuid := auth.uid();
  hidden constant uuid[] := array(select private.hidden_members());
  followed constant uuid[] := array(
    select following_id from public.follows
    where follower_id = caller and following_id not in (select unnest(hidden))
    order by created_at desc
  );
  near constant uuid[] := followed[1:500];
  unwanted constant uuid[] := followed || hidden || array(select private.muted_members()) || caller;
  mine public.profiles;
  sought public.user_type[];
  found_ids uuid[];
  found_shares bigint[];
  others uuid[];
begin
  -- Most of those whom my people follow are followed by one of them alone, and to sort these is half the work:
  -- they are asked for only when the others are too few.
  for least_shared in reverse 2..1 loop
    select array_agg(best.id), array_agg(best.number) into found_ids, found_shares
    from (
      select further.id, further.number
      from (
        select link.following_id as id, count(*) as number
        from (select following_id from public.follows where follower_id = any (near) limit 50000) link
        group by link.following_id
        having count(*) >= least_shared
        offset 0 -- so that the few groups are looked up among the followed, not all their rows
      ) further
      where further.id not in (select unnest(unwanted))
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
    where link.follower_id = any (near) and link.following_id = candidate.id
  )
  from unnest(found_ids, found_shares) candidate (id, number)
  join public.profiles profile on profile.id = candidate.id
  order by candidate.number desc, profile.created_at desc, profile.id desc;

  select * into mine from public.profiles profile where profile.id = caller;
  sought := case when mine.user_type in ('founder', 'entrepreneur')
    then array['investor', 'mentor', 'advisor'] else array['founder', 'entrepreneur'] end;
  found_ids := coalesce(found_ids, '{}');
  for step in 1..4 loop
    if cardinality(found_ids) >= 5 then
      return;
    end if;
    others := case step
      when 1 then array(
        select search.profile_id from private.profile_search search
        where search.industry = mine.industry and mine.industry <> 'other'
        order by search.created_at desc, search.profile_id desc limit 200)
      when 2 then array(
        select profile.id from public.profiles profile
        where lower(btrim(profile.location)) = lower(btrim(mine.location)) and mine.location ~ '\S'
        order by profile.created_at desc, profile.id desc limit 200)
      when 3 then array(
        select profile.id from unnest(sought) kind
        cross join lateral (
          select search.profile_id as id, search.created_at from private.profile_search search where search.user_type = kind
          order by search.created_at desc, search.profile_id desc limit 200
        ) profile
        order by profile.created_at desc, profile.id desc limit 200)
      else array(
        select profile.id from public.profiles profile
        where profile.id not in (select unnest(unwanted || found_ids))
        order by profile.created_at desc, profile.id desc limit 5)
    end;
    others := array(
      select other.id from unnest(others) with ordinality other (id, place)
      where other.id not in (select unnest(unwanted || found_ids))
      order by other.place limit 5 - cardinality(found_ids));
    found_ids := found_ids || others;
    return query select other, 0::bigint, null::text from unnest(others) other;
  end loop;
end
$$;

-- As it was; the reason is the one that was followed.
create or replace function public.recommended_people()
returns table (id uuid, full_name text, avatar_url text, company_name text, user_type public.user_type, reason text)
language plpgsql
stable
rows 5
set search_path = ''
as $$
declare
  caller constant uuid := auth.uid(); -- under the policies, a function in its place would keep the index from being used
  mine public.profiles;
  is_founder boolean;
begin
  select * into mine from public.profiles profile where profile.id = caller;
  is_founder := mine.user_type in ('founder', 'entrepreneur');
  return query
  select person.id, person.full_name, person.avatar_url, person.company_name, person.user_type,
    case
      when candidate.shared = 1 then 'Followed by ' || candidate.follower_name
      when candidate.shared > 1 then 'Followed by ' || candidate.follower_name || ' and ' || candidate.shared - 1 || ' more'
      when person.industry = mine.industry and person.industry <> 'other' then 'Also in ' || person.industry::text
      when lower(btrim(person.location)) = lower(btrim(mine.location)) and mine.location ~ '\S' then 'Also in ' || btrim(person.location)
      when is_founder <> (person.user_type in ('founder', 'entrepreneur')) then initcap(person.user_type::text)
      when person.created_at > now() - interval '30 days' then 'New here'
      else 'Also ' || case when person.user_type::text ~ '^[aeiou]' then 'an ' else 'a ' end || person.user_type::text
    end
  from private.people_to_follow() with ordinality candidate
  join public.profiles person on person.id = candidate.id
  order by candidate.ordinality;
end
$$;
