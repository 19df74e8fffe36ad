// Why those stopped who paid by the month.
import type { ValidationAnswers } from '../../../contracts/validation-record.ts'
import { isLeavingSoon } from '../earn.ts'
import { atLeast, told } from '../figures.ts'
import type { Voice } from '../voice.ts'

/** Null where nobody did. */
export function left({ earn, paid }: ValidationAnswers, { say, number }: Voice) {
  const still = told(paid?.still)
  const gone = still ? atLeast(paid?.paid) - still.high : 0
  // What ends after some months was not left.
  if (earn?.type !== 'subscription' || isLeavingSoon(earn) || gone <= 0) return null
  return {
    test: say('find.left.test', { left: gone }),
    metric: say('find.instead.measure'),
    threshold: number(Math.min(gone, 5)),
  }
}
