// The end of every long result: confidence with its reason, the strongest objection, what to test first, and the
// next actions.
import { z } from 'zod'
import { language } from '../language.ts'

const confidenceLevels = ['low', 'medium', 'high'] as const

export const nextAction = z.object({
  /** A date such as 2026-11-20. */
  day: z.iso.date(),
  action: z.string().min(1),
})
export type NextAction = z.infer<typeof nextAction>

export const closing = z.object({
  /** The language of the text; undefined for English. */
  language: language.optional(),
  confidence: z.object({ level: z.enum(confidenceLevels), reason: z.string().min(1) }),
  counterArgument: z.string().min(1),
  testFirst: z.string().min(1),
  nextActions: z.array(nextAction).length(3),
})
export type Closing = z.infer<typeof closing>
