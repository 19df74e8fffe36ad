// The end of a long result. The code, and not the model, calculates the confidence.
import { z } from 'zod'
import { type Closing, closing, type NextAction } from '../../contracts/results/closing.ts'
import { dayAfter } from '../../venture/compute/days.ts'
import { datedActions, weekdayIn } from '../closing.ts'
import type { Mind } from '../mind.ts'
import type { Ground, Kind } from './ground.ts'
import { guardOf } from './guards.ts'
import { emptied, leftOut } from './notes.ts'
import { bySentence } from './sentences.ts'

const words = z.string().min(1).max(300)

/** The model gives a date if the founder's words contain one, such as the next sale or a promised day. */
const writtenAction = z.union([words, z.object({ action: words, day: z.string().max(40).nullish() })])

export const writtenClosing = z.object({
  counterArgument: z.string().min(1).max(600),
  testFirst: z.string().min(1).max(400),
  nextActions: z.array(writtenAction).length(3),
})

export const closingRule =
  'closing: the strongest counter-argument, what to test first, and three next actions, each {"action", "day"}: its day (YYYY-MM-DD, after today) where something they told fixes one, such as a meeting or a promise, else null; the product then sets it.'

export const tellToday = (today: string): string =>
  `Today is ${new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' }).format(new Date(today))}, ${today}.`

type Cleaning = { mind: Mind; clean: Clean; today: string; confidence: Closing['confidence'] }

export function closingOf(
  { counterArgument, testFirst, nextActions }: z.infer<typeof writtenClosing>,
  { mind, clean, today, confidence }: Cleaning,
): Closing {
  // The texts are checked in the order in which they are read. So a figure is marked where it first appears.
  return {
    ...(mind.language !== 'en' && { language: mind.language }),
    confidence,
    counterArgument: clean(counterArgument, 'claim'),
    testFirst: clean(testFirst, 'plan'),
    nextActions: actionsAhead(
      nextActions.map(next => {
        const { action, day = null } = typeof next === 'string' ? { action: next } : next
        return { action: clean(action, 'plan'), day: z.iso.date().safeParse(day).data ?? '' }
      }),
      today,
    ),
  }
}

/** The last day that a model may set, in days from today. */
const mostAhead = 120

/** Replaces days outside the limits, moves each day to the named weekday, and sorts by day. */
export function actionsAhead(actions: readonly NextAction[], today: string): NextAction[] {
  const [first, second, third] = actions.map(({ action }) => action)
  const ours = datedActions(today, [first ?? '', second ?? '', third ?? ''])
  const last = dayAfter(today, { days: mostAhead })
  const dated = actions.map((next, at) => {
    const { day } = next.day > today && next.day <= last ? next : (ours[at] ?? next)
    const named = weekdayIn(next.action)
    const days = named === null ? 0 : (named - new Date(day).getUTCDay() + 7) % 7
    return { ...next, day: dayAfter(day, { days }) }
  })
  return dated.toSorted((one, other) => one.day.localeCompare(other.day))
}

export const writtenEnd = closing.omit({ confidence: true })
type WrittenEnd = z.infer<typeof writtenEnd>

export const aheadOf = (end: WrittenEnd, today: string): WrittenEnd => ({
  ...end,
  nextActions: actionsAhead(end.nextActions, today),
})

export function cleanClosing(end: WrittenEnd, clean: Clean): WrittenEnd {
  return {
    ...end,
    counterArgument: clean(end.counterArgument, 'claim'),
    testFirst: clean(end.testFirst, 'plan'),
    nextActions: end.nextActions.map(next => ({ ...next, action: clean(next.action, 'plan') })),
  }
}

export type Clean = (text: string, kind?: Kind) => string

/** Checks each sentence of a text. If no sentence is left, a note says that the text was removed. */
export function cleanerOf(ground: Ground): Clean {
  const guard = guardOf(ground)
  return (text, kind) => {
    const sentences = bySentence()
    const passed = [...sentences.take(text), sentences.end()]
      .map(one => guard(one, kind))
      .join('')
      .trim()
    return passed.replaceAll(leftOut, '').trim() ? passed : emptied(ground.language)
  }
}
