-- Muted words were one regular expression, compiled for every reader and every text. Now a text is compared by its parts:
-- the words and the single signs in it, in small letters. A plain word is muted if it is one of the parts; a phrase or a
-- word with signs in it ("c++") is looked for in the few texts that hold all of its parts. What is muted stays the same.

-- The view of notifications asks for the old pattern until it is made anew below.
alter function private.muted_words() rename to muted_pattern;
drop function private.muted_words_of(uuid);

-- No part of a muted word is longer than fifty letters.
create function private.parts_of(said text) returns tsvector
language sql
immutable
strict
set search_path = ''
as $$
  select array_to_tsvector(array(
    select part[1] from regexp_matches(lower(said), '\w+|[^\w\s]', 'g') part where octet_length(part[1]) <= 200
  ))
$$;

-- With a mark before each place that follows a letter's end, and one behind each that comes before it: a phrase stands in
-- a text as whole words if its marked form stands in the marked text.
create function private.with_word_ends(said text) returns text
language sql
immutable
strict
set search_path = ''
as $$
  select chr(2) || regexp_replace(said, '(\W)', chr(3) || '\1' || chr(2), 'g') || chr(3)
$$;

create function private.holds_phrase(said text, phrases text[]) returns boolean
language plpgsql
immutable
strict
set search_path = ''
as $$
declare
  small constant text := lower(said);
  marked text;
  phrase text;
begin
  foreach phrase in array phrases loop
    if strpos(small, phrase) > 0 then
      marked := coalesce(marked, private.with_word_ends(small));
      if strpos(marked, private.with_word_ends(phrase)) > 0 then
        return true;
      end if;
    end if;
  end loop;
  return false;
end
$$;

-- The words of one member as they are compared, so that nobody has to put them together for each text. The queries are
-- kept as text, because a hundred phrases as one tsquery would not fit into a row.
create table private.word_mutes (
  user_id uuid primary key references public.profiles (id) on delete cascade,
  parts text not null,
  plain text,
  phrases text[] not null
);

create type private.muted_words as (parts tsquery, plain tsquery, phrases text[]);

comment on table private.word_mutes is 'The words a member mutes, as texts are compared with them; written by a trigger.';
comment on column private.word_mutes.parts is 'A text that does not match holds none of the words.';
comment on column private.word_mutes.plain is 'A text that matches holds one of the words that are letters and digits alone.';
comment on column private.word_mutes.phrases is 'The other words: with spaces or signs in them.';

alter table private.word_mutes enable row level security;

