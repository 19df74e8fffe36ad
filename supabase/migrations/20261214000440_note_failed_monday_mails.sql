-- What a failed reading writes is undone with it. So the failure is noted by itself; otherwise each run would
-- begin with the same founder, and a run with little time would come to nobody else.
drop function public.end_monday_mail(uuid);

-- There is nothing to say this hour, or it could not be said.
create function public.end_monday_mail(p_project uuid, p_monday date) returns void
language sql
set search_path = ''
as $$
  insert into private.monday_tries (project_id, monday, ended_at) values (p_project, p_monday, now())
  on conflict (project_id) do update set monday = p_monday, ended_at = now()
$$;

revoke execute on function public.end_monday_mail(uuid, date) from public;
grant execute on function public.end_monday_mail(uuid, date) to service_role;
