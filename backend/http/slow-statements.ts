/**
 * Which statement is likely to be slow. Their texts hold no values, so that the same request has the same text: it is as
 * slow as it was for this caller the last time, and one that is new to them is, where they had a slow one. What others had
 * says nothing: with other values they would make it quick for an accomplice, or slow for everybody.
 * After a statement has ended the database, those like it are suspect, whoever asks, and so are all that were not quick
 * for two callers: the statements of our pages are, and a text that is made up for each request never is.
 */
import { createHash } from 'node:crypto'

const mostOfOne = 50
const mostKnown = 5_000

/** What is remembered of one caller: until when they are slow, and which of their latest statements were. */
export type Slowness = { until: number; readonly statements: Map<string, boolean> }

/** Short for a text of any length. A transaction has none: several statements are not known together. */
export const nameOfStatement = (text: string | null): string | null =>
  text === null ? null : createHash('sha1').update(text).digest('base64')

/** For whom a statement was quick first, and whether it was for another one too. */
type Known = { readonly quickFor: Slowness | null; readonly isShared: boolean }

export function createSlowStatements({ slowMs, slowForMs }: { slowMs: number; slowForMs: number }) {
  /** The latest at the end. */
  const statementsKnown = new Map<string, Known>()
  /** Until when the ones that ended the database are suspect. */
  const ended = new Map<string, number>()

  return {
    isLikely({ until, statements }: Slowness, name: string | null): boolean {
      const own = name === null ? undefined : statements.get(name)
      return own ?? until > performance.now()
    },
    /** `isOurs`: the product's own function asks, not a caller. */
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
      keep(statementsKnown, mostKnown, name, { quickFor, isShared })
      keep(slowness.statements, mostOfOne, name, isSlow)
    },
    /** This one ended the database. */
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
