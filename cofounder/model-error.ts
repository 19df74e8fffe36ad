// Describes a model's errors in our own words. The provider's text is never shown and never logged.
import { type ErrorCode, errorMessage } from '../contracts/errors.ts'

type ModelErrorCode = Extract<ErrorCode, 'model_unavailable' | 'model_failed' | 'cancelled'>

export class ModelError extends Error {
  override name = 'ModelError'
  code: ModelErrorCode
  /** The reason, for the log. It contains neither text nor key of the provider. */
  reason: string
  /** When the provider allows the next request (milliseconds since 1970). */
  retryAt: number | null
  /** The HTTP status. It is 408 if the provider was silent for too long. Null if the server could not be reached. */
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
