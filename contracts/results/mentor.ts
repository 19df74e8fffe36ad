import { z } from 'zod'
import { nextAction } from './closing.ts'

export const mentorResult = z.object({
  /** What it is about; null when the question was not understood. */
  topic: z.string().nullable(),
  /** The founder's own facts the answer rests on, as they said them. */
  facts: z.array(z.string()),
  answer: z.string().min(1),
  nextStep: nextAction.nullable(),
  /** A question back, when the founder must say more first. */
  question: z.string().nullable(),
  /** The language it is written in, where it is not English. */
  language: z.enum(['en', 'de', 'es', 'fr', 'pt']).optional(),
})
export type MentorResult = z.infer<typeof mentorResult>
