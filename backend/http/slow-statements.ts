/**
 * Which statement is likely to be slow. Their texts hold no values, so that the same request has the same text: it is as
 * slow as it was for this caller, or for whoever had it last. One that nobody knows is, where its caller had a slow one.
 */
import { createHash } from 'node:crypto'

const slowOfOne = 50
const known = 5_000

/** What is remembered of one caller: until when they are slow, and with which statements. */
export type Slowness = { until: number; readonly statements: Map<string, number> }

/** Short for a text of any length. A transaction has none: several statements are not known together. */
export const nameOfStatement = (text: string | null): string | null =>
  text === null ? null : createHash('sha1').update(text).digest('base64')

export function createSlowStatements({ slowMs, slowForMs }: { slowMs: number; slowForMs: number }) {
  /** How it was the last time, the latest at the end. */
  const wasSlow = new Map<string, boolean>()

  return {
    isLikely({ until, statements }: Slowness, name: string | null): boolean {
      const now = performance.now()
      if (name === null) return until > now
      return (statements.get(name) ?? 0) > now || (wasSlow.get(name) ?? until > now)
    },
    note(slowness: Slowness, name: string | null, ms: number): void {
      const isSlow = ms >= slowMs
      if (isSlow) slowness.until = performance.now() + slowForMs
      if (name === null) return
      keep(wasSlow, known, name, isSlow)
      if (isSlow) keep(slowness.statements, slowOfOne, name, slowness.until)
    },
  }
}

function keep<T>(list: Map<string, T>, most: number, name: string, value: T): void {
  list.delete(name)
  list.set(name, value)
  const { value: first, done } = list.keys().next()
  if (list.size > most && !done) list.delete(first)
}
