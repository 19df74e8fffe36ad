import type { Closing, NextAction } from '../contracts/results/closing.ts'
import { dayAfter } from '../venture/compute/days.ts'
import type { Memory } from '../venture/facts/memory.ts'
import { type Language, languages } from '../venture/numbers/locale.ts'
import { colon } from './language/colon.ts'
import { tell } from './language/content.ts'
import { paragraphs } from './language/markdown.ts'
import { oncePer } from './language/once.ts'

export const workdayAfter = (today: string, days: number): string => dayAfter(today, { workdays: days })

const dayShape = { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' } as const
const dayFormat = oncePer(
  (language: Language) => new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, dayShape),
)

/** The day as text: "Tue 17 Nov". */
export const formatDay = (day: string, language: Language = 'en'): string =>
  dayFormat(language)
    .format(new Date(`${day}T00:00:00Z`))
    .replace(',', '')

const weekdays = new Map(
  languages.flatMap(language => {
    const { format } = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' })
    return [0, 1, 2, 3, 4, 5, 6].map(day => [format(Date.UTC(2026, 1, 1 + day)).toLowerCase(), day] as const)
  }),
)
const weekday = new RegExp(`(?<!\\p{L})(${[...weekdays.keys()].join('|')})s?(?!\\p{L})`, 'giu')

/** The weekday in a text; 0 is Sunday. Null if the text contains none, or several. */
export function weekdayIn(text: string): number | null {
  const days = new Set([...text.matchAll(weekday)].map(([, name = '']) => weekdays.get(name.toLowerCase())))
  const [day] = days
  return days.size === 1 ? (day ?? null) : null
}

/** Each action gets a day: the first, third or sixth working day from now. */
export const datedActions = (today: string, actions: readonly [string, string, string]): NextAction[] =>
  actions.map((action, index) => ({ action, day: workdayAfter(today, [1, 3, 6][index] ?? 6) }))

/** One action a day: a second one moves to the next working day, unless its text says the day. */
export function spread(actions: readonly NextAction[], planned: Memory['planned'] = []): NextAction[] {
  const taken = new Set(planned.map(({ day }) => day))
  const apart = actions.map(({ day, action }) => {
    const isSaid = weekdayIn(action) !== null || action.match(/\d+/g)?.includes(`${Number(day.slice(8))}`)
    let free = day
    while (!isSaid && taken.has(free)) free = workdayAfter(free, 1)
    taken.add(free)
    return { day: free, action }
  })
  return apart.toSorted((one, other) => one.day.localeCompare(other.day))
}

type Measured = { test: string; metric: string; threshold: string }

/** Removes a full stop at the end, because a model may add one to a phrase. */
const unstopped = (words: string) => words.trim().replace(/\.+$/, '')

export const measured = ({ metric, threshold }: Measured, language: Language): string =>
  `*${unstopped(metric)}${colon(language)} ${unstopped(threshold)}.*`

type Around = {
  tests?: readonly Measured[]
  shown?: readonly string[]
}

export function renderClosing(closing: Closing, { tests = [], shown = [] }: Around = {}): string {
  const { language = 'en', testFirst, nextActions } = closing
  const say = (key: 'confidence' | 'counter' | 'test' | 'actions') =>
    tell(language, `closing.${key}`, { level: closing.confidence.level })
  const isFirst = (action: string) => action === testFirst
  const measure = (action: string) => {
    const found = tests.find(({ test }) => test === action)
    return found ? `${/[\p{L}\p{N}%)\]]$/u.test(action) ? '.' : ''} ${measured(found, language)}` : ''
  }
  const actions = nextActions
    .filter(({ action }) => !shown.includes(action))
    .map(
      ({ day, action }, index) =>
        `${index + 1}. **${formatDay(day, language)}** – ${isFirst(action) ? `**${say('test')}** ` : ''}${action}${measure(action)}`,
    )
  const isListed = shown.includes(testFirst) || nextActions.some(({ action }) => isFirst(action))
  return paragraphs([
    `**${say('confidence')}** ${closing.confidence.reason}`,
    `**${say('counter')}** ${closing.counterArgument}`,
    !isListed && `**${say('test')}** ${testFirst}`,
    actions.length > 0 && `**${say('actions')}**\n\n${actions.join('\n')}`,
  ])
}
