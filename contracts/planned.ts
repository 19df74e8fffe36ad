// What a founder planned last: the newest action that is still open, else the first step their newest saved result ends with.
import { z } from 'zod'
import { nextAction } from './results/closing.ts'

/** The mentor's talk keeps beside its messages what became of each proposal. */
const mentorNotes = z.object({ decided: z.record(z.string(), z.enum(['accepted', 'declined'])).catch({}) })

export const readDecided = (notes: unknown): z.infer<typeof mentorNotes>['decided'] =>
  mentorNotes.safeParse(notes ?? {}).data?.decided ?? {}

export type Planned = { day: string | null; action: string }

type OpenAction = { text: string; due_on: string | null }

/** Both newest first; `steps` are the first ones of saved results, or whatever stands in their place. */
export function lastPlanned(actions: readonly OpenAction[], steps: readonly unknown[]): Planned | null {
  const [newest] = actions
  if (newest) return { day: newest.due_on, action: newest.text }
  const [first] = steps.flatMap(step => nextAction.safeParse(step).data ?? [])
  return first ?? null
}

export function firstStepOf(result: unknown): unknown {
  const { closing } = (result ?? {}) as { closing?: { nextActions?: unknown[] } | null }
  return closing?.nextActions?.[0]
}
