/**
 * The queries to PostgreSQL's catalogue. They run with an empty search path, so that every type is printed with
 * its schema.
 */

export const tablesQuery = `
select
  n.nspname as schema, c.relname as name, c.oid::int8 as oid,
  c.relkind in ('v', 'm') as is_view,
  obj_description(c.oid, 'pg_class') as description,
  c.relkind in ('r', 'p') or c.relkind in ('v', 'f') and pg_relation_is_updatable(c.oid, true) & 8 = 8 as is_insertable,
  c.relkind in ('r', 'p') or c.relkind in ('v', 'f') and pg_relation_is_updatable(c.oid, true) & 4 = 4 as is_updatable,
  c.relkind in ('r', 'p') or c.relkind in ('v', 'f') and pg_relation_is_updatable(c.oid, true) & 16 = 16 as is_deletable,
  coalesce(keys.names, '[]') as primary_key,
  coalesce(cols.list, '[]') as columns,
  coalesce(computed.names, '[]') as computed
from pg_class c
join pg_namespace n on n.oid = c.relnamespace
left join lateral (
  select json_agg(a.attname order by k.place) as names
  from pg_constraint p
  cross join unnest(p.conkey) with ordinality as k(number, place)
  join pg_attribute a on a.attrelid = p.conrelid and a.attnum = k.number
  where p.conrelid = c.oid and p.contype = 'p'
) keys on true
left join lateral (
  select json_agg(json_build_object(
    'name', a.attname,
    'type', format_type(a.atttypid, a.atttypmod),
    'isNullable', not (a.attnotnull or t.typtype = 'd' and t.typnotnull),
    'default', case
      when t.typbasetype <> 0 and ad.adbin is null then pg_get_expr(t.typdefaultbin, 0)
      when a.attidentity = 'd' then format('nextval(%L)', pg_get_serial_sequence(format('%I.%I', n.nspname, c.relname), a.attname))
      when a.attgenerated <> '' then null
      else pg_get_expr(ad.adbin, ad.adrelid)
    end,
    'maxLength', information_schema._pg_char_max_length(
      information_schema._pg_truetypid(a.*, t.*), information_schema._pg_truetypmod(a.*, t.*)),
    'description', col_description(c.oid, a.attnum),
    'choices', coalesce((
      select json_agg(e.enumlabel order by e.enumsortorder) from pg_enum e
      where e.enumtypid = coalesce(nullif(t.typbasetype, 0), t.oid)
    ), '[]')
  ) order by a.attnum) as list
  from pg_attribute a
  join pg_type t on t.oid = a.atttypid
  left join pg_attrdef ad on ad.adrelid = a.attrelid and ad.adnum = a.attnum
  where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
) cols on true
left join lateral (
  select json_agg(p.proname) as names
  from pg_proc p join pg_namespace pn on pn.oid = p.pronamespace
  where p.pronargs = 1 and p.proargtypes[0] = c.reltype and not p.proretset and p.prokind = 'f'
    and pn.nspname = any ($1::text[] || $2::text[])
) computed on true
where c.relkind in ('v', 'r', 'm', 'f', 'p') and not c.relispartition and n.nspname = any ($1::text[])
order by 1, 2`

export const keysQuery = `
select
  c.contype::text as kind, c.conname as name, c.conrelid::int8 as table_oid, tn.nspname as table_schema, t.relname as table_name,
  c.confrelid::int8 as foreign_oid, fn.nspname as foreign_schema, f.relname as foreign_name,
  (select json_agg(a.attname order by k.place) from unnest(c.conkey) with ordinality as k(number, place)
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.number) as columns,
  to_json(c.conkey) as numbers,
  (select json_agg(a.attname order by k.place) from unnest(c.confkey) with ordinality as k(number, place)
    join pg_attribute a on a.attrelid = c.confrelid and a.attnum = k.number) as foreign_columns,
  to_json(c.confkey) as foreign_numbers
from pg_constraint c
join pg_class t on t.oid = c.conrelid
join pg_namespace tn on tn.oid = t.relnamespace
left join pg_class f on f.oid = c.confrelid
left join pg_namespace fn on fn.oid = f.relnamespace
where c.contype in ('p', 'u', 'f') and c.conparentid = 0 and tn.nspname <> 'pg_catalog'
order by c.conrelid, c.conname`

