// If the problem validation ended in PIVOT because of refusals, every other helper says so first. It plans nothing
// with the same offer.
import type { IdeaAnswers } from '../../contracts/idea-record.ts'
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

/** Whether the idea is for another group than the problem validation: two of place, payer and number changed. */
export function isOtherGroup(
  { customer, channel }: Pick<IdeaAnswers, 'customer' | 'channel'>,
  there: ValidationAnswers | null | undefined,
): boolean {
  const { who, reach } = there ?? {}
  const changed = [
    [told(customer?.place), told(who?.place)],
    [told(customer?.payer), told(who?.payer)],
    [told(channel?.there), told(reach?.there)],
  ].filter(([here, other]) => here && other && JSON.stringify(here) !== JSON.stringify(other))
  return changed.length > 1
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
