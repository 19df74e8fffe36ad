// The fields of the idea refinement that the founder fills in: the cells of a canvas, and the sentence they
// write about them.
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

/** What the most that can be done counts: only what the price counts bounds a sum of it. */
export const ableOf = ['price', 'payers', 'other'] as const
/** Whether there is something that must be true and that nobody has seen. */
export const risks = ['open', 'none'] as const
export const metricCounts = ['payers', 'month', 'year', 'other'] as const

const answers = {
  problem: question({}),
  customer: question({ place: field(place), payer: choice(...payers) }),
  /** Days until they have what they get back, and the most that can be done. */
  solution: question({ days: field(count), able: field(times), of: choice(...ableOf) }),
  instead: question({ pays: field(amount), better: note(120) }),
  earn,
  channel: question({ there: field(count), came: field(count) }),
  costs: question({ serve: field(amount), fixed: field(amount) }),
  metric: question({
    now: field(count),
    goal: field(count),
    by: field(month),
    /** Payers, or sales in a month or a year, so that it can be compared with the costs. */
    counts: choice(...metricCounts),
  }),
  edge: question({ risk: note(300), seen: choice(...risks) }),
  /** The founder's own: nobody puts it together for them. */
  sentence: question({}),
} as const

/** In the order in which the questions are asked. */
export const ideaQuestions = idsOf(answers)
export type IdeaQuestion = keyof typeof answers

export const ideaFieldSchema = fieldIn(answers)

export const ideaRecord = recordOf(answers)
export type IdeaRecord = z.infer<typeof ideaRecord>
export type IdeaAnswers = IdeaRecord['answers']
