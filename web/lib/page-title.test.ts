import { expect, test } from 'vitest'
import { titleWith } from './page-title.ts'

test.each([
  [0, 'Feed · Undaunted'],
  [3, '(3) Feed · Undaunted'],
  [100, '(99+) Feed · Undaunted'],
])('NT10 with %i unread messages the title of the browser tab is %j', (count, text) => {
  expect(titleWith('Feed · Undaunted', count)).toBe(text)
})
