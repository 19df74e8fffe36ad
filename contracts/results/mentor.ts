import { z } from 'zod'
import { topicNames } from '../fact-topics.ts'
import { factValue } from '../fact-values.ts'
import { evidence, factTextMost, subjectMost } from '../facts.ts'
import { nextAction } from './closing.ts'

const told = {
  id: z.uuid(),
  text: z.string().min(1).max(factTextMost),
  value: factValue.nullable().catch(null),
}

/** What the mentor would write down. It is written only when the founder accepts it, under this id. */
export const mentorProposal = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('fact'),
    ...told,
    topic: z.enum(topicNames),
    subject: z.string().max(subjectMost).nullable(),
    evidence: evidence.nullable(),
  }),
  z.object({ kind: z.literal('correction'), ...told, factId: z.uuid(), before: z.string() }),
  z.object({ kind: z.literal('action'), id: z.uuid(), ...nextAction.shape }),
])
export type MentorProposal = z.infer<typeof mentorProposal>

/** What was looked up or computed for an answer, as the founder reads it. */
export const mentorStep = z.object({ label: z.string(), detail: z.string().nullable() })

export const mentorResult = z.object({
  /** The page of the handbook that was opened; null where none was. */
  topic: z.string().nullable(),
  /** The founder's own facts the answer rests on, as they said them. */
  facts: z.array(z.string()),
  answer: z.string().min(1),
  nextStep: nextAction.nullable(),
  /** A question back, when the founder must say more first. */
  question: z.string().nullable(),
  steps: z.array(mentorStep).optional(),
  proposals: z.array(mentorProposal).optional(),
  /** Pages of the handbook that are near, besides the one that was opened; the answer lists their titles. */
  pages: z
    .array(z.object({ id: z.string().max(40), title: z.string().max(120) }))
    .max(3)
    .optional(),
  /** The founder's words, to be kept as a question for a person. */
  forPerson: z.string().max(300).optional(),
  /** The calculators nearest to the question, by id. */
  calculators: z.array(z.string().max(20)).max(2).optional(),
  /** The language it is written in, where it is not English. */
  language: z.enum(['en', 'de', 'es', 'fr', 'pt']).optional(),
})
export type MentorResult = z.infer<typeof mentorResult>
