import { remembering } from '../../remember.ts'
import type { Pair } from '../parse/url.ts'

const isPlain = /^[\w.~-]*$/
const leftAlone = /[!'()*]/g

/** Encodes a text as PostgREST does, which also escapes some characters that encodeURIComponent leaves unchanged. */
function encode(text: string): string {
  if (isPlain.test(text)) return text
  return encodeURIComponent(text).replace(
    leftAlone,
    char => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}

const encodeShort = remembering(encode)

/**
 * Sorts the parameters by name and joins the values of a repeated name, so that equal queries have equal locations.
 */
export function canonicalQuery(pairs: readonly Pair[]): string {
  const byName = Map.groupBy(pairs, ([name]) => name)
  return [...byName]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(
      ([name, all]) =>
        `${encode(name)}=${all.map(([, value]) => (name === 'select' ? encodeShort(value) : encode(value))).join(',')}`,
    )
    .join('&')
}
