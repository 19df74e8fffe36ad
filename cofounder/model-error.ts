// Errors of a model in our own words. The provider's words never reach a page or a log.
import { type ErrorCode, errorMessage } from '../contracts/errors.ts'

type ModelErrorCode = Extract<ErrorCode, 'model_unavailable' | 'model_failed' | 'cancelled'>

export class ModelError extends Error {
  override name = 'ModelError'
  code: ModelErrorCode
  /** For the log: what happened, without the provider's text or keys. */
  reason: string
  /** When the provider allows the next request (ms since 1970). */
  retryAt: number | null
  /** The HTTP status; 408 if the provider was silent too long. Missing: not reachable. */
  status: number | null

  constructor(
    code: ModelErrorCode,
    reason: string,
    retryAt: number | null = null,
    status: number | null = null,
  ) {
    super(errorMessage[code])
    this.code = code
    this.reason = reason
    this.retryAt = retryAt
    this.status = status
  }
}

/** For an optional addition by a model: returns `otherwise` if the model fails. */
export async function unlessModelFails<Value, Otherwise>(
  asked: Promise<Value>,
  otherwise: Otherwise,
): Promise<Value | Otherwise> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof ModelError && error.code !== 'cancelled') return otherwise
    throw error
  }
}
