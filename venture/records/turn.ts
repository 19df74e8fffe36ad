// If the problem validation ended in PIVOT because of refusals, every other helper says so first. It plans nothing
// with the same offer.
import type { Closing } from '../../contracts/results/closing.ts'
import type { ValidationAnswers } from '../../contracts/validation-record.ts'
import { told } from './figures.ts'
import { isRefused } from './permit.ts'
import { findTurn } from './validation/answered.ts'
import { answeredIn, fewestAnswers, isRefusedByMany } from './verdict.ts'
import type { Voice } from './voice.ts'

export type Turned = {
  lead: string
  end: Pick<Closing, 'counterArgument' | 'testFirst'> & { actions: [string, string, string] }
}

/** The open round of the problem validation. Null unless it ended in PIVOT because of refusals. */
export function turnedBy(answers: ValidationAnswers | null | undefined, voice: Voice): Turned | null {
  if (!answers || isRefused(answers) || !isRefusedByMany(answers)) return null
  if (answeredIn(answers).length < fewestAnswers) return null
  const { say, number } = voice
  const values = {
    no: number(told(answers.others?.no) ?? 0),
    type: told(answers.earn?.type) ?? 'unsure',
  }
  const [first = '', second = '', third = ''] = findTurn(answers, voice).map(({ test }) => test)
  return {
    lead: say('friend.refusals', values),
    end: {
      counterArgument: say('counter.refusals', values),
      testFirst: first,
      actions: [first, second, third],
    },
  }
}
