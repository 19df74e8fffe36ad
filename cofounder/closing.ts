import type { Closing, NextAction } from '../contracts/results/closing.ts'

/** The working day `days` working days after `today`; both YYYY-MM-DD. */
export function workdayAfter(today: string, days: number): string {
  const date = new Date(`${today}T00:00:00Z`)
  for (let left = days; left > 0; ) {
    date.setUTCDate(date.getUTCDate() + 1)
    if (date.getUTCDay() % 6 !== 0) left--
  }
  return date.toISOString().slice(0, 10)
}

const dayFormat = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
})

/** "Tue 17 Nov" */
export function formatDay(day: string): string {
  return dayFormat.format(new Date(`${day}T00:00:00Z`)).replace(',', '')
}

/** Three actions, spread over the next days; each on a working day. */
export function datedActions(today: string, actions: readonly [string, string, string]): NextAction[] {
  const days = [1, 3, 6]
  return actions.map((action, index) => ({ action, day: workdayAfter(today, days[index] ?? 6) }))
}

export function renderClosing(closing: Closing): string {
  const actions = closing.nextActions.map(
    (next, index) => `${index + 1}. **${formatDay(next.day)}** – ${next.action}`,
  )
  return [
    `**Confidence: ${closing.confidence.level}.** ${closing.confidence.reason}`,
    `**Strongest counter-argument.** ${closing.counterArgument}`,
    `**Test first.** ${closing.testFirst}`,
    `**Next three actions**\n\n${actions.join('\n')}`,
  ].join('\n\n')
}
