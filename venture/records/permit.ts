// Handles a refused permit. Every helper mentions it first, and suggests no sales until the permit changes.
import type { Closing } from '../../contracts/results/closing.ts'
import type { ValidationAnswers } from '../../contracts/validation-record.ts'
import { atLeast, told } from './figures.ts'
import { lawfulSteps } from './validation/lawful.ts'
import type { Voice } from './voice.ts'

export type Permit = Pick<ValidationAnswers, 'frame' | 'paid'> | null | undefined

export const isRefused = (validation: Permit): boolean => told(validation?.frame?.permit) === 'refused'

export type Refused = {
  lead: string
  end: Pick<Closing, 'confidence' | 'counterArgument' | 'testFirst'> & {
    actions: [string, string, string]
  }
}

/** The refused permit in the open round of the problem validation. Null if the permit was not refused. */
export function refusedBy(answers: ValidationAnswers | null | undefined, voice: Voice): Refused | null {
  if (!answers || !isRefused(answers)) return null
  const { say } = voice
  const [first, second] = lawfulSteps(answers, voice)
  return {
    lead: say('permit.refused'),
    end: {
      confidence: { level: 'high', reason: say('confidence.forbidden') },
      counterArgument: say(atLeast(answers.paid?.paid) > 0 ? 'counter.unlawful' : 'counter.permit'),
      testFirst: first.test,
      actions: [first.test, second.test, say('find.lawful.back')],
    },
  }
}
