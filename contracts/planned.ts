// What a founder planned last: the newest action that is still open, else the first step their newest saved result ends with.
import { z } from 'zod'
import { nextAction } from './results/closing.ts'

/** The mentor's talk keeps beside its messages what became of each proposal. */
const mentorNotes = z.object({ decided: z.record(z.string(), z.enum(['accepted', 'declined'])).catch({}) })

export const readDecided = (notes: unknown): z.infer<typeof mentorNotes>['decided'] =>
  mentorNotes.safeParse(notes ?? {}).data?.decided ?? {}

export type Planned = { day: string | null; action: string }

type OpenAction = { text: string; due_on: string | null }

/** Both newest first. */
export function lastPlanned(actions: readonly OpenAction[], results: readonly unknown[]): Planned | null {
  const [newest] = actions
  if (newest) return { day: newest.due_on, action: newest.text }
  const [first] = results.flatMap(result => firstStepOf(result) ?? [])
  return first ?? null
}

function firstStepOf(result: unknown): Planned | null {
  const { closing } = (result ?? {}) as { closing?: { nextActions?: unknown[] } | null }
  return nextAction.safeParse(closing?.nextActions?.[0]).data ?? null
}
