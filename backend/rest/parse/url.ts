import { badQuery, RestError } from '../errors.ts'

export type Pair = readonly [key: string, value: string]

export const limits = {
  urlBytes: 64 * 1024,
  nesting: 32,
  embedding: 10,
  sameName: 30,
  // Each condition takes tens of microseconds in the one thread that serves all callers, and takes about as long in
  // the database.
  conditions: 250,
  names: 1000,
  jsonDepth: 200,
  // 1 MB can contain half a million values, and other callers must wait while these are read.
  jsonValues: 50_000,
  // PostgreSQL writes out all digits of a number such as 1e131071, so the digits of a whole body are limited.
  jsonDigits: 1_000_000,
  rows: 5_000,
} as const

/** Returns the decoded parameters of a query string in order. Parameters without a value are left out. */
export function readPairs(queryString: string): Pair[] {
  if (queryString.length > limits.urlBytes) {
    throw new RestError(414, 'PGRST100', 'The URL is too long', {
      details: `At most ${limits.urlBytes} bytes are read`,
    })
  }
  const pairs: Pair[] = []
  for (const part of queryString.split(/[&;]/)) {
    const equals = part.indexOf('=')
    if (equals < 0) continue
    const value = decode(part.slice(equals + 1))
    checkNesting(value)
    pairs.push([decode(part.slice(0, equals)), value])
  }
  return pairs
}

export function decode(text: string): string {
  const spaced = text.includes('+') ? text.replaceAll('+', ' ') : text
  return withoutNull(spaced.includes('%') ? decodePercent(spaced) : spaced)
}

/** Decodes percent escapes. A percent sign that begins no escape is kept. Escaped bytes must be UTF-8. */
function decodePercent(text: string): string {
  try {
    return decodeURIComponent(text.replace(/%(?![\da-f]{2})/gi, '%25'))
  } catch {
    throw badQuery('The URL is not percent-encoded UTF-8', `Could not decode ${text.slice(0, 100)}`)
  }
}

/** Refuses NUL, because PostgreSQL cannot store it. */
export function withoutNull(text: string): string {
  if (text.includes('\0'))
    throw new RestError(400, '22021', 'invalid byte sequence for encoding "UTF8": 0x00')
  return text
}

/** Refuses a text whose brackets are nested too deep, before a recursive parser reads the text. */
export function checkDepth(text: string): void {
  let depth = 0
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    if (code === 40) depth += 1
    else if (code === 41) depth -= 1
    if (depth > limits.nesting) {
      throw badQuery('The query is nested too deeply', `At most ${limits.nesting} levels are read`)
    }
  }
}

/**
 * Refuses a value whose brackets are nested deeper than a body may be. PostgreSQL reads JSON and searches
 * recursively, and the embedded database crashes when its stack is full.
 */
function checkNesting(value: string): void {
  let depth = 0
  for (let index = 0; index < value.length; index += 1) {
    const code = value.charCodeAt(index)
    if (code === 40 || code === 91 || code === 123) depth += 1
    else if (code === 41 || code === 93 || code === 125) depth -= 1
    if (depth > limits.jsonDepth)
      throw badQuery('A value is nested too deeply', `At most ${limits.jsonDepth} levels are read`)
  }
}

const namesColumns = new Set(['select', 'order', 'columns', 'on_conflict'])

/**
 * Counts the conditions and names of a request. Refuses a request with too many of them before the slow part of
 * reading begins.
 */
export function createCounter() {
  let conditions = 0
  let names = 0
  const counter = {
    condition(): void {
      conditions += 1
      if (conditions > limits.conditions)
        throw badQuery(
          'The query has too many conditions',
          `At most ${limits.conditions} conditions are read`,
        )
    },
    /**
     * Counts a parameter. Each step into JSON counts as a name. `ending` is the kind of the parameter, without the
     * names of its embeds.
     */
    parameter([key, value]: Pair, ending: string): void {
      counter.condition()
      names += key.split('->').length
      names += namesColumns.has(ending) ? value.split(/,|->/).length : value.split('->').length - 1
      if (names > limits.names)
        throw badQuery('The query names too many columns', `At most ${limits.names} names are read`)
    },
  }
  return counter
}
