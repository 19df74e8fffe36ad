/**
 * Reads everything that supabase/schema.sql shows: the schemas of the project, and the additions of the project to
 * tables of the platform.
 */
import type { Database } from '../../backend/database/database.ts'

export type Grant = { readonly to: string; readonly verbs: readonly string[] }
export type Column = {
  readonly name: string
  readonly type: string
  readonly isNotNull: boolean
  readonly default: string | null
  readonly generated: '' | 's' | 'v'
  readonly identity: '' | 'a' | 'd'
  readonly comment: string | null
}
export type Policy = {
  readonly name: string
  readonly isPermissive: boolean
  readonly command: string
  readonly roles: readonly string[]
  readonly using: string | null
  readonly check: string | null
}
export type Relation = {
  readonly name: string
  /** True for a table of the platform. Only the additions of the project to such a table are shown. */
  readonly isPlatforms: boolean
  readonly kind: string
  readonly comment: string | null
  readonly columns: readonly Column[]
  readonly constraints: readonly string[]
  readonly hasRowSecurity: boolean
  readonly isLive: boolean
  readonly replicaIdentity: string
  readonly indexes: readonly string[]
  /** For a view: its options and its query. */
  readonly options: readonly string[]
  readonly query: string | null
  readonly grants: readonly Grant[]
  readonly columnGrants: readonly (Grant & { readonly columns: readonly string[] })[]
  readonly policies: readonly Policy[]
  readonly triggers: readonly string[]
}
export type Routine = {
  readonly name: string
  readonly definition: string
  readonly comment: string | null
  readonly grants: readonly Grant[]
}
export type Schema = {
  readonly schemas: readonly {
    readonly name: string
    readonly comment: string | null
    readonly grants: readonly Grant[]
  }[]
  readonly enums: readonly {
    readonly name: string
    readonly values: readonly string[]
    readonly comment: string | null
  }[]
  readonly relations: readonly Relation[]
  readonly routines: readonly Routine[]
  /** The objects that exist but that this file cannot show, with their kinds. */
  readonly unknown: readonly string[]
}

const own = `('public', 'private')`
const list = (query: string) => `coalesce((${query}), '[]'::json)`
/** The privileges of all roles except the owner. */
const grants = (acl: string, owner: string) =>
  list(`select json_agg(json_build_object('to', who, 'verbs', verbs) order by who)
    from (
      select coalesce(role.rolname::text, 'public') as who, array_agg(lower(given.privilege_type) order by given.privilege_type) as verbs
      from aclexplode(${acl}) given left join pg_roles role on role.oid = given.grantee
      where given.grantee <> ${owner} group by 1
    ) given_to`)

const relations = `
select
  format('%I.%I', namespace.nspname, class.relname) as name,
  namespace.nspname not in ${own} as "isPlatforms",
  class.relkind as kind,
  obj_description(class.oid, 'pg_class') as comment,
  ${list(`select json_agg(json_build_object(
      'name', quote_ident(attribute.attname),
      'type', format_type(attribute.atttypid, attribute.atttypmod)
        || case when attribute.attcollation not in (0, type.typcollation) then format(' collate %I', coll.collname) else '' end,
      'isNotNull', attribute.attnotnull,
      'default', pg_get_expr(standard.adbin, standard.adrelid),
      'generated', attribute.attgenerated,
      'identity', attribute.attidentity,
      'comment', col_description(class.oid, attribute.attnum)
    ) order by attribute.attnum)
    from pg_attribute attribute
    join pg_type type on type.oid = attribute.atttypid
    left join pg_collation coll on coll.oid = attribute.attcollation
    left join pg_attrdef standard on standard.adrelid = class.oid and standard.adnum = attribute.attnum
    where attribute.attrelid = class.oid and attribute.attnum > 0 and not attribute.attisdropped`)} as columns,
  ${list(`select json_agg(format('constraint %I %s', con.conname, pg_get_constraintdef(con.oid))
      order by array_position('{p,u,f,c,x}', con.contype::text), con.conname collate "C")
    from pg_constraint con where con.conrelid = class.oid and con.contype not in ('n', 't')`)} as constraints,
  class.relrowsecurity as "hasRowSecurity",
  exists (
    select from pg_publication_rel listed join pg_publication publication on publication.oid = listed.prpubid
    where listed.prrelid = class.oid and publication.pubname = 'supabase_realtime'
  ) as "isLive",
  class.relreplident as "replicaIdentity",
  ${list(`select json_agg(pg_get_indexdef(index.indexrelid) order by index.indexrelid::regclass::text collate "C")
    from pg_index index
    where index.indrelid = class.oid
      and not exists (select from pg_constraint con where con.conindid = index.indexrelid and con.contype in ('p', 'u', 'x'))`)} as indexes,
  coalesce(class.reloptions, '{}') as options,
  case class.relkind when 'v' then pg_get_viewdef(class.oid) end as query,
  ${grants('class.relacl', 'class.relowner')} as grants,
  ${list(`select json_agg(json_build_object('to', who, 'verbs', array[verb], 'columns', columns) order by verb, who)
    from (
      select coalesce(role.rolname::text, 'public') as who, lower(given.privilege_type) as verb,
        array_agg(quote_ident(attribute.attname) order by attribute.attnum) as columns
      from pg_attribute attribute, aclexplode(attribute.attacl) given left join pg_roles role on role.oid = given.grantee
      where attribute.attrelid = class.oid and not attribute.attisdropped group by 1, 2
    ) given_to`)} as "columnGrants",
  ${list(`select json_agg(json_build_object(
      'name', policy.polname,
      'isPermissive', policy.polpermissive,
      'command', case policy.polcmd when 'r' then 'select' when 'a' then 'insert' when 'w' then 'update' when 'd' then 'delete' else 'all' end,
      'roles', array(select coalesce(role.rolname::text, 'public') from unnest(policy.polroles) given (id) left join pg_roles role on role.oid = given.id order by 1),
      'using', pg_get_expr(policy.polqual, policy.polrelid),
      'check', pg_get_expr(policy.polwithcheck, policy.polrelid)
    ) order by policy.polpermissive desc, array_position('{r,a,w,d,*}', policy.polcmd::text), policy.polname collate "C")
    from pg_policy policy where policy.polrelid = class.oid`)} as policies,
  ${list(`select json_agg(pg_get_triggerdef(trigger.oid) order by trigger.tgname collate "C")
    from pg_trigger trigger join pg_proc proc on proc.oid = trigger.tgfoid
    where trigger.tgrelid = class.oid and not trigger.tgisinternal
      and proc.pronamespace in (select oid from pg_namespace where nspname in ${own})`)} as triggers
from pg_class class
join pg_namespace namespace on namespace.oid = class.relnamespace
where class.relkind in ('r', 'v') and namespace.nspname in ('public', 'private', 'auth', 'storage', 'realtime')`

