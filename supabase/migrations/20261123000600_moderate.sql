-- Who moderates is the operator's to say: only the server's key and the database write here.
create table public.moderators (
  user_id uuid primary key references auth.users (id) on delete cascade,
  created_at timestamptz not null default now()
);

comment on table public.moderators is 'Members who decide about reports. The server''s alone.';

grant select, insert, update, delete on public.moderators to service_role;

alter table public.moderators enable row level security;

-- Security definer: nobody can read who moderates.
create function private.is_moderator() returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return exists (select from public.moderators where user_id = auth.uid()) and private.has_given_second_factor();
end
$$;

revoke execute on function private.is_moderator() from public;
grant execute on function private.is_moderator() to authenticated;

create function public.is_moderator() returns boolean
language sql
stable
set search_path = ''
as $$
  select private.is_moderator()
$$;

comment on function public.is_moderator() is 'Whether the caller moderates.';

revoke execute on function public.is_moderator() from public;
grant execute on function public.is_moderator() to authenticated;

-- Without keys to others: what was decided stays on record when an account or a post goes.
create table public.moderation_actions (
  id uuid primary key default gen_random_uuid(),
  moderator_id uuid,
  action text not null,
  kind text not null,
  object_id uuid not null,
  member_id uuid not null,
  note text,
  until timestamptz,
  created_at timestamptz not null default now(),
  constraint action_is_known check (action in ('hide', 'restore', 'warn', 'suspend')),
  constraint kind_is_known check (kind in ('post', 'comment', 'message', 'profile')),
  constraint note_is_at_most_1000_characters check (char_length(note) <= 1000)
);

comment on table public.moderation_actions is 'Every decision of the moderators, written with it and never changed.';
comment on column public.moderation_actions.moderator_id is 'Null where three reports decided.';

create index moderation_actions_newest on public.moderation_actions (created_at desc, id desc);
create index moderation_actions_of_member on public.moderation_actions (member_id, created_at desc);

grant select on public.moderation_actions to authenticated;
grant select, insert, update, delete on public.moderation_actions to service_role;

alter table public.moderation_actions enable row level security;

create policy "Moderators read what was decided" on public.moderation_actions
  for select to authenticated using ((select private.is_moderator()));

-- What is hidden is seen by its author, and by moderators. Members cannot write this column.
alter table public.posts add column hidden_at timestamptz;
alter table public.comments add column hidden_at timestamptz;
alter table public.messages add column hidden_at timestamptz;

create policy "Members see nothing that is hidden" on public.posts
  as restrictive for select to authenticated
  using (hidden_at is null or user_id = (select auth.uid()) or (select private.is_moderator()));

create policy "Members see nothing that is hidden" on public.comments
  as restrictive for select to authenticated
  using (hidden_at is null or user_id = (select auth.uid()) or (select private.is_moderator()));

create policy "Members see nothing that is hidden" on public.messages
  as restrictive for select to authenticated
  using (hidden_at is null or sender_id = (select auth.uid()));

-- A suspended member has no more than somebody who gave half of what is needed to sign in: every policy that asks
-- this refuses them, also while a token they were given before is still good.
create or replace function private.has_given_second_factor() returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return (
      auth.jwt() ->> 'aal' is not distinct from 'aal2'
      or not exists (select from auth.mfa_factors where user_id = auth.uid() and status = 'verified')
    )
    and not exists (select from auth.users where id = auth.uid() and banned_until > now());
end
$$;

-- Whose it is.
create function private.author_of(kind text, object_id uuid) returns uuid
language sql
stable
set search_path = ''
as $$
  select case kind
    when 'post' then (select user_id from public.posts where id = object_id)
    when 'comment' then (select user_id from public.comments where id = object_id)
    when 'message' then (select sender_id from public.messages where id = object_id)
    when 'profile' then (select id from public.profiles where id = object_id)
  end
$$;

revoke execute on function private.author_of(text, uuid) from public;

