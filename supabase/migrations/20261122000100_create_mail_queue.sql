-- The product's own mails on their way. The function product-mail writes and sends them; see docs/decisions/070.
-- No address stands here: it stays in auth, and is looked up when the mail goes out.
create table public.mail_queue (
  id uuid primary key default gen_random_uuid(),
  member_id uuid not null references auth.users (id) on delete cascade,
  kind text not null,
  dedupe text not null,
  subject text not null,
  body jsonb not null,
  send_after timestamptz not null default now(),
  attempts integer not null default 0,
  state text not null default 'waiting',
  last_error text,
  created_at timestamptz not null default now(),
  unique (member_id, kind, dedupe),
  constraint kind_is_known check (kind in ('digest', 'monday')),
  constraint state_is_known check (state in ('waiting', 'sent', 'unwanted', 'given up')),
  constraint dedupe_is_1_to_100_characters check (char_length(dedupe) between 1 and 100),
  constraint subject_is_1_to_200_characters check (subject ~ '\S' and char_length(subject) <= 200),
  constraint body_is_an_object_up_to_64_kb check (jsonb_typeof(body) = 'object' and octet_length(body::text) <= 65536)
);

comment on table public.mail_queue is
  'Mails of the product to its members, waiting and sent. One key of a kind is one mail to a member. The server''s alone.';

create index mail_queue_due on public.mail_queue (send_after) where state = 'waiting';
create index mail_queue_oldest on public.mail_queue (created_at);

grant select, insert, update, delete on public.mail_queue to service_role;

alter table public.mail_queue enable row level security;

-- What a member has said about each kind of mail. Nothing said: daily, and on.
alter table public.member_settings
  add constraint mail_is_chosen_from_what_there_is check (
    coalesce(mail ->> 'digest', 'daily') in ('daily', 'weekly', 'off')
    and coalesce(mail ->> 'monday', 'on') in ('on', 'off')
  );

-- Changes one choice and leaves the others, which may have changed elsewhere: by a link in a mail, on another device.
create function public.choose_mail(p_kind text, p_choice text) returns jsonb
language sql
set search_path = ''
as $$
  insert into public.member_settings as chosen (mail) values (pg_catalog.jsonb_build_object(p_kind, p_choice))
  on conflict (user_id) do update set mail = chosen.mail || excluded.mail
  returning chosen.mail
$$;

revoke execute on function public.choose_mail(text, text) from public;
grant execute on function public.choose_mail(text, text) to authenticated;

create function private.wants_mail(p_member uuid, p_kind text) returns boolean
language sql
stable
set search_path = ''
as $$
  select coalesce((select mail ->> p_kind from public.member_settings where user_id = p_member), '') <> 'off'
$$;

revoke execute on function private.wants_mail(uuid, text) from public;
grant execute on function private.wants_mail(uuid, text) to service_role;

-- The one way to send a member a mail. Null: it is not wanted, or this one is there already.
create function public.enqueue_mail(
  p_member uuid,
  p_kind text,
  p_dedupe text,
  p_subject text,
  p_body jsonb,
  p_send_after timestamptz default now()
) returns uuid
language sql
set search_path = ''
as $$
  insert into public.mail_queue (member_id, kind, dedupe, subject, body, send_after)
  select p_member, p_kind, p_dedupe, p_subject, p_body, p_send_after
  where private.wants_mail(p_member, p_kind)
  on conflict (member_id, kind, dedupe) do nothing
  returning id
$$;

revoke execute on function public.enqueue_mail(uuid, text, text, text, jsonb, timestamptz) from public;
grant execute on function public.enqueue_mail(uuid, text, text, text, jsonb, timestamptz) to service_role;

-- Security definer: addresses are in auth, where even the server's key does not read. Takes what is due for five
-- minutes; another process that looks meanwhile takes other mails. What is no longer wanted is not given out.
create function private.claim_mails(p_most integer)
returns table (id uuid, member_id uuid, recipient text, kind text, subject text, body jsonb, attempts integer)
language sql
security definer
set search_path = ''
as $$
  with
    due as (
      select mail.id, mail.member_id, private.wants_mail(mail.member_id, mail.kind) as is_wanted
      from public.mail_queue mail
      where mail.state = 'waiting' and mail.send_after <= now()
      order by mail.send_after
      limit p_most
      for update skip locked
    ),
    claimed as (
      update public.mail_queue mail set
        attempts = mail.attempts + 1,
        send_after = now() + interval '5 minutes',
        state = case when due.is_wanted and recipient.id is not null then 'waiting' else 'unwanted' end
      from due left join auth.users recipient
        on recipient.id = due.member_id and recipient.email ~ '@' and recipient.email_confirmed_at is not null
        and coalesce(recipient.banned_until, '-infinity') < now()
      where mail.id = due.id
      returning mail.*, recipient.email::text as address
    )
  select id, member_id, address, kind, subject, body, attempts from claimed where state = 'waiting'
