import { expect, test } from 'vitest'
import { spread } from './closing.ts'

const planned = [{ day: '2026-11-20', action: 'Call the guild.' }]

test.each<[string, string[], string[]]>([
  ['a planned day is left free', ['2026-11-20 Write.', '2026-11-24 Count.'], ['2026-11-23', '2026-11-24']],
  ['two on one day', ['2026-11-24 Write.', '2026-11-24 Count.'], ['2026-11-24', '2026-11-25']],
  ['before a weekend', ['2026-11-20 Write.', '2026-11-20 Count.'], ['2026-11-23', '2026-11-24']],
  [
    'a named weekday',
    ['2026-11-20 Sell on Friday.', '2026-11-20 Freitags fragen.'],
    ['2026-11-20', '2026-11-20'],
  ],
  [
    'a named date',
    ['2026-12-31 Ask 3 at the fair.', '2026-12-31 Open by 31 December.'],
    ['2026-12-31', '2026-12-31'],
  ],
  ['the order of days', ['2026-12-31 Open.', '2026-11-27 Write.'], ['2026-11-27', '2026-12-31']],
])('GV08 MM63 there is one action a day, in the order of days: %s', (_, written, days) => {
  const actions = written.map(one => ({ day: one.slice(0, 10), action: one.slice(11) }))
  expect(spread(actions, planned).map(({ day }) => day)).toEqual(days)
})
