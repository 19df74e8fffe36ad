-- A story lives 24 hours; then its row, who saw it and its picture go. The bytes of a picture without a row are
-- removed by the server's sweeper.
create function private.remove_expired_stories() returns void
language plpgsql
set search_path = ''
as $$
begin
  delete from public.stories where created_at <= now() - interval '24 hours';
  -- Supabase lets SQL delete files only when it says that it means to.
  perform set_config('storage.allow_delete_query', 'true', true);
  delete from storage.objects where bucket_id = 'stories' and created_at <= now() - interval '24 hours';
end
$$;

revoke execute on function private.remove_expired_stories() from public;

-- Where nothing can run jobs, expired stories stay, unseen: the policies hide them by their age.
do $$
begin
  if to_regnamespace('cron') is null and current_setting('cron.database_name', true) = current_database() then
    create extension if not exists pg_cron;
  end if;
  if to_regprocedure('cron.schedule(text, text, text)') is not null then
    perform cron.schedule('remove expired stories', '@hourly', 'select private.remove_expired_stories()');
  end if;
end
$$;
