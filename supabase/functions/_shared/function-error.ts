import {
  type ErrorBody,
  type ErrorCode,
  errorCode,
  errorMessage,
  errorStatus,
  type FailureResponse,
} from '../../../contracts/errors.ts'
import type { FailureShape } from '../../../contracts/functions.ts'

/** A failure with a code of the closed list and words a person may read. */
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

/** Anything thrown, as one of the known errors; what we did not foresee says nothing of its inside. */
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
