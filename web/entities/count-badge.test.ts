import { expect, test } from 'vitest'
import { badgeText } from './count-badge.tsx'

test.each([
  [0, null],
  [1, '1'],
  [9, '9'],
  [10, '9+'],
  [250, '9+'],
])('T03 the badge for %i unread messages shows %j', (count, text) => {
  expect(badgeText(count)).toBe(text)
})
