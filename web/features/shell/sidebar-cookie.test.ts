import { expect, test } from 'vitest'
import { readSidebarCookie, sidebarCookie } from './sidebar-cookie.ts'

test('S06 a cookie stores for seven days whether the sidebar is open', () => {
  expect(sidebarCookie(false)).toBe('sidebar_state=false; path=/; max-age=604800; samesite=lax')
})

test.each([
  ['', true],
  ['sidebar_state=false', false],
  ['other=1; sidebar_state=false', false],
  ['sidebar_state=true; other=1', true],
  ['not_sidebar_state=false', true],
])('S06 with the cookies %j the sidebar is open: %s', (cookies, isOpen) => {
  expect(readSidebarCookie(cookies)).toBe(isOpen)
})
