/** Asks the database about many callers, filters and rows with one function of platform.sql, in parts. */
import type { Database, TransactionOptions } from '../database/database.ts'
import type { Change } from './changes.ts'

/**
 * Larger parts would block the database for others. Askers are callers or filters; the rows count for all of
 * them together.
 */
const askersAtOnce = 250
const rowsAtOnce = 4_000

/** Yields parts with at most this many rows in total, and at least one asker each. */
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

/** Groups the changes by table, because the database is asked about one table at a time. */
export function byTable(changes: Iterable<Change>): Change[][] {
  return [...Map.groupBy(changes, ({ schema, table }) => JSON.stringify([schema, table])).values()]
}

/** Calls the function with lists as JSON and returns its list of answers. */
export async function ask<Verdict>(
  database: Database,
  question: 'readable' | 'formerly_readable' | 'rows_passing' | 'audience',
  options: Pick<TransactionOptions, 'timeoutMs' | 'onSpent'>,
  ...lists: (readonly object[])[]
): Promise<Verdict[]> {
  const parameters = lists.map((_list, index) => `$${index + 1}::jsonb`).join(', ')
  const [row] = await database.run<{ answers: Verdict[] | null }>(
    {
      text: `select realtime.${question}(${parameters}) as answers`,
      values: lists.map(list => JSON.stringify(list)),
    },
    options,
  )
  return row?.answers ?? []
}
