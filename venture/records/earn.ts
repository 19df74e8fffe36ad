// What one customer brings in a year, by the way the venture earns.
import type { Amount } from '../../contracts/record-fields.ts'
import type { ValidationAnswers } from '../../contracts/validation-record.ts'
import { type Money, monthly, plain, type Range, rangeOf, scale, told, yearlyTimes } from './figures.ts'

type Earn = NonNullable<ValidationAnswers['earn']>

const wholeYear: Range = { low: 12, high: 12 }
const months = (field: Earn['runs']): Range | null => {
  const given = told(field)
  return given === null ? null : rangeOf(given)
}

/** Months a year in which it is sold. */
export const runningMonths = (earn: Earn): Range => months(earn.runs) ?? wholeYear

/** Months of a year in which one of them pays. */
export function payingMonths(earn: Earn): Range {
  const [runs, stays] = [runningMonths(earn), months(earn.stays)]
  return stays ? { low: Math.min(runs.low, stays.low), high: Math.min(runs.high, stays.high) } : runs
}

/** Nobody buys it twice, so every customer is a new one. */
export const isOnceEver = (earn: Earn | undefined): boolean =>
  (earn?.type === 'sale' || earn?.type === 'hours' || earn?.type === 'commission') &&
  told(earn.takes)?.per === 'once-ever'

/** By the hour for what happens once in a life, a month's rhythm makes no year of one customer. */
export const livedEarn = ({ earn, often }: Pick<ValidationAnswers, 'earn' | 'often'>): Earn | undefined => {
  const isMonthly =
    told(earn?.type) === 'hours' && told(often?.often)?.per === 'once-ever' && !isOnceEver(earn)
  if (!earn || !isMonthly) return earn
  const { takes: _takes, ...rest } = earn
  return rest
}

/** Nobody shows a second case of it. */
export const isOnceInLife = ({ earn, often }: Pick<ValidationAnswers, 'earn' | 'often'>): boolean =>
  isOnceEver(earn) || told(often?.often)?.per === 'once-ever'

/** Nobody pays for a whole year, so a number of those who pay now is none of a year's. */
export const isShortStay = (earn: Earn | undefined): boolean => {
  const stays = earn && months(earn.stays)
  return earn?.type === 'subscription' && Boolean(stays && stays.low < 12)
}

/** They leave within the year, or within the season: as many have to be found again. */
export function isLeavingSoon(earn: Earn | undefined): boolean {
  const stays = earn && months(earn.stays)
  return stays ? stays.low < runningMonths(earn).low : false
}

/** What an amount of this venture makes in a year of one customer; null where a field is missing for that. */
export function inYear(amount: Amount, earn: Earn): Money | null {
  const takes = told(earn.takes)
  switch (told(earn.type)) {
    case 'subscription': {
      const month = monthly(amount)
      return month && scale(month, payingMonths(earn))
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
      // What is paid by the month is no price of one sale.
      if (!often || ['week', 'month', 'year'].includes(amount.per)) return null
      // Three a year are three, however short the season.
      const { low, high } = takes.per === 'year' ? wholeYear : runningMonths(earn)
      return scale(plain(amount), { low: (often.low * low) / 12, high: (often.high * high) / 12 })
    }
    default:
      return null
  }
}

/** A price of a tenth more than the fee of a deal is no deal. */
const aboutFee = 1.1

/** What is told as a price, and is no more than what a commission leaves: nothing is taken off it again. */
export const isAboutFee = (price: Amount, fee: Amount): boolean =>
  price.currency === fee.currency && price.high <= fee.high * aboutFee

/** What a customer pays for one unit: of a commission the whole deal. Never what an offer of it leaves the founder. */
export const paysOf = (earn: Earn | undefined): Amount | null =>
  earn?.type === 'commission' ? told(earn.deal) : told(earn?.price)

/** What the founder keeps of one unit: of a commission the share, otherwise the whole price. */
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
