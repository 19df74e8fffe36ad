-- A suspension hides what was reported, says at sign-in why and until when, and is undone as a whole.
-- The words for sign-in stand where auth keeps what the server says of an account (app_metadata.ban_reason).
create or replace function private.moderate(p_action text, p_kind text, p_id uuid, p_note text, p_until timestamptz) returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  note constant text := nullif(btrim(p_note), '');
  -- What was deleted since can still be undone for its author.
  author constant uuid := coalesce(private.author_of(p_kind, p_id), (
    select decided.member_id from public.moderation_actions decided
    join public.profiles member on member.id = decided.member_id
    where p_action = 'restore' and decided.kind = p_kind and decided.object_id = p_id
    order by decided.created_at desc limit 1));
begin
  if not private.is_moderator() then
    raise exception 'UNAUTHORIZED: only moderators decide about reports' using errcode = '42501';
  end if;
  if author is null then
    raise exception 'VALIDATION_ERROR: this does not exist any more' using errcode = '22023';
  end if;
  if p_action = 'hide' and p_kind = 'profile'
    or p_action not in ('hide', 'restore', 'warn', 'suspend')
    or p_action = 'suspend' and (p_until is null or p_until <= now() or exists (select from public.moderators where user_id = author)) then
    raise exception 'VALIDATION_ERROR: this cannot be done here' using errcode = '22023';
  end if;
  if p_action <> 'warn' and p_kind <> 'profile' then
    perform private.set_hidden(p_kind, p_id, case when p_action <> 'restore' then now() end);
  end if;
  insert into public.moderation_actions (moderator_id, action, kind, object_id, member_id, note, until)
  values (auth.uid(), p_action, p_kind, p_id, author, note, case p_action when 'suspend' then p_until end);
  if p_action = 'suspend' then
    -- Ends their sessions: tokens and open connections go with them.
    delete from auth.sessions where user_id = author;
  end if;
  if p_action in ('suspend', 'restore') then
    perform private.set_suspension(author, p_action = 'restore' and p_kind = 'profile');
  end if;
  update public.reports set resolved_at = now()
  where resolved_at is null and case p_kind when 'post' then post_id = p_id when 'comment' then comment_id = p_id
    when 'message' then message_id = p_id else profile_id = p_id end;
end
$$;

-- The longest suspension that was not undone is the one that counts. Restoring the profile ends them all.
create function private.set_suspension(p_member uuid, is_over boolean) returns void
language plpgsql
set search_path = ''
as $$
declare
  suspension public.moderation_actions;
begin
  if not is_over then
    select decided.* into suspension from public.moderation_actions decided
    where decided.member_id = p_member and decided.action = 'suspend' and decided.until > now()
      and not exists (
        select from public.moderation_actions undone
        where undone.member_id = p_member and undone.action = 'restore' and undone.created_at >= decided.created_at
          and undone.id <> decided.id
          and (undone.kind = 'profile' or undone.kind = decided.kind and undone.object_id = decided.object_id))
    order by decided.until desc limit 1;
  end if;
  update auth.users set
    banned_until = suspension.until,
    raw_app_meta_data = case when suspension.id is null then coalesce(raw_app_meta_data, '{}') - 'ban_reason'
      else coalesce(raw_app_meta_data, '{}') || jsonb_build_object('ban_reason', concat(
        'Your account is suspended until ', to_char(suspension.until at time zone 'utc', 'FMDD FMMonth YYYY'), '.',
        ' Reason: ' || suspension.note)) end
  where id = p_member and (suspension.id is not null or banned_until is not null);
end
$$;

revoke execute on function private.set_suspension(uuid, boolean) from public;

-- Handles that members gave up. For a year nobody else gets one: old mentions and links would lead to a stranger.
create table private.former_handles (
  handle text collate "C" primary key,
  user_id uuid not null references public.profiles (id) on delete cascade,
  given_up_at timestamptz not null default now()
);

comment on table private.former_handles is
  'Handles that members gave up, kept for them for a year: the latest three of each. They go with the account.';

create index former_handles_of_member on private.former_handles (user_id, given_up_at desc);

alter table private.former_handles enable row level security;

create function private.is_handle_kept(wanted text, member uuid) returns boolean
language sql
stable
set search_path = ''
as $$
  select exists (
    select from private.former_handles
    where handle = wanted and user_id is distinct from member and given_up_at > now() - interval '1 year')
$$;

revoke execute on function private.is_handle_kept(text, uuid) from public;

create function private.keep_former_handle() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from private.former_handles where handle in (old.handle, new.handle);
  insert into private.former_handles (handle, user_id) values (old.handle, new.id);
  -- Three at most, so that nobody keeps many names from others.
  delete from private.former_handles where user_id = new.id and handle not in (
    select handle from private.former_handles where user_id = new.id order by given_up_at desc, handle limit 3);
  return null;
end
$$;

revoke execute on function private.keep_former_handle() from public;

create trigger keep_former_handle after update of handle on public.profiles
  for each row when (old.handle <> new.handle) execute function private.keep_former_handle();

drop function private.make_handle(text);

-- As it was, less those that are kept for others.
create function private.make_handle(full_name text, member uuid) returns text
language plpgsql
set search_path = ''
as $$
declare
  plain constant text := private.plain_letters(coalesce(full_name, ''));
  base constant text := coalesce(nullif(btrim(left(btrim(regexp_replace(plain, '[^a-z0-9]+', '_', 'g'), '_'), 20), '_'), ''), 'member');
  made text := base;
begin
  for digits in 2..9 loop
    if char_length(made) >= 3 and not private.is_handle_reserved(made) and private.is_handle_free(made)
      and not private.is_handle_kept(made, member) then
      return made;
    end if;
    made := base || (floor(random() * 9 * 10 ^ (digits - 1)) + 10 ^ (digits - 1))::bigint;
  end loop;
  return left(base, 3) || left(replace(gen_random_uuid()::text, '-', ''), 27);
end
$$;

revoke execute on function private.make_handle(text, uuid) from public;

create or replace function private.give_handle() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if coalesce(btrim(new.handle), '') = '' then
    new.handle := private.make_handle(new.full_name, new.id);
    return new;
  end if;
  new.handle := lower(btrim(new.handle));
  if private.is_handle_reserved(new.handle) then
    raise exception 'This handle is reserved' using errcode = 'check_violation';
  end if;
  -- The unique index decides; this waits for a sign-up that is being given the same one.
  perform private.is_handle_free(new.handle);
  if private.is_handle_kept(new.handle, new.id) then
    raise exception 'This handle is taken' using errcode = 'unique_violation';
  end if;
  return new;
end
$$;
