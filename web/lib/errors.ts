import { type ErrorCode, errorCodes, errorMessage } from '../../contracts/error-codes.ts'

/** Anything that goes wrong in the page, as one of the known kinds. */
export class AppError extends Error {
  readonly code: ErrorCode
  /** False if the server sent no message: a screen may then choose better words. */
  readonly isFromServer: boolean
  /** The database's or PostgREST's own code (`PGRST116`, `23505`), where there is one. */
  readonly detail: string | null

  constructor(code: ErrorCode, message?: string, detail: string | null = null, options?: ErrorOptions) {
    super(message ?? errorMessage[code], options)
    this.name = 'AppError'
    this.code = code
    this.isFromServer = message !== undefined
    this.detail = detail
  }

  /** A quota or a pace is used up: the database's message says what to do, and is for people. */
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
  // PostgREST's client puts the name before the words.
  if (name === 'AbortError' || message?.startsWith('AbortError:'))
    return new AppError('cancelled', undefined, null, { cause: thrown })
  if (isNetworkFailure(name, status, message))
    return new AppError('network', undefined, null, { cause: thrown })
  const detail = typeof code === 'string' ? code : null
  const known = knownCode(detail, status)
  // Our own programming mistakes are TypeErrors and the like: their words are not for people.
  const isOurs = known === undefined && thrown instanceof Error && detail === null && status === undefined
  return new AppError(known ?? 'internal', isOurs ? undefined : message, detail, { cause: thrown })
}

/** A file of ours that does not come is the network's failure, as any other. */
export async function loaded<Module>(file: Promise<Module>): Promise<Module> {
  try {
    return await file
  } catch (cause) {
    throw new AppError('network', undefined, null, { cause })
  }
}

type ClientResult = { data: unknown; error: unknown; status?: number }
type DataOf<Given extends ClientResult> = Given extends { error: null; data: infer Data } ? Data : never

/** The data of a supabase result, or its error thrown: `unwrap(await supabase.from('posts').select())`. */
export function unwrap<Given extends ClientResult>(result: Given): NonNullable<DataOf<Given>> {
  const data = unwrapMaybe(result)
  if (data === null || data === undefined) throw new AppError('not_found')
  return data
}

/** As `unwrap`, where an empty result is fine: `maybeSingle`, inserts that return nothing. */
export function unwrapMaybe<Given extends ClientResult>(result: Given): DataOf<Given> {
  if (result.error) throw toAppError(withStatus(result.error, result.status))
  return result.data as DataOf<Given>
}

/** The number of a request that asked for the count alone. Such an answer has no body: its status says all. */
export function unwrapCount(result: { count: number | null; error: unknown; status?: number }): number {
  if (result.error) throw toAppError(withStatus(result.error, result.status))
  return result.count ?? 0
}

/** PostgREST says the status beside its error, not in it; the kind of error depends on it. */
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
  // Nobody answered in the time that was given.
  if (name === 'TimeoutError' || message?.startsWith('TimeoutError:')) return true
  // The auth client calls every 5xx retryable; only a missing status means that nobody answered.
  if (name === 'AuthRetryableFetchError') return status === undefined || status === 0
  return (status === undefined || status === 0) && message !== undefined && networkWords.test(message)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
