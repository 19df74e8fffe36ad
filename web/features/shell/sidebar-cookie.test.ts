import { expect, test } from 'vitest'
import { readSidebarCookie, sidebarCookie } from './sidebar-cookie.ts'

test('S06 the sidebar is remembered in a cookie for seven days', () => {
  expect(sidebarCookie(false)).toBe('sidebar_state=false; path=/; max-age=604800; samesite=lax')
})

test.each([
  ['', true],
  ['sidebar_state=false', false],
  ['other=1; sidebar_state=false', false],
  ['sidebar_state=true; other=1', true],
  ['not_sidebar_state=false', true],
])('S06 the cookies %j mean open: %s', (cookies, isOpen) => {
  expect(readSidebarCookie(cookies)).toBe(isOpen)
})