create function private.word_mutes_of(members uuid[]) returns setof private.word_mutes
language sql
stable
set search_path = ''
as $$
  select
    mute.user_id,
    string_agg('(' || part.all_of || ')', ' | '),
    string_agg(part.all_of, ' | ') filter (where mute.word ~ '^\w+$'),
    coalesce(array_agg(mute.word) filter (where mute.word !~ '^\w+$'), '{}')
  from public.mutes mute
  cross join lateral (
    select string_agg('''' || replace(replace(piece[1], '\', '\\'), '''', '''''') || '''', ' & ') as all_of
    from regexp_matches(mute.word, '\w+|[^\w\s]', 'g') piece
  ) part
  where mute.word is not null and mute.user_id = any (members)
  group by mute.user_id
$$;

-- Security definer: only this writes them. Two at once take turns, because both were counted before.
create function private.keep_word_mutes() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  members constant uuid[] := array(select distinct user_id from changed where word is not null);
begin
  delete from private.word_mutes where user_id = any (members);
  insert into private.word_mutes select * from private.word_mutes_of(members);
  return null;
end
$$;

create trigger keep_word_mutes_added after insert on public.mutes referencing new table as changed
  for each statement execute function private.keep_word_mutes();
create trigger keep_word_mutes_changed after update on public.mutes referencing new table as changed
  for each statement execute function private.keep_word_mutes();
create trigger keep_word_mutes_removed after delete on public.mutes referencing old table as changed
  for each statement execute function private.keep_word_mutes();

insert into private.word_mutes
select * from private.word_mutes_of(array(select distinct user_id from public.mutes where word is not null));

create function private.muted_words_of(member uuid) returns private.muted_words
language plpgsql
stable
set search_path = ''
as $$
declare
  muted private.muted_words;
begin
  select parts, plain, phrases into muted from private.word_mutes where user_id = member;
  return muted;
end
$$;

-- The caller's. Security definer: also with the first factor alone, what is muted stays muted.
create function private.muted_words() returns private.muted_words
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return private.muted_words_of(auth.uid());
end
$$;

-- As it was: for what writes to members in their absence.
create or replace function private.wants_to_read(listener uuid, said text) returns boolean
language plpgsql
stable
set search_path = ''
as $$
declare
  muted constant private.muted_words := private.muted_words_of(listener);
  said_parts tsvector;
begin
  if muted.parts is null then
    return true;
  end if;
  said_parts := private.parts_of(said);
  return not (
    said_parts @@ muted.parts
    and (coalesce(said_parts @@ muted.plain, false) or private.holds_phrase(said, muted.phrases))
  );
end
$$;

-- Whether the caller mutes a word of this text. Security definer: nobody else's words can be asked for.
create function private.is_unwanted(said text) returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return not private.wants_to_read(auth.uid(), said);
end
$$;

revoke execute on function
  private.parts_of(text), private.with_word_ends(text), private.holds_phrase(text, text[]),
  private.word_mutes_of(uuid[]), private.keep_word_mutes(), private.muted_words_of(uuid), private.muted_words(),
  private.is_unwanted(text)
from public;
grant execute on function private.with_word_ends(text), private.holds_phrase(text, text[]), private.muted_words()
  to authenticated;
grant execute on function private.is_unwanted(text) to authenticated, service_role;

-- The parts of posts are kept beside them.
alter table private.post_search add column parts tsvector not null default '';

update private.post_search search set parts = private.parts_of(post.content)
from public.posts post where post.id = search.post_id;

alter table private.post_search alter column parts drop default;

create or replace function private.keep_post_search() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into private.post_search (post_id, user_id, created_at, words, parts)
  values (
    new.id, new.user_id, new.created_at, to_tsvector('pg_catalog.simple', new.content), private.parts_of(new.content)
  )
  on conflict (post_id) do update
    set created_at = excluded.created_at, words = excluded.words, parts = excluded.parts;
  return null;
end
$$;

-- As it was, with the parts. Of a thousand posts before the page, all with a muted word, nobody reads on.
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
  examined constant integer := case when muted.parts is null then page_size else 1000 end;
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

-- As it was, with the parts.
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
  unwanted_members constant uuid[] := array(select private.muted_members());
  muted constant private.muted_words := private.muted_words();
  most constant integer := least(greatest(page_size, 0), 50);
  examined constant integer := case when muted.parts is null then most else 1000 end;
begin
  return query
  select post.*
  from (
    select newest.*
    from public.posts newest
    where newest.user_id <> (select auth.uid())
      and (newest.created_at, newest.id) <
        (coalesce(before_time, 'infinity'), coalesce(before_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff'))
      and newest.user_id <> all (unwanted_members)
    order by newest.created_at desc, newest.id desc
    limit examined
  ) post
  where muted.parts is null or not coalesce((
    select search.parts @@ muted.parts
      and (coalesce(search.parts @@ muted.plain, false) or private.holds_phrase(post.content, muted.phrases))
    from private.post_search search where search.post_id = post.id
  ), false)
  order by post.created_at desc, post.id desc
  limit most;
end
$$;

-- As it was, with the parts.
create or replace function public.carries_muted_word(comment public.comments) returns boolean
language sql
stable
set search_path = ''
as $$
  select coalesce(comment.user_id <> auth.uid() and private.is_unwanted(comment.content), false)
$$;

-- As it was, but once for all words that are muted together, and for the latest that was told.
create or replace function private.mute_words_in_notifications() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from private.notification_actors gone
  using (
    select actor.notification_id, actor.actor_id, notification.*
    from public.notifications notification
    join private.notification_actors actor on actor.notification_id = notification.id
    where notification.recipient_id in (select user_id from added where word is not null)
      and notification.kind in ('comment', 'mention')
    order by actor.created_at desc
    limit 200
  ) told
  where gone.notification_id = told.notification_id and gone.actor_id = told.actor_id
    and case told.kind
      when 'comment' then (
        select coalesce(bool_and(not private.wants_to_read(told.recipient_id, said.content)), false)
        from (
          select comment.content from public.comments comment
          where comment.post_id = told.post_id and comment.user_id = told.actor_id
          order by comment.created_at desc
          limit 5
        ) said
      )
      else not private.wants_to_read(told.recipient_id, coalesce(
        (select said.content from public.comments said where said.id = told.comment_id),
        (select post.content from public.posts post where post.id = told.post_id)
      ))
    end;
  return null;
end
$$;

drop trigger mute_words_in_notifications on public.mutes;
create trigger mute_words_in_notifications after insert on public.mutes referencing new table as added
  for each statement execute function private.mute_words_in_notifications();

-- As it was; the latest comment without a muted word is looked for among the last twenty.
create or replace view public.notification_list with (security_invoker = true) as
select
  notification.id,
  notification.recipient_id,
  notification.kind,
  notification.post_id,
  notification.comment_id,
  notification.created_at,
  notification.updated_at,
  notification.read_at,
  (select count(*) from private.notification_actors actor where actor.notification_id = notification.id) as actor_count,
  coalesce(
    (
      select jsonb_agg(jsonb_build_object('id', latest.id, 'full_name', latest.full_name, 'avatar_url', latest.avatar_url))
      from (
        select profile.id, profile.full_name, profile.avatar_url
        from private.notification_actors actor join public.profiles profile on profile.id = actor.actor_id
        where actor.notification_id = notification.id
        order by actor.created_at desc, actor.actor_id
        limit 3
      ) latest
    ),
    '[]'
  ) as actors,
  case
    when notification.post_id is null then null
    when notification.kind = 'comment' then (
      select left(said.content, 200)
      from (
        select latest.content, latest.created_at, latest.id from public.comments latest
        where latest.post_id = notification.post_id and latest.user_id <> notification.recipient_id
        order by latest.created_at desc, latest.id desc
        limit 20
      ) said
      where not private.is_unwanted(said.content)
      order by said.created_at desc, said.id desc
      limit 1
    )
    when notification.comment_id is not null then (
      select left(said.content, 200) from public.comments said where said.id = notification.comment_id
    )
    else (select left(post.content, 200) from public.posts post where post.id = notification.post_id)
  end as about,
  case when notification.decision_id is not null then private.decision_of(notification.id) end as decision
from public.notifications notification;

drop function private.muted_parts();
drop function private.muted_pattern();
