import { badBody } from '../errors.ts'
import { parseCsv } from './csv.ts'
import { type MediaType, mediaTypeName } from './media.ts'
import { limits, readPairs, withoutNull } from './url.ts'

/**
 * A body and the names that it sets. `text` is JSON. `raw` is bytes, for a function with a single unnamed argument.
 */
export type Payload =
  | {
      readonly kind: 'json'
      readonly text: string
      readonly keys: readonly string[]
      readonly isObject: boolean
    }
  | { readonly kind: 'raw'; readonly bytes: Uint8Array }
  | { readonly kind: 'pairs'; readonly pairs: readonly (readonly [string, string])[] }

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

function decodeText(bytes: Uint8Array): string {
  try {
    return decoder.decode(bytes)
  } catch {
    throw badBody('The body is not valid UTF-8')
  }
}

/** Reads a body. If `columns` is given, it defines the names, and a row may lack some of them. */
export function parseBody(
  bytes: Uint8Array,
  type: MediaType,
  columns: readonly string[] | null,
  forFunction: boolean,
): Payload {
  if (type.form === 'json' || type.form === 'any') return parseJson(decodeText(bytes), columns, forFunction)
  if (type.form === 'csv') return parseCsvBody(decodeText(bytes))
  if (type.form === 'urlencoded') return parseForm(decodeText(bytes), forFunction)
  const isRaw = type.form === 'text' || type.form === 'xml' || type.form === 'bytes'
  if (isRaw && forFunction) return { kind: 'raw', bytes }
  throw badBody(`Content-Type not acceptable: ${mediaTypeName(type)}`)
}

function parseJson(text: string, columns: readonly string[] | null, forFunction: boolean): Payload {
  if (text === '' && forFunction) return { kind: 'json', text: '{}', keys: [], isObject: true }
  checkJsonShape(text)
  const parsed = parseJsonText(text)
  if (Array.isArray(parsed)) checkRows(parsed.length)
  const isObject = typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)
  if (columns) return { kind: 'json', text, keys: [...new Set(columns)].sort(), isObject }
  if (isObject) return { kind: 'json', text, keys: sortedKeys(parsed), isObject }
  if (!Array.isArray(parsed) || parsed.length === 0)
    return { kind: 'json', text: '[]', keys: [], isObject: false }
  return { kind: 'json', text, keys: uniformKeys(parsed), isObject: false }
}

function parseJsonText(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw badBody('Empty or invalid json')
  }
}

const sortedKeys = (object: object) => Object.keys(object).sort()

function uniformKeys(rows: readonly unknown[]): string[] {
  const [first] = rows
  if (!isRecord(first)) throw badBody('All object keys must match')
  const keys = sortedKeys(first)
  for (const row of rows) {
    const isUniform =
      isRecord(row) && Object.keys(row).length === keys.length && keys.every(key => Object.hasOwn(row, key))
    if (!isUniform) throw badBody('All object keys must match')
  }
  return keys
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function checkRows(count: number): void {
  if (count > limits.rows) throw badBody(`The body has more than ${limits.rows} rows`)
}

/**
 * Refuses JSON that is too expensive. Deep nesting exhausts PostgreSQL's stack, and many values or long numbers
 * delay other callers. Normal requests stay below these limits.
 */
export function checkJsonShape(text: string): void {
  let depth = 0
  let values = 1
  let digits = 0
  let isQuoted = false
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    if (isQuoted) {
      if (code === 92) index += 1
      else if (code === 34) isQuoted = false
    } else if (code === 34) isQuoted = true
    else if (code === 44) values += 1
    else if (code === 69 || code === 101) {
      digits += exponentAt(text, index + 1)
      if (digits > limits.jsonDigits)
        throw badBody(`The json has numbers of more than ${limits.jsonDigits} digits`)
    } else if (code === 91 || code === 123) {
      depth += 1
      values += 1
      if (depth > limits.jsonDepth) throw badBody(`The json is nested deeper than ${limits.jsonDepth} levels`)
    } else if (code === 93 || code === 125) depth -= 1
    if (values > limits.jsonValues) throw badBody(`The json has more than ${limits.jsonValues} values`)
  }
}

const exponent = /[+-]?\d+/y

function exponentAt(text: string, start: number): number {
  exponent.lastIndex = start
  return Math.abs(Number(exponent.exec(text)?.[0] ?? 0))
}

const mostNameLetters = 4_000_000

function parseCsvBody(text: string): Payload {
  const [header, ...rows] = parseCsv(text, limits.rows + 1) ?? []
  if (!header) throw badBody('Empty or invalid csv')
  checkRows(rows.length)
  const width = rows[0]?.length ?? 0
  if (rows.some(row => row.length !== width)) throw badBody('All lines must have same number of fields')
  if (rows.length * width > limits.jsonValues)
    throw badBody(`The csv has more than ${limits.jsonValues} values`)
  const names = header.slice(0, width)
  // Each row becomes an object with all names. With a long header and short rows, the JSON could be a hundred times
  // as large as the body.
  if (rows.length * names.join('').length > mostNameLetters)
    throw badBody('The names of the columns are too long for so many rows')
  const csvValue = (text: string | undefined) => (text === 'NULL' ? null : text)
  const objects = rows.map(row =>
    Object.fromEntries(names.map((name, index) => [name, csvValue(row[index])])),
  )
  return { kind: 'json', text: JSON.stringify(objects), keys: [...new Set(names)].sort(), isObject: false }
}

function parseForm(text: string, forFunction: boolean): Payload {
  const pairs = readPairs(withoutNull(text))
  if (forFunction) return { kind: 'pairs', pairs }
  const object = Object.fromEntries(pairs)
  return { kind: 'json', text: JSON.stringify(object), keys: sortedKeys(object), isObject: true }
}
