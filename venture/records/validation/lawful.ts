// Whether the venture is allowed, and what to do if it is not.
import type { ValidationAnswers } from '../../../contracts/validation-record.ts'
import { atLeast, told } from '../figures.ts'
import type { Voice } from '../voice.ts'
import type { Find } from './find-out.ts'

/** What to do if it is forbidden. */
export const lawfulSteps = (answers: ValidationAnswers, voice: Voice): readonly [Find, Find] => [
  findPermit(answers, voice),
  giveBack(answers, voice) ?? findLawful(voice),
]

/**
 * Ask in writing whether it is allowed; if already asked, when the answer comes; if refused, what is allowed
 * instead.
 */
export function findPermit({ frame }: ValidationAnswers, { say }: Voice): Find {
  const permit = told(frame?.permit)
  const metric = say('lawful.written')
  if (permit === 'applied' || permit === 'refused' || permit === 'needed')
    return {
      hypothesis: say('test.permit.belief'),
      test: say(`find.permit.${permit}.test`),
      metric,
      threshold: '1',
    }
  return {
    hypothesis: say('test.permit.belief'),
    test: say('find.permit.ask'),
    metric,
    threshold: '1',
  }
}

/** Give back the money that was taken, if it is forbidden. */
function giveBack({ others }: ValidationAnswers, { say, number, money }: Voice): Find | null {
  const [committed, deposit] = [atLeast(others?.committed), told(others?.deposit)]
  if (committed === 0 || !deposit) return null
  return {
    hypothesis: say('test.back.belief'),
    test: say('find.back.test', { committed, deposit: money(deposit) }),
    metric: say('find.back.measure'),
    threshold: number(committed),
  }
}

/** The people still have their problem, so look for a lawful solution. */
function findLawful({ say, number }: Voice): Find {
  return {
    hypothesis: say('test.lawful.belief'),
    test: say('find.lawful.test'),
    metric: say('find.lawful.measure'),
    threshold: number(3),
  }
}
