// Why those stopped who paid by the month.
import type { ValidationAnswers } from '../../../contracts/validation-record.ts'
import { atLeast } from '../figures.ts'
import { stayedOf } from '../stayed.ts'
import type { Voice } from '../voice.ts'

/** Null where nobody did. */
export function left({ earn, paid }: ValidationAnswers, { say, number }: Voice) {
  const still = stayedOf({ earn, paid })
  const gone = still ? atLeast(paid?.paid) - still.high : 0
  if (earn?.type !== 'subscription' || gone <= 0) return null
  return {
    test: say('find.left.test', { left: gone }),
    metric: say('find.instead.measure'),
    threshold: number(Math.min(gone, 5)),
  }
}
