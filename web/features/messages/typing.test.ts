import { expect, test } from 'vitest'
import { createTypingPace } from './typing.ts'

test('NW21 typing is reported at once, then every three seconds, and at once again after a message was sent', () => {
  let now = 0
  const pace = createTypingPace(() => now)
  const asked = [0, 10, 2999, 3000, 3500, 6100].map(at => {
    now = at
    return pace.isDue('one')
  })
  expect(asked).toEqual([true, false, false, true, false, true])
  expect(pace.isDue('other')).toBe(true)
  pace.forget('one')
  expect(pace.isDue('one')).toBe(true)
})
