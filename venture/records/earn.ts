// What one customer brings in a year, by the way the venture earns.
import type { Amount, ValidationAnswers } from '../../contracts/validation-record.ts'
import { type Money, monthly, plain, type Range, rangeOf, scale, told, yearlyTimes } from './figures.ts'

type Earn = NonNullable<ValidationAnswers['earn']>

const wholeYear: Range = { low: 12, high: 12 }
const months = (field: Earn['runs']): Range | null => {
  const given = told(field)
  return given === null ? null : rangeOf(given)
}

/** Months a year in which it is sold. */
const running = (earn: Earn): Range => months(earn.runs) ?? wholeYear

/** Months of a year in which one of them pays. */
function paying(earn: Earn): Range {
  const [runs, stays] = [running(earn), months(earn.stays)]
  return stays ? { low: Math.min(runs.low, stays.low), high: Math.min(runs.high, stays.high) } : runs
}

/** Nobody buys it twice, so every customer is a new one. */
export const isOnceEver = (earn: Earn | undefined): boolean =>
  earn?.type === 'sale' && told(earn.takes)?.per === 'once-ever'

/** They leave within the year: as many have to be found again. */
export function isLeavingSoon(earn: Earn | undefined): boolean {
  const stays = earn && months(earn.stays)
  return stays ? stays.low < 12 : false
}

/** What an amount of this venture makes in a year of one customer; null where a field is missing for that. */
export function inYear(amount: Amount, earn: Earn): Money | null {
  const takes = told(earn.takes)
  switch (told(earn.type)) {
    case 'subscription': {
      const month = monthly(amount)
      return month && scale(month, paying(earn))
    }
    case 'giving':
    case 'ads': {
      const month = monthly(amount)
      return month && scale(month, wholeYear)
    }
    case 'sale':
    case 'hours':
    case 'commission': {
      const often = takes && yearlyTimes(takes)
      if (!often) return null
      // Three a year are three, however short the season.
      const { low, high } = takes.per === 'year' ? wholeYear : running(earn)
      return scale(plain(amount), { low: (often.low * low) / 12, high: (often.high * high) / 12 })
    }
    default:
      return null
  }
}

/** The price of one unit: of a commission the share that is kept. */
export function priceOf(earn: Earn | undefined): Amount | null {
  if (!earn) return null
  if (earn.type !== 'commission') return told(earn.price)
  const [deal, share] = [told(earn.deal), told(earn.share)]
  if (deal === null || share === null) return null
  return { ...deal, low: (deal.low * share) / 100, high: (deal.high * share) / 100 }
}

/** Null where a field is missing for it, or where nobody buys twice. */
export function yearlyValue(earn: Earn | undefined): Money | null {
  const price = priceOf(earn)
  return earn && price ? inYear(price, earn) : null
}
