// The fields of the problem validation that the founder fills in.
import type { z } from 'zod'
import {
  amount,
  choice,
  count,
  earn,
  field,
  fieldIn,
  idsOf,
  measure,
  month,
  note,
  payers,
  place,
  question,
  recordOf,
  times,
} from './record-fields.ts'

export const permits = ['none', 'have', 'applied', 'needed', 'refused', 'unsure'] as const

const answers = {
  problem: question({ whose: note(60), when: field(month) }),
  who: question({ place: field(place), payer: choice(...payers) }),
  often: question({ often: field(times), money: field(amount), hours: field(measure) }),
  today: question({ kind: choice('nothing', 'hand', 'person', 'product', 'avoid'), pays: field(amount) }),
  earn,
  paid: question({
    paid: field(count),
    each: field(amount),
    /**
     * The number of hours that one visit or job takes. It is needed only if either the price or the payment is per
     * hour, and the other is not.
     */
    visit: field(measure),
    since: field(month),
    still: field(count),
  }),
  others: question({
    committed: field(count),
    deposit: field(amount),
    no: field(count),
    friends: field(count),
  }),
  reach: question({
    there: field(count),
    how: choice('idea', 'list', 'introduced'),
    came: field(count),
    other: field(count),
    /**
     * For products that nobody buys twice: whether the number of buyers is the total, or the new buyers of each year.
     */
    each: choice('all', 'year'),
  }),
  evidence: question({
    talked: field(count),
    watched: field(count),
    tried: field(count),
    acted: field(count),
  }),
  frame: question({
    permit: choice(...permits),
    aim: field(amount),
    serve: field(amount),
    fixed: field(amount),
  }),
} as const

/** The order in which the questions are asked. */
export const validationQuestions = idsOf(answers)
export type ValidationQuestion = keyof typeof answers

export const fieldSchema = fieldIn(answers)

export const validationRecord = recordOf(answers)
export type ValidationRecord = z.infer<typeof validationRecord>
export type ValidationAnswers = ValidationRecord['answers']
