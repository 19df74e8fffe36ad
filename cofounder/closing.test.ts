import { expect, test } from 'vitest'
import { spread } from './closing.ts'

test.each([
  ['a planned day is left free', '20 Write. 24 Count.', '23 24'],
  ['two on one day', '24 Write. 24 Count.', '24 25'],
  ['before a weekend', '20 Write. 20 Count.', '23 24'],
  ['a named weekday', '20 Sell on Friday. 20 Freitags fragen.', '20 20'],
  ['a named date', '30 Ask at the fair. 30 Open by November 30.', '30 30'],
  ['the order of days', '30 Open. 27 Write.', '27 30'],
])('GV08 MM63 there is one action a day, in the order of days: %s', (_, written, days) => {
  const found = [...written.matchAll(/(\d\d) (.+?\.)/g)]
  const actions = found.map(([, day = '', action = '']) => ({ day: `2026-11-${day}`, action }))
  const apart = spread(actions, [{ day: '2026-11-20', action: 'Call the guild.' }])
  expect(apart.map(({ day }) => day.slice(8)).join(' ')).toBe(days)
})
