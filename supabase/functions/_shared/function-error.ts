import {
  type ErrorBody,
  type ErrorCode,
  errorCode,
  errorMessage,
  errorStatus,
  type FailureResponse,
} from '../../../contracts/errors.ts'
import type { FailureShape } from '../../../contracts/functions.ts'

/** An error with a known code and a message that a person may read. */
export class FunctionError extends Error {
  override name = 'FunctionError'
  code: ErrorCode
  retryAt: string | undefined

  constructor(code: ErrorCode, message?: string, retryAt?: string) {
    super(message ?? errorMessage[code])
    this.code = code
    this.retryAt = retryAt
  }
}

/**
 * The error if the database or the sign-in server is unavailable for a moment. Nothing was changed, so the caller
 * may try again.
 */
export function unavailable(reason: string): FunctionError {
  const retryAt = new Date(Date.now() + 5000).toISOString()
  return Object.assign(new FunctionError('unavailable', undefined, retryAt), { reason })
}

/** The error for a caller who has used up their budget. */
export function overBudget(message: string | undefined, seconds = 5): FunctionError {
  return new FunctionError('quota_exceeded', message, new Date(Date.now() + seconds * 1000).toISOString())
}

/**
 * The codes for a database that is unavailable. PostgREST has no database (PGRST000 to 003). PostgreSQL is
 * starting, stopping or full. The statement took too long or lost a race for a lock. Or there was no reply.
 */
const awayCodes = /^(?:PGRST00[0-3]|08...|40...|53...|55P03|57014|57P0[1-3]|)$/

type DatabaseAnswer = { code: string; message?: string; hint?: string | null }

export function databaseFailure(what: string, { code, message, hint }: DatabaseAnswer): Error {
  const reason = `${what} failed: ${code}`
  // The hint says how long to wait.
  const seconds = Number(/in (\d+) seconds?/.exec(hint ?? '')?.[1] ?? 5)
  if (code === 'PT429') return overBudget(message, seconds)
  return awayCodes.test(code) ? unavailable(reason) : new Error(reason)
}

/** Turns any thrown value into one of the known errors. An unexpected error reveals no internals. */
export function toErrorBody(error: unknown, requestId: string): ErrorBody {
  if (error instanceof FunctionError) {
    const { code, message, retryAt } = error
    return { code, message, requestId, ...(retryAt && { retryAt }) }
  }
  const code = error instanceof Error && 'code' in error ? errorCode.safeParse(error.code) : null
  if (code?.success) return { code: code.data, message: errorMessage[code.data], requestId }
  return { code: 'internal', message: errorMessage.internal, requestId }
}

export function toFailure(body: ErrorBody, shape: FailureShape): { error: ErrorBody } | FailureResponse {
  if (shape === 'error') return { error: body }
  const { message, ...rest } = body
  return { success: false, error: message, ...rest }
}

export function statusOf(body: ErrorBody): number {
  return errorStatus[body.code]
}
