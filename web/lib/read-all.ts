// A server gives only so many rows at once: a list is read to its end in pages, so that nothing is cut silently.
import { AppError, unwrap, unwrapCount } from './errors.ts'

/** As many as Supabase gives at once. A server that gives fewer is asked in its own steps. */
const pageSize = 1000

type Counted = { count?: 'exact' }
type Answer<Row> = { data: Row[] | null; error: unknown; count: number | null; status?: number }
/** Its order is the same for every page, down to the last row. */
export type List<Row> = (options: Counted) => {
  range: (first: number, last: number) => PromiseLike<Answer<Row>>
}

/**
 * The first page says how many there are; the rest is asked for at once. If something was written in between, a row may
 * have slipped from one page to the next, and it is read anew: a few times, because an import may go on for long, and
 * what it writes is told to the page anyway.
 */
export async function readAll<Row>(list: List<Row>, tries = 3): Promise<Row[]> {
  const first = await list({ count: 'exact' }).range(0, pageSize - 1)
  const [rows, total] = [rowsOf(first), unwrapCount(first)]
  const step = rows.length
  if (step >= total) return rows
  if (step === 0) throw new AppError('internal', undefined, `none of ${total} rows came`)
  const starts = Array.from({ length: Math.ceil(total / step) - 1 }, (_, index) => (index + 1) * step)
  const rest = await Promise.all(starts.map(start => list({}).range(start, start + step - 1)))
  const all = [...rows, ...rest.flatMap(rowsOf)]
  return all.length === total || tries <= 1 ? all : readAll(list, tries - 1)
}

const rowsOf = <Row>(answer: Answer<Row>): Row[] =>
  unwrap(answer as Answer<Row> & { data: Row[]; error: null })
