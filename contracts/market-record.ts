// What a founder tells the market research, in fields beside its form.
import { z } from 'zod'
import { amount, choice, count, earn, field, note, place, question, times } from './record-fields.ts'

export const countedBy = ['register', 'statistics', 'association', 'own', 'guess'] as const

const answers = {
  many: question({
    place: field(place),
    buyers: field(count),
    /** Of gifts and advertising: those who pay, or those who are helped and use it. */
    of: choice('payers', 'served'),
    counted: choice(...countedBy),
    /** The name or link of what was counted. */
    where: note(300),
    /** Where nobody buys twice: how many new ones there are in a year. */
    new: field(count),
  }),
  earn,
  far: question({
    fits: field(z.number().min(0).max(100)),
    won: field(count),
    /** The most that can be done. */
    able: field(times),
    aim: field(amount),
    /** As the problem validation has them: here they are never asked for. */
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
