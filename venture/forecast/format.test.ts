import { expect, test } from 'vitest'
import { createFormat } from './format.ts'

test.each([
  [0, '0 months'],
  [1, 'one month'],
  [1.5, '1.5 months'],
  [18, '18 months'],
])('FC40 %s reads “%s”', (months, words) => {
  expect(createFormat('EUR', '2026-01', 'en-US').months(months)).toBe(words)
})
