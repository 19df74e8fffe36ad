// Formats all dates with the browser's `Intl`, because a date library would be larger than most cards.
type Moment = string | Date

/**
 * Each formatter is created when it is first used. Creating all at once would delay the start on a slow phone by
 * a tenth of a second.
 */
function dateFormat(options: Intl.DateTimeFormatOptions): (value: Moment) => string {
  let format: Intl.DateTimeFormat | undefined
  return value => {
    format ??= new Intl.DateTimeFormat('en-US', options)
    return format.format(new Date(value))
  }
}

/** Formats a date as "Nov 5, 2026". */
export const shortDate = dateFormat({ month: 'short', day: 'numeric', year: 'numeric' })

/** Formats a date as "Thursday, Nov 5". */
export const weekdayDate = dateFormat({ weekday: 'long', month: 'short', day: 'numeric' })

/** Formats a date as "Thursday, November 5". */
export const longDate = dateFormat({ weekday: 'long', month: 'long', day: 'numeric' })

/** Formats a time as "08:07". */
export const clockTime = dateFormat({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })

/** Formats a time as "Nov 5, 2026 08:07". */
export const dateTime = (value: Moment): string => `${shortDate(value)} ${clockTime(value)}`

/** The local date in the format of a date field, such as 2026-11-05. */
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

/** How long ago a moment was, in the largest whole unit. Less than a minute is "now". */
export function timeAgo(value: Moment, now = Date.now()): string {
  const passed = Math.max(0, now - new Date(value).getTime())
  for (const [unit, length] of units) {
    if (passed < length) continue
    ago ??= new Intl.RelativeTimeFormat('en-US', { numeric: 'auto', style: 'long' })
    return ago.format(-Math.floor(passed / length), unit)
  }
  return 'now'
}