export const viewsQuery = `
select
  c.oid::int8 as oid, n.nspname as schema, c.relname as name, r.ev_action::text as definition,
  (select json_object_agg(a.attnum, a.attname) from pg_attribute a where a.attrelid = c.oid and a.attnum > 0) as columns
from pg_class c
join pg_namespace n on n.oid = c.relnamespace
join pg_rewrite r on r.ev_class = c.oid and r.ev_type = '1'
where c.relkind in ('v', 'm') and n.nspname = any ($1::text[] || $2::text[])`

export const computedRelationshipsQuery = `
select
  pn.nspname as schema, p.proname as name, an.nspname as table_schema, a.typname as table_name,
  rn.nspname as foreign_schema, r.typname as foreign_name, not p.proretset or p.prorows = 1 as is_to_one
from pg_proc p
join pg_namespace pn on pn.oid = p.pronamespace
join pg_type a on a.oid = p.proargtypes[0]
join pg_class ac on ac.oid = a.typrelid and ac.relkind in ('v', 'r', 'm', 'f', 'p')
join pg_namespace an on an.oid = a.typnamespace
join pg_type r on r.oid = p.prorettype
join pg_class rc on rc.oid = r.typrelid and rc.relkind in ('v', 'r', 'm', 'f', 'p')
join pg_namespace rn on rn.oid = r.typnamespace
where p.pronargs = 1`

export const routinesQuery = `
with recursive bases as (
  select oid, oid as base, typbasetype from pg_type
  union all
  select b.oid, t.oid, t.typbasetype from bases b join pg_type t on t.oid = b.typbasetype
)
select
  n.nspname as schema, p.proname as name, obj_description(p.oid, 'pg_proc') as description,
  rn.nspname as return_schema, coalesce(rc.relname, r.typname) as return_name,
  p.proretset as returns_set,
  r.typtype = 'c' or coalesce(p.proargmodes::text[] && '{t,b,o}', false) as returns_composite,
  p.provolatile::text as volatility,
  coalesce(args.list, '[]') as parameters,
  coalesce(args.is_callable, true) as is_callable,
  coalesce(outs.list, cols.list) as columns
from pg_proc p
join pg_namespace n on n.oid = p.pronamespace
join bases b on b.oid = p.prorettype and b.typbasetype = 0
join pg_type r on r.oid = b.base
join pg_namespace rn on rn.oid = r.typnamespace
left join pg_class rc on rc.oid = r.typrelid
left join lateral (
  select
    json_agg(json_build_object(
      'name', coalesce(a.name, ''),
      'type', format_type(a.type, null),
      'castType', case a.type
        when 'bit'::regtype then 'bit varying'
        when 'bit[]'::regtype then 'bit varying[]'
        when 'character'::regtype then 'character varying'
        when 'character[]'::regtype then 'character varying[]'
        else format_type(a.type, null)
      end,
      'isRequired', a.place <= p.pronargs - p.pronargdefaults,
      'isVariadic', coalesce(a.mode = 'v', false)
    ) order by a.place) as list,
    case count(*) - count(nullif(a.name, ''))
      when 0 then true
      when 1 then count(*) = 1 and bool_and(a.type in ('bytea'::regtype, 'json'::regtype, 'jsonb'::regtype, 'text'::regtype, 'xml'::regtype))
      else false
    end as is_callable
  from unnest(p.proargnames, p.proargtypes::oid[], p.proargmodes) with ordinality as a(name, type, mode, place)
  where a.type is not null
) args on true
left join lateral (
  select json_agg(json_build_array(a.name, format_type(a.type, null)) order by a.place) as list
  from unnest(p.proargnames, p.proallargtypes, p.proargmodes) with ordinality as a(name, type, mode, place)
  where a.mode in ('t', 'o', 'b')
) outs on true
left join lateral (
  select json_agg(json_build_array(a.attname, format_type(a.atttypid, a.atttypmod)) order by a.attnum) as list
  from pg_attribute a where a.attrelid = r.typrelid and a.attnum > 0 and not a.attisdropped
) cols on true
where p.prokind = 'f' and r.oid <> 'trigger'::regtype and r.oid <> 'event_trigger'::regtype and n.nspname = any ($1::text[])
order by 1, 2`

export const typesQuery = `
select n.nspname as schema, t.typname as name
from pg_type t join pg_namespace n on n.oid = t.typnamespace
where t.typtype in ('b', 'd', 'e', 'r', 'm') and n.nspname = any (array['pg_catalog'] || $1::text[] || $2::text[])`

export const schemasQuery = `
select n.nspname as schema, obj_description(n.oid, 'pg_namespace') as description
from pg_namespace n where n.nspname = any ($1::text[])`
