// The page on which inactivity ended a member's session. It is stored in the tab's history entry, and only the
// same member returns there. The code checks the value without zod, so that the sign-in page loads no zod.
import { paths } from '../paths.ts'

export type LeftPlace = { leftAt: string; userId: string }

export function readLeftPlace(state: unknown): LeftPlace | null {
  if (typeof state !== 'object' || state === null) return null
  const { leftAt, userId } = state as Record<string, unknown>
  return typeof leftAt === 'string' && typeof userId === 'string' ? { leftAt, userId } : null
}

export function placeAfterSignIn(state: unknown, userId: string): string {
  const left = readLeftPlace(state)
  return left?.userId === userId ? left.leftAt : (wantedPlace() ?? paths.dashboard)
}

const wantedKey = 'undaunted-wanted'
const shared = /^\/post\/[\w-]+$/

/** Stores that a visitor followed a link to a post, so that a sign-in in this tab leads to that post. */
export function rememberPlace(path: string): void {
  if (shared.test(path)) window.sessionStorage.setItem(wantedKey, path)
}

/** Called when the visitor has arrived at the post. */
export function forgetPlace(path: string): void {
  if (shared.test(path)) window.sessionStorage.removeItem(wantedKey)
}

function wantedPlace(): string | null {
  const path = window.sessionStorage.getItem(wantedKey)
  return path && shared.test(path) ? path : null
}
