// Arithmetic of the calculators: a difference and a quotient carry both ends of a range, too.
import type { Amount } from '../../contracts/record-fields.ts'
import { type Money, monthly, plain, type Range } from '../records/figures.ts'

/** What is left between the low end of one and the high end of the other, and the other way round. */
export const minus = (from: Range, taken: Range): Range => ({
  low: from.low - taken.high,
  high: from.high - taken.low,
})

/** `by` is above nought at both ends. */
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

/** Dust of the division is not one more. */
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

/** By the month, where the unit is a time; else for each one that is sold in it. */
export const inMonth = (amount: Amount): Money => monthly(amount) ?? plain(amount)

/** Whether they are for the same: all for a time, or all for the same thing. */
export function areAlike(...amounts: readonly (Amount | null)[]): boolean {
  const units = amounts.flatMap(amount => (amount ? [monthly(amount) ? 'month' : amount.per] : []))
  return new Set(units).size <= 1
}

export const units = (...amounts: readonly (Amount | null)[]) => ({
  kind: 'units' as const,
  amounts: amounts.filter(amount => amount !== null),
})

/** What a loan that is paid back in equal monthly parts costs a year, in per cent, with interest on interest. */
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
