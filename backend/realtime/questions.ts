/** How the database is asked about many callers, filters and rows: one function of platform.sql, in parts. */
import type { Database } from '../database/database.ts'
import type { Change } from './changes.ts'

/** More at once would keep others from the database for too long: askers (callers or filters), and rows for all of them. */
const askersAtOnce = 250
const rowsAtOnce = 4_000

/** Parts of which each asks about so many rows in all, and at least one asker. */
export function* inParts<Asker>(
  askers: Iterable<Asker>,
  rowsOf: (asker: Asker) => number,
): Generator<readonly Asker[]> {
  let part: Asker[] = []
  let rows = 0
  for (const asker of askers) {
    const more = rowsOf(asker)
    if (part.length >= askersAtOnce || (part.length > 0 && rows + more > rowsAtOnce)) {
      yield part
      part = []
      rows = 0
    }
    part.push(asker)
    rows += more
  }
  if (part.length > 0) yield part
}

/** The changes of each table, which are asked about together. */
export function byTable(changes: Iterable<Change>): Change[][] {
  return [...Map.groupBy(changes, ({ schema, table }) => JSON.stringify([schema, table])).values()]
}

/** Lists in, a list out. */
export async function ask<Verdict>(
  database: Database,
  question: 'readable' | 'formerly_readable' | 'rows_passing' | 'audience',
  timeoutMs: number,
  ...lists: (readonly object[])[]
): Promise<Verdict[]> {
  const parameters = lists.map((_list, index) => `$${index + 1}::jsonb`).join(', ')
  const [row] = await database.run<{ answers: Verdict[] | null }>(
    {
      text: `select realtime.${question}(${parameters}) as answers`,
      values: lists.map(list => JSON.stringify(list)),
    },
    { timeoutMs },
  )
  return row?.answers ?? []
}
