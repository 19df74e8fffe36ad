create table public.function_answers (
  user_id uuid not null references auth.users (id) on delete cascade,
  request_id uuid not null,
  answer jsonb,
  created_at timestamptz not null default now(),
  primary key (user_id, request_id)
);

comment on table public.function_answers is
  'What a helper answered to a call, for ten minutes: the same call made again is answered without asking again. No answer yet: it is being worked on. The server''s alone.';

grant select, insert, update, delete on public.function_answers to service_role;

alter table public.function_answers enable row level security;

-- Claims a call for the one who makes it first. Whoever makes it again gets the answer, or null while there is none.
-- A call that has been worked on for two minutes was given up without a word.
create function public.claim_call(p_user uuid, p_request uuid)
returns table (is_new boolean, answer jsonb)
language plpgsql
set search_path = ''
as $$
begin
  delete from public.function_answers call
  where call.user_id = p_user and (
    call.created_at < now() - interval '10 minutes'
    or call.answer is null and call.created_at < now() - interval '2 minutes');
  insert into public.function_answers (user_id, request_id) values (p_user, p_request)
  on conflict (user_id, request_id) do nothing;
  is_new := found;
  answer := (
    select call.answer from public.function_answers call
    where call.user_id = p_user and call.request_id = p_request);
  return next;
end
$$;

revoke execute on function public.claim_call(uuid, uuid) from public;
grant execute on function public.claim_call(uuid, uuid) to service_role;

create function private.forget_answers() returns void
language sql
set search_path = ''
as $$
  delete from public.function_answers where created_at < now() - interval '10 minutes'
$$;

revoke execute on function private.forget_answers() from public;

-- Where nothing can run jobs, a member's old answers go with their next call.
do $$
begin
  if to_regprocedure('cron.schedule(text, text, text)') is not null then
    perform cron.schedule('forget answers', '@hourly', 'select private.forget_answers()');
  end if;
end
$$;
