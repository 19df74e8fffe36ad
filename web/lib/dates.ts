// Dates as the product writes them, all of them, by the browser's own means: a date library would weigh more than the
// rest of a card.
type Moment = string | Date

/** Made at the first use: together they would hold up a slow phone's start for a tenth of a second. */
function dateFormat(options: Intl.DateTimeFormatOptions): (value: Moment) => string {
  let format: Intl.DateTimeFormat | undefined
  return value => {
    format ??= new Intl.DateTimeFormat('en-US', options)
    return format.format(new Date(value))
  }
}

/** Nov 5, 2026. */
export const shortDate = dateFormat({ month: 'short', day: 'numeric', year: 'numeric' })

/** Thursday, Nov 5. */
export const weekdayDate = dateFormat({ weekday: 'long', month: 'short', day: 'numeric' })

/** Thursday, November 5. */
export const longDate = dateFormat({ weekday: 'long', month: 'long', day: 'numeric' })

/** 08:07. */
export const clockTime = dateFormat({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })

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

let ago: Intl.RelativeTimeFormat | undefined

/** How long ago, in its largest whole unit; below a minute it is "now". */
export function timeAgo(value: Moment, now = Date.now()): string {
  const passed = Math.max(0, now - new Date(value).getTime())
  for (const [unit, length] of units) {
    if (passed < length) continue
    ago ??= new Intl.RelativeTimeFormat('en-US', { numeric: 'auto', style: 'long' })
    return ago.format(-Math.floor(passed / length), unit)
  }
  return 'now'
}
