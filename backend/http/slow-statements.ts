/**
 * Predicts which statements are slow. The text of a statement contains no values, so equal requests have equal
 * texts. A statement is probably slow if it was slow for this caller the last time, or if it is new to a caller who
 * recently had a slow statement. The times of other callers do not count. Otherwise a caller could choose values
 * that make a statement look quick for an accomplice, or slow for everybody. When a statement makes the database
 * restart (an "end"), its text is suspect for every caller. A text that was never quick for two callers is suspect
 * too. The statements of our pages were quick for two callers, but a text that is different in each request never
 * is. The statements that are known to be quick also decide how many statements of different networks may wait
 * together. For this decision, a text that was recently slow for any caller does not count as quick, because the
 * networks could have used other values to make it look quick.
 */
import { createHash } from 'node:crypto'

const mostOfOne = 50
const mostKnown = 5_000

/**
 * The data about one caller: the time until which the caller counts as slow, and which of the latest statements were
 * slow.
 */
export type Slowness = { until: number; readonly statements: Map<string, boolean> }

/**
 * Returns a short name for the text of a statement. A transaction has no name, because its statements are not known
 * in advance.
 */
export const nameOfStatement = (text: string | null): string | null =>
  text === null ? null : createHash('sha1').update(text).digest('base64')

/**
 * `quickFor` is the first caller for whom the statement was quick. `isShared` is true if it was also quick for a
 * second caller. Until `slowUntil` it counts as slow, because it was slow for some caller.
 */
type Known = { readonly quickFor: Slowness | null; readonly isShared: boolean; readonly slowUntil: number }

export function createSlowStatements({ slowMs, slowForMs }: { slowMs: number; slowForMs: number }) {
  /** The known statements, in the order of their last use. */
  const statementsKnown = new Map<string, Known>()
  /** For each statement that ended the database, the time until which it is suspect. */
  const ended = new Map<string, number>()

  return {
    isLikely({ until, statements }: Slowness, name: string | null): boolean {
      const own = name === null ? undefined : statements.get(name)
      return own ?? until > performance.now()
    },
    /** Returns whether the statement was quick for this caller, or for two other callers. */
    isKnownAsQuick({ statements }: Slowness, name: string | null): boolean {
      if (name === null) return true
      const known = statementsKnown.get(name)
      if ((known?.slowUntil ?? 0) > performance.now()) return false
      return statements.get(name) === false || known?.isShared === true
    },
    /**
     * Returns whether the statement may make the database restart. `isOurs` means that the server sends the
     * statement for a member.
     */
    isSuspect(name: string | null, isOurs: boolean): boolean {
      if (name === null) return false
      if ((ended.get(name) ?? 0) > performance.now()) return true
      return !isOurs && !statementsKnown.get(name)?.isShared
    },
    note(slowness: Slowness, name: string | null, ms: number): void {
      const isSlow = ms >= slowMs
      if (isSlow) slowness.until = performance.now() + slowForMs
      if (name === null) return
      const last = statementsKnown.get(name)
      const quickFor = last?.quickFor ?? (isSlow ? null : slowness)
      const isShared = last?.isShared || (!isSlow && quickFor !== slowness)
      const slowUntil = isSlow ? performance.now() + slowForMs : (last?.slowUntil ?? 0)
      keep(statementsKnown, mostKnown, name, { quickFor, isShared, slowUntil })
      keep(slowness.statements, mostOfOne, name, isSlow)
    },
    /** Marks as suspect the statement that ended the database. */
    alarm(name: string | null, forMs: number): void {
      if (name !== null) keep(ended, mostKnown, name, performance.now() + forMs)
    },
  }
}

function keep<T>(list: Map<string, T>, most: number, name: string, value: T): void {
  list.delete(name)
  list.set(name, value)
  const { value: first, done } = list.keys().next()
  if (list.size > most && !done) list.delete(first)
}
