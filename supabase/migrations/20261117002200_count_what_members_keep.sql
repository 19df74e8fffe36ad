-- Refuses a member who has, or with so much more would have, too much of a kind, or who adds to it too fast.
create function private.refuse_too_much(
  counted text,
  member uuid,
  current_plan public.subscription_plan,
  more_rows bigint,
  more_bytes bigint,
  is_growing boolean
) returns void
language plpgsql
set search_path = ''
as $$
begin
  perform private.refuse_by_quota(quota, usage.began_at)
  from public.quota_usage usage join public.quotas quota using (kind, per_seconds)
  where usage.user_id = member and kind = counted and quota.plan = current_plan
    and (usage.rows + more_rows > quota.max_rows or usage.bytes + more_bytes > quota.max_bytes)
    and case per_seconds when 0 then is_growing else usage.began_at > now() - make_interval(secs => per_seconds) end
  order by per_seconds;
end
$$;

revoke execute on function private.refuse_too_much(text, uuid, public.subscription_plan, bigint, bigint, boolean) from public;

-- Adds to what a member keeps, and takes from it. The lock on the row of the counter makes parallel writes of one
-- member wait for each other, so that none slips past the limit.
create function private.count_usage(
  counted text,
  member uuid,
  rows_added bigint,
  bytes_added bigint,
  rows_removed bigint,
  bytes_removed bigint,
  is_refused boolean
) returns void
language plpgsql
set search_path = ''
as $$
declare
  current_plan public.subscription_plan;
  net_rows constant bigint := rows_added - rows_removed;
  net_bytes constant bigint := bytes_added - bytes_removed;
begin
  if rows_added = 0 then
    update public.quota_usage set rows = rows + net_rows, bytes = bytes + net_bytes
    where user_id = member and kind = counted and per_seconds = 0;
    return;
  end if;

  current_plan := private.plan_of(member);
  insert into public.quota_usage as usage (user_id, kind, per_seconds, rows, bytes)
  select member, kind, per_seconds, rows_added, bytes_added
  from public.quotas where kind = counted and plan = current_plan order by per_seconds
  on conflict (user_id, kind, per_seconds) do update set (rows, bytes, began_at) = (
    select
      case when usage.per_seconds = 0 then usage.rows + net_rows when is_over then rows_added else usage.rows + rows_added end,
      case when usage.per_seconds = 0 then usage.bytes + net_bytes when is_over then bytes_added else usage.bytes + bytes_added end,
      case when is_over then now() else usage.began_at end
    from (select usage.began_at <= now() - make_interval(secs => usage.per_seconds) as is_over) as window_
  );
  if is_refused then
    perform private.refuse_too_much(counted, member, current_plan, 0, 0, net_rows > 0 or net_bytes > 0);
  end if;
end
$$;

revoke execute on function private.count_usage(text, uuid, bigint, bigint, bigint, bigint, boolean) from public;

-- Deletions that touch others' counters go one after another: two of them would otherwise wait for each other's.
create function private.take_turn_to_release() returns void
language sql
set search_path = ''
as $$
  select pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('quota_usage', 0))
$$;

revoke execute on function private.take_turn_to_release() from public;

-- What is counted: whose it is, how many bytes it has, and who is refused. Each table gets its function, so that its
-- plans are kept, and triggers that count once a statement, so that a thousand rows cost one count. Bytes are those
-- of the texts, whatever the disk makes of them. Members are refused, not the server's key, imports or seeds; of
-- files everybody is, because a signed address uploads without its member.
do $do$
declare
  project_owner constant text := '(select user_id from public.startup_projects where id = line.project_id)';
  file_owner constant text := $$(select id from auth.users where id = case
    when line.owner_id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then line.owner_id::uuid end)$$;
  is_member constant text := 'auth.uid() is not null';
  counted record;
  counter text;
