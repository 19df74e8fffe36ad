// All error codes between browser and functions. A function answers with one of these codes, and the page turns
// every error that it catches into one of them.
import { z } from 'zod'
import { errorCodes } from './error-codes.ts'

export { type ErrorCode, errorCodes, errorMessage, errorStatus } from './error-codes.ts'

export const errorCode = z.enum(errorCodes)

export const errorBody = z.object({
  code: errorCode,
  message: z.string(),
  /** The time (ISO 8601) after which the member can try again. Sent with `quota_exceeded`. */
  retryAt: z.string().optional(),
  requestId: z.string().optional(),
})
export type ErrorBody = z.infer<typeof errorBody>

/** The response body of most functions when they fail. */
export const errorResponse = z.object({ error: errorBody })

/** The response body of failed functions for which the specification requires `success` and `error`. */
export const failureResponse = z.object({
  success: z.literal(false),
  error: z.string(),
  code: errorCode,
  retryAt: z.string().optional(),
  requestId: z.string().optional(),
})
export type FailureResponse = z.infer<typeof failureResponse>
