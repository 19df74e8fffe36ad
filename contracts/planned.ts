// What a founder planned last: what they accepted from the mentor, else the first step their newest saved result ends with.
import { z } from 'zod'
import { type NextAction, nextAction } from './results/closing.ts'

/** What was accepted, as the mentor's talk keeps it beside its messages; newest last. */
const plannedAction = z.object({ id: z.string(), ...nextAction.shape })
export const mentorNotes = z.object({
  planned: z.array(plannedAction).catch([]),
  /** What became of each proposal. */
  decided: z.record(z.string(), z.enum(['accepted', 'declined'])).catch({}),
})
export type MentorNotes = z.infer<typeof mentorNotes>

/** More are not kept: the last one is asked about. */
export const mostPlanned = 20

export const readMentorNotes = (notes: unknown): MentorNotes =>
  mentorNotes.safeParse(notes ?? {}).data ?? { planned: [], decided: {} }

/** `results` newest first. */
export function lastPlanned(notes: unknown, results: readonly unknown[]): NextAction | null {
  const accepted = readMentorNotes(notes).planned.at(-1)
  if (accepted) return { day: accepted.day, action: accepted.action }
  const [first] = results.flatMap(result => firstStepOf(result) ?? [])
  return first ?? null
}

function firstStepOf(result: unknown): NextAction | null {
  const { closing } = (result ?? {}) as { closing?: { nextActions?: unknown[] } | null }
  return nextAction.safeParse(closing?.nextActions?.[0]).data ?? null
}
