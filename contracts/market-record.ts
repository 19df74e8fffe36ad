// The fields of the market research that the founder fills in beside its form.
import { z } from 'zod'
import { amount, choice, count, earn, field, note, place, question, times } from './record-fields.ts'

export const countedBy = ['register', 'statistics', 'association', 'own', 'guess'] as const

const answers = {
  many: question({
    place: field(place),
    buyers: field(count),
    /** For gifts and advertising: those who pay, or those who are helped and use it. */
    of: choice('payers', 'served'),
    counted: choice(...countedBy),
    /** The name or link of the counted source. */
    where: note(300),
    /** For products that nobody buys twice: the number of new buyers in a year. */
    new: field(count),
  }),
  earn,
  far: question({
    fits: field(z.number().min(0).max(100)),
    won: field(count),
    /** The largest number the founder can deliver. */
    able: field(times),
    aim: field(amount),
    /** Taken from the problem validation; never asked here. */
    serve: field(amount),
    fixed: field(amount),
  }),
  check: question({ total: field(amount), source: note(300) }),
} as const

/** In the order of the page. */
export const marketCards = Object.keys(answers) as (keyof typeof answers)[]
export type MarketCard = keyof typeof answers

export const marketRecord = z.object({ version: z.literal(1), answers: z.object(answers).partial() })
export type MarketRecord = z.infer<typeof marketRecord>
export type MarketAnswers = MarketRecord['answers']