create function private.set_hidden(kind text, object_id uuid, hidden_at timestamptz) returns void
language plpgsql
set search_path = ''
as $$
begin
  case kind
    when 'post' then update public.posts set hidden_at = set_hidden.hidden_at where id = object_id;
    when 'comment' then update public.comments set hidden_at = set_hidden.hidden_at where id = object_id;
    when 'message' then update public.messages set hidden_at = set_hidden.hidden_at where id = object_id;
  end case;
end
$$;

revoke execute on function private.set_hidden(text, uuid, timestamptz) from public;

-- Three established members who report the same post, comment or message hide it until a moderator has looked.
-- Only where there is one: else a few could silence others for good.
create function private.weigh_report() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  thing_kind constant text := case when new.post_id is not null then 'post' when new.comment_id is not null then 'comment'
    when new.message_id is not null then 'message' else 'profile' end;
  thing constant uuid := coalesce(new.post_id, new.comment_id, new.message_id, new.profile_id);
begin
  if auth.uid() is not null then
    perform private.count_usage('reports', new.reporter_id, 1, 0, 0, 0, true);
  end if;
  -- Only a report that could be the third is worth counting, and only as far as three.
  if thing_kind = 'profile' or not exists (select from public.moderators)
    or (select count(*) from (
      select from public.reports report join auth.users reporter on reporter.id = report.reporter_id
      where report.resolved_at is null
        and case thing_kind when 'post' then report.post_id = thing when 'comment' then report.comment_id = thing
          else report.message_id = thing end
        and reporter.email_confirmed_at is not null and reporter.created_at <= now() - interval '14 days'
        and (reporter.banned_until is null or reporter.banned_until <= now())
      limit 3
    ) established) < 3 then
    return null;
  end if;
  if exists (
    select from public.posts where id = new.post_id and hidden_at is null
    union all select from public.comments where id = new.comment_id and hidden_at is null
    union all select from public.messages where id = new.message_id and hidden_at is null
  ) then
    perform private.set_hidden(thing_kind, thing, now());
    insert into public.moderation_actions (action, kind, object_id, member_id, note)
    values ('hide', thing_kind, thing, private.author_of(thing_kind, thing), 'Reported by three members');
  end if;
  return null;
end
$$;

revoke execute on function private.weigh_report() from public;

create trigger weigh_report after insert on public.reports
  for each row execute function private.weigh_report();

-- Security definer: hides what is others', and keeps members out through their account. Asks for the role itself.
create function private.moderate(p_action text, p_kind text, p_id uuid, p_note text, p_until timestamptz) returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  author constant uuid := private.author_of(p_kind, p_id);
begin
  if not private.is_moderator() then
    raise exception 'UNAUTHORIZED: only moderators decide about reports' using errcode = '42501';
  end if;
  if author is null then
    raise exception 'VALIDATION_ERROR: this does not exist any more' using errcode = '22023';
  end if;
  if p_action in ('hide', 'restore') and p_kind <> 'profile' then
    perform private.set_hidden(p_kind, p_id, case p_action when 'hide' then now() end);
  elsif p_action = 'restore' then
    update auth.users set banned_until = null where id = author;
  elsif p_action = 'suspend' and p_until > now() and not exists (select from public.moderators where user_id = author) then
    update auth.users set banned_until = p_until where id = author;
    -- Ends their sessions: tokens and open connections go with them.
    delete from auth.sessions where user_id = author;
  elsif p_action is distinct from 'warn' then
    raise exception 'VALIDATION_ERROR: this cannot be done here' using errcode = '22023';
  end if;
  update public.reports set resolved_at = now()
  where resolved_at is null and case p_kind when 'post' then post_id = p_id when 'comment' then comment_id = p_id
    when 'message' then message_id = p_id else profile_id = p_id end;
  insert into public.moderation_actions (moderator_id, action, kind, object_id, member_id, note, until)
  values (auth.uid(), p_action, p_kind, p_id, author, nullif(btrim(p_note), ''), case p_action when 'suspend' then p_until end);
end
$$;

revoke execute on function private.moderate(text, text, uuid, text, timestamptz) from public;
grant execute on function private.moderate(text, text, uuid, text, timestamptz) to authenticated;

