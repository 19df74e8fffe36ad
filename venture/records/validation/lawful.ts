// Whether it may be done, and what to do where it may not.
import type { ValidationAnswers } from '../../../contracts/validation-record.ts'
import { atLeast, told } from '../figures.ts'
import type { Voice } from '../voice.ts'
import type { Find } from './find-out.ts'

/** Where it may not be done. */
export const lawfulSteps = (answers: ValidationAnswers, voice: Voice): readonly [Find, Find] => [
  findPermit(answers, voice),
  giveBack(answers, voice) ?? findLawful(voice),
]

/** What may be done is found out in writing; of what is asked for already, when; of what was refused, what else. */
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

/** Where it may not be done, what was taken for it. */
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

/** What is forbidden leaves people with their problem. */
function findLawful({ say, number }: Voice): Find {
  return {
    hypothesis: say('test.lawful.belief'),
    test: say('find.lawful.test'),
    metric: say('find.lawful.measure'),
    threshold: number(3),
  }
}
