import { badRange, noPutLimit } from '../errors.ts'
import { unlimited } from './query.ts'
import type { Range } from './tree.ts'

/** Returns the range of rows that the `Range` header (on GET), limit and offset request together. */
export function topRange(method: string, header: string | null | undefined, query: Range): Range {
  const wanted =
    method === 'GET' && (header || query.offset < 0n) ? intersect(parseHeader(header), query) : query
  if (method === 'PUT' && (query.limit !== null || query.offset !== 0n)) throw noPutLimit()
  const isNegative = query.limit !== null && (query.limit < 0n || (query.limit === 0n && query.offset !== 0n))
  if (isNegative) throw badRange('Limit should be greater than or equal to zero.')
  if (query.limit === 0n) return query
  if (wanted.limit !== null && wanted.limit <= 0n) {
    throw badRange(
      'The lower boundary must be lower than or equal to the upper boundary in the Range header.',
    )
  }
  return wanted
}

function parseHeader(header: string | null | undefined): Range {
  const match = header ? /^(\d+)-(\d*)$/.exec(header) : null
  if (!match) return unlimited
  const lower = BigInt(match[1] ?? 0)
  return { offset: lower, limit: match[2] ? BigInt(match[2]) - lower + 1n : null }
}

function intersect(one: Range, two: Range): Range {
  const [offset = 0n] = [one.offset, two.offset].sort((a, b) => Number(b - a))
  const ends = [one, two].flatMap(range => (range.limit === null ? [] : [range.offset + range.limit]))
  if (ends.length === 0) return { offset, limit: null }
  const [nearest = 0n] = ends.toSorted((a, b) => Number(a - b))
  return { offset, limit: nearest - offset }
}

/** Limits the range to at most `maxRows` rows. */
export function restrict(range: Range, maxRows: number | null): Range {
  if (maxRows === null) return range
  const most = BigInt(maxRows)
  return range.limit === null || range.limit > most ? { offset: range.offset, limit: most } : range
}
