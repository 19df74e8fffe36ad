import { z } from 'zod'
import { validationQuestions } from '../validation-record.ts'
import { closing } from './closing.ts'
import { patch } from './record-turn.ts'
import {
  type ValidationDimension,
  validationDimension,
  validationDimensions,
} from './validation-dimensions.ts'

export { type ValidationDimension, validationDimensions }

export const validationLabels: Record<ValidationDimension, string> = {
  problem: 'Problem',
  who: 'Who has it',
  frequency: 'How often',
  intensity: 'What it costs',
  workaround: 'Today’s workaround',
  money: 'Money',
  reach: 'Reach',
  evidence: 'Evidence',
}

const refuted = z.string().nullish()

/** A weakness of the last answer, with the founder's words that show it. */
export const weakness = z.object({ name: z.string(), words: z.string() })

const turn = z.object({
  kind: z.literal('turn'),
  reaction: z.string(),
  question: z.string(),
  dimension: validationDimension.nullable(),
  /** In an interview by fields: the question that was answered, and the one asked next. */
  answered: z.enum(validationQuestions).nullish(),
  asks: z.enum(validationQuestions).nullish(),
  weakness: weakness.nullable(),
  /** The scores so far, 0–5. */
  standing: z.partialRecord(validationDimension, z.number().min(0).max(5)),
  patch,
  refuted,
})

export const testCard = z.object({
  hypothesis: z.string().min(1),
  test: z.string().min(1),
  metric: z.string().min(1),
  threshold: z.string().min(1),
})
export type TestCard = z.infer<typeof testCard>

/** For guided mode, whose hypotheses are things to find out: `belief` is the same as a statement. */
export const offeredTestCard = testCard.extend({
  belief: z.string().min(1).optional(),
  /** Something to write down; no assumption depends on it. */
  isTask: z.boolean().optional(),
})

/** NOT YET is the normal verdict for an early founder; it comes with what to find out. */
const verdicts = ['GO', 'PIVOT', 'STOP', 'NOT YET'] as const

const scorecard = z.object({
  kind: z.literal('scorecard'),
  /** Made from fields; the main message comes first. */
  isTold: z.boolean().optional(),
  scores: z
    .array(
      z.object({
        dimension: validationDimension,
        score: z.number().int().min(0).max(5),
        /** The founder's own words; null if they said nothing about it. */
        quote: z.string().nullable(),
        reason: z.string().min(1),
      }),
    )
    .length(validationDimensions.length),
  verdict: z.enum(verdicts),
  verdictReason: z.string().min(1),
  testCards: z.array(offeredTestCard).min(2).max(3),
  /** For a record: every calculation of its figures, with its formula. */
  sums: z.array(z.string()).optional(),
  /** What was said after the first card. */
  added: z.array(z.string()).optional(),
  /** The verdict and total of the previous card. */
  before: z.string().optional(),
  /** Lines that changed since the first card, newest first. */
  changes: z.array(z.string()).optional(),
  /** Two statements that cannot both be true. */
  contradictions: z.array(z.object({ one: z.string(), other: z.string() })).optional(),
  /** For a record: the round, because a card of another round is not a previous card. */
  round: z.number().optional(),
  patch,
  refuted,
  closing,
})

export const problemValidationResult = z.discriminatedUnion('kind', [turn, scorecard])
export type ProblemValidationResult = z.infer<typeof problemValidationResult>
export type ValidationScorecard = z.infer<typeof scorecard>
