/** Parsers for characters and fixed texts. */
import { label } from './combinators.ts'
import { expected, kinds, showCharacter, shown, unexpectedToken } from './parse-failure.ts'
import { type Failed, fail, type Parser, type State, succeed } from './parser.ts'

type Matches = (code: number) => boolean

/** Succeeds if the next character does not pass the test. Otherwise it fails at the position after that character. */
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

/** Reads a fixed text. If the input is different, the error position is the start of the text, as in Parsec. */
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

/**
 * Reads a fixed text in upper or lower case. If the input is different, the error position is the first different
 * character.
 */
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

/** Reads all following characters that pass the test. `names` say in the error which input was expected. */
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
