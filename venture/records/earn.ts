// Calculates what one customer brings in a year, for each revenue model.
import type { Amount, Measure } from '../../contracts/record-fields.ts'
import type { ValidationAnswers } from '../../contracts/validation-record.ts'
import { type Money, monthly, plain, type Range, rangeOf, scale, told, yearlyTimes } from './figures.ts'

type Earn = NonNullable<ValidationAnswers['earn']>

const wholeYear: Range = { low: 12, high: 12 }
const months = (field: Earn['runs']): Range | null => {
  const given = told(field)
  return given === null ? null : rangeOf(given)
}

/**
 * The person or body that pays. With advertising or gifts, it is the advertiser or the giver, even if the card
 * about customers says something else.
 */
export function payerOf(answers: ValidationAnswers | null | undefined) {
  const [type, payer] = [told(answers?.earn?.type), told(answers?.who?.payer)]
  return type === 'giving' ? 'donor' : type === 'ads' ? 'advertiser' : payer === 'unsure' ? null : payer
}

/** The months per year in which the venture sells. For a cause, the months in which it helps. */
export const runningMonths = (earn: Earn): Range => months(earn.runs) ?? wholeYear

/** The season in which customers pay. Null if the founder gave no season. */
export const salesSeason = (earn: Earn | undefined): Measure | null =>
  told(earn?.type) === 'giving' ? null : told(earn?.runs)

/**
 * The months per year in which one customer pays. Givers pay all year, also if the cause helps only in some months.
 */
export function payingMonths(earn: Earn): Range {
  const runs = months(salesSeason(earn) ?? undefined) ?? wholeYear
  const stays = told(earn.type) === 'subscription' ? months(earn.stays) : null
  return stays ? { low: Math.min(runs.low, stays.low), high: Math.min(runs.high, stays.high) } : runs
}

/** Whether each customer buys only once in a lifetime. Every sale then needs a new customer. */
export const isOnceEver = (earn: Earn | undefined): boolean =>
  (earn?.type === 'sale' || earn?.type === 'hours' || earn?.type === 'commission') &&
  told(earn.takes)?.per === 'once-ever'

/**
 * Leaves out the number of hours per month if the problem comes only once in a lifetime, because such a customer
 * does not come back.
 */
export const livedEarn = ({ earn, often }: Pick<ValidationAnswers, 'earn' | 'often'>): Earn | undefined => {
  const isMonthly =
    told(earn?.type) === 'hours' && told(often?.often)?.per === 'once-ever' && !isOnceEver(earn)
  if (!earn || !isMonthly) return earn
  const { takes: _takes, ...rest } = earn
  return rest
}

/** Whether the problem comes only once in a lifetime. Then no customer can report a second case. */
export const isOnceInLife = ({ earn, often }: Pick<ValidationAnswers, 'earn' | 'often'>): boolean =>
  isOnceEver(earn) || told(often?.often)?.per === 'once-ever'

/**
 * Whether a subscription lasts less than a year. Then nobody stays a whole year, and the number of present payers
 * is lower than the number of payers in a year.
 */
export const isShortStay = (earn: Earn | undefined): boolean => {
  const stays = earn && months(earn.stays)
  return earn?.type === 'subscription' && Boolean(stays && stays.low < 12)
}

/**
 * Whether customers leave within the year or the season. The venture then has to find new customers again and
 * again.
 */
export function isLeavingSoon(earn: Earn | undefined): boolean {
  const stays = earn && months(earn.stays)
  return stays ? stays.low < runningMonths(earn).low : false
}

/** Turns an amount into what one customer pays per year. Null if a field is missing. */
export function inYear(amount: Amount, earn: Earn): Money | null {
  const takes = told(earn.takes)
  switch (told(earn.type)) {
    case 'subscription':
    case 'giving':
    case 'ads': {
      // A price per year is paid in full, however short the season is.
      if (amount.per === 'year') return plain(amount)
      const month = monthly(amount)
      return month && scale(month, payingMonths(earn))
    }
    case 'sale':
    case 'hours':
    case 'commission': {
      const often = takes && yearlyTimes(takes)
      // A weekly, monthly or yearly amount is not the price of one sale.
      if (!often || ['week', 'month', 'year'].includes(amount.per)) return null
      // A number per year was already counted for the short season, so it is not reduced again.
      const { low, high } = takes.per === 'year' ? wholeYear : runningMonths(earn)
      return scale(plain(amount), { low: (often.low * low) / 12, high: (often.high * high) / 12 })
    }
    default:
      return null
  }
}

/** If a price is at most this many times the fee, it is the fee and not the price of the whole deal. */
const aboutFee = 1.1

/** Whether the founder's price is already the commission. If so, the share must not be applied a second time. */
export const isAboutFee = (price: Amount, fee: Amount): boolean =>
  price.currency === fee.currency && price.high <= fee.high * aboutFee

/**
 * The amount that a customer pays for one unit. For a commission it is the whole deal and not the founder's share.
 */
export const paysOf = (earn: Earn | undefined): Amount | null =>
  earn?.type === 'commission' ? told(earn.deal) : told(earn?.price)

/** The part of the customer's payment that the founder keeps: the share of a commission, else the whole price. */
export function priceOf(earn: Earn | undefined): Amount | null {
  if (!earn) return null
  if (earn.type !== 'commission') return told(earn.price)
  const [deal, share] = [told(earn.deal), told(earn.share)]
  if (deal === null || share === null) return null
  return { ...deal, low: (deal.low * share) / 100, high: (deal.high * share) / 100 }
}

/** What one customer brings per year. Null if a field is missing, or if customers buy only once. */
export function yearlyValue(earn: Earn | undefined): Money | null {
  const price = priceOf(earn)
  return earn && price ? inYear(price, earn) : null
}
