// Who stayed of those who paid, as far as that was counted and says something.
import type { ValidationAnswers } from '../../contracts/validation-record.ts'
import { isOnceEver, isShortStay } from './earn.ts'
import { atLeast, monthsBetween, type Range, told } from './figures.ts'

type Paid = Pick<ValidationAnswers, 'earn' | 'paid'>

const isZero = ({ paid }: Paid) => atLeast(paid?.paid) > 0 && told(paid?.still)?.high === 0

/** Null where nobody counted: none at all of those who paid is a field that was passed over. */
export function stayedOf({ earn, paid }: Paid): Range | null {
  const [still, payers] = [told(paid?.still), told(paid?.paid)]
  if (!still || isZero({ earn, paid })) return null
  // What ends after some months was not left.
  return payers && still.low < payers.high && isShortStay(earn) ? null : still
}

/** How many is asked, where some could have stayed by now. */
export function isStayAsked({ earn, paid }: Paid, today: string): boolean {
  const since = told(paid?.since)
  const isDue = since !== null && monthsBetween(since, today.slice(0, 7)) >= 2
  return isDue && isZero({ earn, paid }) && !isShortStay(earn) && !isOnceEver(earn)
}
