-- Changes of published tables, broadcasts from SQL, and who may read them.
-- Every statement can be run again: the file is the latest word on these objects.

create schema if not exists realtime;

-- The outbox. A row is written in the very transaction of its change, so a change that committed is here,
-- however big it is and whoever was listening. `transaction` orders the reading (see changes.ts).
create table if not exists realtime.changes (
  id bigint generated always as identity primary key,
  transaction xid8 not null default pg_current_xact_id(),
  committed_at timestamptz not null default clock_timestamp(),
  kind text not null,
  schema_name text,
  table_name text,
  record jsonb not null
);
alter table realtime.changes drop constraint if exists changes_kind_check;
alter table realtime.changes add constraint changes_kind_check
  check (kind in ('INSERT', 'UPDATE', 'DELETE', 'BROADCAST', 'RELAY', 'REVIEW'));
create index if not exists changes_transaction_idx on realtime.changes (transaction);
create index if not exists changes_committed_at_idx on realtime.changes (committed_at);

-- Writes the change of one row. Security definer: whoever may write the table need not be able to write the outbox.
-- While an account is deleted (`realtime.leaving` has its id) only the row with that id tells of it: whoever shows the
-- member takes everything of theirs away.
create or replace function realtime.capture() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if current_setting('realtime.leaving', true) <> '' and tg_op = 'DELETE'
    and to_jsonb(old) ->> 'id' is distinct from current_setting('realtime.leaving', true) then
    return null;
  end if;
  insert into realtime.changes (kind, schema_name, table_name, record)
  values (tg_op, tg_table_schema, tg_table_name, case tg_op when 'DELETE' then to_jsonb(old) else to_jsonb(new) end);
  perform pg_notify('realtime_changes', '');
  return null;
end
$$;

-- Brings the triggers in line with the publication `supabase_realtime`, the list Supabase itself goes by.
create or replace function realtime.watch_published_tables() returns void
language plpgsql set search_path = '' as $$
declare
  published record;
begin
  -- Processes that start together take turns, so that the next one sees what the last one made.
  perform pg_advisory_xact_lock(hashtext('realtime.watch_published_tables'));
  for published in
    select n.nspname, c.relname, c.oid, p.pubname is not null as wanted,
      exists (select from pg_catalog.pg_trigger t where t.tgrelid = c.oid and t.tgname = 'realtime_capture') as watched
    from pg_catalog.pg_class c
    join pg_catalog.pg_namespace n on n.oid = c.relnamespace
    left join pg_catalog.pg_publication_tables p
      on p.pubname = 'supabase_realtime' and p.schemaname = n.nspname and p.tablename = c.relname
    where c.relkind in ('r', 'p') and n.nspname not in ('pg_catalog', 'information_schema', 'realtime')
  loop
    if published.wanted and not published.watched then
      execute format(
        'create trigger realtime_capture after insert or update or delete on %I.%I for each row execute function realtime.capture()',
        published.nspname, published.relname);
    elsif published.watched and not published.wanted then
      execute format('drop trigger realtime_capture on %I.%I', published.nspname, published.relname);
    end if;
  end loop;
end
$$;

-- `realtime.messages` holds no traffic here: it carries the policies that decide over private channels,
-- and whatever is inserted into it is broadcast.
create or replace function realtime.broadcast_inserted() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into realtime.changes (kind, record)
  values ('BROADCAST', jsonb_build_object(
    'topic', new.topic, 'event', new.event, 'payload', new.payload, 'private', coalesce(new.private, false)));
  perform pg_notify('realtime_changes', '');
  return null;
end
$$;
create or replace trigger realtime_broadcast after insert on realtime.messages
  for each row when (new.extension = 'broadcast' and new.event is not null)
  execute function realtime.broadcast_inserted();

-- Broadcasts from SQL, as on Supabase.
create or replace function realtime.send(payload jsonb, event text, topic text, private boolean default true) returns void
language sql set search_path = '' as $$
  insert into realtime.messages (payload, event, topic, private, extension)
  values (payload, event, topic, private, 'broadcast')
