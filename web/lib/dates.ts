// Dates as the product writes them, by the browser's own means: a date library would weigh more than the rest of a card.
const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' })
const time = new Intl.DateTimeFormat('en-US', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
const ago = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto', style: 'long' })

/** `MMM d, yyyy HH:mm`: Nov 5, 2026 08:07. */
export function dateTime(value: string | Date): string {
  const date = new Date(value)
  return `${day.format(date)} ${time.format(date)}`
}

const units = [
  ['day', 24 * 60 * 60_000],
  ['hour', 60 * 60_000],
  ['minute', 60_000],
] as const

/** How long ago, in its largest whole unit; below a minute it is "now". */
export function timeAgo(value: string | Date, now = Date.now()): string {
  const passed = Math.max(0, now - new Date(value).getTime())
  for (const [unit, length] of units) {
    if (passed >= length) return ago.format(-Math.floor(passed / length), unit)
  }
  return 'now'
}
