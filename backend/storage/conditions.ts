/** Ranges and conditional requests, as defined by RFC 9110. */
import { matchesEtag } from '../http/etag.ts'
import type { ByteRange } from './bytes/bytes.ts'

/**
 * The requested range; `'unsatisfiable'` if it is beyond the end; null for the whole file (also for anything
 * but a single range).
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

/** A range holds only for the version that the client started with. */
export function rangeStillHolds(header: Header, { etag, lastModified }: Validators): boolean {
  const ifRange = header('if-range')
  if (ifRange === undefined) return true
  return ifRange.startsWith('"') ? ifRange === etag : Date.parse(ifRange) === wholeSeconds(lastModified)
}

/** HTTP dates have no fractions of a second. */
function wholeSeconds(date: Date): number {
  return Math.floor(date.getTime() / 1000) * 1000
}
