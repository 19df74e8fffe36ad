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
  return left?.userId === userId ? left.leftAt : paths.dashboard
}
