import { z } from 'zod'
import { FunctionError } from '../_shared/function-error.ts'

type Answer = { error: { message: string; code?: string } | null; status: number; statusText?: string }

/**
 * Returns the error of a call to the database. A server that is starting or stopping may reply without a body, but
 * its reply still has a status.
 */
export function failureOf(doing: string, { error, status, statusText }: Answer): Error {
  const answered = [status || null, statusText, error?.code].filter(Boolean).join(' ')
  const failure = new Error(`${doing} failed: ${error?.message || `answered ${answered || 'nothing'}`}`)
  return Object.assign(failure, { isAway: awayStatuses.includes(status) })
}

/**
 * The status is one of these if there was no reply (0), or if the server is busy, has no database or has no space.
 */
const awayStatuses = [0, 429, 502, 503, 504, 507]

/** Returns whether the same call may succeed if it is repeated in a moment. */
export function isAway(error: unknown): boolean {
  if (error instanceof FunctionError) return error.code === 'unavailable'
  return error instanceof Error && 'isAway' in error && error.isAway === true
}

/** Logs one line. It says whose mail failed, but never contains the text of the mail. */
export function logFailure(doing: string, error: unknown, whose: Record<string, string>): void {
  const detail =
    error instanceof z.ZodError
      ? `unreadable: ${error.issues
          .slice(0, 5)
          .map(({ path }) => path.join('.'))
          .join(', ')}`
      : error instanceof Error
        ? error.message
        : String(error)
  console.error(JSON.stringify({ level: 'error', function: 'product-mail', doing, ...whose, detail }))
}
