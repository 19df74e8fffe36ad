// Formats all dates of the product with the browser's own means, because a date library would be larger than
// the rest of a card.
type Moment = string | Date

/**
 * Each formatter is made at its first use: all of them together would delay the start of a slow phone by a
 * tenth of a second.
 */
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

/** The day in the form that date fields need, by this machine's calendar: 2026-11-05. */
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
