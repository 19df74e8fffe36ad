import type { Pair } from '../parse/url.ts'

const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, char => `%${char.charCodeAt(0).toString(16).toUpperCase()}`)

/** The parameters in alphabetical order, so that equal queries have equal locations. */
export function canonicalQuery(pairs: readonly Pair[]): string {
  return pairs
    .toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
    .map(([key, value]) => `${encode(key)}=${encode(value)}`)
    .join('&')
}
