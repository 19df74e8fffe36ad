-- The mails on their way. Run at every start; safe to repeat.
create schema if not exists mail;
revoke all on schema mail from public;

create table if not exists mail.messages (
  id uuid primary key default gen_random_uuid(),
  recipient text not null,
  subject text not null,
  body_text text not null,
  body_html text not null,
  link text,
  created_at timestamptz not null default clock_timestamp(),
  attempts int not null default 0,
  -- Due when this has come; pushed ahead while a process is sending it, so that no other does.
  next_attempt_at timestamptz not null default now(),
  last_error text
);
create index if not exists messages_next_attempt_at on mail.messages (next_attempt_at);
create index if not exists messages_created_at on mail.messages (created_at);
-- Whose mail it is and whom it names: it goes when one of them does.
alter table mail.messages add column if not exists members uuid[] not null default '{}';
alter table mail.messages enable row level security;

drop function if exists mail.keep(text, text, text, text, text);

-- What is for the local mailbox stays there, even when a mail server is set later. The oldest go, because nobody else
-- removes them.
create or replace function mail.keep(
  to_whom text, about text, as_text text, as_html text, behind_button text, of_members uuid[]) returns void
language sql set search_path = '' as $$
  insert into mail.messages (recipient, subject, body_text, body_html, link, next_attempt_at, members)
  values (to_whom, about, as_text, as_html, behind_button, 'infinity', of_members);
  delete from mail.messages where id in (
    select id from mail.messages where next_attempt_at = 'infinity' order by created_at desc offset 200
  )
$$;
revoke execute on function mail.keep(text, text, text, text, text, uuid[]) from public;

-- A mail to somebody who is gone is not sent any more, and one that names them is not kept.
create or replace function mail.forget_member() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from mail.messages where old.id = any (members) or recipient = old.email;
  return null;
end
$$;
revoke execute on function mail.forget_member() from public;
create or replace trigger forget_mails after delete on auth.users
  for each row execute function mail.forget_member();
