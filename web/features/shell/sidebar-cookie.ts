// Stores whether the sidebar is open. The choice is stored in a cookie for a week, so that the server could read it
// too.
const name = 'sidebar_state'
const maxAge = 7 * 24 * 60 * 60

export function readSidebarCookie(cookies: string): boolean {
  const value = cookies
    .split(';')
    .map(cookie => cookie.trim().split('='))
    .find(([key]) => key === name)?.[1]
  return value !== 'false'
}

export function sidebarCookie(isOpen: boolean): string {
  return `${name}=${isOpen}; path=/; max-age=${maxAge}; samesite=lax`
}
