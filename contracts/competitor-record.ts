// The fields of the competitor analysis that the founder fills in.
import { z } from 'zod'
import {
  amount,
  choice,
  choices,
  count,
  field,
  fieldIn,
  idsOf,
  knownLevels,
  measure,
  note,
  question,
  recordOf,
  rows,
} from './record-fields.ts'

/** The list of rivals always contains this entry. It stands for customers who change nothing. */
export const doingNothing = 'nothing'

/** `direct`: buyers and sellers deal with each other, without a company between them. */
export const rivalKinds = ['same', 'other', 'hand', 'direct'] as const
/** When customers pay an extra charge: with each order or only once. A charge of kind `back` is refunded. */
export const extras = ['order', 'once', 'back'] as const
export type ExtraPaid = (typeof extras)[number]
export const reasons = ['cheaper', 'near', 'trusted', 'habit', 'better', 'free', 'only'] as const
export type Reason = (typeof reasons)[number]
export const strengths = ['cheaper', 'faster', 'nearer', 'lasts', 'work', 'safer'] as const
export const agreeing = ['self', 'family', 'boss', 'several', 'nobody', 'unsure'] as const

export const mostRivals = 5
export const nameMost = 60

const known = choice(...knownLevels)
const ofEach = <Cells extends z.ZodRawShape>(cells: Cells) => rows(cells, mostRivals + 1)

const answers = {
  rivals: question({ rows: rows({ name: note(nameMost), kind: choice(...rivalKinds) }, mostRivals) }),
  /**
   * `order`: the number of pieces (or other units of the price) in one order. `extra`: an extra charge, and `paid`
   * says when customers pay it.
   */
  yours: question({
    price: field(amount),
    order: field(count),
    extra: field(amount),
    paid: choice(...extras),
  }),
  /** The answers about each rival, keyed by the row id of the rival. */
  prices: question({
    rows: ofEach({ price: field(amount), extra: field(amount), paid: choice(...extras), known }),
  }),
  chosen: question({ rows: ofEach({ reason: choice(...reasons), known }) }),
  fights: question({ rows: ofEach({ won: field(count), lost: field(count) }) }),
  better: question({
    what: choices(...strengths),
    yours: note(200),
    theirs: note(200),
    /** The row id of the rival that this comparison is about. */
    against: note(40),
  }),
  switch: question({ hours: field(measure), money: field(amount), who: choice(...agreeing) }),
  /** The number of months that a rival needs to copy the product. */
  copy: question({ months: field(count) }),
} as const

/** The order in which the questions are asked. */
export const competitorQuestions = idsOf(answers)
export type CompetitorQuestion = keyof typeof answers

export const fieldSchema = fieldIn(answers)

export const competitorRecord = recordOf(answers)
export type CompetitorRecord = z.infer<typeof competitorRecord>
export type CompetitorAnswers = CompetitorRecord['answers']

const cells: Readonly<Partial<Record<CompetitorQuestion, Readonly<Record<string, z.ZodType>>>>> = {
  rivals: { name: z.string().trim().min(1).max(nameMost), kind: z.enum(rivalKinds) },
  prices: { price: amount, extra: amount, paid: z.enum(extras), known: z.enum(knownLevels) },
  chosen: { reason: z.enum(reasons), known: z.enum(knownLevels) },
  fights: { won: count, lost: count },
}
/** The schema of one cell in the rows of a question; null if the question has no such cell. */
export const cellSchema = (question: CompetitorQuestion, name: string): z.ZodType | null =>
  cells[question]?.[name] ?? null
