// The stored forecast: items with their figures, the origin of each figure, and the founder's scenarios.
// Money is in the smallest coin of the currency.
import { z } from 'zod'
import { type Field, fieldsOf, type Growth, growthFields, kindNames } from './fields.ts'

export const horizons = [36, 60] as const
const most = 1e12
const id = z.string().regex(/^[a-z][a-z0-9]{0,19}$/)
const driverId = z.string().regex(/^[a-z][a-z0-9]{0,19}\.[a-zA-Z]{1,20}$/)
const figure = z.number().finite().min(-most).max(most)

export const origin = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('fact'), factId: z.uuid() }),
  z.object({ kind: z.literal('benchmark'), source: z.string().max(200) }),
  z.object({ kind: z.literal('guess') }),
])
export type Origin = z.infer<typeof origin>

const item = z
  .object({
    id,
    kind: z.enum(kindNames),
    name: z.string().trim().min(1).max(80),
    growth: z.enum(Object.keys(growthFields) as [Growth, ...Growth[]]).optional(),
    billing: z.enum(['monthly', 'yearly']).optional(),
    schedule: z.enum(['linear', 'annuity', 'bullet']).optional(),
    values: z.record(z.string(), figure),
    quantities: z.array(figure.min(0)).max(60).optional(),
  })
  .transform(given => ({ ...given, values: complete(fieldsOf(given), given.values) }))
export type Item = z.infer<typeof item>

const scenario = z.object({
  id,
  name: z.string().trim().min(1).max(40),
  /** The figures that are different from the base case, by driver id. */
  changes: z.record(driverId, figure),
})
export type Scenario = z.infer<typeof scenario>

export const actual = z.object({
  month: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/),
  account: z.string().max(80),
  amount: figure,
})
export type Actual = z.infer<typeof actual>

export const forecastModel = z
  .object({
    currency: z.string().regex(/^[A-Z]{3}$/),
    start: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/),
    months: z.union([z.literal(36), z.literal(60)]),
    items: z.array(item).min(1).max(150),
    origins: z.record(driverId, origin),
    scenarios: z.array(scenario).max(6),
    actuals: z.array(actual).max(2000),
  })
  .refine(({ items }) => new Set(items.map(each => each.id)).size === items.length, {
    error: 'two items have one id',
  })
  .refine(({ items }) => items.filter(({ kind }) => kind === 'general').length === 1, {
    error: 'the terms of the business stand once',
  })
export type ForecastModel = z.infer<typeof forecastModel>

/** Returns exactly the fields of the item, each within its limits. Money and months become whole numbers. */
function complete(fields: readonly Field[], given: Record<string, number>): Record<string, number> {
  return Object.fromEntries(fields.map(field => [field.key, withinBounds(field, given[field.key])]))
}

export function withinBounds(field: Field, value: number | undefined): number {
  const { from = 0, to = most } = field
  const bounded = Math.min(Math.max(value ?? field.initial, from), to)
  if (field.unit !== 'share' && field.unit !== 'count') return Math.round(bounded) + 0
  // Removes floating-point errors by rounding, because nobody types more than nine decimals. Adding 0 turns -0 into
  // 0.
  return Math.round(bounded * 1e9) / 1e9 + 0
}

/** The decimals of a currency: two for the euro, none for the yen. */
export function decimalsOf(currency: string): number {
  return (
    new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2
  )
}

/** The month that is `months` after `start`, for example after "2027-01". */
export function monthAfter(start: string, months: number): string {
  const [year = 0, month = 1] = start.split('-').map(Number)
  const index = year * 12 + month - 1 + months
  return `${String(Math.floor(index / 12)).padStart(4, '0')}-${String((index % 12) + 1).padStart(2, '0')}`
}

type ItemRest = Partial<Pick<Item, 'growth' | 'billing' | 'schedule' | 'quantities'>>

/** The id of the expense whose figure comes from the question about marketing. */
export const marketingId = 'e2'

/** The name of the first role until the founder changes it. */
export const teamName = 'Team'

/** Creates an item. Missing fields get their default value. */
export function createItem(
  id: string,
  kind: Item['kind'],
  name: string,
  values: Record<string, number> = {},
  rest: ItemRest = {},
): Item {
  return item.parse({ id, kind, name, values, ...rest })
}

const funds = ['equity', 'loan', 'grant'] as const
/** Whether an item of this kind brings money from outside. */
export const isFund = (kind: string): boolean => (funds as readonly string[]).includes(kind)
