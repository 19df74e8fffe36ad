// The closed list of what can go wrong between the browser and the functions. Both sides obey it:
// a function answers with one of these codes, the page turns anything it catches into one of them.
import { z } from 'zod'
import { errorCodes } from './error-codes.ts'

export { type ErrorCode, errorCodes, errorMessage, errorStatus } from './error-codes.ts'

export const errorCode = z.enum(errorCodes)

export const errorBody = z.object({
  code: errorCode,
  message: z.string(),
  /** When trying again makes sense (ISO time); with `quota_exceeded`. */
  retryAt: z.string().optional(),
  requestId: z.string().optional(),
})
export type ErrorBody = z.infer<typeof errorBody>

/** Most functions fail as `{ error: { code, message } }`. */
export const errorResponse = z.object({ error: errorBody })

/** Functions whose specified response carries `success` and `error` fail in that shape. */
export const failureResponse = z.object({
  success: z.literal(false),
  error: z.string(),
  code: errorCode,
  retryAt: z.string().optional(),
  requestId: z.string().optional(),
})
export type FailureResponse = z.infer<typeof failureResponse>
