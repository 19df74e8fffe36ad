/** The type of a parser, and the function that runs a parser on a whole text. */
import { type ParseFailure, position, wording } from './parse-failure.ts'

/** The state of parsing. `consumed` and `failure` describe the parser that ran last. */
export type State = {
  readonly input: string
  /** Called for each condition of a list. Throws if there are too many conditions. */
  readonly count: (() => void) | undefined
  at: number
  consumed: boolean
  failure: ParseFailure | null
}

export const failed: unique symbol = Symbol('failed')
export type Failed = typeof failed
export type Parser<T> = (state: State) => T | Failed

export function succeed<T>(state: State, value: T, consumed: boolean, failure: ParseFailure | null): T {
  state.consumed = consumed
  state.failure = failure
  return value
}

export function fail(state: State, consumed: boolean, failure: ParseFailure | null): Failed {
  state.consumed = consumed
  state.failure = failure
  return failed
}

export type Outcome<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly message: string; readonly details: string }

/** Runs a parser on a whole text. The message of a failure starts with `name`. */
export function parse<T>(parser: Parser<T>, name: string, input: string, count?: () => void): Outcome<T> {
  const state: State = { input, count, at: 0, consumed: false, failure: null }
  const value = parser(state)
  if (value !== failed) return { ok: true, value: value as T }
  const failure = state.failure ?? { at: 0, messages: [] }
  return {
    ok: false,
    message: `"${name}" ${position(input, failure.at)}`,
    details: wording(failure.messages),
  }
}
