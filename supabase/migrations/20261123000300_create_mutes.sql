create table public.mutes (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  muted_id uuid references public.profiles (id) on delete cascade,
  word text,
  created_at timestamptz not null default now(),
  unique (user_id, muted_id),
  unique (user_id, word),
  constraint a_member_or_a_word check (num_nonnulls(muted_id, word) = 1),
  constraint nobody_mutes_themselves check (user_id <> muted_id),
  constraint word_is_1_to_50_small_letters
    check (word = lower(btrim(word)) and word ~ '\S' and char_length(word) <= 50)
);

comment on table public.mutes is 'Members and words that somebody does not want to read. Nobody else learns of it.';

create index mutes_of_muted on public.mutes (muted_id);

grant select, delete on public.mutes to authenticated;
grant insert (user_id, muted_id, word) on public.mutes to authenticated;
grant select, insert, update, delete on public.mutes to service_role;

alter table public.mutes enable row level security;

create policy "Members read what they mute" on public.mutes
  for select to authenticated using (user_id = (select auth.uid()));

create policy "Members mute for themselves" on public.mutes
  for insert to authenticated with check (user_id = (select auth.uid()));

create policy "Members take back what they mute" on public.mutes
  for delete to authenticated using (user_id = (select auth.uid()));

create policy "Members with a second factor have given it" on public.mutes
  as restrictive for all to authenticated using ((select private.has_given_second_factor()));

-- Whom the caller mutes. Security definer: also with the first factor alone, what is muted stays muted.
create function private.muted_members() returns setof uuid
language plpgsql
stable
security definer
set search_path = ''
rows 10
as $$
begin
  return query select muted_id from public.mutes where user_id = auth.uid() and muted_id is not null;
end
$$;

revoke execute on function private.muted_members() from public;
grant execute on function private.muted_members() to authenticated;

-- Whether this member does not want to hear of the other one. For what writes to members in their absence.
create function private.is_muted(listener uuid, other uuid) returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return exists (select from public.mutes where user_id = listener and muted_id = other);
end
$$;

revoke execute on function private.is_muted(uuid, uuid) from public;

-- The words the caller mutes as one pattern of whole words for ~*, or null.
create function private.muted_words() returns text
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return (
    select '(^|\W)(' || string_agg(regexp_replace(word, '([^\w\s])', '\\\1', 'g'), '|') || ')($|\W)'
    from public.mutes where user_id = auth.uid() and word is not null
  );
end
$$;

revoke execute on function private.muted_words() from public;
grant execute on function private.muted_words() to authenticated;

-- A hundred words and two thousand members are more than anybody keeps track of, and keep every read short.
create function private.keep_mutes_few() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  most constant integer := case when new.word is null then 2000 else 100 end;
begin
  if (select count(*) from public.mutes where user_id = new.user_id and (word is null) = (new.word is null)) >= most then
    raise sqlstate 'PT413' using message = 'There is no room for more: take back some of what you mute first.';
  end if;
  return new;
end
$$;

revoke execute on function private.keep_mutes_few() from public;

create trigger keep_mutes_few before insert on public.mutes
  for each row execute function private.keep_mutes_few();

-- Muted members tell no stories to those who mute them.
create policy "Members are spared the stories of whom they mute" on public.stories
  as restrictive for select to authenticated
  using (user_id <> all (array(select private.muted_members())));

-- As it was, without whom and what the caller mutes; their own posts stay.
create or replace function public.feed_posts(
  before_time timestamptz default null,
  before_id uuid default null,
  page_size integer default null
)
returns setof public.posts
language plpgsql
stable
rows 30 -- about a page: what is embedded in the posts is then looked up for these few, not read as a whole table
set search_path = ''
as $$
declare
  unwanted constant text := private.muted_words();
begin
  return query
  select post.*
  from public.posts post
  where post.created_at > now() - interval '24 hours'
    and (before_time is null or post.created_at < before_time or (post.created_at = before_time and post.id < before_id))
    and post.user_id = any (array(
      select (select auth.uid())
      union all
      select following_id from public.follows
      where follower_id = (select auth.uid()) and following_id not in (select private.muted_members())
    ))
    and (unwanted is null or post.content !~* unwanted or post.user_id = (select auth.uid()))
  order by post.created_at desc, post.id desc
  limit page_size;
end
$$;

-- As it was, without members across a block or muted.
create or replace function public.search_profiles(words text)
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
  unwanted constant uuid[] := array(select private.hidden_members() union all select private.muted_members());
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
      and search.profile_id <> all (unwanted)
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

-- As it was, without members across a block or muted.
create or replace function public.recommended_profiles()
returns setof public.profiles
language plpgsql
stable
set search_path = ''
rows 5
as $$
declare
  caller constant uuid := auth.uid();
  followed constant uuid[] := array(select following_id from public.follows where follower_id = caller);
  unwanted constant uuid[] := followed || array(select private.hidden_members() union all select private.muted_members());
  found_ids uuid[];
  found_shares bigint[];
begin
  -- Most of those whom my people follow are followed by one of them alone, and to sort these is half the work:
  -- they are asked for only when the others are too few.
  for least_shared in reverse 2..1 loop
    select array_agg(id), array_agg(shared) into found_ids, found_shares
    from (
      select further.id, further.shared
      from (
        select following_id as id, count(*) as shared
        from public.follows
        where follower_id = any (followed)
        group by following_id
        having count(*) >= least_shared
        offset 0 -- so that the few groups are looked up among the followed, not all their rows
      ) further
      where further.id <> caller and further.id not in (select unnest(unwanted))
      order by further.shared desc, further.id
      limit 5
    ) best;
    exit when cardinality(found_ids) = 5;
  end loop;

  return query
  select profile.*
  from unnest(found_ids, found_shares) candidate (id, shared)
  join public.profiles profile on profile.id = candidate.id
  order by candidate.shared desc, profile.created_at desc, profile.id desc;

  if cardinality(found_ids) = 5 then
    return;
  end if;
  return query
  select profile.*
  from public.profiles profile
  where profile.id <> caller and profile.id <> all (unwanted || found_ids)
  order by profile.created_at desc, profile.id desc
  limit 5 - coalesce(cardinality(found_ids), 0);
end
$$;
