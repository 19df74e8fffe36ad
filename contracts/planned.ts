// What a founder planned last: the newest action that is still open, else the first step their newest saved result ends with.
import { z } from 'zod'
import { nextAction } from './results/closing.ts'

/** The mentor's talk keeps beside its messages what became of each proposal. */
const mentorNotes = z.object({ decided: z.record(z.string(), z.enum(['accepted', 'declined'])).catch({}) })

export const readDecided = (notes: unknown): z.infer<typeof mentorNotes>['decided'] =>
  mentorNotes.safeParse(notes ?? {}).data?.decided ?? {}

export type Planned = { day: string | null; action: string }

type OpenAction = { text: string; due_on: string | null }

/** Its day is today or later: nothing can have come of it yet. */
export const isAhead = ({ day }: Planned, today: string): boolean => day !== null && day >= today

/** Both newest first; `steps` are the first ones of saved results, or whatever stands in their place. What is due comes before what is ahead. */
export function lastPlanned(
  actions: readonly OpenAction[],
  steps: readonly unknown[],
  today: string,
): Planned | null {
  const open = actions.map(({ text, due_on }): Planned => ({ day: due_on, action: text }))
  const first: Planned[] = steps.flatMap(step => nextAction.safeParse(step).data ?? [])
  const planned = open.length > 0 ? open : first.slice(0, 1)
  return planned.find(one => !isAhead(one, today)) ?? planned[0] ?? null
}

export function firstStepOf(result: unknown): unknown {
  const { closing } = (result ?? {}) as { closing?: { nextActions?: unknown[] } | null }
  return closing?.nextActions?.[0]
}
