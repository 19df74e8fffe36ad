// The fields of the customer segments: one row for each group that might buy.
import { z } from 'zod'
import {
  amount,
  choice,
  count,
  earnTypes,
  field,
  type Known,
  measure,
  note,
  payers,
  question,
  times,
} from './record-fields.ts'

export const mostGroups = 5
export const groupMost = 200

/** The origin of a row: a round of the validation, another form, or the founder. */
const groupSource = z.union([
  z.object({ kind: z.literal('round'), round: z.number().int().min(1).max(100) }),
  z.object({ kind: z.enum(['market', 'idea', 'own']) }),
])
export type GroupSource = z.infer<typeof groupSource>

/**
 * Values for a row's calculations that the founder gave in the problem validation, and that are not asked again.
 */
const carried = z.object({
  type: z.enum(earnTypes).optional(),
  /** The person or organisation that pays, if it is not the group itself. */
  payer: z.enum(payers).optional(),
  takes: times.optional(),
  runs: measure.optional(),
  /** For a commission: the percentage of the price that the founder keeps. */
  share: z.number().min(0).max(100).optional(),
  /** The commission that the founder earns on one deal. */
  fee: amount.optional(),
  /** The founder's cost of serving one customer. */
  serve: amount.optional(),
  /** Fields without an evidence mark. They count as guesses, but the text does not call them guesses. */
  unmarked: z.array(z.string().max(20)).max(10).optional(),
  /** The number of payers who are family or friends. */
  friends: count.optional(),
  /** The number of payers who came from the people counted in `there`. */
  came: count.optional(),
  /** The number of people who were asked and have not paid. */
  no: count.optional(),
  /** The number of people who made a deposit or signed an order, but have not paid yet. */
  committed: count.optional(),
  /**
   * Whether the payers paid for something else than the planned product. Then the calculations for this row do not
   * use their payments.
   */
  isOther: z.boolean().optional(),
  /** The amount that one customer pays today for another solution. */
  pays: amount.optional(),
  /** Whether the founder described the payers only in text, without a number. */
  isPaidWorded: z.boolean().optional(),
  /**
   * `pain`: the founder's words about what the problem costs the group. `find`: the founder's words about where to
   * find the group.
   */
  pain: note(2000),
  find: note(2000),
})

export const groupRow = question({
  id: z.string().min(1).max(40),
  source: groupSource,
  group: note(groupMost),
  there: field(count),
  asked: field(count),
  paid: field(count),
  price: field(amount),
  /** How long a customer stays: months, or the number of purchases, depending on the unit of the price. */
  stays: field(measure),
  /** The cost of winning one customer. */
  win: field(amount),
  how: choice('idea', 'list', 'introduced'),
  carried: carried.optional(),
})
export type GroupRow = z.infer<typeof groupRow>

export const groupFields = ['group', 'there', 'asked', 'paid', 'price', 'stays', 'win', 'how'] as const
export type GroupField = (typeof groupFields)[number]

export const segmentsRecord = z.object({
  version: z.literal(1),
  rows: z
    .array(groupRow)
    .max(mostGroups)
    .refine(rows => new Set(rows.map(({ id }) => id)).size === rows.length, 'two rows have one id'),
  /** The ids of suggested rows that the founder removed. They are not suggested again. */
  left: z.array(z.string().max(40)).max(30).optional(),
})
export type SegmentsRecord = z.infer<typeof segmentsRecord>

/** How well a field of a row is known. A prefilled value keeps the level from its source. */
export const knownOf = (row: GroupRow, name: GroupField): Known =>
  row.prefilled?.[name] ?? row.known ?? 'guess'
