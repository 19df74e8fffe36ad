import { type ErrorCode, errorCodes, errorMessage } from '../../contracts/error-codes.ts'

/** Any failure in the page, with one of the known error codes. */
export class AppError extends Error {
  readonly code: ErrorCode
  /** False if the server sent no message. A screen may then show a text of its own. */
  readonly isFromServer: boolean
  /** The error code of the database or of PostgREST (`PGRST116`, `23505`); null if there is none. */
  readonly detail: string | null

  constructor(code: ErrorCode, message?: string, detail: string | null = null, options?: ErrorOptions) {
    super(message ?? errorMessage[code], options)
    this.name = 'AppError'
    this.code = code
    this.isFromServer = message !== undefined
    this.detail = detail
  }

  /** The member has reached a quota or a rate limit. The database's message explains it to the member. */
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

/** Converts any error of supabase-js, fetch or our own code to an AppError. */
export function toAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown
  if (!isRecord(thrown)) return new AppError('internal', undefined, null, { cause: thrown })
  const { name, code, status } = thrown
  const message = typeof thrown.message === 'string' && thrown.message !== '' ? thrown.message : undefined
  // postgrest-js puts the name of an error before its message.
  if (name === 'AbortError' || message?.startsWith('AbortError:'))
    return new AppError('cancelled', undefined, null, { cause: thrown })
  if (isNetworkFailure(name, status, message))
    return new AppError('network', undefined, null, { cause: thrown })
  const detail = typeof code === 'string' ? code : null
  const known = knownCode(detail, status)
  // An error such as a TypeError is a mistake in our code, so its message is not shown to members.
  const isOurs = known === undefined && thrown instanceof Error && detail === null && status === undefined
  return new AppError(known ?? 'internal', isOurs ? undefined : message, detail, { cause: thrown })
}

/** Waits for an imported file. If the file cannot be loaded, the error is a network error. */
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
 * Returns the data of a Supabase result, or throws its error: `unwrap(await supabase.from('posts').select())`.
 */
export function unwrap<Given extends ClientResult>(result: Given): NonNullable<DataOf<Given>> {
  const data = unwrapMaybe(result)
  if (data === null || data === undefined) throw new AppError('not_found')
  return data
}

/** Like `unwrap`, but allows an empty result, as from `maybeSingle` or from an insert that returns nothing. */
export function unwrapMaybe<Given extends ClientResult>(result: Given): DataOf<Given> {
  if (result.error) throw toAppError(withStatus(result.error, result.status))
  return result.data as DataOf<Given>
}

/**
 * Returns the count of a request that asks only for a count. The response has no body, so errors are known only
 * by the status.
 */
export function unwrapCount(result: { count: number | null; error: unknown; status?: number }): number {
  if (result.error) throw toAppError(withStatus(result.error, result.status))
  return result.count ?? 0
}

/**
 * Adds the status to the error. postgrest-js returns the status beside the error, but the error code depends on
 * it.
 */
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
  // The server did not respond in time.
  if (name === 'TimeoutError' || message?.startsWith('TimeoutError:')) return true
  // The auth client calls every 5xx error retryable. The server did not respond only if there is no status.
  if (name === 'AuthRetryableFetchError') return status === undefined || status === 0
  return (status === undefined || status === 0) && message !== undefined && networkWords.test(message)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
