import type { Closing, NextAction } from '../contracts/results/closing.ts'
import { dayAfter } from '../venture/compute/compute.ts'
import type { Language } from '../venture/numbers/locale.ts'
import { tell } from './language/content.ts'

/** Monday to Friday. */
export const isWorkday = (day: string) => new Date(day).getUTCDay() % 6 !== 0

/** The working day `days` working days after `today`; both YYYY-MM-DD. */
export const workdayAfter = (today: string, days: number): string => dayAfter(today, { workdays: days })

const dayFormats = new Map<Language, Intl.DateTimeFormat>()

/** "Tue 17 Nov" */
export function formatDay(day: string, language: Language = 'en'): string {
  const known = dayFormats.get(language)
  const format =
    known ??
    new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      timeZone: 'UTC',
    })
  dayFormats.set(language, format)
  return format.format(new Date(`${day}T00:00:00Z`)).replace(',', '')
}

/** Three actions, spread over the next days; each on a working day. */
export function datedActions(today: string, actions: readonly [string, string, string]): NextAction[] {
  const days = [1, 3, 6]
  return actions.map((action, index) => ({ action, day: workdayAfter(today, days[index] ?? 6) }))
}

export function renderClosing(closing: Closing): string {
  const { language = 'en' } = closing
  const say = (key: 'confidence' | 'counter' | 'test' | 'actions') =>
    tell(language, `closing.${key}`, { level: closing.confidence.level })
  const actions = closing.nextActions.map(
    (next, index) => `${index + 1}. **${formatDay(next.day, language)}** – ${next.action}`,
  )
  return [
    `**${say('confidence')}** ${closing.confidence.reason}`,
    `**${say('counter')}** ${closing.counterArgument}`,
    `**${say('test')}** ${closing.testFirst}`,
    `**${say('actions')}**\n\n${actions.join('\n')}`,
  ].join('\n\n')
}
