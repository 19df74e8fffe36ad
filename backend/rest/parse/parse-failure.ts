/**
 * The reason why a text could not be read. Clients must get the same messages as from PostgREST ("unexpected …
 * expecting …"). So this file uses the messages of Parsec, and its rules for merging failures.
 */

export const kinds = { unexpectedToken: 0, unexpected: 1, expected: 2 } as const
type MessageKind = (typeof kinds)[keyof typeof kinds]
export type Message = { readonly kind: MessageKind; readonly text: string }

export type ParseFailure = { readonly at: number; readonly messages: readonly Message[] }

export const unexpectedToken = (text: string): Message => ({ kind: kinds.unexpectedToken, text })
export const expected = (text: string): Message => ({ kind: kinds.expected, text })

export function merge(one: ParseFailure | null, two: ParseFailure | null): ParseFailure | null {
  if (two === null || two.messages.length === 0) return one === null ? two : one
  if (one === null || one.messages.length === 0) return two
  if (one.at > two.at) return one
  if (one.at < two.at) return two
  return { at: one.at, messages: [...one.messages, ...two.messages] }
}

export function replaceExpected(failure: ParseFailure, text: string): ParseFailure {
  return {
    at: failure.at,
    messages: [expected(text), ...failure.messages.filter(m => m.kind !== kinds.expected)],
  }
}

/** Returns the character at a position, as Haskell's `show` prints it inside a string. */
export function shown(input: string, at: number): string {
  const code = input.codePointAt(at)
  return code === undefined ? '' : `"${showCharacter(code, '"')}"`
}

export function showCharacter(code: number, quote: string): string {
  const character = String.fromCodePoint(code)
  if (character === quote || character === '\\') return `\\${character}`
  if (code >= 32 && code < 127) return character
  const named: Record<number, string> = {
    7: 'a',
    8: 'b',
    9: 't',
    10: 'n',
    11: 'v',
    12: 'f',
    13: 'r',
    127: 'DEL',
  }
  return `\\${named[code] ?? code}`
}

export function position(input: string, at: number): string {
  let line = 1
  let column = 1
  for (const char of input.slice(0, at)) {
    if (char === '\n') {
      line += 1
      column = 1
    } else column = char === '\t' ? column + 8 - ((column - 1) % 8) : column + 1
  }
  return `(line ${line}, column ${column})`
}

export function wording(messages: readonly Message[]): string {
  if (messages.length === 0) return 'unknown parse error'
  const of = (kind: MessageKind) => messages.filter(m => m.kind === kind).map(m => m.text)
  const [token, other] = [of(kinds.unexpectedToken), of(kinds.unexpected)]
  const unexpected = other.length > 0 || token.length === 0 ? '' : `unexpected ${token[0] || 'end of input'}`
  const lines = [unexpected, listed('unexpected', other), listed('expecting', of(kinds.expected))]
  return lines
    .filter(line => line !== '')
    .join(' ')
    .trim()
}

function listed(prefix: string, texts: readonly string[]): string {
  const unique = [...new Set(texts)].filter(t => t !== '')
  if (unique.length === 0) return ''
  const last = unique.at(-1) ?? ''
  const joined = unique.length === 1 ? last : `${unique.slice(0, -1).join(', ')} or ${last}`
  return prefix === '' ? joined : `${prefix} ${joined}`
}
