// Where a member was when ten quiet minutes ended the session. It goes with the entry in the tab's history, and only the
// same member is led back there. Read by hand: the page for signing in does without a parser.
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

/** A visitor followed the link to a post: the sign-in of this tab leads there. */
export function rememberPlace(path: string): void {
  if (shared.test(path)) window.sessionStorage.setItem(wantedKey, path)
}

/** They are there. */
export function forgetPlace(path: string): void {
  if (shared.test(path)) window.sessionStorage.removeItem(wantedKey)
}

function wantedPlace(): string | null {
  const path = window.sessionStorage.getItem(wantedKey)
  return path && shared.test(path) ? path : null
}
