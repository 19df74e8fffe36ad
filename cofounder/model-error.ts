// The errors of a model in our own words. Pages and logs never contain the provider's words.
import { type ErrorCode, errorMessage } from '../contracts/errors.ts'

type ModelErrorCode = Extract<ErrorCode, 'model_unavailable' | 'model_failed' | 'cancelled'>

export class ModelError extends Error {
  override name = 'ModelError'
  code: ModelErrorCode
  /** The reason for the log. It contains no text or key of the provider. */
  reason: string
  /** The time from which the provider allows the next request (ms since 1970). */
  retryAt: number | null
  /** The HTTP status. It is 408 if the provider was silent too long. Missing if it could not be reached. */
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

/** Waits for a model's optional addition. Returns `otherwise` if the model fails. */
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
