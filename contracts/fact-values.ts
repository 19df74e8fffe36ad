// The value of a fact: a typed value that the page, the functions and the database all read in the same way.
import { z } from 'zod'

export const periods = ['hour', 'day', 'week', 'month', 'quarter', 'year', 'use'] as const
export const period = z.enum(periods)
export type Period = z.infer<typeof period>

const amount = z.number().finite().nonnegative().max(1e15)
const currency = z.string().regex(/^[A-Z]{3}$/)
const words = (most: number) => z.string().trim().min(1).max(most)

/** One figure or a range. A single figure is a range whose ends are equal. */
const spread = { low: amount, high: amount }
const share = { low: amount.max(1), high: amount.max(1) }
const ordered = <T extends { low: number; high: number }>({ low, high }: T) => low <= high
const unordered = { error: 'low ≤ high does not hold' }

/** The unit in the founder's own words, such as "bag" in "per bag" or "women" in "22 women". */
export const unitMost = 40
const unit = words(unitMost).optional()

/** The id of the interviewed person, without the name, so that a person who pays twice counts as one payer. */
const by = z.guid().optional()

export const pricePart = z.discriminatedUnion('kind', [
  /** `of`: what one payment is for, such as one piece. It is set only if a field contains it. */
  z
    .object({
      kind: z.literal('once'),
      ...spread,
      currency,
      of: z.enum(['piece', 'time', 'person', 'once']).optional(),
    })
    .refine(ordered, unordered),
  z
    .object({ kind: z.literal('recurring'), ...spread, currency, per: period, each: unit })
    .refine(ordered, unordered),
  z.object({ kind: z.literal('share'), ...share, of: words(120) }).refine(ordered, unordered),
])
export type PricePart = z.infer<typeof pricePart>

export const durationUnits = ['minute', 'hour', 'day', 'week', 'month', 'year'] as const
export const durationUnit = z.enum(durationUnits)
export type DurationUnit = z.infer<typeof durationUnit>

export const factValue = z.discriminatedUnion('kind', [
  z
    .object({ kind: z.literal('money'), ...spread, currency, per: period.nullable(), each: unit, by })
    .refine(ordered, unordered),
  z.object({ kind: z.literal('price'), parts: z.array(pricePart).min(1).max(4) }),
  z.object({ kind: z.literal('count'), ...spread, what: unit }).refine(ordered, unordered),
  z
    .object({ kind: z.literal('part'), of: amount, part: amount, what: unit, by })
    .refine(({ part, of }) => part <= of, { error: 'a part is no more than the whole' }),
  z.object({ kind: z.literal('share'), ...share, of: words(120).nullable() }).refine(ordered, unordered),
  z
    .object({ kind: z.literal('duration'), ...spread, unit: durationUnit, per: period.nullable() })
    .refine(ordered, unordered),
  z.object({ kind: z.literal('frequency'), ...spread, per: period, what: unit }).refine(ordered, unordered),
  /** A date can be a day, a month or a year: `from` is its first day, `to` its last day. */
  z
    .object({ kind: z.literal('date'), from: z.iso.date(), to: z.iso.date() })
    .refine(({ from, to }) => from <= to, { error: 'from ≤ to does not hold' }),
  z.object({
    kind: z.literal('place'),
    country: z
      .string()
      .regex(/^[A-Z]{2}$/)
      .nullable(),
    name: words(120),
  }),
  z.object({ kind: z.literal('name'), name: words(120) }),
])
export type FactValue = z.infer<typeof factValue>
export type FactValueKind = FactValue['kind']
