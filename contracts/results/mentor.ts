import { z } from 'zod'
import { topicNames } from '../fact-topics.ts'
import { factValue } from '../fact-values.ts'
import { evidence, factTextMost, subjectMost } from '../facts.ts'
import { language } from '../language.ts'
import { nextAction } from './closing.ts'

const told = {
  id: z.uuid(),
  text: z.string().min(1).max(factTextMost),
  value: factValue.nullable().catch(null),
}

/** The mentor's proposal. It is saved only if the founder accepts it, under this id. */
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

/** A lookup or computation for an answer, as shown to the founder. */
export const mentorStep = z.object({ label: z.string(), detail: z.string().nullable() })

export const mentorResult = z.object({
  /** The page of the handbook that was used; null for none. */
  topic: z.string().nullable(),
  /** The founder's own facts that the answer rests on, in their words. */
  facts: z.array(z.string()),
  answer: z.string().min(1),
  nextStep: nextAction.nullable(),
  /** A question to the founder, who must say more first. */
  question: z.string().nullable(),
  steps: z.array(mentorStep).optional(),
  proposals: z.array(mentorProposal).optional(),
  /** Other related pages of the handbook; the answer lists their titles. */
  pages: z
    .array(z.object({ id: z.string().max(40), title: z.string().max(120) }))
    .max(3)
    .optional(),
  /** The founder's words, to keep as a question for a person. */
  forPerson: z.string().max(300).optional(),
  /** The calculators that fit the question best, by id. */
  calculators: z.array(z.string().max(20)).max(2).optional(),
  /** The language of the text, if it is not English. */
  language: language.optional(),
})
export type MentorResult = z.infer<typeof mentorResult>