begin
  for counted in
    select * from (values
      ('public.ai_outputs', 'outputs', project_owner,
        'octet_length(line.input_data::text) + octet_length(line.output_content) + octet_length(line.metadata::text)', is_member),
      ('public.market_research', 'outputs', project_owner, 'octet_length(line.analysis)', is_member),
      ('public.validation_progress', 'outputs', project_owner, 'octet_length(line.data::text)', is_member),
      ('public.messages', 'messages', 'line.sender_id', 'octet_length(line.content)', is_member),
      ('public.posts', 'posts', 'line.user_id', 'octet_length(line.content)', is_member),
      ('public.comments', 'comments', 'line.user_id', 'octet_length(line.content)', is_member),
      ('public.stories', 'stories', 'line.user_id', 'octet_length(line.image_url)', is_member),
      ('public.follows', 'follows', 'line.follower_id', '0', is_member),
      ('public.post_likes', 'likes', 'line.user_id', '0', is_member),
      ('public.comment_likes', 'likes', 'line.user_id', '0', is_member),
      ('storage.objects', 'files', file_owner, $$coalesce((line.metadata ->> 'size')::bigint, 0)$$, 'true')
    ) as counted (table_name, kind, member, bytes, is_refused)
  loop
    counter := 'private.count_' || replace(counted.table_name, '.', '_');
    execute format($f$
      create function %1$s() returns trigger
      language plpgsql
      security definer
      set search_path = ''
      as $$
      begin
        if tg_op = 'INSERT' then
          perform private.count_usage(%2$L, member, count(*), sum(bytes)::bigint, 0, 0, %5$s)
          from (select %3$s as member, %4$s as bytes from added line) as line
          where member is not null group by member order by member;
        elsif tg_op = 'DELETE' then
          if exists (select from removed line where %3$s is distinct from auth.uid()) then
            perform private.take_turn_to_release();
          end if;
          perform private.count_usage(%2$L, member, 0, 0, count(*), sum(bytes)::bigint, false)
          from (select %3$s as member, %4$s as bytes from removed line) as line
          where member is not null group by member order by member;
        else
          perform private.count_usage(%2$L, member, sum(came), sum(bytes * came)::bigint, sum(went), sum(bytes * went)::bigint, %5$s)
          from (
            select %3$s as member, %4$s as bytes, 1 as came, 0 as went from added line
            union all
            select %3$s, %4$s, 0, 1 from removed line
          ) as line
          where member is not null group by member order by member;
        end if;
        return null;
      end
      $$;
      revoke execute on function %1$s() from public;
      create trigger count_added after insert on %6$s referencing new table as added
        for each statement execute function %1$s();
      $f$, counter, counted.kind, counted.member, counted.bytes, counted.is_refused, counted.table_name);

    -- Likes are limited in their pace alone.
    if counted.kind <> 'likes' then
      execute format('create trigger count_removed after delete on %s referencing old table as removed
        for each statement execute function %s()', counted.table_name, counter);
    end if;
    if counted.table_name in ('public.market_research', 'public.validation_progress', 'storage.objects') then
      execute format('create trigger count_changed after update on %s referencing old table as removed new table as added
        for each statement execute function %s()', counted.table_name, counter);
    end if;
  end loop;
end
$do$;

-- An output can be large, so one that is too much is refused before it is written: refusals would fill the disk else.
-- The count afterwards is what holds under parallel writes. In the member's own name only: who forges another's
-- learns nothing.
create function private.check_room_for_output() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if (select user_id from public.startup_projects where id = new.project_id) = auth.uid() then
    perform private.refuse_too_much('outputs', auth.uid(), private.plan_of(auth.uid()), 1,
      octet_length(new.input_data::text) + octet_length(new.output_content) + octet_length(new.metadata::text), true);
  end if;
  return new;
end
$$;

revoke execute on function private.check_room_for_output() from public;

create trigger check_room before insert on public.ai_outputs
  for each row execute function private.check_room_for_output();

-- A project takes its outputs along, and nobody can tell any more whose they were: a member has one project.
create function private.release_outputs() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.quota_usage set rows = 0, bytes = 0
  where user_id = old.user_id and kind = 'outputs' and per_seconds = 0;
  return null;
end
$$;

revoke execute on function private.release_outputs() from public;

create trigger release_outputs after delete on public.startup_projects
  for each row execute function private.release_outputs();
