// What the law forbids is said before any figure, by every helper, and nothing of it is sold.
import type { Closing } from '../../contracts/results/closing.ts'
import type { ValidationAnswers } from '../../contracts/validation-record.ts'
import { atLeast, told } from './figures.ts'
import { lawfulSteps } from './validation/lawful.ts'
import type { Voice } from './voice.ts'

export type Forbidden = {
  lead: string
  end: Pick<Closing, 'confidence' | 'counterArgument' | 'testFirst'> & {
    actions: readonly [string, string, string]
  }
}

/** By the permit of the problem validation's open round; null where it was not refused. */
export function forbiddenIn(answers: ValidationAnswers | null | undefined, voice: Voice): Forbidden | null {
  if (!answers || told(answers.frame?.permit) !== 'refused') return null
  const { say } = voice
  const [first, second] = lawfulSteps(answers, voice)
  return {
    lead: say('forbidden.lead'),
    end: {
      confidence: { level: 'high', reason: say('confidence.forbidden') },
      counterArgument: say(atLeast(answers.paid?.paid) > 0 ? 'counter.unlawful' : 'counter.permit'),
      testFirst: first.test,
      actions: [first.test, second.test, say('find.lawful.back')],
    },
  }
}
