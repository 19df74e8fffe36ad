import { expect, test, vi } from 'vitest'
import { badgeText } from './unread-badge.tsx'

vi.mock('./unread-count.ts', () => ({ useUnreadCount: () => 0 }))

test.each([
  [0, null],
  [1, '1'],
  [9, '9'],
  [10, '9+'],
  [250, '9+'],
])('T03 %i unread messages show %j', (count, text) => {
  expect(badgeText(count)).toBe(text)
})
