-- What a hundred muted phrases cost has an end, too: a page of long posts that have the words of all of them, though not
-- as muted, took seconds, and so did a few posts that mention ten members who mute them.

-- As it was; phrases are kept marked, so that a text is marked once and compared with each.
create or replace function private.word_mutes_of(members uuid[]) returns setof private.word_mutes
language sql
stable
set search_path = ''
as $$
  select
    mute.user_id,
    string_agg('(' || part.all_of || ')', ' | '),
    string_agg(part.all_of, ' | ') filter (where mute.word ~ '^\w+$'),
    coalesce(array_agg(private.with_word_ends(mute.word)) filter (where mute.word !~ '^\w+$'), '{}')
  from public.mutes mute
  cross join lateral (
    select string_agg('''' || replace(replace(piece[1], '\', '\\'), '''', '''''') || '''', ' & ') as all_of
    from regexp_matches(mute.word, '\w+|[^\w\s]', 'g') piece
  ) part
  where mute.word is not null and mute.user_id = any (members)
  group by mute.user_id
$$;

update private.word_mutes set phrases = array(select private.with_word_ends(phrase) from unnest(phrases) phrase);

comment on column private.word_mutes.phrases is 'The other words: with spaces or signs in them, and the ends of words marked.';

create or replace function private.holds_phrase(said text, phrases text[]) returns boolean
language plpgsql
immutable
strict
set search_path = ''
as $$
declare
  marked constant text := private.with_word_ends(lower(said));
  phrase text;
begin
  foreach phrase in array phrases loop
    if strpos(marked, phrase) > 0 then
      return true;
    end if;
  end loop;
  return false;
end
$$;

-- As it was, for a text whose parts are known. Null for the parts: they are taken from the text.
drop function private.wants_to_read(uuid, text);

create function private.wants_to_read(listener uuid, said text, said_parts tsvector default null) returns boolean
language plpgsql
stable
set search_path = ''
as $$
declare
  muted constant private.muted_words := private.muted_words_of(listener);
begin
  if muted.parts is null then
    return true;
  end if;
  said_parts := coalesce(said_parts, private.parts_of(said));
  return not (
    said_parts @@ muted.parts
    and (coalesce(said_parts @@ muted.plain, false) or private.holds_phrase(said, muted.phrases))
  );
end
$$;

revoke execute on function private.wants_to_read(uuid, text, tsvector) from public;

-- As they were; the words of a text are taken apart once, however many are told of it.
create or replace function private.tell_of_posts() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.tell_members('mention', array_agg(mentioned), array_agg(said.id), array_agg(null::uuid), array_agg(said.user_id))
  from
    (select *, private.parts_of(content) as parts from added where content ~ '@' offset 0) said,
    private.mentioned_in(said.content) mentioned
  where private.wants_to_read(mentioned, said.content, said.parts);
  return null;
end
$$;

create or replace function private.tell_of_comments() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.tell_members('comment', array_agg(post.user_id), array_agg(post.id), array_agg(null::uuid), array_agg(added.user_id))
  from added join public.posts post on post.id = added.post_id
  where private.wants_to_read(post.user_id, added.content);
  perform private.tell_members('mention', array_agg(mentioned), array_agg(added.post_id), array_agg(added.id), array_agg(added.user_id))
  from
    (select *, private.parts_of(content) as parts from added where content ~ '@' offset 0) added
    join public.posts post on post.id = added.post_id,
    private.mentioned_in(added.content) mentioned
  where mentioned <> post.user_id and private.wants_to_read(mentioned, added.content, added.parts);
  perform private.tell_members('reply', array_agg(earlier.user_id), array_agg(post.id), array_agg(null::uuid), array_agg(added.user_id))
  from (select *, private.parts_of(content) as parts from added offset 0) added
  join public.posts post on post.id = added.post_id and post.hidden_at is null
  cross join lateral (
    select distinct latest.user_id
    from (
      select comment.user_id from public.comments comment
      where comment.post_id = added.post_id and comment.id not in (select id from added) and comment.hidden_at is null
      order by comment.created_at desc, comment.id desc
      limit 20
    ) latest
  ) earlier
  where earlier.user_id not in (post.user_id, added.user_id) and added.hidden_at is null
    and not (added.content ~ '@' and earlier.user_id in (select private.mentioned_in(added.content)))
    and not private.is_blocked(earlier.user_id, post.user_id)
    and private.wants_to_read(earlier.user_id, added.content, added.parts);
  return null;
end
$$;

-- As they were; with fewer posts for a page when many phrases are muted.
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
  caller constant uuid := auth.uid();
  authors constant uuid[] := private.feed_authors();
  muted constant private.muted_words := private.muted_words();
  examined constant integer := case when muted.parts is null then page_size
    else least(1000, 20000 / greatest(cardinality(muted.phrases), 1)) end;
begin
  return query
  select post.*
  from (
    select newest.*
    from public.posts newest
    where newest.created_at > now() - interval '24 hours'
      and (newest.created_at, newest.id) <
        (coalesce(before_time, 'infinity'), coalesce(before_id, '00000000-0000-0000-0000-000000000000'))
      and newest.user_id = any (authors)
    order by newest.created_at desc, newest.id desc
    limit examined
  ) post
  where muted.parts is null or post.user_id = caller or not coalesce((
    select search.parts @@ muted.parts
      and (coalesce(search.parts @@ muted.plain, false) or private.holds_phrase(post.content, muted.phrases))
    from private.post_search search where search.post_id = post.id
  ), false)
  order by post.created_at desc, post.id desc
  limit page_size;
end
$$;

create or replace function public.network_posts(
  before_time timestamptz default null,
  before_id uuid default null,
  page_size integer default 20
)
returns setof public.posts
language plpgsql
stable
rows 20 -- about a page: what is embedded in the posts is then looked up for these few, not read as a whole table
set search_path = ''
as $$
declare
  caller constant uuid := auth.uid();
  authors constant uuid[] := private.feed_authors();
  unwanted_members constant uuid[] := array(select private.muted_members());
  muted constant private.muted_words := private.muted_words();
  most constant integer := least(greatest(page_size, 0), 50);
  examined constant integer := case when muted.parts is null then most
    else least(1000, 20000 / greatest(cardinality(muted.phrases), 1)) end;
begin
  return query
  select post.*
  from (
    select newest.*
    from public.posts newest
    where (newest.created_at <= now() - interval '24 hours' or newest.user_id <> all (authors))
      and (newest.created_at, newest.id) <
        (coalesce(before_time, 'infinity'), coalesce(before_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff'))
      and newest.user_id <> all (unwanted_members)
    order by newest.created_at desc, newest.id desc
    limit examined
  ) post
  where muted.parts is null or post.user_id = caller or not coalesce((
    select search.parts @@ muted.parts
      and (coalesce(search.parts @@ muted.plain, false) or private.holds_phrase(post.content, muted.phrases))
    from private.post_search search where search.post_id = post.id
  ), false)
  order by post.created_at desc, post.id desc
  limit most;
end
$$;
