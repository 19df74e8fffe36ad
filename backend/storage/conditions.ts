/** Ranges and conditional requests as RFC 9110 defines them. */
import { matchesEtag } from '../http/etag.ts'
import type { ByteRange } from './bytes/bytes.ts'

/**
 * Returns the requested range, or `'unsatisfiable'` if it starts after the end of the file. Returns null for the
 * whole file, and also if the header is not a single range.
 */
export function parseRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | null {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '')
  if (!match) return null
  const [, from = '', to = ''] = match
  if (from === '' && to === '') return null
  if (from === '') {
    const length = Math.min(Number(to), size)
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 }
  }
  const start = Number(from)
  const end = to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (to !== '' && Number(to) < start) return null
  return start >= size ? 'unsatisfiable' : { start, end }
}

type Validators = { readonly etag: string; readonly lastModified: Date }

type Header = (name: string) => string | undefined

export function isUnchanged(header: Header, { etag, lastModified }: Validators): boolean {
  const noneMatch = header('if-none-match')
  if (noneMatch !== undefined) return matchesEtag(noneMatch, etag)
  const since = Date.parse(header('if-modified-since') ?? '')
  return !Number.isNaN(since) && wholeSeconds(lastModified) <= since
}

export function hasFailed(header: Header, { etag, lastModified }: Validators): boolean {
  const match = header('if-match')
  if (match !== undefined) return !matchesEtag(match, etag)
  const since = Date.parse(header('if-unmodified-since') ?? '')
  return !Number.isNaN(since) && wholeSeconds(lastModified) > since
}

/** Returns whether the client began its download with this version of the file. If not, it must get the whole file. */
export function rangeStillHolds(header: Header, { etag, lastModified }: Validators): boolean {
  const ifRange = header('if-range')
  if (ifRange === undefined) return true
  return ifRange.startsWith('"') ? ifRange === etag : Date.parse(ifRange) === wholeSeconds(lastModified)
}

/** Removes fractions of a second, because HTTP dates have none. */
function wholeSeconds(date: Date): number {
  return Math.floor(date.getTime() / 1000) * 1000
}
