// Suggests to ask former customers why they did not stay.
import type { ValidationAnswers } from '../../../contracts/validation-record.ts'
import { atLeast, told } from '../figures.ts'
import { goneOf } from '../stayed.ts'
import type { Voice } from '../voice.ts'

/** Null if most customers stayed, or if their number is unknown. */
export function left(answers: ValidationAnswers, { say, number }: Voice, today: string) {
  const gone = goneOf(answers, today)
  if (4 * gone <= atLeast(answers.paid?.paid)) return null
  return {
    test: say('find.left.test', { left: gone, type: told(answers.earn?.type) ?? 'unsure' }),
    metric: say('find.instead.measure'),
    threshold: number(Math.min(gone, 5)),
  }
}
