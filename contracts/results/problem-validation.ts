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
  /**
   * In an interview with fields: `answered` is the question that the founder answered, and `asks` is the next
   * question.
   */
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

/**
 * A proposed test card. In guided mode the assumption is phrased as something to find out, so `belief` gives the
 * same assumption as a statement.
 */
export const offeredTestCard = testCard.extend({
  belief: z.string().min(1).optional(),
  /** Whether the card asks the founder to write something down. Such a card tests no assumption. */
  isTask: z.boolean().optional(),
})

/** NOT YET is the usual verdict at first. It lists what the founder must find out next. */
const verdicts = ['GO', 'PIVOT', 'STOP', 'NOT YET'] as const

const scorecard = z.object({
  kind: z.literal('scorecard'),
  /** True if the scorecard was made from fields. In this case the main message comes first. */
  isTold: z.boolean().optional(),
  scores: z
    .array(
      z.object({
        dimension: validationDimension,
        score: z.number().int().min(0).max(5),
        /** The founder's own words; null if the founder said nothing about this dimension. */
        quote: z.string().nullable(),
        reason: z.string().min(1),
      }),
    )
    .length(validationDimensions.length),
  verdict: z.enum(verdicts),
  verdictReason: z.string().min(1),
  testCards: z.array(offeredTestCard).min(2).max(3),
  /** Only if there is a record: every calculation with its figures and formula. */
  sums: z.array(z.string()).optional(),
  /** The lines that the founder added after the first scorecard. */
  added: z.array(z.string()).optional(),
  /** The verdict and the total of the previous scorecard. */
  before: z.string().optional(),
  /** Lines that changed since the first scorecard, newest first. */
  changes: z.array(z.string()).optional(),
  /** Pairs of statements. Only one statement of each pair can be true. */
  contradictions: z.array(z.object({ one: z.string(), other: z.string() })).optional(),
  /**
   * Only if there is a record: the number of the round. A scorecard of another round does not count as a previous
   * scorecard.
   */
  round: z.number().optional(),
  patch,
  refuted,
  closing,
})

export const problemValidationResult = z.discriminatedUnion('kind', [turn, scorecard])
export type ProblemValidationResult = z.infer<typeof problemValidationResult>
export type ValidationScorecard = z.infer<typeof scorecard>
