// Computes how often something happens in a year, and how much people spend on it.
import type { Amount, Times } from '../../contracts/record-fields.ts'
import type { ValidationAnswers } from '../../contracts/validation-record.ts'
import { type Money, monthly, plain, type Range, rangeOf, scale, told, yearlyTimes } from './figures.ts'
import { isOnce } from './units.ts'

type Often = ValidationAnswers['often']
type Earn = ValidationAnswers['earn']

/** The number of months in which the problem occurs, as text. "open" if the founder gave no season. */
export const monthsOf = ({ per }: Times, earn: Earn) =>
  per === 'year' ? '12' : told(earn?.runs) === null ? 'open' : String(atLeastMonths(earn))
const atLeastMonths = (earn: Earn) => rangeOf(told(earn?.runs) ?? 12).high

/** Times per year. Seasonal sales count only the months of the season. */
export function timesInYear(often: Often, earn: Earn): Range | null {
  const times = told(often?.often)
  const yearly = times && yearlyTimes(times)
  if (!yearly || times.per === 'year') return yearly
  const part = atLeastMonths(earn) / 12
  return { low: Math.round(yearly.low * part), high: Math.round(yearly.high * part) }
}

/**
 * The amount that customers spend per year or season. Null if the amount has no period, because then nobody said
 * how often they spend it.
 */
function yearlyAmount(pays: Amount, earn: Earn): Money | null {
  // A daily amount is not multiplied by the days of a year, because nobody is paid for every day.
  const month = pays.per === 'day' ? null : monthly(pays)
  return month && scale(month, rangeOf(pays.per === 'year' ? 12 : atLeastMonths(earn)))
}

/** The yearly cost of the problem for customers. */
export function lostInYear(often: Often, earn: Earn): Money | null {
  const cost = told(often?.money)
  if (!cost) return null
  if (!isOnce(cost.per)) return yearlyAmount(cost, earn)
  const times = timesInYear(often, earn)
  return times && scale(plain(cost), times)
}
