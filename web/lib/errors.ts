import { type ErrorCode, errorCodes, errorMessage } from '../../contracts/error-codes.ts'

/** Any failure in the page, as one of the known kinds. */
export class AppError extends Error {
  readonly code: ErrorCode
  /** False if the server sent no message. A screen may then use better words. */
  readonly isFromServer: boolean
  /** The code of the database or PostgREST (`PGRST116`, `23505`), if there is one. */
  readonly detail: string | null

  constructor(code: ErrorCode, message?: string, detail: string | null = null, options?: ErrorOptions) {
    super(message ?? errorMessage[code], options)
    this.name = 'AppError'
    this.code = code
    this.isFromServer = message !== undefined
    this.detail = detail
  }

  /** A quota or rate limit is reached. The database's message is for people and says what to do. */
  get isQuotaRefusal(): boolean {
    return this.detail === 'PT413' || this.detail === 'PT429'
  }
}

const codeByStatus: Record<number, ErrorCode> = {
  400: 'invalid_input',
  401: 'unauthorized',
  402: 'plan_required',
  403: 'forbidden',
  404: 'not_found',
  406: 'not_found',
  409: 'conflict',
  413: 'payload_too_large',
  422: 'invalid_input',
  429: 'quota_exceeded',
}

const codeByDetail: Record<string, ErrorCode> = {
  PGRST116: 'not_found',
  PGRST301: 'unauthorized',
  PGRST303: 'unauthorized',
  '42501': 'forbidden',
  '23505': 'conflict',
  '23514': 'invalid_input',
}

const networkWords = /failed to fetch|networkerror|load failed|network request failed|fetch failed/i

/** Turns anything that supabase-js, fetch or our own code threw into an AppError. */
export function toAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown
  if (!isRecord(thrown)) return new AppError('internal', undefined, null, { cause: thrown })
  const { name, code, status } = thrown
  const message = typeof thrown.message === 'string' && thrown.message !== '' ? thrown.message : undefined
  // PostgREST's client puts the error's name before its message.
  if (name === 'AbortError' || message?.startsWith('AbortError:'))
    return new AppError('cancelled', undefined, null, { cause: thrown })
  if (isNetworkFailure(name, status, message))
    return new AppError('network', undefined, null, { cause: thrown })
  const detail = typeof code === 'string' ? code : null
  const known = knownCode(detail, status)
  // TypeErrors and the like are our own mistakes, and their messages are not for people.
  const isOurs = known === undefined && thrown instanceof Error && detail === null && status === undefined
  return new AppError(known ?? 'internal', isOurs ? undefined : message, detail, { cause: thrown })
}

/** If one of our own files does not load, this counts as a network failure. */
export async function loaded<Module>(file: Promise<Module>): Promise<Module> {
  try {
    return await file
  } catch (cause) {
    throw new AppError('network', undefined, null, { cause })
  }
}

type ClientResult = { data: unknown; error: unknown; status?: number }
type DataOf<Given extends ClientResult> = Given extends { error: null; data: infer Data } ? Data : never

/**
 * Returns the data of a supabase result or throws its error: `unwrap(await supabase.from('posts').select())`.
 */
export function unwrap<Given extends ClientResult>(result: Given): NonNullable<DataOf<Given>> {
  const data = unwrapMaybe(result)
  if (data === null || data === undefined) throw new AppError('not_found')
  return data
}

/** Like `unwrap`, but an empty result is allowed: `maybeSingle`, inserts that return nothing. */
export function unwrapMaybe<Given extends ClientResult>(result: Given): DataOf<Given> {
  if (result.error) throw toAppError(withStatus(result.error, result.status))
  return result.data as DataOf<Given>
}

/**
 * Returns the count of a request for the count only. Such an answer has no body, so only its status tells
 * about errors.
 */
export function unwrapCount(result: { count: number | null; error: unknown; status?: number }): number {
  if (result.error) throw toAppError(withStatus(result.error, result.status))
  return result.count ?? 0
}

/** PostgREST puts the status beside its error, not into it, and the kind of error depends on it. */
function withStatus(error: unknown, status: number | undefined): unknown {
  if (!isRecord(error) || status === undefined) return error
  return { name: error.name, message: error.message, code: error.code, status: error.status ?? status }
}

function knownCode(detail: string | null, status: unknown): ErrorCode | undefined {
  const own = errorCodes.find(known => known === detail)
  if (own) return own
  if (detail !== null && codeByDetail[detail]) return codeByDetail[detail]
  return typeof status === 'number' ? codeByStatus[status] : undefined
}

function isNetworkFailure(name: unknown, status: unknown, message: string | undefined): boolean {
  if (name === 'FunctionsFetchError') return true
  // Nobody answered in time.
  if (name === 'TimeoutError' || message?.startsWith('TimeoutError:')) return true
  // The auth client calls every 5xx retryable; only a missing status means that nobody answered.
  if (name === 'AuthRetryableFetchError') return status === undefined || status === 0
  return (status === undefined || status === 0) && message !== undefined && networkWords.test(message)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