$$;

-- A row's change as a broadcast, for triggers, as on Supabase.
create or replace function realtime.broadcast_changes(
  topic_name text, event_name text, operation text, table_name text, table_schema text,
  new record, old record, level text default 'ROW') returns void
language plpgsql set search_path = '' as $$
begin
  if level <> 'ROW' then
    raise exception 'function can only be triggered for each row, not for each statement';
  end if;
  perform realtime.send(
    jsonb_build_object('old_record', to_jsonb(old), 'record', to_jsonb(new),
      'operation', operation, 'table', table_name, 'schema', table_schema),
    event_name, topic_name);
end
$$;

-- Asks the policies again about those who have joined a private topic, or about all private topics of a member: who may
-- read there no longer is taken off. Otherwise they are asked with a join and with each new token.
create or replace function realtime.review(topic text, member uuid) returns void
language sql set search_path = '' as $$
  insert into realtime.changes (kind, record)
  values ('REVIEW', jsonb_build_object('topic', review.topic, 'member', review.member));
  select pg_notify('realtime_changes', '');
$$;

-- Which of these changed rows pass a subscription's filter, by PostgreSQL's own comparisons: a boolean each.
-- Within the inner select a name is a column of the row first, whatever the list around it is called.
create or replace function realtime.pass_each(relation regclass, records jsonb, filter jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  conditions text;
  passed jsonb;
begin
  select string_agg(
    format('%s (%I %s)', case when (c ->> 'negate')::boolean then 'not' else '' end, c ->> 'column',
      case c ->> 'operator'
        when 'in' then format('in (%s)', (select string_agg(format('%L', v), ',') from jsonb_array_elements_text(c -> 'values') v))
        when 'is' then 'is ' || (c -> 'values' ->> 0)
        else format('%s %L', c ->> 'symbol', c -> 'values' ->> 0)
      end), ' and ')
  into conditions
  from jsonb_array_elements(filter) c;
  execute format('select jsonb_agg(coalesce((select %s from jsonb_populate_record(null::%s, asked.line)), false) order by asked.place)
    from jsonb_array_elements($1) with ordinality as asked(line, place)', conditions, relation) into passed using records;
  return passed;
end
$$;

-- Which of these rows, that are gone, the current role could read: the table's select policies, asked of their last state.
create or replace function realtime.could_read_each(relation regclass, records jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  permissive text := 'false';
  restrictive text := 'true';
  allowed jsonb;
begin
  if not has_any_column_privilege(relation, 'select') then
    permissive := 'false';
  elsif not (select relrowsecurity from pg_catalog.pg_class where oid = relation)
     or (select rolbypassrls or rolsuper from pg_catalog.pg_roles where rolname = current_user) then
    permissive := 'true';
  else
    select
      coalesce(string_agg(format('(%s)', coalesce(pg_get_expr(polqual, polrelid), 'true')), ' or ') filter (where polpermissive), 'false'),
      coalesce(string_agg(format('(%s)', coalesce(pg_get_expr(polqual, polrelid), 'true')), ' and ') filter (where not polpermissive), 'true')
    into permissive, restrictive
    from pg_catalog.pg_policy
    where polrelid = relation and polcmd in ('r', '*')
      and (polroles = '{0}' or exists (
        select from unnest(polroles) role where pg_has_role(current_user, role, 'usage')));
  end if;
  -- The record stands in for the table under the table's own name, which is how a policy's text refers to it.
  execute format('select jsonb_agg(coalesce((select (%s) and (%s) from jsonb_populate_record(null::%s, asked.line) as %I), false)
      order by asked.place) from jsonb_array_elements($1) with ordinality as asked(line, place)',
    permissive, restrictive, relation, (select relname from pg_catalog.pg_class where oid = relation))
  into allowed using records;
  return allowed;
end
$$;

-- Which of these rows each caller may read now. Every listener asks this after every change, so it is planned once:
-- a prepared statement with the rows' keys in it, run once per caller.
-- callers: [{role, claims}]; tables: [{schema, table, columns, keys}], the columns being those of the primary key
-- → for each caller the readable rows, each as [place of its table, key …], all of it text; or, where a policy
--   failed, the SQLSTATE in place of the list.
create or replace function realtime.readable(callers jsonb, tables jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  statement text;
  caller jsonb;
  found jsonb;
  answers jsonb[] := '{}';
begin
  select string_agg(format('select jsonb_build_array(%L, %s) from %I.%I where (%s) in (%s)',
    place - 1, names.as_text, asked ->> 'schema', asked ->> 'table', names.list, tuples.list), ' union all ')
  into statement
  from jsonb_array_elements(tables) with ordinality as list(asked, place),
    lateral (
      select string_agg(format('to_jsonb(%I) #>> ''{}''', name), ', ' order by n) as as_text,
        string_agg(format('%I', name), ', ' order by n) as list
      from jsonb_array_elements_text(asked -> 'columns') with ordinality as columns(name, n)) names,
    lateral (
      select string_agg(format('(%s)', (
        select string_agg(format('%L', value), ', ' order by n)
        from jsonb_array_elements_text(key) with ordinality as parts(value, n))), ', ') as list
      from jsonb_array_elements(asked -> 'keys') key) tuples;
  -- A call that was cancelled leaves its statement behind.
  if exists (select from pg_catalog.pg_prepared_statements where name = 'realtime_readable') then
    deallocate realtime_readable;
  end if;
  execute format('prepare realtime_readable as select coalesce(jsonb_agg(line), ''[]'') from (%s) as rows(line)', statement);
  for caller in select c from jsonb_array_elements(callers) c loop
    begin
      perform set_config('role', caller ->> 'role', true), set_config('request.jwt.claims', caller ->> 'claims', true);
      execute 'execute realtime_readable' into found;
    exception when others then
      found := to_jsonb(sqlstate);
    end;
    answers := answers || found;
  end loop;
  deallocate realtime_readable;
  return to_jsonb(answers);
end
$$;

-- Which of these rows, that are gone now, each caller could read. Where a policy fails, the rows are asked about one by one.
-- callers: [{role, claims}]; tables: [{schema, table, records}] → for each caller and table a list with a boolean for
--   each record, or the SQLSTATE of the policy that failed
create or replace function realtime.formerly_readable(callers jsonb, tables jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  caller jsonb;
  asked jsonb;
  record jsonb;
  relation regclass;
  verdicts jsonb;
  of_caller jsonb[];
  answers jsonb[] := '{}';
begin
  for caller in select c from jsonb_array_elements(callers) c loop
    of_caller := '{}';
    for asked in select t from jsonb_array_elements(tables) t loop
      relation := to_regclass(format('%I.%I', asked ->> 'schema', asked ->> 'table'));
      begin
        perform set_config('role', caller ->> 'role', true), set_config('request.jwt.claims', caller ->> 'claims', true);
        verdicts := realtime.could_read_each(relation, asked -> 'records');
      exception when others then
        verdicts := '[]';
        for record in select r from jsonb_array_elements(asked -> 'records') r loop
          begin
            perform set_config('role', caller ->> 'role', true), set_config('request.jwt.claims', caller ->> 'claims', true);
            verdicts := verdicts || realtime.could_read_each(relation, jsonb_build_array(record));
          exception when others then
            verdicts := verdicts || to_jsonb(sqlstate);
          end;
        end loop;
      end;
      of_caller := of_caller || verdicts;
    end loop;
    answers := answers || to_jsonb(of_caller);
  end loop;
  return to_jsonb(answers);
end
$$;

-- Which of these rows pass which filters; that is the same for everybody. Where a filter fails, the rows are compared one by one.
-- questions: [{schema, table, records, filter}] → for each a list with a boolean for each record, or the SQLSTATE of the failure
create or replace function realtime.rows_passing(questions jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  question jsonb;
  record jsonb;
  relation regclass;
  verdicts jsonb;
  answers jsonb[] := '{}';
begin
  for question in select q from jsonb_array_elements(questions) q loop
    relation := to_regclass(format('%I.%I', question ->> 'schema', question ->> 'table'));
    begin
      verdicts := realtime.pass_each(relation, question -> 'records', question -> 'filter');
    exception when others then
      verdicts := '[]';
      for record in select r from jsonb_array_elements(question -> 'records') r loop
        begin
          verdicts := verdicts || realtime.pass_each(relation, jsonb_build_array(record), question -> 'filter');
        exception when others then
          verdicts := verdicts || to_jsonb(sqlstate);
        end;
      end loop;
    end;
    answers := answers || verdicts;
  end loop;
  return to_jsonb(answers);
end
$$;

-- Which members could read these rows at all, by the project's function `private.audience(row) returns setof uuid`.
-- questions: [{schema, table, records}] → for each a list of members per record, or the SQLSTATE if the function failed
create or replace function realtime.audience(questions jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  question jsonb;
  answer jsonb;
  answers jsonb[] := '{}';
begin
  for question in select q from jsonb_array_elements(questions) q loop
    begin
      execute format(
        'select jsonb_agg(to_jsonb(array(select private.audience(jsonb_populate_record(null::%I.%I, line.record)))) order by line.n)
          from jsonb_array_elements($1) with ordinality as line(record, n)', question ->> 'schema', question ->> 'table')
      into answer using question -> 'records';
    exception when others then
      answer := to_jsonb(sqlstate);
    end;
    answers := answers || answer;
  end loop;
  return to_jsonb(answers);
end
$$;

-- What a caller may do on a private channel, by the policies on realtime.messages: probes are written, asked, undone.
create or replace function realtime.rights(topic text, role text, claims text) returns jsonb
language plpgsql set search_path = '' as $$
declare
  answer jsonb := '{}';
  kind text;
  readable boolean;
  writable boolean;
begin
  insert into realtime.messages (topic, extension, private) values (rights.topic, 'broadcast', true), (rights.topic, 'presence', true);
  perform set_config('role', rights.role, true), set_config('request.jwt.claims', rights.claims, true),
    set_config('realtime.topic', rights.topic, true);
  foreach kind in array array['broadcast', 'presence'] loop
    begin
      select exists (select from realtime.messages m where m.topic = rights.topic and m.extension = kind) into readable;
    exception when insufficient_privilege then readable := false;
    end;
    begin
      insert into realtime.messages (topic, extension, private) values (rights.topic, kind, true);
      writable := true;
    exception when insufficient_privilege then writable := false;
    end;
    answer := answer || jsonb_build_object(kind, jsonb_build_object('read', readable, 'write', writable));
  end loop;
  raise exception using errcode = 'UR001', message = 'undo the probes';
exception when sqlstate 'UR001' then
  return answer;
end
$$;

-- Earlier versions asked about one row at a time.
drop function if exists realtime.formerly_readable(jsonb), realtime.could_read(regclass, jsonb),
  realtime.passing(jsonb), realtime.passes(regclass, jsonb, jsonb);

-- None of this is a member's to call or read; `send` and `broadcast_changes` go by the rights on realtime.messages.
revoke all on realtime.changes from public;
revoke execute on function realtime.capture(), realtime.watch_published_tables(), realtime.broadcast_inserted(), realtime.review(text, uuid),
  realtime.readable(jsonb, jsonb), realtime.formerly_readable(jsonb, jsonb), realtime.rows_passing(jsonb), realtime.audience(jsonb),
  realtime.pass_each(regclass, jsonb, jsonb), realtime.rights(text, text, text) from public;
grant usage on schema realtime to anon, authenticated, service_role;
grant execute on function realtime.could_read_each(regclass, jsonb) to anon, authenticated, service_role;
