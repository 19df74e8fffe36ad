// What can go wrong with a model, in our own words: the provider's never reach a page or a log.
import { type ErrorCode, errorMessage } from '../contracts/errors.ts'

type ModelErrorCode = Extract<ErrorCode, 'model_unavailable' | 'model_failed' | 'cancelled'>

export class ModelError extends Error {
  override name = 'ModelError'
  code: ModelErrorCode
  /** For the log: what happened, free of the provider's text and of keys. */
  reason: string
  /** When the provider wants to be asked again (ms since 1970). */
  retryAt: number | null
  /** What it answered with; 408: it was silent too long. None: it could not be reached. */
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

/** What a model adds to something that stands without it: where it fails, `otherwise`. */
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
