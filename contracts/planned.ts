// The founder's latest plan: the newest open action. If there is none, the first step of the newest saved result.
import { z } from 'zod'
import { nextAction } from './results/closing.ts'

/** The notes in the mentor's session: which proposals the founder accepted or declined. */
const mentorNotes = z.object({ decided: z.record(z.string(), z.enum(['accepted', 'declined'])).catch({}) })

export const readDecided = (notes: unknown): z.infer<typeof mentorNotes>['decided'] =>
  mentorNotes.safeParse(notes ?? {}).data?.decided ?? {}

export type Planned = { day: string | null; action: string }

type OpenAction = { text: string; due_on: string | null }

/** Whether the planned day is today or later. Then the founder cannot have a result yet. */
export const isAhead = ({ day }: Planned, today: string): boolean => day !== null && day >= today

/**
 * Both lists are newest first. `steps` are the first steps of saved results; this function checks their form. A
 * plan that is due now comes before a plan for a later day.
 */
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
