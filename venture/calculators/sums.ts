// Arithmetic on ranges: a difference and a quotient keep both ends.
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

/** Rounding up must ignore differences below this, because a division can be slightly wrong. */
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

/** The amount per month if its unit is a period, else the amount per item. */
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
