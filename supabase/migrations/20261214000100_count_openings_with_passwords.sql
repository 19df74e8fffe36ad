-- A right password was never counted, so whoever had one made the database hash without end. Each opening with a password
-- counts now, right or wrong: sixty of a network and three hundred of a link in a quarter of an hour.
comment on table private.share_attempts is
  'Passwords tried and openings with a password in a quarter of an hour, by link and by network, which stand here as hashes with a key. Older ones go every minute.';

-- As it was; of a caller whose network is unknown only the link counts.
create or replace function private.count_share_attempt(counted text, most integer) returns void
language plpgsql
set search_path = ''
as $$
declare
  counted_tries integer;
  seconds_left integer;
begin
  if counted is null then
    return;
  end if;
  insert into private.share_attempts as attempt (who) values (counted)
  on conflict (who) do update set (tries, began_at) = (
    select case when is_over then 1 else attempt.tries + 1 end, case when is_over then now() else attempt.began_at end
    from (select attempt.began_at <= now() - interval '15 minutes' as is_over) as window_)
  returning tries, ceil(extract(epoch from began_at + interval '15 minutes' - now()))
  into counted_tries, seconds_left;
  if counted_tries > most then
    raise exception 'Too many tries: wait % minutes, then try again.', greatest(ceil(seconds_left / 60.0), 1)
      using errcode = 'PT429', hint = format('Try again in %s seconds.', greatest(seconds_left, 1));
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
  perform private.count_share_attempt(private.name_of_tries('opened by', private.caller_network()), 60);
  perform private.count_share_attempt(network, 10);
  perform private.count_share_attempt(private.name_of_tries('opened', coalesce(token, '')), 300);
  perform private.count_share_attempt(this_link, 20);
  -- The hash reads 72 bytes and drops the rest: what is longer is no password of ours.
  if extensions.crypt(left(password, 72), coalesce(hash, no_hash)) is distinct from hash or octet_length(password) > 72 then
    return null;
  end if;
  -- Who knows it has not tried, but opened it.
  update private.share_attempts set tries = tries - 1 where who in (network, this_link);
  return shown;
end
$$;
