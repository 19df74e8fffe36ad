import type { Pair } from '../parse/url.ts'

const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, char => `%${char.charCodeAt(0).toString(16).toUpperCase()}`)

/** The parameters in alphabetical order, each named once, so that equal queries have equal locations. */
export function canonicalQuery(pairs: readonly Pair[]): string {
  const byName = Map.groupBy(pairs, ([name]) => name)
  return [...byName]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, all]) => `${encode(name)}=${all.map(([, value]) => encode(value)).join(',')}`)
    .join('&')
}
