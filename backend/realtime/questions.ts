/**
 * Sends the database queries about many callers, filters and rows, in parts. Each query calls one function of
 * platform.sql.
 */
import type { Database, TransactionOptions } from '../database/database.ts'
import type { Change } from './changes.ts'

/**
 * The maximum number of askers in one query. An asker is a caller or a filter. A query about more askers would
 * block the database for other requests. `rowsAtOnce` limits the total number of rows of all askers.
 */
const askersAtOnce = 250
const rowsAtOnce = 4_000

/** Yields parts of at most `rowsAtOnce` rows in total. Each part has at least one asker. */
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

/** Groups the changes by table, because each query is about one table. */
export function byTable(changes: Iterable<Change>): Change[][] {
  return [...Map.groupBy(changes, ({ schema, table }) => JSON.stringify([schema, table])).values()]
}

/** Calls the function with the lists as JSON and returns its list of results. */
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
