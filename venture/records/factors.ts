// By what an amount is multiplied to make a month or a year, as it is printed: each factor exact, so that a reader who
// does the sum again gets the same.
import type { Amount, Earn } from '../../contracts/record-fields.ts'
import { isOnceEver, payingMonths, runningMonths } from './earn.ts'
import { type Range, told } from './figures.ts'
import type { Voice } from './voice.ts'

const perYear = { day: 365, week: 52, month: 12, year: 1 } as const
type Period = keyof typeof perYear
const isPeriod = (per: string): per is Period => per in perYear

const isWholeYear = ({ low, high }: Range) => low === 12 && high === 12

/** A month of a price by time: "× 52 ÷ 12"; empty where it is by the month already. */
export const monthFactors = (per: Amount['per']): string =>
  !isPeriod(per) || per === 'month' ? '' : per === 'year' ? ' ÷ 12' : ` × ${perYear[per]} ÷ 12`

/** So often in each period, over so many months of a year. */
function overMonths(per: Period, months: Range, { factor }: Voice): string {
  if (per === 'month') return ` × ${factor(months)}`
  const year = per === 'year' ? '' : ` × ${perYear[per]}`
  return isWholeYear(months) ? year : `${year} × ${factor(months)} ÷ 12`
}

const wholeYear: Range = { low: 12, high: 12 }

/** What follows an amount in the sum of what one brings in a year, or where nobody buys twice, once. */
export function yearFactors(per: Amount['per'], earn: Earn, voice: Voice): string {
  const type = told(earn.type)
  if (type === 'subscription' || type === 'giving' || type === 'ads')
    return isPeriod(per)
      ? overMonths(per, type === 'subscription' ? payingMonths(earn) : wholeYear, voice)
      : ''
  const takes = told(earn.takes)
  if (!takes) return ''
  const often = takes.low === 1 && takes.high === 1 ? '' : ` × ${voice.factor(takes)}`
  if (isOnceEver(earn) || !isPeriod(takes.per)) return often
  // Three a year are three, however short the season.
  return `${often}${overMonths(takes.per, takes.per === 'year' ? wholeYear : runningMonths(earn), voice)}`
}
