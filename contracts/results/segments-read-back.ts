// The groups of customers as the founder reads them back: their own words, counts and marks.
import { z } from 'zod'
import { people, rung } from './read-back.ts'

const words = z.string().trim().min(1).max(1000).nullable()

const group = z.object({
  name: z.string().trim().min(1).max(160),
  pain: words,
  find: words,
  paid: people,
  refused: people,
  /** How well they are reached, and what they have done with money, on the ladders of the validation. */
  reach: rung.nullable(),
  money: rung.nullable(),
})
export type SegmentGroup = z.infer<typeof group>

export const segmentsReadBack = z.object({ groups: z.array(group).min(1).max(3) })
export type SegmentsReadBack = z.infer<typeof segmentsReadBack>

const rungs = z.array(z.string()).length(5)

/** What the page shows to be confirmed. */
export const segmentsFields = z.object({
  isConfirmed: z.boolean(),
  groups: z.array(group).max(3),
  rungs: z.object({ reach: rungs, money: rungs }),
})
export type SegmentsFields = z.infer<typeof segmentsFields>