create function public.moderate(
  p_action text, p_kind text, p_id uuid, p_note text default null, p_until timestamptz default null
) returns void
language sql
set search_path = ''
as $$
  select private.moderate(p_action, p_kind, p_id, p_note, p_until)
$$;

comment on function public.moderate(text, text, uuid, text, timestamptz) is
  'A moderator''s decision about a post, comment, message or profile: hide, restore, warn or suspend (with an end).';

revoke execute on function public.moderate(text, text, uuid, text, timestamptz) from public;
grant execute on function public.moderate(text, text, uuid, text, timestamptz) to authenticated;

-- Security definer: a moderator reads what was reported, also where policies hide it from them, and nothing else.
create function private.moderation_queue()
returns table (
  kind text, object_id uuid, member_id uuid, member_name text, content text, is_hidden boolean,
  suspended_until timestamptz, reports bigint, reasons text[], texts text[], reported_at timestamptz
)
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if not private.is_moderator() then
    raise exception 'UNAUTHORIZED: only moderators read reports' using errcode = '42501';
  end if;
  return query
  with thing as (
    select report.post_id, report.comment_id, report.message_id, report.profile_id, count(*) as reports,
      array_agg(distinct report.reason) as reasons,
      (array_agg(report.text order by report.created_at desc) filter (where report.text ~ '\S'))[1:5] as texts,
      max(report.created_at) as reported_at
    from public.reports report
    where report.resolved_at is null
    group by report.post_id, report.comment_id, report.message_id, report.profile_id
    order by count(*) desc, max(report.created_at) desc
    limit 50
  )
  select
    case when thing.post_id is not null then 'post' when thing.comment_id is not null then 'comment'
      when thing.message_id is not null then 'message' else 'profile' end,
    coalesce(thing.post_id, thing.comment_id, thing.message_id, thing.profile_id),
    member.id, member.full_name,
    coalesce(post.content, comment.content, message.content, member.bio),
    coalesce(post.hidden_at, comment.hidden_at, message.hidden_at) is not null,
    case when account.banned_until > now() then account.banned_until end,
    thing.reports, thing.reasons, coalesce(thing.texts, '{}'), thing.reported_at
  from thing
  left join public.posts post on post.id = thing.post_id
  left join public.comments comment on comment.id = thing.comment_id
  left join public.messages message on message.id = thing.message_id
  join public.profiles member on member.id = coalesce(post.user_id, comment.user_id, message.sender_id, thing.profile_id)
  join auth.users account on account.id = member.id
  order by thing.reports desc, thing.reported_at desc;
end
$$;

revoke execute on function private.moderation_queue() from public;
grant execute on function private.moderation_queue() to authenticated;

create function public.moderation_queue()
returns table (
  kind text, object_id uuid, member_id uuid, member_name text, content text, is_hidden boolean,
  suspended_until timestamptz, reports bigint, reasons text[], texts text[], reported_at timestamptz
)
language sql
stable
set search_path = ''
as $$
  select * from private.moderation_queue()
$$;

comment on function public.moderation_queue() is 'What is reported and not decided yet, one line a thing, for moderators.';

revoke execute on function public.moderation_queue() from public;
grant execute on function public.moderation_queue() to authenticated;

-- Gives the role by e-mail address, for the operator. Security definer: the server's key has no rights in schema auth.
create function private.make_moderator(p_email text) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  member constant uuid := (select id from auth.users where lower(email) = lower(btrim(p_email)));
begin
  if member is null then
    return false;
  end if;
  insert into public.moderators (user_id) values (member) on conflict do nothing;
  return true;
end
$$;

revoke execute on function private.make_moderator(text) from public;
grant execute on function private.make_moderator(text) to service_role;

create function public.make_moderator(p_email text) returns boolean
language sql
set search_path = ''
as $$
  select private.make_moderator(p_email)
$$;

comment on function public.make_moderator(text) is 'Makes the member with this address a moderator; false if there is none. The server''s alone.';

revoke execute on function public.make_moderator(text) from public;
grant execute on function public.make_moderator(text) to service_role;
