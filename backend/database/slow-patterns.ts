/**
 * Limits the regular expressions of callers. PostgreSQL matches most expressions in one pass over the text. With
 * back-references and look-arounds it tries again and again, and nested repetitions make the expression huge before any
 * text is read. The table API and realtime use this file to refuse such expressions.
 */

export const patternLimits = {
  strangers: {
    /** The maximum number of characters of one expression. */
    length: 500,
    /** The maximum depth of nested groups. */
    depth: 8,
    /**
     * The maximum number of parts in all expressions of one request. A repetition such as a{5} counts as five
     * parts.
     */
    parts: 200,
    isPlain: true,
  },
  /**
   * The secret key may use more than others, up to these numbers. The embedded engine breaks only at much higher
   * numbers.
   */
  secret: { length: 20_000, depth: 100, parts: 5_000, isPlain: false },
} as const

type Limits = (typeof patternLimits)[keyof typeof patternLimits]

/** An anchor counts as this many parts, because each optional anchor doubles the number of possible matches. */
const anchor = 20

/**
 * Returns the reason why these expressions cost too much, or null. It needs all expressions of a request, because their
 * parts are added.
 */
export function slowPattern(
  patterns: readonly string[],
  limits: Limits = patternLimits.strangers,
): string | null {
  let parts = 0
  for (const pattern of patterns) {
    if (pattern.length > limits.length) return `it is longer than ${limits.length} signs`
    try {
      parts += partsOf(pattern, limits)
    } catch (error) {
      if (error instanceof Refused) return error.message
      throw error
    }
    if (parts > limits.parts) return `its repetitions come to more than ${limits.parts} parts`
  }
  return null
}

class Refused extends Error {}

/** Counts the parts of an expression. PostgreSQL itself checks whether the expression is well-formed. */
function partsOf(pattern: string, { depth: deepest, isPlain }: Limits): number {
  if (isPlain && pattern.startsWith('***'))
    throw new Refused('it begins with ***, which changes how it is read')
  // Options such as `(?i)` only change the comparison, but b, e, q and x change how the rest of the expression is read.
  const options = /^\(\?([a-z]+)\)/.exec(pattern)
  if (isPlain && options && /[^cimnpstw]/.test(options[1] ?? ''))
    throw new Refused(`it begins with ${options[0]}, which changes how it is read`)
  let at = options?.[0].length ?? 0

  /** Reads to the end of a group and returns its parts, including its alternatives. */
  function group(depth: number): number {
    if (depth > deepest) throw new Refused(`its groups are nested deeper than ${deepest}`)
    let parts = depth === 0 ? 0 : 1
    while (at < pattern.length && pattern[at] !== ')') parts += repeated(atom(depth))
    at += 1
    return parts
  }

  function atom(depth: number): number {
    const sign = pattern[at]
    at += 1
    if (sign === '(') {
      if (isPlain && pattern[at] === '?' && pattern[at + 1] !== ':')
        throw new Refused('it looks ahead or back with (?…)')
      if (pattern[at] === '?') at += 2
      return group(depth + 1)
    }
    if (sign === '[') return bracket()
    if (sign === '\\') return escaped()
    return sign === '^' || sign === '$' ? anchor : 1
  }

  function escaped(): number {
    const sign = pattern[at] ?? ''
    // `\c[` is one character, so its bracket does not open a set.
    at += sign === 'c' ? 2 : 1
    if (isPlain && /[1-9]/.test(sign)) throw new Refused(`it refers back to a group with \\${sign}`)
    return /[AmMyYZ]/.test(sign) ? anchor : 1
  }

  /** Reads a set of characters such as `[^]a-z[:digit:]\]]`. */
  function bracket(): number {
    if (/^\[:[<>]:\]\]/.test(pattern.slice(at, at + 6))) {
      at += 6
      return anchor
    }
    if (pattern[at] === '^') at += 1
    if (pattern[at] === ']') at += 1
    while (at < pattern.length && pattern[at] !== ']') {
      const named = pattern[at] === '[' && /[.:=]/.test(pattern[at + 1] ?? '') ? pattern[at + 1] : undefined
      const end = named === undefined ? -1 : pattern.indexOf(`${named}]`, at + 2)
      if (end >= 0) at = end + 2
      else if (pattern[at] === '\\') at += pattern[at + 1] === 'c' ? 3 : 2
      else at += 1
    }
    at += 1
    return 1
  }

  function repeated(parts: number): number {
    let written = parts
    for (;;) {
      const bound = /^(?:([*+?])|\{(\d+)(,?)(\d*)\})\??/.exec(pattern.slice(at, at + 20))
      if (!bound) return written
      at += bound[0].length
      const [, sign, least, comma, most] = bound
      // An optional part counts twice, because the engine also builds the expression without it.
      if (sign !== undefined) written *= sign === '+' ? 1 : 2
      else written *= Math.max(1, Number(most || least) + (comma && !most ? 1 : 0))
    }
  }

  let parts = 0
  // A closing bracket too many ends `group` early. PostgreSQL refuses such an expression later.
  while (at < pattern.length) parts += group(0)
  return parts
}

/**
 * Returns the elements of an array such as `{a,"b,c"}`, as PostgreSQL reads it. If the text is no array, returns the
 * pieces of the text.
 */
export function arrayElements(literal: string): string[] {
  const elements: string[] = []
  let element = ''
  let isQuoted = false
  for (let at = 0; at < literal.length; at += 1) {
    const sign = literal[at] ?? ''
    if (sign === '\\') {
      at += 1
      element += literal[at] ?? ''
    } else if (sign === '"') isQuoted = !isQuoted
    else if (isQuoted || !/[{},]/.test(sign)) element += sign
    else {
      if (element !== '') elements.push(element)
      element = ''
    }
  }
  return element === '' ? elements : [...elements, element]
}
