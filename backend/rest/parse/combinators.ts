/**
 * Combines parsers. If a parser fails after it has consumed input, the alternatives are not tried. To try them
 * anyway, wrap the parser in `attempt`.
 */
import { merge, type ParseFailure, replaceExpected } from './parse-failure.ts'
import { fail, failed, type Parser, succeed } from './parser.ts'

export function pure<T>(value: T): Parser<T> {
  return state => succeed(state, value, false, null)
}

/** Runs parsers one after another. The body calls `run` for each parser and stops at the first failure. */
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

/**
 * Returns the result of the first alternative that succeeds. If an alternative fails after it has consumed input, the
 * whole choice fails.
 */
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

/** If the parser fails, goes back to the position before it, so that another alternative can be tried. */
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

/**
 * Repeats the parser until it fails. The error then also names the inputs that the last success still allowed,
 * except inside a list.
 */
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

/** Fails without a message, so that the messages of the alternatives are used. */
export const nothing: Parser<never> = state => fail(state, false, null)
