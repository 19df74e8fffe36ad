// If a permit was refused, every helper says so first and sells nothing until that changes.
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

/** Reads the permit of the problem validation's open round. Null if it was not refused. */
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
