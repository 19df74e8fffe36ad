// The fields of the pitch coach: the founder's sentences, and the figures to compare them with.
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

/**
 * The maximum length of one line of a pitch. It is enough for more than a minute of speech, although a line should
 * take only ten seconds.
 */
export const sayMost = 2000
/** The sentence that the founder will say. Only the founder changes it. */
const say = note(sayMost)

/** How the founder counted the buyers. */
export const countings = ['register', 'statistics', 'association', 'counted', 'guess'] as const

const answers = {
  hook: question({ say }),
  customer: question({ say }),
  /** `face`: the solution as the founder says it directly to a customer. */
  solution: question({ say, face: say }),
  difference: question({ say }),
  market: question({ say, buyers: field(count), counted: choice(...countings) }),
  traction: question({ say, paid: field(count), each: field(amount), since: field(month) }),
  you: question({ say }),
  /**
   * `say`: the request to an investor. `customerAsk` and `partnerAsk`: the requests to customers and partners.
   */
  ask: question({ say, amount: field(amount), customerAsk: say, partnerAsk: say }),
} as const

/** The order in which the questions are asked. */
export const pitchQuestions = idsOf(answers)
export type PitchQuestion = keyof typeof answers

export const fieldSchema = fieldIn(answers)

export const pitchRecord = recordOf(answers)
export type PitchRecord = z.infer<typeof pitchRecord>
export type PitchAnswers = PitchRecord['answers']
