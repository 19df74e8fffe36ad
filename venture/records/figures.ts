// Arithmetic of a record's figures. A sum carries both ends of a range; two currencies make no sum.
import type { Amount, Count, Measure, Times } from '../../contracts/record-fields.ts'

export type Range = { low: number; high: number }
export type Money = Range & { currency: string }

/** A field's value; null where it was left blank or is not known. */
export function told<Value>(field: Value | 'unknown' | undefined): Value | null {
  return field === undefined || field === 'unknown' ? null : field
}

export const rangeOf = (measure: Measure): Range =>
  typeof measure === 'number' ? { low: measure, high: measure } : measure

/** The end that promises least; 0 where nothing was said. */
export const atLeast = (field: Count | 'unknown' | undefined): number => told(field)?.low ?? 0
export const atMost = (field: Count | 'unknown' | undefined): number => told(field)?.high ?? 0

/** A count that is no range; 0 where it is one, or where nothing was said. */
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

/** What is printed is what is used: to the cent, and of less than a cent two digits. */
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

/** How often in a year; null for once in a life. */
export function yearlyTimes({ low, high, per }: Times): Range | null {
  const factor = perYear[per]
  return factor === undefined ? null : { low: low * factor, high: high * factor }
}

/** What it makes in a month; null where its unit is no time. */
export function monthly(amount: Amount): Money | null {
  const factor = amount.per === 'hour' ? undefined : perYear[amount.per]
  return factor === undefined ? null : scale(plain(amount), { low: factor / 12, high: factor / 12 })
}

/** Months from one `YYYY-MM` to another. */
export function monthsBetween(from: string, to: string): number {
  const months = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7))
  return months(to) - months(from)
}
