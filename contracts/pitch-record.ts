// What a founder tells the pitch coach, in fields: the sentences that will be said, and the figures they are held against.
import type { z } from 'zod'
import {
  amount,
  choice,
  count,
  field,
  fieldIn,
  idsOf,
  month,
  note,
  question,
  recordOf,
} from './record-fields.ts'

/** A line of a pitch takes ten seconds; this is more than a minute. */
export const sayMost = 2000
/** The sentence as it will be said; never changed by anybody else. */
const say = note(sayMost)

/** How the buyers were counted. */
export const countings = ['register', 'statistics', 'association', 'counted', 'guess'] as const

const answers = {
  hook: question({ say }),
  customer: question({ say }),
  /** `face`: the same, to a customer's face. */
  solution: question({ say, face: say }),
  difference: question({ say }),
  market: question({ say, buyers: field(count), counted: choice(...countings) }),
  traction: question({ say, paid: field(count), each: field(amount), since: field(month) }),
  you: question({ say }),
  /** `say` is asked of an investor. */
  ask: question({ say, amount: field(amount), customerAsk: say, partnerAsk: say }),
} as const

/** In the order in which they are asked. */
export const pitchQuestions = idsOf(answers)
export type PitchQuestion = keyof typeof answers

export const fieldSchema = fieldIn(answers)

export const pitchRecord = recordOf(answers)
export type PitchRecord = z.infer<typeof pitchRecord>
export type PitchAnswers = PitchRecord['answers']
