// The fields of the idea refinement: the cells of a canvas, and the founder's sentence about them.
import type { z } from 'zod'
import {
  amount,
  choice,
  count,
  earn,
  field,
  fieldIn,
  idsOf,
  month,
  note,
  payers,
  place,
  question,
  recordOf,
  times,
} from './record-fields.ts'

/**
 * The unit in which the founder says how much can be delivered at most. The number limits the revenue only if it
 * has the unit of the price.
 */
export const ableOf = ['price', 'payers', 'other'] as const
/** Whether the idea depends on an assumption that nobody has tested. */
export const risks = ['open', 'none'] as const
export const metricCounts = ['payers', 'month', 'year', 'other'] as const

const answers = {
  problem: question({}),
  customer: question({ place: field(place), payer: choice(...payers) }),
  /** `days`: the number of days until customers have their benefit. `able`: the most that the founder can deliver. */
  solution: question({ days: field(count), able: field(times), of: choice(...ableOf) }),
  instead: question({ pays: field(amount), better: note(120) }),
  earn,
  channel: question({ there: field(count), came: field(count) }),
  costs: question({ serve: field(amount), fixed: field(amount) }),
  metric: question({
    now: field(count),
    goal: field(count),
    by: field(month),
    /** What the metric counts. Payers, and sales per month or year, can be compared with the costs. */
    counts: choice(...metricCounts),
  }),
  edge: question({ risk: note(300), seen: choice(...risks) }),
  /** Only the founder writes this sentence; no helper composes it. */
  sentence: question({}),
} as const

/** The order in which the questions are asked. */
export const ideaQuestions = idsOf(answers)
export type IdeaQuestion = keyof typeof answers

export const ideaFieldSchema = fieldIn(answers)

export const ideaRecord = recordOf(answers)
export type IdeaRecord = z.infer<typeof ideaRecord>
export type IdeaAnswers = IdeaRecord['answers']
