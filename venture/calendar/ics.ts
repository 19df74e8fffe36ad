// Writes reminders as a calendar file (RFC 5545). A reminder keeps its UID, so a later download replaces it.

export type Reminder = {
  /**
   * The id of the event, made from the kind of the reminder and the id of its row. It never changes, so a later
   * download replaces the event.
   */
  uid: string
  /** The day of the event, such as 2026-11-20. */
  day: string
  title: string
  text: string | null
  /** When the reminder was last changed (timestamp). */
  changedAt: string
}

/**
 * Escapes a text value. Backslash, semicolon, comma and line break get a backslash; other control characters
 * are dropped.
 */
const value = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be in a calendar file.
    .replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, ' ')
    .replace(/[\\;,]/g, sign => `\\${sign}`)
    .replaceAll('\n', '\\n')

const octets = (sign: string): number => {
  const code = sign.codePointAt(0) ?? 0
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4
}

/**
 * Folds a line at 75 bytes, as the format requires: it continues on the next line after a space. No letter is
 * split.
 */
function fold(line: string): string {
  let folded = ''
  let length = 0
  for (const sign of line) {
    const size = octets(sign)
    if (length + size > 75) {
      folded += '\r\n '
      length = 1
    }
    folded += sign
    length += size
  }
  return folded
}

const stamp = (instant: string) => `${new Date(instant).toISOString().replace(/[-:]|\.\d+/g, '')}`
const plainDay = (day: string) => day.replaceAll('-', '')
const dayAfter = (day: string) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)

/** Writes all reminders into one file, each as an all-day event with an alarm at nine in the morning. */
export function calendarFile(reminders: readonly Reminder[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Undaunted//Evidence//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...reminders.flatMap(({ uid, day, title, text, changedAt }) => [
      'BEGIN:VEVENT',
      `UID:${uid}@undaunted`,
      `DTSTAMP:${stamp(changedAt)}`,
      `DTSTART;VALUE=DATE:${plainDay(day)}`,
      `DTEND;VALUE=DATE:${plainDay(dayAfter(day))}`,
      `SUMMARY:${value(title)}`,
      ...(text ? [`DESCRIPTION:${value(text)}`] : []),
      'TRANSP:TRANSPARENT',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      `DESCRIPTION:${value(title)}`,
      'TRIGGER:PT9H',
      'END:VALARM',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]
  return `${lines.map(fold).join('\r\n')}\r\n`
}
