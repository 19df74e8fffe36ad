// The error codes and their messages. This file uses no zod schemas, so that a member's first page loads no zod.
export const errorCodes = [
  'invalid_input',
  'unauthorized',
  'forbidden',
  'plan_required',
  'not_found',
  'method_not_allowed',
  'conflict',
  'payload_too_large',
  'quota_exceeded',
  'model_unavailable',
  'model_failed',
  'billing_disabled',
  'billing_failed',
  'unavailable',
  'cancelled',
  'network',
  'internal',
] as const

export type ErrorCode = (typeof errorCodes)[number]

/** The HTTP status for each error code. `network` and `cancelled` occur only in the browser. */
export const errorStatus: Record<ErrorCode, number> = {
  invalid_input: 400,
  unauthorized: 401,
  forbidden: 403,
  plan_required: 402,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  payload_too_large: 413,
  quota_exceeded: 429,
  model_unavailable: 503,
  model_failed: 502,
  billing_disabled: 503,
  billing_failed: 502,
  unavailable: 503,
  cancelled: 499,
  network: 503,
  internal: 500,
}

/** The message shown to people if the error itself contains no message. */
export const errorMessage: Record<ErrorCode, string> = {
  invalid_input: 'Something in the request is missing or too long.',
  unauthorized: 'Please sign in and try again.',
  forbidden: 'You are not allowed to do this.',
  plan_required: 'Your plan does not include this yet.',
  not_found: 'That does not exist, or is not yours.',
  method_not_allowed: 'This address answers POST requests only.',
  conflict: 'Someone was faster. Reload and try again.',
  payload_too_large: 'That is too much text at once.',
  quota_exceeded: 'You have used up your questions for now.',
  model_unavailable: 'Unable to reach AI. Please try again in a moment.',
  model_failed: 'The AI gave an answer we could not use. Please try again.',
  billing_disabled: 'Paid plans are not available yet.',
  billing_failed: 'The payment service did not answer. Please try again.',
  unavailable: 'The server is busy for a moment. Please try again shortly.',
  cancelled: 'Stopped.',
  network: 'No connection. Check your network and try again.',
  internal: 'An error occurred. Please try again later.',
}