$$;

revoke execute on function private.claim_mails(integer) from public;
grant execute on function private.claim_mails(integer) to service_role;

create function public.claim_mails(p_most integer)
returns table (id uuid, member_id uuid, recipient text, kind text, subject text, body jsonb, attempts integer)
language sql
set search_path = ''
as $$
  select * from private.claim_mails(p_most)
$$;

revoke execute on function public.claim_mails(integer) from public;
grant execute on function public.claim_mails(integer) to service_role;

-- What became of a mail: sent, or why not and in how many seconds to try again; no pause gives it up.
create function public.settle_mail(p_id uuid, p_error text default null, p_pause integer default null) returns void
language sql
set search_path = ''
as $$
  update public.mail_queue set
    state = case when p_error is null then 'sent' when p_pause is null then 'given up' else 'waiting' end,
    send_after = now() + coalesce(p_pause, 0) * interval '1 second',
    last_error = left(p_error, 500)
  where id = p_id
$$;

revoke execute on function public.settle_mail(uuid, text, integer) from public;
grant execute on function public.settle_mail(uuid, text, integer) to service_role;

-- Security definer: the mailbox is no table of the product. Without a mail server a mail is put there; false where there
-- is no such box, as on Supabase.
create function private.keep_mail(p_recipient text, p_subject text, p_text text, p_html text, p_link text) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
begin
  if to_regprocedure('mail.keep(text, text, text, text, text)') is null then
    return false;
  end if;
  execute 'select mail.keep($1, $2, $3, $4, $5)' using p_recipient, p_subject, p_text, p_html, p_link;
  return true;
end
$$;

revoke execute on function private.keep_mail(text, text, text, text, text) from public;
grant execute on function private.keep_mail(text, text, text, text, text) to service_role;

create function public.keep_mail(p_recipient text, p_subject text, p_text text, p_html text, p_link text default null)
returns boolean
language sql
set search_path = ''
as $$
  select private.keep_mail(p_recipient, p_subject, p_text, p_html, p_link)
$$;

revoke execute on function public.keep_mail(text, text, text, text, text) from public;
grant execute on function public.keep_mail(text, text, text, text, text) to service_role;

-- For the link in a mail, which its signature proves: no more of this kind.
create function public.stop_mail(p_member uuid, p_kind text) returns void
language sql
set search_path = ''
as $$
  insert into public.member_settings as chosen (user_id, mail)
  select profile.id, pg_catalog.jsonb_build_object(p_kind, 'off') from public.profiles profile where profile.id = p_member
  on conflict (user_id) do update set mail = chosen.mail || excluded.mail
$$;

revoke execute on function public.stop_mail(uuid, text) from public;
grant execute on function public.stop_mail(uuid, text) to service_role;

-- Asks the backend for the function when something is due. On Supabase a job of the same name calls it by HTTP instead.
create function private.ask_for_mails() returns void
language sql
set search_path = ''
as $$
  select pg_catalog.pg_notify('function_wanted', 'product-mail')
  where exists (select from public.mail_queue where state = 'waiting' and send_after <= now())
$$;

revoke execute on function private.ask_for_mails() from public;

-- What was sent is kept for a while, because a key that is gone would be a new mail.
create function private.forget_mails() returns void
language sql
set search_path = ''
as $$
  delete from public.mail_queue where created_at < now() - interval '60 days'
$$;

revoke execute on function private.forget_mails() from public;

do $$
begin
  if to_regprocedure('cron.schedule(text, text, text)') is not null then
    perform cron.schedule('send mails', '* * * * *', 'select private.ask_for_mails()');
    perform cron.schedule('forget mails', '@daily', 'select private.forget_mails()');
  end if;
end
$$;
