// A server limits the rows of an answer, so a list is read to its end in pages and nothing is cut silently.
import { AppError, unwrap, unwrapCount } from './errors.ts'

/** Supabase's limit. If a server gives fewer rows, the pages have its size. */
const pageSize = 1000

type Counted = { count?: 'exact' }
type Answer<Row> = { data: Row[] | null; error: unknown; count: number | null; status?: number }
/** The order must be complete, so that it is the same for every page. */
export type List<Row> = (options: Counted) => {
  range: (first: number, last: number) => PromiseLike<Answer<Row>>
}

/**
 * The first page tells the number of rows, then all other pages are requested at once. If something was
 * written meanwhile, a row may have moved to another page, so the list is read again. This is repeated only a
 * few times, because an import may take long, and the page hears about its rows anyway.
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
