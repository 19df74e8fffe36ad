// Calculates the most that one person can deliver in a year or a season.
import type { Earn, Times } from '../../contracts/record-fields.ts'
import { runningMonths } from './earn.ts'
import { type Range, rangeOf, told, yearlyTimes } from './figures.ts'
import type { Voice } from './voice.ts'

/** The periods for the founder's capacity. "Day" is left out, because nobody works every day of the year. */
export const ableUnits = ['week', 'month', 'year'] as const
type AbleUnit = (typeof ableUnits)[number]

export type Most = {
  /**
   * The number of hours, or of units sold, per year. If customers pay per period, it is the number of payers at the
   * same time.
   */
  count: Range
  of: 'hours' | 'sold' | 'payers'
  /** The capacity as the founder gave it. */
  given: Range
  per: AbleUnit
  /** The months of the year with sales. */
  months: Range
}

/** Revenue models with a price per period. Their capacity is the number of payers at the same time. */
export const isPaidByTime = (earn: Earn | undefined): boolean =>
  ['subscription', 'ads'].includes(told(earn?.type) ?? '')

/** Whether customers pay by the hour. The free hours are then a capacity. */
export const isByHour = (earn: Earn | undefined): boolean =>
  told(earn?.type) === 'hours' && told(earn?.price)?.per === 'hour'

const overYear = (given: Range, per: AbleUnit, months: Range): Range => {
  const times = { week: 52, month: 12, year: 1 }[per]
  // A number per year was already counted for the short season, so it is not reduced again.
  const part = per === 'year' ? { low: 12, high: 12 } : months
  return {
    low: Math.floor((given.low * times * part.low) / 12 + 1e-9),
    high: Math.floor((given.high * times * part.high) / 12 + 1e-9),
  }
}

/**
 * The most that the founder can deliver. Null if unknown. `what`: what the founder counted, if the form asked. Only
 * sold units and payers limit the sales.
 */
export function mostOf(
  earn: Earn | undefined,
  able: Times | 'unknown' | undefined,
  what?: 'price' | 'payers' | 'other',
): Most | null {
  const type = told(earn?.type)
  // In a cause, the people helped are not the people who pay. So helping only a few does not limit the number of
  // payers.
  if (!earn || !type || type === 'unsure' || type === 'giving') return null
  const months = runningMonths(earn)
  const [free, given] = [told(earn.free), told(able)]
  // If the founder gave a highest number of hours to sell, this number is used and not the free hours.
  if (isByHour(earn) && !(given && what === 'price')) {
    if (free === null) return null
    const hours = rangeOf(free)
    return { count: overYear(hours, 'week', months), of: 'hours', given: hours, per: 'week', months }
  }
  const per = ableUnits.find(unit => unit === given?.per)
  if (!given || !per || what === 'other') return null
  const times = what === 'payers' && !isPaidByTime(earn) ? takenByPayer(earn, per) : 1
  if (times === null || (what === 'price' && isPaidByTime(earn))) return null
  const range = { low: times * given.low, high: times * given.high }
  if (!isPaidByTime(earn))
    return { count: overYear(range, per, months), of: 'sold', given: range, per, months }
  // If price and capacity have different periods, it is unknown how often a customer is served. Then there is no
  // limit.
  return told(earn.price)?.per === per ? { count: range, of: 'payers', given: range, per, months } : null
}

/** How many times one payer pays the price in this period, if the capacity is a number of payers. Null if unknown. */
function takenByPayer(earn: Earn, per: AbleUnit): number | null {
  const taken = takenInYear(earn)
  if (!taken || taken.low !== taken.high) return null
  return taken.low === 1 || per === 'year' ? taken.low : null
}

/** How many customers can be served with this capacity. Null if it is unknown how much one customer uses. */
export function servedBy({ count, of }: Most, earn: Earn | undefined): Range | null {
  if (of === 'payers') return count
  const each = earn && takenInYear(earn)
  if (!each || each.low <= 0) return null
  return { low: Math.floor(count.low / each.high + 1e-9), high: Math.floor(count.high / each.low + 1e-9) }
}

/** How many units one customer buys per year. For one-time buyers, how many in total. */
export function takenInYear(earn: Earn): Range | null {
  const takes = told(earn.takes)
  if (!takes) return null
  if (takes.per === 'once-ever') return { low: takes.low, high: takes.high }
  const yearly = yearlyTimes(takes)
  if (!yearly || takes.per === 'year') return yearly
  const { low, high } = runningMonths(earn)
  return { low: (yearly.low * low) / 12, high: (yearly.high * high) / 12 }
}

/** Writes, for example: "12 hours a week × 52 = 624 hours a year". */
export function sayMost({ count, of, given, per, months }: Most, { say, number, factor }: Voice): string {
  const isSeason = months.low < 12
  const times = { week: 52, month: 12, year: 12 }[per]
  const exact = (given.high * times * (per === 'year' ? 1 : months.high)) / 12
  return say(`most.${of === 'sold' ? per : of}`, {
    given: number(given),
    count: number(count),
    months: factor(months),
    season: isSeason ? 'yes' : 'no',
    sign: per === 'year' || of === 'payers' || Math.abs(exact - count.high) < 1e-6 ? '=' : '≈',
  })
}
