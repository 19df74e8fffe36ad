// What a model reads out of an interview for its card.
import { z } from 'zod'
import { founderAims } from '../../../contracts/founder.ts'
import { validationDimensions } from '../../../contracts/results/problem-validation.ts'
import { permissions } from '../../../contracts/results/read-back.ts'

export const row = z.object({
  dimension: z.enum(validationDimensions),
  score: z.number().int().min(0).max(5),
  quote: z.string().nullable(),
  reason: z.string().min(1),
})

const count = z.number().int().nonnegative().nullable()

const sum = z.string().max(200).nullish()

export const scoring = z.object({
  scores: z.array(row).min(validationDimensions.length).max(validationDimensions.length),
  /** How many paid or committed, and how many said no; null: not said. */
  payers: count,
  refusals: count,
  permission: z.enum(permissions).nullable(),
  aim: z.enum(founderAims).nullable(),
  /** All who can be reached and what one pays in a year, from the founder's figures; null: not said. */
  market: z
    .object({
      buyers: z.number(),
      yearlyPrice: z.number(),
      currency: z.string().regex(/^[A-Z]{3}$/),
      /** The sums they come of, where they were not said themselves. */
      buyersFrom: sum,
      yearlyPriceFrom: sum,
      /** What the aim takes a year where they are, by local wages and prices: a judgement. */
      aimTakes: z.number().positive().nullish(),
    })
    .nullable(),
  contradictions: z.array(z.object({ one: z.string(), other: z.string() })).max(5),
  /** The founder's exact words that refute the venture, or that show that problem and customer do not fit; else null. */
  refutedBy: z.string().nullable(),
  misfit: z.string().nullable(),
})

export type Scored = z.infer<typeof scoring>
