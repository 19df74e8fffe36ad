// The fields of the market research that the founder fills in below the form.
import { z } from 'zod'
import { amount, choice, count, earn, field, note, place, question, times } from './record-fields.ts'

export const countedBy = ['register', 'statistics', 'association', 'own', 'guess'] as const

const answers = {
  many: question({
    place: field(place),
    buyers: field(count),
    /**
     * If users do not pay (gifts, advertising): whether the founder counted the people who pay or the people who
     * are served.
     */
    of: choice('payers', 'served'),
    counted: choice(...countedBy),
    /** The name or link of the source that `counted` refers to. */
    where: note(300),
    /** The number of new buyers per year, for products that nobody buys twice. */
    new: field(count),
  }),
  earn,
  far: question({
    fits: field(z.number().min(0).max(100)),
    won: field(count),
    /** The most that the founder can deliver. */
    able: field(times),
    aim: field(amount),
    /**
     * The founder's cost of serving one customer, copied from the problem validation. This form never asks for it.
     */
    serve: field(amount),
    fixed: field(amount),
  }),
  check: question({ total: field(amount), source: note(300) }),
} as const

/** The cards in the order in which the page shows them. */
export const marketCards = Object.keys(answers) as (keyof typeof answers)[]
export type MarketCard = keyof typeof answers

export const marketRecord = z.object({ version: z.literal(1), answers: z.object(answers).partial() })
export type MarketRecord = z.infer<typeof marketRecord>
export type MarketAnswers = MarketRecord['answers']
