// Arithmetic on ranges. The result of a subtraction or a division is also a range.
import type { Amount } from '../../contracts/record-fields.ts'
import { type Money, monthly, plain, type Range } from '../records/figures.ts'

/** Subtracts two ranges. Low end: the low value minus the high one. High end: the high value minus the low one. */
export const minus = (from: Range, taken: Range): Range => ({
  low: from.low - taken.high,
  high: from.high - taken.low,
})

/** Divides two ranges. `by` must be above zero at both ends. */
export const over = (whole: Range, by: Range): Range => ({
  low: whole.low / by.high,
  high: whole.high / by.low,
})

export const times = (one: Range, other: Range): Range => ({
  low: one.low * other.low,
  high: one.high * other.high,
})

export const by = (range: Range, factor: number): Range => ({
  low: range.low * factor,
  high: range.high * factor,
})

export const moneyOf = ({ low, high }: Range, currency: string): Money => ({ low, high, currency })

/**
 * Rounding up ignores a remainder smaller than this, because a division of floating-point numbers can be slightly
 * wrong.
 */
const dust = 1e-9
export const wholeUp = ({ low, high }: Range): Range => ({
  low: Math.ceil(low - dust),
  high: Math.ceil(high - dust),
})
export const wholeDown = ({ low, high }: Range): Range => ({
  low: Math.floor(low + dust),
  high: Math.floor(high + dust),
})

export const nought: Range = { low: 0, high: 0 }

/** Converts the amount to a month if its unit is a period. Else returns the amount per item. */
export const inMonth = (amount: Amount): Money => monthly(amount) ?? plain(amount)

/**
 * Whether all amounts have the same unit. All periods count as the same unit, because they are converted to months.
 */
export function areAlike(...amounts: readonly (Amount | null)[]): boolean {
  const units = amounts.flatMap(amount => (amount ? [monthly(amount) ? 'month' : amount.per] : []))
  return new Set(units).size <= 1
}

export const units = (...amounts: readonly (Amount | null)[]) => ({
  kind: 'units' as const,
  amounts: amounts.filter(amount => amount !== null),
})

/** The effective yearly interest of a loan repaid in equal monthly parts, in per cent. */
export function effectiveRate(get: number, back: number, months: number): number {
  const part = back / months
  const worth = (rate: number) => (rate === 0 ? back : (part * (1 - (1 + rate) ** -months)) / rate)
  let [low, high] = [0, 1]
  while (worth(high) > get) high *= 2
  for (let step = 0; step < 100; step += 1) {
    const middle = (low + high) / 2
    if (worth(middle) > get) low = middle
    else high = middle
  }
  return 100 * ((1 + low) ** 12 - 1)
}
