// How a model writes the end of a long result. Its days are always ahead and on working days.
import { z } from 'zod'
import type { Closing, NextAction } from '../../contracts/results/closing.ts'
import { datedActions, isWorkday } from '../closing.ts'
import type { Ground } from './ground.ts'
import { guardOf } from './guards.ts'
import type { Mind } from './mind.ts'
import { emptied, leftOut } from './notes.ts'
import { bySentence } from './sentences.ts'

const words = z.string().min(1).max(300)

/** A day where something that was told fixes it: the next sale, the day that was promised. */
const writtenAction = z.union([words, z.object({ action: words, day: z.string().max(40).nullish() })])

export const writtenClosing = z.object({
  confidence: z.object({ level: z.enum(['low', 'medium', 'high']), reason: z.string().min(1).max(400) }),
  counterArgument: z.string().min(1).max(600),
  testFirst: z.string().min(1).max(400),
  nextActions: z.array(writtenAction).length(3),
})

export const closingRule =
  'closing: how sure you are and why, the strongest counter-argument, what to test first, and three next actions, each {"action", "day"}: its day (YYYY-MM-DD, a working day after today) where something they told fixes one, such as a meeting or a promise, else null; the product then sets it.'

/** What a day can be counted from. */
export const tellToday = (today: string): string =>
  `Today is ${new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' }).format(new Date(today))}, ${today}.`

export function closingOf(
  { confidence, counterArgument, testFirst, nextActions }: z.infer<typeof writtenClosing>,
  { mind, clean, today }: { mind: Mind; clean: (text: string) => string; today: string },
): Closing {
  const actions = nextActions.map(next => {
    const { action, day = null } = typeof next === 'string' ? { action: next } : next
    return { action: clean(action), day: z.iso.date().safeParse(day).data ?? '' }
  })
  return {
    ...(mind.language !== 'en' && { language: mind.language }),
    confidence: { level: confidence.level, reason: clean(confidence.reason) },
    counterArgument: clean(counterArgument),
    testFirst: clean(testFirst),
    nextActions: actionsAhead(actions, today),
  }
}

/** A day that is over, today, or no working day becomes the working day it would be in our own order. */
export function actionsAhead(actions: readonly NextAction[], today: string): NextAction[] {
  const [first, second, third] = actions.map(({ action }) => action)
  const ours = datedActions(today, [first ?? '', second ?? '', third ?? ''])
  return actions.map((next, at) => (next.day > today && isWorkday(next.day) ? next : (ours[at] ?? next)))
}

export const aheadOf = (closing: Closing, today: string): Closing => ({
  ...closing,
  nextActions: actionsAhead(closing.nextActions, today),
})

/** The words of a closing as the guards let them pass. */
export function cleanClosing(closing: Closing, clean: (text: string) => string): Closing {
  return {
    ...closing,
    confidence: { ...closing.confidence, reason: clean(closing.confidence.reason) },
    counterArgument: clean(closing.counterArgument),
    testFirst: clean(closing.testFirst),
    nextActions: closing.nextActions.map(next => ({ ...next, action: clean(next.action) })),
  }
}

/** Each sentence of a text as the guards let it pass. A text is never left empty: then it says what was left out. */
export function cleanerOf(ground: Ground): (text: string) => string {
  const guard = guardOf(ground)
  return text => {
    const sentences = bySentence()
    const passed = [...sentences.take(text), sentences.end()].map(guard).join('').trim()
    return passed.replaceAll(leftOut, '').trim() ? passed : emptied[ground.language]
  }
}
