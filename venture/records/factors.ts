// Prints the factors that turn an amount into a monthly or yearly amount. The factors are exact, so that a
// reader gets the same result.
import type { Amount, Earn } from '../../contracts/record-fields.ts'
import { isOnceEver, payingMonths, runningMonths } from './earn.ts'
import { type Range, told } from './figures.ts'
import type { Voice } from './voice.ts'

const perYear = { day: 365, week: 52, month: 12, year: 1 } as const
type Period = keyof typeof perYear
const isPeriod = (per: string): per is Period => per in perYear

const isWholeYear = ({ low, high }: Range) => low === 12 && high === 12

/** The factors that turn an amount into a monthly amount, for example "× 52 ÷ 12". Empty for a monthly price. */
export const monthFactors = (per: Amount['per']): string =>
  !isPeriod(per) || per === 'month' ? '' : per === 'year' ? ' ÷ 12' : ` × ${perYear[per]} ÷ 12`

/** The factors that turn a frequency into a number per year, counting only the months of the season. */
function overMonths(per: Period, months: Range, { factor }: Voice): string {
  if (per === 'month') return ` × ${factor(months)}`
  const year = per === 'year' ? '' : ` × ${perYear[per]}`
  return isWholeYear(months) ? year : `${year} × ${factor(months)} ÷ 12`
}

const wholeYear: Range = { low: 12, high: 12 }

/**
 * The factors that turn an amount into what one customer pays per year. If customers buy only once, the result is
 * the value of that purchase.
 */
export function yearFactors(per: Amount['per'], earn: Earn, voice: Voice): string {
  const type = told(earn.type)
  if (type === 'subscription' || type === 'giving' || type === 'ads')
    return isPeriod(per) && per !== 'year' ? overMonths(per, payingMonths(earn), voice) : ''
  const takes = told(earn.takes)
  if (!takes) return ''
  const often = takes.low === 1 && takes.high === 1 ? '' : ` × ${voice.factor(takes)}`
  if (isOnceEver(earn) || !isPeriod(takes.per)) return often
  // A number per year was already counted for the short season, so it is not reduced again.
  return `${often}${overMonths(takes.per, takes.per === 'year' ? wholeYear : runningMonths(earn), voice)}`
}
