/** Reads the data about the schema `public` that the generated types need. */
import type { Database } from '../../backend/database/database.ts'

export type Column = {
  readonly name: string
  readonly type: string
  readonly isNullable: boolean
  readonly hasDefault: boolean
}
export type Relation = {
  readonly name: string
  readonly isView: boolean
  readonly columns: readonly Column[]
  /** The computed columns: functions that take a row of the table. Clients can select them like columns. */
  readonly computed: readonly { readonly name: string; readonly type: string }[]
}
export type ForeignKey = {
  readonly name: string
  readonly table: string
  readonly columns: readonly string[]
  readonly isOneToOne: boolean
  readonly referencedTable: string
  readonly referencedColumns: readonly string[]
}
export type Routine = {
  readonly name: string
  readonly arguments: readonly {
    readonly name: string
    readonly type: string
    readonly isOptional: boolean
  }[]
  /** The columns of `returns table (…)`. The list is empty for other functions. */
  readonly columns: readonly { readonly name: string; readonly type: string }[]
  readonly returns: string
  readonly isSet: boolean
  /** The table whose rows the function returns. */
  readonly returnsTable: string | null
}
export type Enum = { readonly name: string; readonly values: readonly string[] }
export type Catalogue = {
  readonly relations: readonly Relation[]
  readonly foreignKeys: readonly ForeignKey[]
  readonly routines: readonly Routine[]
  readonly enums: readonly Enum[]
}

const statement = `
with relations as (
  select
    class.relname as name,
    class.relkind = 'v' as "isView",
    (
      select json_agg(json_build_object(
        'name', attribute.attname,
        'type', type.typname,
        'isNullable', not attribute.attnotnull,
        'hasDefault', attribute.atthasdef
      ) order by attribute.attname)
      from pg_attribute attribute
      join pg_type type on type.oid = attribute.atttypid
      where attribute.attrelid = class.oid and attribute.attnum > 0 and not attribute.attisdropped
    ) as columns,
    (
      select coalesce(json_agg(json_build_object('name', proc.proname, 'type', type.typname) order by proc.proname), '[]')
      from pg_proc proc
      join pg_type type on type.oid = proc.prorettype
      where proc.pronamespace = 'public'::regnamespace and proc.pronargs = 1
        and proc.proargtypes[0] = class.reltype and not proc.proretset
    ) as computed
  from pg_class class
  where class.relnamespace = 'public'::regnamespace and class.relkind in ('r', 'v')
),
keys as (
  select
    con.conname as name,
    class.relname as table,
    referenced.relname as "referencedTable",
    (
      select json_agg(attribute.attname order by position.n)
      from unnest(con.conkey) with ordinality as position (attnum, n)
      join pg_attribute attribute on attribute.attrelid = con.conrelid and attribute.attnum = position.attnum
    ) as columns,
    (
      select json_agg(attribute.attname order by position.n)
      from unnest(con.confkey) with ordinality as position (attnum, n)
      join pg_attribute attribute on attribute.attrelid = con.confrelid and attribute.attnum = position.attnum
    ) as "referencedColumns",
    exists (
      select from pg_constraint u
      where u.conrelid = con.conrelid and u.contype in ('p', 'u') and u.conkey <@ con.conkey and con.conkey <@ u.conkey
    ) as "isOneToOne"
  from pg_constraint con
  join pg_class class on class.oid = con.conrelid
  join pg_class referenced on referenced.oid = con.confrelid
  where con.contype = 'f' and class.relnamespace = 'public'::regnamespace
    and referenced.relnamespace = 'public'::regnamespace
),
routines as (
  select
    proc.proname as name,
    type.typname as returns,
    proc.proretset as "isSet",
    class.relname as "returnsTable",
    (
      select coalesce(json_agg(json_build_object(
        'name', argument.name,
        'type', argument_type.typname,
        'isOptional', argument.n > proc.pronargs - proc.pronargdefaults
      ) order by argument.name), '[]')
      from unnest(proc.proargtypes::oid[], proc.proargnames[1:proc.pronargs]) with ordinality as argument (type, name, n)
      join pg_type argument_type on argument_type.oid = argument.type
    ) as arguments,
    (
      select coalesce(json_agg(json_build_object('name', argument.name, 'type', argument_type.typname)
        order by argument.name), '[]')
      from unnest(proc.proallargtypes, proc.proargnames, proc.proargmodes) as argument (type, name, mode)
      join pg_type argument_type on argument_type.oid = argument.type
      where argument.mode = 't'
    ) as columns
  from pg_proc proc
  join pg_type type on type.oid = proc.prorettype
  left join pg_class class on class.oid = type.typrelid
  where proc.pronamespace = 'public'::regnamespace and proc.prokind = 'f' and type.typname <> 'trigger'
    and not exists (select from pg_depend where objid = proc.oid and deptype = 'e')
),
enums as (
  select type.typname as name, json_agg(label.enumlabel order by label.enumsortorder) as values
  from pg_type type
  join pg_enum label on label.enumtypid = type.oid
  where type.typnamespace = 'public'::regnamespace
  group by type.typname
)
select json_build_object(
  'relations', (select json_agg(relations order by name) from relations),
  'foreignKeys', (select json_agg(keys order by "table", name) from keys),
  'routines', (select json_agg(routines order by name) from routines),
  'enums', (select json_agg(enums order by name) from enums)
) as catalogue`

export async function readCatalogue(database: Database): Promise<Catalogue> {
  const [row] = await database.run<{ catalogue: Catalogue }>({ text: statement })
  if (row === undefined) throw new Error('The catalogue gave no row')
  return row.catalogue
}
