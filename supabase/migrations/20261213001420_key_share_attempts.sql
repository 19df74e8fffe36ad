-- Whose tries are counted could be found out by hashing every address there is. Now the hash has a key of this instance,
-- which nobody reads, and what is over goes by itself and not with the next try.
create table private.share_attempts_key (
  is_only boolean primary key default true,
  key bytea not null default extensions.gen_random_bytes(32),
  constraint there_is_one check (is_only)
);

comment on table private.share_attempts_key is 'What the names in share_attempts are hashed with.';

insert into private.share_attempts_key default values;

comment on table private.share_attempts is
  'Passwords tried in a quarter of an hour, by link and by network, which stand here as hashes with a key. Older ones go every minute.';

-- Their names have no key.
delete from private.share_attempts;

create function private.name_of_tries(kind text, counted text) returns text
language sql
stable
strict
set search_path = ''
as $$
  select name_of_tries.kind || ' ' || encode(extensions.hmac(convert_to(counted, 'UTF8'), secret.key, 'sha256'), 'hex')
  from private.share_attempts_key secret
$$;

revoke execute on function private.name_of_tries(text, text) from public;

create function private.forget_share_attempts() returns void
language sql
set search_path = ''
as $$
  delete from private.share_attempts where began_at < now() - interval '15 minutes'
$$;

revoke execute on function private.forget_share_attempts() from public;

do $$
begin
  if to_regprocedure('cron.schedule(text, text, text)') is not null then
    perform cron.schedule('forget share attempts', '* * * * *', 'select private.forget_share_attempts()');
  end if;
end
$$;

create or replace function private.shared_document(token text, password text) returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  -- Of a password that nobody has.
  no_hash constant text := '$2a$10$2iw/CXoe4DVeZqzOpYD.yekCul/ysafK5to7Ghs6zlL6VQtD3tF9y';
  network constant text := private.name_of_tries('caller', private.caller_network());
  this_link constant text := private.name_of_tries('link', coalesce(token, ''));
  shown jsonb;
  hash text;
begin
  select
    jsonb_build_object('kind', link.kind, 'document', link.document, 'shared_at', link.document_at), secret.hash
  into shown, hash
  from public.share_links link
  join public.startup_projects project on project.id = link.project_id
  left join private.share_passwords secret on secret.link_id = link.id
  where link.token = shared_document.token and link.kind <> 'founder_plan'
    and (link.expires_at is null or link.expires_at > now())
    and link.has_password = (secret.hash is not null)
    and not private.is_away(project.user_id);
  if password is null then
    return case when hash is null then shown end;
  end if;
  if shown is not null and hash is null then
    return shown;
  end if;
  delete from private.share_attempts where who in (
    select who from private.share_attempts where began_at < now() - interval '15 minutes'
    order by began_at limit 100 for update skip locked);
  if network is not null then
    perform private.count_share_attempt(network, 10);
  end if;
  perform private.count_share_attempt(this_link, 20);
  -- The hash reads 72 bytes and drops the rest: what is longer is no password of ours.
  if extensions.crypt(left(password, 72), coalesce(hash, no_hash)) is distinct from hash or octet_length(password) > 72 then
    return null;
  end if;
  -- Who knows it is not held up.
  update private.share_attempts set tries = tries - 1 where who in (network, this_link);
  return shown;
end
$$;
