import { expect, test } from 'vitest'
import { dateAfter, dayAfter, daysBetween } from './days.ts'
import { exact } from './print.ts'

test.each([
  [
    'the date after six weeks',
    dateAfter('2026-11-16', { weeks: 6 }).shown,
    'Monday 2026-11-16 + 6 weeks = Monday 2026-12-28',
  ],
  [
    'the number of days between two dates',
    daysBetween('2026-11-16', '2026-11-30').shown,
    'Monday 2026-11-16 to Monday 2026-11-30: 14 days, 2 weeks, 10 working days',
  ],
])('AG03 the calculation %s gives the same result as by hand', (_what, shown, expected) => {
  expect(shown).toBe(expected)
})

test.each([
  ['2026-01-31', { months: 1 }, '2026-02-28'],
  ['2028-01-31', { months: 1 }, '2028-02-29'],
  ['2026-11-16', { days: -16 }, '2026-10-31'],
  ['2026-11-20', { workdays: 1 }, '2026-11-23'],
  ['2026-11-23', { workdays: -1 }, '2026-11-20'],
  ['2026-12-31', { months: 14 }, '2028-02-29'],
])('AG03 %s plus %j is the day %s', (from, step, to) => {
  expect(dayAfter(from, step)).toBe(to)
})

test.each([
  [1.005, 1.01],
  [-1.005, -1.01],
  [0.1 + 0.2, 0.3],
  [39.2, 39.2],
  [1e15, 1e15],
  [1e-9, 0],
])('AG03 %d rounds to %d', (value, rounded) => {
  expect(exact(value)).toBe(rounded)
})
