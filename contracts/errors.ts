// The complete list of failures between browser and functions. Functions answer with one of these codes, and
// the page turns every error it catches into one of them.
import { z } from 'zod'
import { errorCodes } from './error-codes.ts'

export { type ErrorCode, errorCodes, errorMessage, errorStatus } from './error-codes.ts'

export const errorCode = z.enum(errorCodes)

export const errorBody = z.object({
  code: errorCode,
  message: z.string(),
  /** The time (ISO) from which trying again makes sense; sent with `quota_exceeded`. */
  retryAt: z.string().optional(),
  requestId: z.string().optional(),
})
export type ErrorBody = z.infer<typeof errorBody>

/** Most functions fail as `{ error: { code, message } }`. */
export const errorResponse = z.object({ error: errorBody })

/** The form of failure for functions whose specified response has `success` and `error`. */
export const failureResponse = z.object({
  success: z.literal(false),
  error: z.string(),
  code: errorCode,
  retryAt: z.string().optional(),
  requestId: z.string().optional(),
})
export type FailureResponse = z.infer<typeof failureResponse>
