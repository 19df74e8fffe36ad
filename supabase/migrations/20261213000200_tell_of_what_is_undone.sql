-- Who was told of a decision is told when it is undone: in the bell, and after a suspension by mail. A suspension needs
-- a reason: it is what its member reads instead of the product.

-- Whether a later decision took this one back, `besides` left aside. Restoring a profile ends every suspension.
create function private.is_undone(decided public.moderation_actions, besides uuid) returns boolean
language sql
stable
set search_path = ''
as $$
  select exists (
    select from public.moderation_actions undone
    where undone.member_id = decided.member_id and undone.action = 'restore' and undone.created_at >= decided.created_at
      and undone.id <> decided.id and undone.id is distinct from besides
      and (undone.kind = decided.kind and undone.object_id = decided.object_id
        or undone.kind = 'profile' and decided.action = 'suspend'))
$$;

revoke execute on function private.is_undone(public.moderation_actions, uuid) from public;

-- As it was, asking the function above.
create or replace function private.set_suspension(p_member uuid, is_over boolean) returns void
language plpgsql
set search_path = ''
as $$
declare
  suspension public.moderation_actions;
begin
  if not is_over then
    select decided.* into suspension from public.moderation_actions decided
    where decided.member_id = p_member and decided.action = 'suspend' and decided.until > now()
      and not private.is_undone(decided, null)
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

-- Security definer: nobody writes notifications. What was left as it is, is not told.
create or replace function private.tell_of_decision() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if new.action = 'restore' and not exists (
    select from public.moderation_actions decided
    where decided.member_id = new.member_id and decided.action in ('hide', 'suspend')
      and (decided.kind = new.kind and decided.object_id = new.object_id
        or new.kind = 'profile' and decided.action = 'suspend')
      and (decided.until is null or decided.until > now() or decided.kind <> 'profile')
      and not private.is_undone(decided, new.id)) then
    return null;
  end if;
  insert into public.notifications (recipient_id, kind, decision_id)
  select id, 'moderation', new.id from public.profiles where id = new.member_id;
  return null;
end
$$;

drop trigger tell_of_decision on public.moderation_actions;
create trigger tell_of_decision after insert on public.moderation_actions
  for each row execute function private.tell_of_decision();

-- As it was; a suspension needs a reason, and its early end is told by mail.
create or replace function private.moderate(p_action text, p_kind text, p_id uuid, p_note text, p_until timestamptz) returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  note constant text := nullif(regexp_replace(p_note, '^\s+|\s+$', '', 'g'), '');
  -- What was deleted since can still be undone for its author.
  author constant uuid := coalesce(private.author_of(p_kind, p_id), (
    select decided.member_id from public.moderation_actions decided
    join public.profiles member on member.id = decided.member_id
    where p_action = 'restore' and decided.kind = p_kind and decided.object_id = p_id
    order by decided.created_at desc limit 1));
  was_suspended constant boolean := private.is_suspended(author);
  decision uuid;
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
  if p_action = 'suspend' and note is null then
    raise exception 'VALIDATION_ERROR: a suspension needs a reason' using errcode = '22023';
  end if;
  if p_action <> 'warn' and p_kind <> 'profile' then
    perform private.set_hidden(p_kind, p_id, case when p_action <> 'restore' then now() end);
  end if;
  insert into public.moderation_actions (moderator_id, action, kind, object_id, member_id, note, until)
  values (auth.uid(), p_action, p_kind, p_id, author, note, case p_action when 'suspend' then p_until end)
  returning id into decision;
  if p_action = 'suspend' then
    -- Ends their sessions: tokens and open connections go with them.
    delete from auth.sessions where user_id = author;
  end if;
  if p_action in ('suspend', 'restore') then
    perform private.set_suspension(author, p_action = 'restore' and p_kind = 'profile');
  end if;
  if was_suspended and not private.is_suspended(author) then
    insert into public.mail_queue (member_id, kind, dedupe, subject, body)
    values (author, 'suspension', decision::text, 'Your account is no longer suspended', pg_catalog.jsonb_build_object(
      'title', 'Your account is no longer suspended',
      'paragraphs', pg_catalog.to_jsonb(pg_catalog.array_remove(array[
        'A moderator ended the suspension. You can sign in again.', 'The reason: ' || note], null)),
      'button', pg_catalog.jsonb_build_object('text', 'Sign in', 'path', '/auth')));
  end if;
  update public.reports set resolved_at = now()
  where resolved_at is null and case p_kind when 'post' then post_id = p_id when 'comment' then comment_id = p_id
    when 'message' then message_id = p_id else profile_id = p_id end;
end
$$;

create function private.is_suspended(p_member uuid) returns boolean
language sql
stable
set search_path = ''
as $$
  select exists (select from auth.users where id = p_member and banned_until > now())
$$;

revoke execute on function private.is_suspended(uuid) from public;
