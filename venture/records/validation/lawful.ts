// Suggests how to find out whether the venture is allowed, and what to do if it is not.
import type { ValidationAnswers } from '../../../contracts/validation-record.ts'
import { atLeast, told } from '../figures.ts'
import type { Voice } from '../voice.ts'
import type { Find } from './find-out.ts'

/** The two steps that are suggested if the venture is forbidden. */
export const lawfulSteps = (answers: ValidationAnswers, voice: Voice): readonly [Find, Find] => [
  findPermit(answers, voice),
  giveBack(answers, voice) ?? findLawful(voice),
]

/**
 * Suggests to ask in writing whether the venture is allowed. If the founder has already asked, suggests to ask when
 * the answer will come. After a refusal, suggests to ask what is allowed.
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

/** If the venture is forbidden, suggests to give the deposits back. */
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

/** Suggests to look for a lawful solution, because the customers still have the problem. */
function findLawful({ say, number }: Voice): Find {
  return {
    hypothesis: say('test.lawful.belief'),
    test: say('find.lawful.test'),
    metric: say('find.lawful.measure'),
    threshold: number(3),
  }
}
