-- Jobs that migrations schedule, called as Supabase's pg_cron is. Run at every start; safe to repeat.
do $$
begin
  -- A PostgreSQL that has pg_cron runs the jobs itself.
  if exists (select from pg_catalog.pg_extension where extname = 'pg_cron') then
    return;
  end if;

  create schema if not exists cron;
  revoke all on schema cron from public;

  create table if not exists cron.job (
    jobid bigint generated always as identity primary key,
    jobname text not null unique,
    schedule text not null,
    command text not null,
    -- When a process last took it on; no other does until it is due again.
    started_at timestamptz
  );
  alter table cron.job enable row level security;
  if not exists (select from pg_catalog.pg_constraint where conname = 'schedule_is_one_we_keep') then
    alter table cron.job drop constraint if exists job_schedule_check;
    alter table cron.job add constraint schedule_is_one_we_keep
      check (schedule in ('* * * * *', '@hourly', '@daily', '@weekly'));
  end if;

  create or replace function cron.schedule(job_name text, schedule text, command text) returns bigint
  language sql set search_path = '' as $body$
    insert into cron.job (jobname, schedule, command) values (job_name, schedule, command)
    on conflict (jobname) do update set schedule = excluded.schedule, command = excluded.command
    returning jobid
  $body$;
  revoke execute on function cron.schedule(text, text, text) from public;

  create or replace function cron.unschedule(job_name text) returns boolean
  language sql set search_path = '' as $body$
    with gone as (delete from cron.job where jobname = job_name returning 1)
    select exists (select from gone)
  $body$;
  revoke execute on function cron.unschedule(text) from public;
end
$$;
