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

/** The row that always exists: customers go on as today. */
export const doingNothing = 'nothing'

/** `direct`: they deal with each other, with nobody between. */
export const rivalKinds = ['same', 'other', 'hand', 'direct'] as const
/** An extra that is paid once, or comes back, is in no sum of one order. */
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
  /** `order`: so many pieces, or other units of the price, in one order; `extra` comes on top of each order. */
  yours: question({
    price: field(amount),
    order: field(count),
    extra: field(amount),
    paid: choice(...extras),
  }),
  /** By rival, under the id of its row. */
  prices: question({
    rows: ofEach({ price: field(amount), extra: field(amount), paid: choice(...extras), known }),
  }),
  chosen: question({ rows: ofEach({ reason: choice(...reasons), known }) }),
  fights: question({ rows: ofEach({ won: field(count), lost: field(count) }) }),
  better: question({
    what: choices(...strengths),
    yours: note(200),
    theirs: note(200),
    /** The row of the rival it is held against. */
    against: note(40),
  }),
  switch: question({ hours: field(measure), money: field(amount), who: choice(...agreeing) }),
  /** The months until somebody has copied it. */
  copy: question({ months: field(count) }),
} as const

/** In the order in which the questions are asked. */
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
/** The schema of a cell in the rows of a question; null if there is no such cell. */
export const cellSchema = (question: CompetitorQuestion, name: string): z.ZodType | null =>
  cells[question]?.[name] ?? null
