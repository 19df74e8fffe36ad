import { DatabaseError, DatabaseUnavailable } from '../database/database.ts'
import { CallerError } from '../http/caller.ts'
import { parseJson } from '../http/json.ts'
import { OverBudget, waitIn } from '../http/over-budget.ts'
import { tooLargeMark } from './emit/bounded.ts'
import { answerTooLarge, RestError } from './errors.ts'

/** The HTTP status of each PostgreSQL error code. If a code is not in the list, the error is the caller's (400). */
const statuses: readonly (readonly [code: RegExp, status: number])[] = [
  [/^08|^53(?!400)|^57P/, 503],
  [/^55P03|^40001|^40P01/, 503], // Another transaction has locked the same rows, so the caller may try again a little later.
  [/^57014/, 422], // The statement reached its time limit, because it asked for too much work.
  [/^54/, 400], // The statement is too complex: deeper, longer or wider than PostgreSQL accepts.
  [/^0L|^0P|^28/, 403],
  [/^23503|^23505/, 409],
  [/^25006/, 405],
  [/^55000/, 405], // The view cannot be written.
  [/^42883|^42P01/, 404],
  [/^P0001/, 400],
  [/^09|^25|^2D|^38|^39|^3B|^40|^53400|^55|^57|^58|^F0|^HV|^P0|^XX|^42P17/, 500],
]

function statusOf(error: DatabaseError, isSignedIn: boolean): number {
  const { code, message } = error
  if (code === '42501') return isSignedIn ? 403 : 401
  if (code === '21000') return /requires a WHERE clause$|^ON CONFLICT/.test(message) ? 400 : 500
  if (code === '22023' && /^role .* does not exist$/.test(message)) return 401
  // PostgreSQL gives this error for a text search with too many nested signs for "not".
  if (code === 'XX000' && message === 'tsquery stack too small') return 400
  if (code.startsWith('PT')) return raisedStatus(Number(code.slice(2)))
  return statuses.find(([pattern]) => pattern.test(code))?.[1] ?? 400
}

const raisedStatus = (status: number) =>
  Number.isInteger(status) && status >= 200 && status <= 599 ? status : 500

const isNullBodied = (status: number) => status === 204 || status === 205 || status === 304

/** Turns an error into a RestError with PostgREST's message. Throws the error again if it is not known. */
export function toRestError(error: unknown, isSignedIn: boolean): RestError {
  if (error instanceof RestError) return error
  if (error instanceof CallerError) return callerError(error)
  if (error instanceof OverBudget) {
    const seconds = error.retryAfterSeconds
    return new RestError(429, 'PT429', error.message, {
      hint: `Try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
      headers: { 'Retry-After': String(seconds) },
    })
  }
  if (error instanceof DatabaseUnavailable) {
    return new RestError(error.status, 'PGRST000', 'Database connection error. Retrying the connection.', {
      details: error.message,
      headers: { 'Retry-After': String(error.retryAfterSeconds) },
    })
  }
  if (!(error instanceof DatabaseError)) throw error
  if (error.code === 'PGRST') return raisedError(error)
  if (error.code === '22P02' && error.message.includes(`"${tooLargeMark}"`)) return answerTooLarge()
  const status = statusOf(error, isSignedIn)
  return new RestError(isNullBodied(status) ? 500 : status, error.code, error.message, {
    details: error.detail ?? null,
    hint: error.hint ?? null,
    headers: headersOf(status, error),
  })
}

function headersOf(status: number, { hint }: DatabaseError): Record<string, string> {
  if (status === 401) return { 'WWW-Authenticate': 'Bearer' }
  if (status === 503) return { 'Retry-After': '1' }
  return status === 429 ? waitIn(hint) : {}
}

const callerErrors: Record<
  CallerError['reason'],
  { code: string; message: string; details?: string; hint?: string }
> = {
  malformed: { code: 'PGRST301', message: "JWT couldn't be decoded" },
  bad_signature: {
    code: 'PGRST301',
    message: 'No suitable key or wrong key type',
    details: 'None of the keys was able to decode the JWT',
  },
  unknown_key: {
    code: 'PGRST301',
    message: 'Invalid API key',
    hint: 'Double check your Supabase `anon` or `service_role` API key.',
  },
  expired: { code: 'PGRST303', message: 'JWT expired' },
  revoked: { code: 'PGRST303', message: 'JWT expired', details: 'The session has ended' },
  bad_claims: { code: 'PGRST303', message: 'Parsing claims failed' },
}

function callerError({ reason }: CallerError): RestError {
  const { code, message, details, hint } = callerErrors[reason]
  const described = `Bearer error="invalid_token", error_description=${JSON.stringify(message)}`
  return new RestError(401, code, message, { details, hint, headers: { 'WWW-Authenticate': described } })
}

type Raised = {
  status: number
  headers: Record<string, string>
  code: string
  message: string
  details?: string
  hint?: string
}

/** Reads the error of `raise sqlstate 'PGRST'`. Message and detail are JSON that describes the whole response. */
function raisedError(error: DatabaseError): RestError {
  const message = jsonObject(error.message)
  if (typeof message?.code !== 'string' || typeof message.message !== 'string') {
    return unreadable(
      `Invalid JSON value for MESSAGE: '${error.message}'`,
      "MESSAGE must be a JSON object with obligatory keys: 'code', 'message' and optional keys: 'details', 'hint'.",
    )
  }
  const hint =
    "DETAIL must be a JSON object with obligatory keys: 'status', 'headers' and optional key: 'status_text'."
  if (error.detail === undefined) return unreadable('DETAIL is missing in the RAISE statement', hint)
  const detail = jsonObject(error.detail)
  if (typeof detail?.status !== 'number' || typeof detail.headers !== 'object' || detail.headers === null) {
    return unreadable(`Invalid JSON value for DETAIL: '${error.detail}'`, hint)
  }
  const raised = { ...message, ...detail } as Raised
  const headers = Object.fromEntries(
    Object.entries(raised.headers).map(([name, value]) => [name, String(value)]),
  )
  return new RestError(raisedStatus(raised.status), raised.code, raised.message, {
    details: message.details,
    hint: typeof message.hint === 'string' ? message.hint : null,
    headers,
  })
}

const unreadable = (details: string, hint: string) =>
  new RestError(500, 'PGRST121', 'Could not parse JSON in the "RAISE SQLSTATE \'PGRST\'" error', {
    details,
    hint,
  })

function jsonObject(text: string): Record<string, unknown> | null {
  const value = parseJson(text)
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null
}
