import { expect, test } from 'vitest'
import { calendarDay, dateTime, longDate, timeAgo, weekdayDate } from './dates.ts'

test.each([
  [new Date(2026, 10, 5, 8, 7), 'Nov 5, 2026 08:07'],
  [new Date(2026, 0, 31, 0, 0), 'Jan 31, 2026 00:00'],
  [new Date(2026, 11, 31, 23, 59), 'Dec 31, 2026 23:59'],
])('Y03 the time %s is shown as %s', (date, text) => {
  expect(dateTime(date)).toBe(text)
})

test('a day is written with its weekday, in a short and a long form, and in the format of a date field', () => {
  const evening = new Date(2026, 11, 31, 23, 59)
  expect(weekdayDate(evening)).toBe('Thursday, Dec 31')
  expect(longDate(evening)).toBe('Thursday, December 31')
  expect(calendarDay(evening)).toBe('2026-12-31')
  expect(calendarDay(evening, 1)).toBe('2027-01-01')
})

const now = Date.UTC(2026, 10, 15, 12)
test.each([
  [0, 'now'],
  [59_000, 'now'],
  [60_000, '1 minute ago'],
  [59 * 60_000, '59 minutes ago'],
  [60 * 60_000, '1 hour ago'],
  [26 * 60 * 60_000, 'yesterday'],
  [72 * 60 * 60_000, '3 days ago'],
  [-5_000, 'now'],
])('a time %i milliseconds ago is shown as %s', (passed, text) => {
  expect(timeAgo(new Date(now - passed), now)).toBe(text)
})
