import { expect, test } from 'vitest'
import { actorsText } from './notifications.ts'

test.each([
  [['Ada'], 1, 'Ada'],
  [['Ada', 'Ben'], 2, 'Ada and Ben'],
  [['Ada', 'Ben', 'Cem'], 3, 'Ada, Ben and 1 other'],
  [['Ada', 'Ben', 'Cem'], 10_000, 'Ada, Ben and 9,998 others'],
  [['Ada'], 2, 'Ada and 1 other'],
  [[null], 1, 'Somebody'],
  [[], 0, 'Somebody'],
])('NT05 %j of %i are named as a person would', (names, count, text) => {
  expect(actorsText(names, count)).toBe(text)
})
