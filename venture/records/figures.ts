// Arithmetic with values from records. Results keep both ends of a range. Amounts in two currencies are never
// added.
import type { Amount, Count, Measure, Times } from '../../contracts/record-fields.ts'

export type Range = { low: number; high: number }
export type Money = Range & { currency: string }

/** The value of a field. Null if it is blank or unknown. */
export function told<Value>(field: Value | 'unknown' | undefined): Value | null {
  return field === undefined || field === 'unknown' ? null : field
}

export const rangeOf = (measure: Measure): Range =>
  typeof measure === 'number' ? { low: measure, high: measure } : measure

/** The low end of a count. 0 if the count is blank or unknown. */
export const atLeast = (field: Count | 'unknown' | undefined): number => told(field)?.low ?? 0
export const atMost = (field: Count | 'unknown' | undefined): number => told(field)?.high ?? 0

/** The count, if it is a single number. 0 if it is a range, blank or unknown. */
export const exactly = (field: Count | 'unknown' | undefined): number => {
  const count = told(field)
  return count && count.low === count.high ? count.low : 0
}

export const plus = (...ranges: readonly Range[]): Range => ({
  low: ranges.reduce((sum, { low }) => sum + low, 0),
  high: ranges.reduce((sum, { high }) => sum + high, 0),
})

export const scale = (money: Money, by: Range): Money => ({
  low: money.low * by.low,
  high: money.high * by.high,
  currency: money.currency,
})

/**
 * Rounds to the digits that are printed: cents, or two digits if the amount is below one cent. Later calculations
 * use the rounded value.
 */
export const toCents = ({ low, high, currency }: Money): Money => {
  const round = (value: number) =>
    Math.abs(value) < 0.01 ? Number(value.toPrecision(2)) : Math.round(value * 100) / 100
  return { low: round(low), high: round(high), currency }
}

export const plain = ({ low, high, currency }: Amount): Money => ({ low, high, currency })

const perYear: Readonly<Partial<Record<Amount['per'] | Times['per'], number>>> = {
  day: 365,
  week: 52,
  month: 12,
  year: 1,
}

/** How often something happens per year. Null if it happens once in a lifetime. */
export function yearlyTimes({ low, high, per }: Times): Range | null {
  const factor = perYear[per]
  return factor === undefined ? null : { low: low * factor, high: high * factor }
}

/** The amount per month. Null if its unit is not a period. */
export function monthly(amount: Amount): Money | null {
  const factor = amount.per === 'hour' ? undefined : perYear[amount.per]
  return factor === undefined ? null : scale(plain(amount), { low: factor / 12, high: factor / 12 })
}

/** The number of months from one `YYYY-MM` to another. */
export function monthsBetween(from: string, to: string): number {
  const months = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7))
  return months(to) - months(from)
}
