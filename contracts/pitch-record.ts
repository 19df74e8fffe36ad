// The fields of the pitch coach that the founder fills in: the sentences to say, and the figures to compare
// them with.
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
/** The sentence to say. Nobody but the founder changes it. */
const say = note(sayMost)

/** How the buyers were counted. */
export const countings = ['register', 'statistics', 'association', 'counted', 'guess'] as const

const answers = {
  hook: question({ say }),
  customer: question({ say }),
  /** `face`: the same, said directly to a customer. */
  solution: question({ say, face: say }),
  difference: question({ say }),
  market: question({ say, buyers: field(count), counted: choice(...countings) }),
  traction: question({ say, paid: field(count), each: field(amount), since: field(month) }),
  you: question({ say }),
  /** `say` is for an investor. */
  ask: question({ say, amount: field(amount), customerAsk: say, partnerAsk: say }),
} as const

/** In the order in which the questions are asked. */
export const pitchQuestions = idsOf(answers)
export type PitchQuestion = keyof typeof answers

export const fieldSchema = fieldIn(answers)

export const pitchRecord = recordOf(answers)
export type PitchRecord = z.infer<typeof pitchRecord>
export type PitchAnswers = PitchRecord['answers']
