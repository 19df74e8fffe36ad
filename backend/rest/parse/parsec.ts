/**
 * A small parser-combinator core with Parsec's exact rules for merging errors: clients read PostgREST's
 * "unexpected … expecting …" details, and only the same rules give the same words.
 */

const kinds = { unexpectedToken: 0, unexpected: 1, expected: 2, plain: 3 } as const
type MessageKind = (typeof kinds)[keyof typeof kinds]
type Message = { readonly kind: MessageKind; readonly text: string }

export type ParseFailure = { readonly at: number; readonly messages: readonly Message[] }

/** Where the parser stands; `consumed` and `failure` describe the parser that ran last. */
export type State = { readonly input: string; at: number; consumed: boolean; failure: ParseFailure | null }

export const failed: unique symbol = Symbol('failed')
export type Failed = typeof failed
export type Parser<T> = (state: State) => T | Failed
type Matches = (code: number) => boolean

const unexpectedToken = (text: string): Message => ({ kind: kinds.unexpectedToken, text })
const expected = (text: string): Message => ({ kind: kinds.expected, text })

function merge(one: ParseFailure | null, two: ParseFailure | null): ParseFailure | null {
  if (two === null || two.messages.length === 0) return one === null ? two : one
  if (one === null || one.messages.length === 0) return two
  if (one.at > two.at) return one
  if (one.at < two.at) return two
  return { at: one.at, messages: [...one.messages, ...two.messages] }
}

function replaceExpected(failure: ParseFailure, text: string): ParseFailure {
  return {
    at: failure.at,
    messages: [expected(text), ...failure.messages.filter(m => m.kind !== kinds.expected)],
  }
}

function succeed<T>(state: State, value: T, consumed: boolean, failure: ParseFailure | null): T {
  state.consumed = consumed
  state.failure = failure
  return value
}

function fail(state: State, consumed: boolean, failure: ParseFailure | null): Failed {
  state.consumed = consumed
  state.failure = failure
  return failed
}

/** The character at a position as Haskell's `show` prints it inside a string. */
function shown(input: string, at: number): string {
  const code = input.codePointAt(at)
  return code === undefined ? '' : `"${showCharacter(code, '"')}"`
}

