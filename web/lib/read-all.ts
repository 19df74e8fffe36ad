// Reads a complete list in pages, because a server limits the rows per response and would otherwise cut the list
// without notice.
import { AppError, unwrap, unwrapCount } from './errors.ts'

/** Supabase's limit of rows per response. If a server returns fewer rows, that number becomes the page size. */
const pageSize = 1000

type Counted = { count?: 'exact' }
type Answer<Row> = { data: Row[] | null; error: unknown; count: number | null; status?: number }
/** The order must be unambiguous, so that it is the same for every page. */
export type List<Row> = (options: Counted) => {
  range: (first: number, last: number) => PromiseLike<Answer<Row>>
}

/**
 * Reads the first page to get the number of rows, then all other pages at once. If the list changed meanwhile, a
 * row may be on another page, so the list is read again. This is repeated only a few times, because an import may
 * take long, and realtime reports its rows anyway.
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
