// Who stayed of those who paid, as far as that was counted and says something.
import type { ValidationAnswers } from '../../contracts/validation-record.ts'
import { isOnceEver, isShortStay, runningMonths } from './earn.ts'
import { atLeast, monthsBetween, type Range, told, yearlyTimes } from './figures.ts'

type Paid = Pick<ValidationAnswers, 'earn' | 'paid'>

const isZero = ({ paid }: Paid) => atLeast(paid?.paid) > 0 && told(paid?.still)?.high === 0

/** Null where nobody counted: none at all of those who paid is a field that was passed over. */
export function stayedOf({ earn, paid }: Paid): Range | null {
  const [still, payers] = [told(paid?.still), told(paid?.paid)]
  if (!still || isZero({ earn, paid })) return null
  // Who buys once may send somebody, and has no second deal or job.
  if (isOnceEver(earn) && earn?.type !== 'sale') return null
  // What ends after some months was not left.
  return payers && still.low < payers.high && isShortStay(earn) ? null : still
}

/** Months in which a second time should have come, for the last of them too; null where nobody can tell. */
function dueAfter({ earn, paid }: Paid): number | null {
  const [takes, each] = [told(earn?.takes), told(paid?.each)]
  if (earn?.type === 'subscription') return 0
  // Those of the last season cannot have come again, and nobody counted how many they are.
  if (isOnceEver(earn) || (earn && runningMonths(earn).low < 12)) return null
  const times = yearlyTimes(takes ?? { low: 1, high: 1, per: each?.per === 'month' ? 'month' : 'year' })
  return times && times.low > 1 ? 24 / times.low : null
}

/** How many of those who paid did not stay; 0 where nobody can tell. */
export function goneOf({ earn, paid }: Paid, today: string): number {
  const [still, since, due] = [stayedOf({ earn, paid }), told(paid?.since), dueAfter({ earn, paid })]
  if (!still || due === null) return 0
  const isDue = due === 0 || (since !== null && monthsBetween(since, today.slice(0, 7)) >= due)
  return isDue ? Math.max(0, atLeast(paid?.paid) - still.high) : 0
}

/** How many is asked, where some could have stayed by now. */
export function isStayAsked({ earn, paid }: Paid, today: string): boolean {
  const since = told(paid?.since)
  const isDue = since !== null && monthsBetween(since, today.slice(0, 7)) >= 2
  return isDue && isZero({ earn, paid }) && !isShortStay(earn) && !isOnceEver(earn)
}
