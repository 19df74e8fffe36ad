// The fields of the groups that might buy: one row for each.
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

/** The origin of a row: a round of the validation, a form, or the founder. */
const groupSource = z.union([
  z.object({ kind: z.literal('round'), round: z.number().int().min(1).max(100) }),
  z.object({ kind: z.enum(['market', 'idea', 'own']) }),
])
export type GroupSource = z.infer<typeof groupSource>

/** Values for a row's figures that were told on the validation's cards and are not asked again. */
const carried = z.object({
  type: z.enum(earnTypes).optional(),
  /** Who pays for them, where it is somebody else. */
  payer: z.enum(payers).optional(),
  takes: times.optional(),
  runs: measure.optional(),
  /** For a commission: the percentage of the price that is kept. */
  share: z.number().min(0).max(100).optional(),
  /** The commission on the project's own deal. */
  fee: amount.optional(),
  /** The founder's cost for one customer. */
  serve: amount.optional(),
  /**
   * Fields without a mark of how they are known. They count no more than a guess, although nobody called them
   * one.
   */
  unmarked: z.array(z.string().max(20)).max(10).optional(),
  /** Family and friends among the payers. */
  friends: count.optional(),
  /** Those who were asked and have not paid. */
  no: count.optional(),
  /** A deposit or a signed order, and nothing paid yet. */
  committed: count.optional(),
  /** They paid for something else than what is planned: no plan is multiplied with it. */
  isOther: z.boolean().optional(),
  /** What they pay for it today. */
  pays: amount.optional(),
  /** Who paid was told in words, and its figure is open. */
  isPaidWorded: z.boolean().optional(),
  /** The founder's words about what it costs them, and where to find them. */
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
  /** Months, or the number of times, depending on the unit of the price. */
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
  /** Known rows that the founder removed. They do not return automatically. */
  left: z.array(z.string().max(40)).max(30).optional(),
})
export type SegmentsRecord = z.infer<typeof segmentsRecord>

/** How well a field of a row is known. A prefilled value keeps its level. */
export const knownOf = (row: GroupRow, name: GroupField): Known =>
  row.prefilled?.[name] ?? row.known ?? 'guess'