function showCharacter(code: number, quote: string): string {
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

export function pure<T>(value: T): Parser<T> {
  return state => succeed(state, value, false, null)
}

/** Runs parsers one after the other; the body calls `run` for each and stops at the first failure. */
export function sequence<T>(body: (run: <U>(parser: Parser<U>) => U) => T): Parser<T> {
  return state => {
    let consumed = false
    let failure: ParseFailure | null = null
    const run = <U>(parser: Parser<U>): U => {
      const value = parser(state)
      failure = state.consumed ? state.failure : merge(failure, state.failure)
      consumed ||= state.consumed
      if (value === failed) throw failed
      return value as U
    }
    try {
      return succeed(state, body(run), consumed, failure)
    } catch (thrown) {
      if (thrown === failed) return fail(state, consumed, failure)
      throw thrown
    }
  }
}

export function map<T, U>(parser: Parser<T>, change: (value: T) => U): Parser<U> {
  return state => {
    const value = parser(state)
    return value === failed ? failed : change(value as T)
  }
}

/** The first alternative that does not fail; one that has consumed input is final. */
export function choice<T>(...alternatives: readonly Parser<T>[]): Parser<T> {
  return state => {
    const start = state.at
    let failure: ParseFailure | null = null
    for (const alternative of alternatives) {
      state.at = start
      const value = alternative(state)
      if (!state.consumed) state.failure = merge(failure, state.failure)
      if (value !== failed || state.consumed) return value
      failure = state.failure
    }
    state.at = start
    return fail(state, false, failure)
  }
}

/** Pretends nothing was consumed when the parser fails. */
export function attempt<T>(parser: Parser<T>): Parser<T> {
  return state => {
    const start = state.at
    const value = parser(state)
    if (value === failed) {
      state.at = start
      state.consumed = false
    }
    return value
  }
}

export function label<T>(parser: Parser<T>, text: string): Parser<T> {
  return state => {
    const value = parser(state)
    if (!state.consumed && state.failure && (value === failed || state.failure.messages.length > 0)) {
      state.failure = replaceExpected(state.failure, text)
    }
    return value
  }
}

export function option<T, D>(fallback: D, parser: Parser<T>): Parser<T | D> {
  return choice<T | D>(parser, pure(fallback))
}

export const optional = <T>(parser: Parser<T>): Parser<T | null> => option(null, parser)

/** As often as it goes. What the last success expected further is remembered, unless it stands in a list. */
export function many<T>(parser: Parser<T>, isInList = false): Parser<T[]> {
  return state => {
    const values: T[] = []
    let failure: ParseFailure | null = null
    for (;;) {
      const start = state.at
      const value = parser(state)
      if (value === failed) {
        if (state.consumed) return failed
        state.at = start
        return succeed(state, values, values.length > 0, merge(failure, state.failure))
      }
      failure = isInList ? null : state.failure
      values.push(value as T)
    }
  }
}

export function separated<T>(parser: Parser<T>, separator: Parser<unknown>): Parser<T[]> {
  const next = sequence(run => {
    run(separator)
    return run(parser)
  })
  const rest = many(next, true)
  return sequence(run => {
    const first = run(parser)
    const others = run(rest)
    others.unshift(first)
    return others
  })
}

export function between<T>(open: Parser<unknown>, close: Parser<unknown>, parser: Parser<T>): Parser<T> {
  return sequence(run => {
    run(open)
    const value = run(parser)
    run(close)
    return value
  })
}

export function lookAhead<T>(parser: Parser<T>): Parser<T> {
  return state => {
    const start = state.at
    const value = parser(state)
    if (value === failed) return failed
    state.at = start
    return succeed(state, value as T, false, null)
  }
}

/** Succeeds when the next character does not satisfy the test. The failure stands behind that character. */
export function notFollowedBy(test: Matches, ...names: readonly string[]): Parser<null> {
  return state => refuseNext(state, test, 1, names)
}

function refuseNext(state: State, test: Matches, advance: 0 | 1, names: readonly string[]): null | Failed {
  const code = state.input.codePointAt(state.at)
  if (code === undefined || !test(code)) {
    const messages = [unexpectedToken(shown(state.input, state.at)), ...names.map(expected)]
    return succeed(state, null, false, { at: state.at, messages })
  }
  const text = `'${showCharacter(code, "'")}'`
  const width = code > 0xffff ? 2 : 1
  return fail(state, false, { at: state.at + advance * width, messages: [{ kind: kinds.unexpected, text }] })
}

export const end: Parser<null> = label(state => refuseNext(state, () => true, 0, []), 'end of input')

/** A fixed text. Its failure is placed where it began, as Parsec does. */
export function text(wanted: string): Parser<string> {
  const expectation = expected(`"${wanted}"`)
  return state => {
    const { input, at } = state
    if (input.startsWith(wanted, at)) {
      state.at = at + wanted.length
      return succeed(state, wanted, true, null)
    }
    let matching = 0
    while (input[at + matching] === wanted[matching]) matching += 1
    return fail(state, matching > 0, {
      at,
      messages: [expectation, unexpectedToken(shown(input, at + matching))],
    })
  }
}

/** A fixed text in any case, character by character: each character fails on its own. */
export function textInAnyCase(wanted: string): Parser<string> {
  return state => {
    const start = state.at
    for (let index = 0; index < wanted.length; index += 1) {
      const lower = wanted[index] as string
      const found = state.input[state.at]
      if (found === lower || found === lower.toUpperCase()) {
        state.at += 1
        continue
      }
      const unexpected = unexpectedToken(shown(state.input, state.at))
      const expectations = [
        expected(`"${lower}"`),
        unexpected,
        expected(`"${lower.toUpperCase()}"`),
        unexpected,
      ]
      return fail(state, state.at > start, { at: state.at, messages: expectations })
    }
    return succeed(state, wanted, true, null)
  }
}

/** All following characters that satisfy the test; the names are what it would have expected next. */
export function takeWhile(test: Matches, least: 0 | 1, ...names: readonly string[]): Parser<string> {
  return state => {
    const { input } = state
    const start = state.at
    let at = start
    for (;;) {
      const code = input.codePointAt(at)
      if (code === undefined || !test(code)) break
      at += code > 0xffff ? 2 : 1
    }
    state.at = at
    const failure = { at, messages: [unexpectedToken(shown(input, at)), ...names.map(expected)] }
    if (at - start < least) return fail(state, false, failure)
    return succeed(state, input.slice(start, at), at > start, failure)
  }
}

export function character(wanted: string): Parser<string> {
  const expectation = expected(`"${showCharacter(wanted.codePointAt(0) ?? 0, '"')}"`)
  return state => {
    if (state.input.startsWith(wanted, state.at)) {
      state.at += wanted.length
      return succeed(state, wanted, true, null)
    }
    const messages = [expectation, unexpectedToken(shown(state.input, state.at))]
    return fail(state, false, { at: state.at, messages })
  }
}

/** Fails without a word, so that the alternatives' errors remain. */
export const nothing: Parser<never> = state => fail(state, false, null)

export type Outcome<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly message: string; readonly details: string }

/** Runs a parser on a whole text; `name` opens the message of a failure. */
export function parse<T>(parser: Parser<T>, name: string, input: string): Outcome<T> {
  const state: State = { input, at: 0, consumed: false, failure: null }
  const value = parser(state)
  if (value !== failed) return { ok: true, value: value as T }
  const failure = state.failure ?? { at: 0, messages: [] }
  return {
    ok: false,
    message: `"${name}" ${position(input, failure.at)}`,
    details: wording(failure.messages),
  }
}

function position(input: string, at: number): string {
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

function wording(messages: readonly Message[]): string {
  if (messages.length === 0) return 'unknown parse error'
  const of = (kind: MessageKind) => messages.filter(m => m.kind === kind).map(m => m.text)
  const [token, other] = [of(kinds.unexpectedToken), of(kinds.unexpected)]
  const unexpected = other.length > 0 || token.length === 0 ? '' : `unexpected ${token[0] || 'end of input'}`
  const lines = [
    unexpected,
    listed('unexpected', other),
    listed('expecting', of(kinds.expected)),
    listed('', of(kinds.plain)),
  ]
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
