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

/**
 * The mentor's proposal. If the founder accepts the proposal, it is saved with this id; otherwise it is not saved.
 */
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

/** A lookup or calculation that the mentor made for an answer, in the form that the founder sees. */
export const mentorStep = z.object({ label: z.string(), detail: z.string().nullable() })

export const mentorResult = z.object({
  /** The id of the handbook page that the answer uses; null if it uses none. */
  topic: z.string().nullable(),
  /** The founder's facts that the answer uses, in the founder's words. */
  facts: z.array(z.string()),
  answer: z.string().min(1),
  nextStep: nextAction.nullable(),
  /** A question to the founder, if the mentor must know more first. */
  question: z.string().nullable(),
  steps: z.array(mentorStep).optional(),
  proposals: z.array(mentorProposal).optional(),
  /** Other handbook pages on the subject. The answer lists their titles. */
  pages: z
    .array(z.object({ id: z.string().max(40), title: z.string().max(120) }))
    .max(3)
    .optional(),
  /** The founder's words. The founder can save them as a question for a human advisor. */
  forPerson: z.string().max(300).optional(),
  /** The ids of the calculators that fit the question best. */
  calculators: z.array(z.string().max(20)).max(2).optional(),
  /** The language of the text; undefined for English. */
  language: language.optional(),
})
export type MentorResult = z.infer<typeof mentorResult>
