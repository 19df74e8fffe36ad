/**
 * Describes the objects of some schemas as text, so that two databases can be compared. There is one entry per object,
 * the same on both engines, without the names of owners and without rows.
 */
import type { Transaction } from '../database.ts'

/** The definition of each object, by its kind and name. */
export type Definitions = ReadonlyMap<string, string>

export async function readDefinitions(
  transaction: Transaction,
  schemas: readonly string[],
): Promise<Definitions> {
  // With an empty search path, PostgreSQL prints names with their schema.
  await transaction.query("select set_config('search_path', '', true)")
  const rows = await transaction.query<{ object: string; definition: string }>(
    `with ours as (select oid, nspname, nspowner, nspacl from pg_namespace where nspname = any ($1::text[])), ${parts}`,
    [schemas],
  )
  return new Map(rows.map(({ object, definition }) => [object, definition]))
}

/** Returns the differences, one line per object. */
export function compareDefinitions(expected: Definitions, found: Definitions): string[] {
  const names = [...new Set([...expected.keys(), ...found.keys()])]
  return names.flatMap(name => {
    if (!found.has(name)) return [`${name} is missing`]
    if (!expected.has(name)) return [`${name} was added`]
    return found.get(name) === expected.get(name) ? [] : [`${name} differs`]
  })
}

/** The privileges of all roles except the owner. MAINTAIN is left out, because only newer servers have it. */
const granted = (acl: string, owner: string) => `(
  select string_agg(format('%s %s%s',
    case grantee when 0 then 'everybody' else grantee::regrole::text end,
    privilege_type, case when is_grantable then ' with grant option' end), ', ' order by grantee::regrole::text, privilege_type)
  from aclexplode(${acl}) where grantee <> ${owner} and privilege_type <> 'MAINTAIN')`

const commented = (oid: string, catalog: string, column = '0') =>
  `(select description from pg_description
    where objoid = ${oid} and classoid = '${catalog}'::regclass and objsubid = ${column})`

const parts = `
relations as (
  select pg_class.*, format('%I.%I', nspname, relname) as name
  from pg_class join ours on ours.oid = relnamespace where relkind in ('r', 'p', 'v', 'm', 'f', 'S')
),
entries as (
  select 'schema ' || nspname as object, concat_ws(E'\\n', ${granted("coalesce(nspacl, acldefault('n', nspowner))", 'nspowner')}) as definition
  from ours
  union all
  select 'default privileges in ' || nspname || ' for ' || defaclobjtype::text, ${granted('defaclacl', 'defaclrole')}
  from pg_default_acl join ours on ours.oid = defaclnamespace where defaclrole = current_user::regrole
  union all
  select 'relation ' || name, concat_ws(E'\\n', relkind, relpersistence, relrowsecurity, relforcerowsecurity, reloptions,
    ${granted("coalesce(relacl, acldefault(case relkind when 'S' then 's'::\"char\" else 'r' end, relowner))", 'relowner')},
    ${commented('relations.oid', 'pg_class')},
    case when relkind in ('v', 'm') then pg_get_viewdef(oid) end)
  from relations
  union all
  -- By its place among the columns there are: the number of a dropped one stays taken.
  select 'column ' || name || '.' || attname, concat_ws(E'\\n',
    row_number() over (partition by attrelid order by attnum), format_type(atttypid, atttypmod), attnotnull,
    attidentity, attgenerated, pg_get_expr(adbin, adrelid),
    ${granted('attacl', 'relowner')}, ${commented('attrelid', 'pg_class', 'attnum')})
  from relations join pg_attribute on attrelid = relations.oid
  left join pg_attrdef on adrelid = attrelid and adnum = attnum
  where attnum > 0 and not attisdropped and relkind <> 'S'
  union all
  -- Rows that were there before a constraint may never have been asked, and newer servers list each not null too.
  select 'constraint ' || conname || ' on ' || name, concat_ws(E'\\n',
    regexp_replace(pg_get_constraintdef(pg_constraint.oid), ' NOT VALID$', ''), ${commented('pg_constraint.oid', 'pg_constraint')})
  from relations join pg_constraint on conrelid = relations.oid where contype <> 'n'
  union all
  select 'index ' || indexrelid::regclass, concat_ws(E'\\n',
    pg_get_indexdef(indexrelid), indisvalid, ${commented('indexrelid', 'pg_class')})
  from relations join pg_index on indrelid = relations.oid
  union all
  select format('policy %I on %I.%I', policyname, schemaname, tablename), concat_ws(E'\\n',
    permissive, cmd, array(select unnest(roles) order by 1), 'using ' || qual, 'with check ' || with_check)
  from pg_policies
  union all
  select format('trigger %I on %s', tgname, tgrelid::regclass), concat_ws(E'\\n', pg_get_triggerdef(pg_trigger.oid), tgenabled)
  from pg_trigger join pg_proc on pg_proc.oid = tgfoid join ours on ours.oid = pronamespace where not tgisinternal
  union all
  select 'function ' || pg_proc.oid::regprocedure, concat_ws(E'\\n',
    pg_get_function_arguments(pg_proc.oid), pg_get_function_result(pg_proc.oid), lanname, prokind, provolatile,
    proparallel, proisstrict, prosecdef, proleakproof, procost, prorows, proconfig,
    ${granted("coalesce(proacl, acldefault('f', proowner))", 'proowner')},
    ${commented('pg_proc.oid', 'pg_proc')}, replace(prosrc, E'\\r', ''))
  from pg_proc join ours on ours.oid = pronamespace join pg_language on pg_language.oid = prolang
  union all
  select 'type ' || pg_type.oid::regtype, concat_ws(E'\\n',
    typtype, typnotnull, format_type(typbasetype, typtypmod), typdefault,
    array(select enumlabel from pg_enum where enumtypid = pg_type.oid order by enumsortorder),
    ${granted("coalesce(typacl, acldefault('T', typowner))", 'typowner')}, ${commented('pg_type.oid', 'pg_type')})
  from pg_type join ours on ours.oid = typnamespace where typtype in ('e', 'd', 'r')
  union all
  select format('publication %I of %I.%I', pubname, schemaname, tablename), concat_ws(E'\\n', rowfilter)
  from pg_publication_tables join ours on ours.nspname = schemaname
)
select object, definition from entries order by object collate "C"`
