// What a founder tells of the groups that might buy, in fields: one row each.
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

/** Where a row came from: a round of the validation, a form, or the founder's hand. */
const groupSource = z.union([
  z.object({ kind: z.literal('round'), round: z.number().int().min(1).max(100) }),
  z.object({ kind: z.enum(['market', 'idea', 'own']) }),
])
export type GroupSource = z.infer<typeof groupSource>

/** What the row's sums rest on beside its fields: told on the validation's cards, not asked again here. */
const carried = z.object({
  type: z.enum(earnTypes).optional(),
  /** Who pays for them, where it is somebody else. */
  payer: z.enum(payers).optional(),
  takes: times.optional(),
  runs: measure.optional(),
  /** Of a commission: how many per cent of what one pays are kept. */
  share: z.number().min(0).max(100).optional(),
  /** What that makes of the project's own deal. */
  fee: amount.optional(),
  /** What one of them costs the founder. */
  serve: amount.optional(),
  /** Fields of which nobody marked how they are known: they are no surer than a guess, and were not called one. */
  unmarked: z.array(z.string().max(20)).max(10).optional(),
  /** Family and friends among those who paid. */
  friends: count.optional(),
  /** Those who were asked and have not paid. */
  no: count.optional(),
  /** A deposit or a signed order, and nothing paid yet. */
  committed: count.optional(),
  /** They paid for something else than what is planned: no plan is multiplied with it. */
  isOther: z.boolean().optional(),
  /** What they pay for it today. */
  pays: amount.optional(),
  /** The founder's words about what it costs them, and where they are. */
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
  /** Months, or times in all, by the unit of the price. */
  stays: field(measure),
  /** What getting one of them costs. */
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
  /** Rows that were known and that the founder took out: they do not come back by themselves. */
  left: z.array(z.string().max(40)).max(30).optional(),
})
export type SegmentsRecord = z.infer<typeof segmentsRecord>

/** How well a field of a row is known: what was there already is as sure as it was. */
export const knownOf = (row: GroupRow, name: GroupField): Known =>
  row.prefilled?.[name] ?? row.known ?? 'guess'
