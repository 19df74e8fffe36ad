// Dates as the product writes them, all of them, by the browser's own means: a date library would weigh more than the
// rest of a card.
const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' })
const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'short', day: 'numeric' })
const longDay = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric' })
const time = new Intl.DateTimeFormat('en-US', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
const ago = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto', style: 'long' })

type Moment = string | Date

/** Nov 5, 2026. */
export const shortDate = (value: Moment): string => day.format(new Date(value))

/** Thursday, Nov 5. */
export const weekdayDate = (value: Moment): string => weekday.format(new Date(value))

/** Thursday, November 5. */
export const longDate = (value: Moment): string => longDay.format(new Date(value))

/** 08:07. */
export const clockTime = (value: Moment): string => time.format(new Date(value))

/** `MMM d, yyyy HH:mm`: Nov 5, 2026 08:07. */
export const dateTime = (value: Moment): string => `${shortDate(value)} ${clockTime(value)}`

/** The day as date fields want it, by this machine's calendar: 2026-11-05. */
export function calendarDay(value: Moment, daysLater = 0): string {
  const date = new Date(value)
  const later = new Date(date.getFullYear(), date.getMonth(), date.getDate() + daysLater)
  const digits = (part: number) => String(part).padStart(2, '0')
  return `${later.getFullYear()}-${digits(later.getMonth() + 1)}-${digits(later.getDate())}`
}

const units = [
  ['day', 24 * 60 * 60_000],
  ['hour', 60 * 60_000],
  ['minute', 60_000],
] as const

/** How long ago, in its largest whole unit; below a minute it is "now". */
export function timeAgo(value: Moment, now = Date.now()): string {
  const passed = Math.max(0, now - new Date(value).getTime())
  for (const [unit, length] of units) {
    if (passed >= length) return ago.format(-Math.floor(passed / length), unit)
  }
  return 'now'
}
