import type { Database } from '../../backend/database/database.ts'

/** Returns every row of every table whose text contains one of the words, in any letter case. */
export async function rowsWith(database: Database, words: readonly string[]): Promise<string[]> {
  const tables = await database.run<{ name: string }>({
    text: `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  })
  const found: string[] = []
  for (const { name } of tables) {
    const rows = await database.run<{ row: string }>({
      text: `select t::text as row from ${name} t where t::text ilike any ($1)`,
      values: [words.map(word => `%${word}%`)],
    })
    found.push(...rows.map(({ row }) => `${name}: ${row.slice(0, 200)}`))
  }
  return found
}
