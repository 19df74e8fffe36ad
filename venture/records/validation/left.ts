// Suggests to ask former customers why they did not stay, and to ask people with a deposit to pay the rest.
import type { ValidationAnswers } from '../../../contracts/validation-record.ts'
import { atLeast, told } from '../figures.ts'
import { isDepositForMore } from '../paid.ts'
import { goneOf } from '../stayed.ts'
import type { Voice } from '../voice.ts'
import { of, some } from './growth.ts'

/** A test about customers who left. Null if at most this share of them left, or if the number is unknown. */
export function left(answers: ValidationAnswers, { say, number }: Voice, today: string, share = 1 / 4) {
  const gone = goneOf(answers, today)
  if (gone <= share * atLeast(answers.paid?.paid)) return null
  return {
    test: say('find.left.test', { left: gone, type: told(answers.earn?.type) ?? 'unsure' }),
    metric: say('find.instead.measure'),
    threshold: number(Math.min(gone, 5)),
  }
}

/**
 * A test that asks people with a deposit to pay the rest. Null if nobody gave a deposit, or if it probably pays for
 * something else.
 */
export function rest(answers: ValidationAnswers, voice: Voice) {
  const { others, earn } = answers
  const [committed, deposit] = [atLeast(others?.committed), told(others?.deposit)]
  if (committed === 0 || !deposit || isDepositForMore(answers)) return null
  const values = { committed, deposit: voice.money(deposit), type: told(earn?.type) ?? 'unsure' }
  return {
    test: voice.say('find.rest.test', values),
    metric: voice.say('find.next.measure'),
    threshold: of(some(3 / 4, committed), committed, voice),
  }
}
