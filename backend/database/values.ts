/**
 * Converts values to and from PostgreSQL, in the same way for both engines. Values travel as text, and bytea travels as
 * bytes.
 */
import type { Value } from './database.ts'

type Encoded = string | Uint8Array | null

export function encodeValue(value: Value): Encoded {
  if (value === null || typeof value === 'string' || value instanceof Uint8Array) return value
  if (typeof value === 'object') return arrayLiteral(value)
  return String(value)
}

export function arrayLiteral(items: readonly (string | null)[]): string {
  return `{${items.map(item => (item === null ? 'NULL' : `"${item.replace(/["\\]/g, '\\$&')}"`)).join(',')}}`
}

const oids = {
  bool: 16,
  bytea: 17,
  int8: 20,
  int2: 21,
  int4: 23,
  oid: 26,
  json: 114,
  float4: 700,
  float8: 701,
  jsonb: 3802,
}

const numbers = [oids.int2, oids.int4, oids.int8, oids.oid, oids.float4, oids.float8]

/** The type numeric has no decoder and stays text, because a JavaScript number would round it. */
export const decoders: ReadonlyMap<number, (text: string) => unknown> = new Map<
  number,
  (text: string) => unknown
>([
  [oids.bool, text => text === 't'],
  [oids.bytea, text => Uint8Array.from(Buffer.from(text.slice(2), 'hex'))],
  [oids.json, text => JSON.parse(text)],
  [oids.jsonb, text => JSON.parse(text)],
  ...numbers.map((oid): [number, (text: string) => unknown] => [oid, Number]),
])
