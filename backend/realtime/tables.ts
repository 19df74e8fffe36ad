/** The data about a table that delivery needs: its columns, its key, and the rights of each role to read it. */
import type { Database } from '../database/database.ts'

export type Column = { readonly name: string; readonly type: string }

export type Table = {
  readonly columns: readonly Column[]
  readonly key: readonly string[]
  /** True if the project has a function `private.audience(row)`. It returns the members who could read the row. */
  readonly hasAudience: boolean
}

/** The rights of a role to read a table: the granted columns, and whether the policies allow every row. */
export type Reach = { readonly columns: ReadonlySet<string>; readonly everyRow: boolean }

export async function createTables(database: Database) {
  const tables = new Map<string, Promise<Table | null>>()
  const schemas = new Map<string, Promise<boolean | null>>()
  const reaches = new Map<string, Promise<Reach>>()
  const forget = () => {
    tables.clear()
    schemas.clear()
    reaches.clear()
  }
  const unlisten = await database.listen('pgrst', forget, forget)

  return {
    /** Returns null if the table does not exist or is not published. */
    find(schema: string, name: string): Promise<Table | null> {
      return remembered(tables, `${schema}.${name}`, () => findTable(database, schema, name))
    },
    /** Returns whether any table of the schema is published. */
    async isPublished(schema: string): Promise<boolean> {
      return (await remembered(schemas, schema, () => findSchema(database, schema))) ?? false
    },
    /** Call this only for a table that `find` has found. */
    reach(schema: string, name: string, role: string): Promise<Reach> {
      return remembered(reaches, `${role} ${schema}.${name}`, () => findReach(database, schema, name, role))
    },
    close: unlisten,
  }
}

export type Tables = Awaited<ReturnType<typeof createTables>>

/** Caches only tables that exist, because clients could ask for any number of other names. */
function remembered<T>(cache: Map<string, Promise<T>>, key: string, load: () => Promise<T>): Promise<T> {
  const known = cache.get(key)
  if (known) return known
  const forget = () => {
    if (cache.get(key) === loading) cache.delete(key)
  }
  const loading = load()
  cache.set(key, loading)
  loading.then(found => {
    if (found === null) forget()
  }, forget)
  return loading
}

async function findTable(database: Database, schema: string, name: string): Promise<Table | null> {
  const [row] = await database.run<{ columns: Column[] | null; key: string[] | null; audience: boolean }>({
    text: `select
        (select jsonb_agg(jsonb_build_object('name', a.attname, 'type', t.typname) order by a.attnum)
          from pg_attribute a join pg_type t on t.oid = a.atttypid
          where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
        (select jsonb_agg(a.attname order by a.attnum) from pg_index i
          join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
          where i.indrelid = c.oid and i.indisprimary) as key,
        exists (select from pg_proc f where f.proname = 'audience' and f.pronamespace = to_regnamespace('private')
          and f.proargtypes[0] = c.reltype and f.pronargs = 1) as audience
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = $1 and c.relname = $2 and c.relkind in ('r', 'p')
        and exists (select from pg_publication_tables p where p.pubname = 'supabase_realtime'
          and p.schemaname = n.nspname and p.tablename = c.relname)`,
    values: [schema, name],
  })
  return row ? { columns: row.columns ?? [], key: row.key ?? [], hasAudience: row.audience } : null
}

async function findSchema(database: Database, schema: string): Promise<true | null> {
  const rows = await database.run({
    text: `select from pg_publication_tables where pubname = 'supabase_realtime' and schemaname = $1 limit 1`,
    values: [schema],
  })
  return rows.length > 0 ? true : null
}

async function findReach(database: Database, schema: string, name: string, role: string): Promise<Reach> {
  const [row] = await database.run<{ columns: string[] | null; every_row: boolean }>({
    text: `select
        (select jsonb_agg(a.attname) from pg_attribute a
          where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
            and has_schema_privilege(r.oid, n.oid, 'usage')
            and has_column_privilege(r.oid, c.oid, a.attnum, 'select')) as columns,
        not c.relrowsecurity or r.rolbypassrls or r.rolsuper or (
          exists (select from pg_policy p where p.polrelid = c.oid and p.polpermissive
            and pg_get_expr(p.polqual, p.polrelid) = 'true' and ${appliesToRole})
          and not exists (select from pg_policy p where p.polrelid = c.oid and not p.polpermissive
            and ${appliesToRole})) as every_row
      from pg_class c join pg_namespace n on n.oid = c.relnamespace, pg_roles r
      where n.nspname = $1 and c.relname = $2 and r.rolname = $3`,
    values: [schema, name, role],
  })
  return { columns: new Set(row?.columns ?? []), everyRow: row?.every_row ?? false }
}

const appliesToRole = `p.polcmd in ('r', '*')
  and (p.polroles = '{0}' or exists (select from unnest(p.polroles) m where pg_has_role(r.oid, m, 'usage')))`
