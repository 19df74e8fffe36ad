// Computes dates for a founder: the date after a number of days, and the number of days between two dates.
import type { Language } from '../numbers/locale.ts'
import { type Computed, printIn } from './print.ts'
import { dayWords } from './words.ts'

export type Step = { days?: number; weeks?: number; months?: number; workdays?: number }

/** Dates have the form YYYY-MM-DD. One month after the 31st is the last day of the next month. */
export function dayAfter(day: string, { days = 0, weeks = 0, months = 0, workdays = 0 }: Step): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate()
  const at = new Date(Date.UTC(year, month - 1 + months, Math.min(date, last)))
  at.setUTCDate(at.getUTCDate() + days + 7 * weeks)
  for (let left = Math.abs(workdays); left > 0; ) {
    at.setUTCDate(at.getUTCDate() + Math.sign(workdays))
    if (at.getUTCDay() % 6 !== 0) left--
  }
  return at.toISOString().slice(0, 10)
}

const named = (day: string, language: Language) => {
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' })
  return `${weekday.format(Date.parse(day))} ${day}`
}

export function dateAfter(from: string, step: Step, language: Language = 'en'): Computed {
  const { steps } = dayWords[language]
  const words = (['days', 'weeks', 'months', 'workdays'] as const).flatMap(unit =>
    step[unit] ? `${step[unit]} ${steps[unit]}` : [],
  )
  return {
    shown: `${named(from, language)} + ${words.join(', ') || `0 ${steps.days}`} = ${named(dayAfter(from, step), language)}`,
    numbers: [],
  }
}

export function daysBetween(from: string, to: string, language: Language = 'en'): Computed {
  const { steps, to: until } = dayWords[language]
  const days = Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)
  let workdays = 0
  for (let at = 1; at <= Math.min(Math.abs(days), 4000); at++) {
    const day = dayAfter(days < 0 ? to : from, { days: at })
    if (new Date(`${day}T00:00:00Z`).getUTCDay() % 6 !== 0) workdays++
  }
  const counted = `${days} ${steps.days}, ${printIn(days / 7, language)} ${steps.weeks}, ${workdays} ${steps.workdays}`
  return {
    shown: `${named(from, language)} ${until} ${named(to, language)}: ${counted}`,
    numbers: [days, workdays],
  }
}
