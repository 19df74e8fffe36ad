-- As it was, with a third argument: which rows count and may go. Without it all do.
create or replace function private.keep_newest() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- Rows that somebody else is changing stay until the next time: nobody waits for it.
  execute format($query$
    with gone as (
      select line.ctid from public.%1$I line
      where line.ctid = any (array(
        select older.ctid
        from (select distinct %2$I as member from added) as owner
        join public.quotas quota on quota.kind = %1$L and quota.per_seconds = 0 and quota.plan = private.plan_of(owner.member)
        cross join lateral (
          select ctid from public.%1$I where %2$I = owner.member and %4$s order by %3$s offset quota.max_rows) as older
        where quota.max_rows is not null))
      for update skip locked
    )
    delete from public.%1$I where ctid = any (array(select ctid from gone))
    $query$, tg_table_name, tg_argv[0], tg_argv[1], coalesce(tg_argv[2], 'true'));
  return null;
end
$$;

-- What moderators decided about a member stays, however much other news comes after it.
drop trigger keep_newest on public.notifications;
create trigger keep_newest after insert on public.notifications referencing new table as added
  for each statement execute function private.keep_newest('recipient_id', 'updated_at desc, id desc', 'kind <> ''moderation''');
