// How a model writes the end of a long result. The days are code's: they are always ahead and on working days.
import { z } from 'zod'
import type { Closing } from '../../contracts/results/closing.ts'
import { datedActions } from '../closing.ts'
import type { Ground } from './ground.ts'
import { guardOf } from './guards.ts'
import type { Mind } from './mind.ts'
import { bySentence } from './sentences.ts'

export const writtenClosing = z.object({
  confidence: z.object({ level: z.enum(['low', 'medium', 'high']), reason: z.string().min(1).max(400) }),
  counterArgument: z.string().min(1).max(600),
  testFirst: z.string().min(1).max(400),
  nextActions: z.array(z.string().min(1).max(300)).length(3),
})

export const closingRule =
  'closing: how sure you are and why, the strongest counter-argument, what to test first, and three next actions, each for one working day.'

export function closingOf(
  { confidence, counterArgument, testFirst, nextActions }: z.infer<typeof writtenClosing>,
  { mind, ground, today }: { mind: Mind; ground: Ground; today: string },
): Closing {
  const clean = cleanerOf(ground)
  const [first = '', second = '', third = ''] = nextActions.map(clean)
  return {
    ...(mind.language !== 'en' && { language: mind.language }),
    confidence: { level: confidence.level, reason: clean(confidence.reason) },
    counterArgument: clean(counterArgument),
    testFirst: clean(testFirst),
    nextActions: datedActions(today, [first, second, third]),
  }
}

/** Each sentence of a text as the guards let it pass; a text is never left empty. */
export function cleanerOf(ground: Ground): (text: string) => string {
  const guard = guardOf(ground)
  return text => {
    const sentences = bySentence()
    const passed = [...sentences.take(text), sentences.end()].map(guard).join('').trim()
    return passed || '–'
  }
}
