-- Who is suspended cannot sign in, so a mail tells them, with a link that deletes the account (product-mail signs it).
alter table public.mail_queue
  drop constraint kind_is_known,
  add constraint kind_is_known check (kind in ('digest', 'monday', 'suspension'));

-- As it was, and mails about a suspension go to the suspended.
create or replace function private.claim_mails(p_most integer)
returns table (
  id uuid, member_id uuid, recipient text, kind text, subject text, body jsonb, attempts integer, named uuid[])
language sql
security definer
set search_path = ''
as $$
  with
    due as (
      select mail.id, mail.member_id, mail.kind,
        mail.kind = 'suspension' or private.wants_mail(mail.member_id, mail.kind) as is_wanted,
        array(select jsonb_array_elements_text(mail.body -> 'told'))::uuid[] as told, mail.body ? 'told' as is_summary
      from public.mail_queue mail
      where mail.state = 'waiting' and mail.send_after <= now()
      order by mail.send_after
      limit p_most
      for update skip locked
    ),
    written as (
      select due.*, news.lines, news.named
      from due left join lateral private.digest_lines(due.told) news on due.is_summary
    ),
    claimed as (
      update public.mail_queue mail set
        attempts = mail.attempts + 1,
        send_after = now() + interval '5 minutes',
        (state, body) = (
          select case when is_sent then 'waiting' else 'unwanted' end, case when is_sent then mail.body else '{}' end
          from (select written.is_wanted and recipient.id is not null
            and (written.lines is not null or not written.is_summary) as is_sent) as decided)
      from written left join auth.users recipient
        on recipient.id = written.member_id and recipient.email ~ '@' and recipient.email_confirmed_at is not null
        and (written.kind = 'suspension' or coalesce(recipient.banned_until, '-infinity') < now())
      where mail.id = written.id
      returning mail.*, recipient.email::text as address, written.lines, written.named
    )
  select id, member_id, address, kind, subject,
    case when lines is null then body else body - 'told' || jsonb_build_object('notifications', lines) end,
    attempts, coalesce(named, '{}')
  from claimed where state = 'waiting'
$$;

-- Security definer: moderators do not write mails. Not by enqueue_mail: this one cannot be switched off.
create function private.mail_suspension() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.mail_queue (member_id, kind, dedupe, subject, body)
  select id, 'suspension', new.id::text, 'Your account is suspended', pg_catalog.jsonb_build_object(
    'title', 'Your account is suspended',
    'paragraphs', pg_catalog.to_jsonb(pg_catalog.array_remove(array[
      'Until ' || pg_catalog.to_char(new.until at time zone 'UTC', 'FMMonth FMDD, YYYY') || ' you cannot sign in.',
      'The reason: ' || new.note,
      'You can delete your account and everything in it without signing in. The button below leads to a page that asks once more.'],
      null)))
  from auth.users where id = new.member_id
  on conflict (member_id, kind, dedupe) do nothing;
  return null;
end
$$;

revoke execute on function private.mail_suspension() from public;

create trigger mail_suspension after insert on public.moderation_actions
  for each row when (new.action = 'suspend') execute function private.mail_suspension();
