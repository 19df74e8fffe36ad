import { quoteIdentifier } from '../../database/identifier.ts'

/** The type names of SQL itself. PostgreSQL's catalogue does not list them. */
const spellings = [
  'int',
  'integer',
  'smallint',
  'bigint',
  'real',
  'double precision',
  'float',
  'decimal',
  'dec',
  'numeric',
  'boolean',
  'char',
  'character',
  'varchar',
  'character varying',
  'char varying',
  'nchar',
  'national character',
  'bit',
  'bit varying',
  'timestamp',
  'timestamp with time zone',
  'timestamp without time zone',
  'time',
  'time with time zone',
  'time without time zone',
  'interval',
]

/**
 * Returns the SQL spelling of the type that a cast names. Types of SQL itself keep their spelling; types of the
 * catalogue are quoted, with their schema.
 */
export function typeNames(
  rows: readonly { schema: string; name: string }[],
  searchPath: readonly string[],
): (name: string) => string | undefined {
  const known = new Map<string, string>()
  for (const schema of ['pg_catalog', ...searchPath].reverse()) {
    for (const row of rows)
      if (row.schema === schema)
        known.set(row.name, `${quoteIdentifier(schema)}.${quoteIdentifier(row.name)}`)
  }
  for (const spelling of spellings) known.set(spelling, spelling)
  return name => known.get(name.trim().replace(/\s+/g, ' ').toLowerCase())
}
