// Computes how many payers stayed, if somebody counted them and the number has a meaning.
import type { ValidationAnswers } from '../../contracts/validation-record.ts'
import { isOnceEver, isShortStay, payingMonths } from './earn.ts'
import { atLeast, monthsBetween, type Range, told, yearlyTimes } from './figures.ts'

type Paid = Pick<ValidationAnswers, 'earn' | 'paid'>

/** Null if nobody counted. */
export function stayedOf({ earn, paid }: Paid): Range | null {
  const [still, payers] = [told(paid?.still), told(paid?.paid)]
  if (!still) return null
  // Buyers who buy once can recommend a product, so "sale" counts. They have no second deal and no second job.
  if (isOnceEver(earn) && earn?.type !== 'sale') return null
  // A subscription that ends after some months by itself was not cancelled.
  return payers && still.low < payers.high && isShortStay(earn) ? null : still
}

/** The number of months after which even the last payer should have paid a second time. Null if unknown. */
function dueAfter({ earn, paid }: Paid): number | null {
  const [takes, each] = [told(earn?.takes), told(paid?.each)]
  if (earn?.type === 'subscription') return 0
  // Who buys once in a season cannot have come again yet. Who buys each week or month can.
  const isSeason = earn !== undefined && payingMonths(earn).low < 12
  if (isOnceEver(earn) || (isSeason && (!takes || takes.per === 'year'))) return null
  const times = yearlyTimes(takes ?? { low: 1, high: 1, per: each?.per === 'month' ? 'month' : 'year' })
  return times && times.low > 1 ? 24 / times.low : null
}

/** The number of payers who did not stay. 0 if unknown. */
export function goneOf({ earn, paid }: Paid, today: string): number {
  const [still, since, due] = [stayedOf({ earn, paid }), told(paid?.since), dueAfter({ earn, paid })]
  if (!still || due === null) return 0
  const isDue = due === 0 || (since !== null && monthsBetween(since, today.slice(0, 7)) >= due)
  return isDue ? Math.max(0, atLeast(paid?.paid) - still.high) : 0
}