const routines = `
select
  format('%I.%I(%s)', namespace.nspname, proc.proname, pg_get_function_identity_arguments(proc.oid)) as name,
  pg_get_functiondef(proc.oid) as definition,
  obj_description(proc.oid, 'pg_proc') as comment,
  ${grants("coalesce(proc.proacl, acldefault('f', proc.proowner))", 'proc.proowner')} as grants
from pg_proc proc
join pg_namespace namespace on namespace.oid = proc.pronamespace
where namespace.nspname in ${own}
  and not exists (select from pg_depend where objid = proc.oid and classid = 'pg_proc'::regclass and deptype = 'e')`

const statement = `
with relations as (${relations}), routines as (${routines})
select json_build_object(
  'schemas', (
    select json_agg(json_build_object(
      'name', nspname,
      'comment', obj_description(oid, 'pg_namespace'),
      'grants', ${grants('nspacl', 'nspowner')}
    ) order by nspname) from pg_namespace where nspname in ${own} and nspname <> 'public'
  ),
  'enums', (
    select json_agg(json_build_object(
      'name', format_type(oid, null),
      'values', array(select quote_literal(enumlabel) from pg_enum where enumtypid = pg_type.oid order by enumsortorder),
      'comment', obj_description(oid, 'pg_type')
    ) order by typname collate "C")
    from pg_type where typtype = 'e' and typnamespace in (select oid from pg_namespace where nspname in ${own})
  ),
  'relations', (select json_agg(relations order by name collate "C") from relations),
  'routines', (select json_agg(routines order by name collate "C") from routines),
  'unknown', ${list(`
    select json_agg(name) from (
      select format('%s (relation of kind %s)', oid::regclass, relkind) as name from pg_class
        where relnamespace in (select oid from pg_namespace where nspname in ${own}) and relkind not in ('r', 'v', 'i')
        -- The counter of an identity column is shown with its column.
        and not exists (select from pg_depend where objid = pg_class.oid and classid = 'pg_class'::regclass and deptype = 'i')
      union all
      select format('%s (type of kind %s)', format_type(oid, null), typtype) from pg_type
        where typnamespace in (select oid from pg_namespace where nspname in ${own}) and typtype not in ('b', 'c', 'e')
    ) objects`)}
) as schema`

export async function readSchema(database: Database): Promise<Schema> {
  const [row] = await database.transaction({ readOnly: true }, async transaction => {
    // With an empty search path, PostgreSQL writes every name with its schema.
    await transaction.execute(`set local search_path = ''`)
    return transaction.query<{ schema: Schema }>(statement)
  })
  if (!row) throw new Error('The catalogue gave no row')
  return row.schema
}
