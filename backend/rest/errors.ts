/** The error for a refused request, with PostgREST's code and message. */
export class RestError extends Error {
  override readonly name = 'RestError'
  readonly status: number
  readonly code: string
  readonly details: unknown
  readonly hint: string | null
  readonly headers: Readonly<Record<string, string>>

  constructor(
    status: number,
    code: string,
    message: string,
    more: { details?: unknown; hint?: string | null; headers?: Record<string, string> } = {},
  ) {
    super(message)
    this.status = status
    this.code = code
    this.details = more.details ?? null
    this.hint = more.hint ?? null
    this.headers = more.headers ?? {}
  }
}

export const badQuery = (message: string, details: string) =>
  new RestError(400, 'PGRST100', message, { details })

export const slowExpression = (reason: string) =>
  new RestError(400, '54001', 'This regular expression would take too long', {
    details: `It cannot be used because ${reason}`,
    hint: 'Use a simpler expression, or like and ilike.',
  })

export const answerTooLarge = () =>
  new RestError(413, '54000', 'The answer would be too large', {
    hint: 'Ask for fewer rows at a time with limit and offset, for fewer columns, or with less embedded.',
  })

export const badRpcMethod = (method: string) =>
  new RestError(405, 'PGRST101', `Cannot use the ${method} method on RPC`)

export const badBody = (message: string, status = 400) => new RestError(status, 'PGRST102', message)

export const badRange = (details: string) =>
  new RestError(416, 'PGRST103', 'Requested range not satisfiable', { details })

export const offsetBeyond = (offset: bigint, total: number) =>
  badRange(`An offset of ${offset} was requested, but there are only ${total} rows.`)

export const badPutFilters = () =>
  new RestError(405, 'PGRST105', "Filters must include all and only primary key columns with 'eq' operators")

export const unknownSchema = (schema: string, exposed: readonly string[]) =>
  new RestError(406, 'PGRST106', `Invalid schema: ${schema}`, {
    hint: `Only the following schemas are exposed: ${exposed.join(', ')}`,
  })

export const noMediaType = (accepted: readonly string[]) =>
  new RestError(406, 'PGRST107', `None of these media types are available: ${accepted.join(', ')}`)

export const notEmbedded = (name: string) =>
  new RestError(400, 'PGRST108', `'${name}' is not an embedded resource in this request`, {
    hint: `Verify that '${name}' is included in the 'select' query parameter.`,
  })

export const badResponseHeaders = () =>
  new RestError(
    500,
    'PGRST111',
    'response.headers guc must be a JSON array composed of objects with a single key and a string value',
  )

export const badResponseStatus = () =>
  new RestError(500, 'PGRST112', 'response.status guc must be a valid status code')

export const noPutLimit = () =>
  new RestError(400, 'PGRST114', 'limit/offset querystring parameters are not allowed for PUT')

export const putMismatch = () =>
  new RestError(400, 'PGRST115', 'Payload values do not match URL in primary key column(s)')

export const notSingular = (rows: number) =>
  new RestError(406, 'PGRST116', 'Cannot coerce the result to a single JSON object', {
    details: `The result contains ${rows} rows`,
  })

export const unsupportedMethod = (method: string) =>
  new RestError(405, 'PGRST117', `Unsupported HTTP method: ${method}`)

export const orderNotToOne = (origin: string, target: string) =>
  new RestError(400, 'PGRST118', `A related order on '${target}' is not possible`, {
    details: `'${origin}' and '${target}' do not form a many-to-one or one-to-one relationship`,
  })

export const badPreferences = (preferences: readonly string[]) =>
  new RestError(400, 'PGRST122', 'Invalid preferences given with handling=strict', {
    details: `Invalid preferences: ${preferences.join(', ')}`,
  })

/**
 * PostgREST would ignore this preference and commit the write. Here the request fails, because a caller who wants
 * only a trial must not find the change committed.
 */
export const rollbackNotAllowed = () =>
  new RestError(400, 'PGRST122', 'Prefer: tx=rollback is not allowed here, so nothing was written', {
    details: 'Invalid preferences: tx=rollback',
    hint: "To allow it: alter role authenticator set pgrst.db_tx_end = 'commit-allow-override'; notify pgrst, 'reload config'",
  })

export const aggregatesNotAllowed = () =>
  new RestError(400, 'PGRST123', 'Use of aggregate functions is not allowed')

export const tooManyAffected = (rows: number) =>
  new RestError(400, 'PGRST124', 'Query result exceeds max-affected preference constraint', {
    details: `The query affects ${rows} rows`,
  })

export const badPath = () => new RestError(404, 'PGRST125', 'Invalid path specified in request URL')

export const noDescription = () => new RestError(404, 'PGRST126', 'Root endpoint metadata is disabled')

export const maxAffectedNeedsRows = () =>
  new RestError(
    400,
    'PGRST128',
    'Function must return SETOF or TABLE when max-affected preference is used with handling=strict',
  )

export const unknownColumn = (table: string, column: string) =>
  new RestError(400, 'PGRST204', `Could not find the '${column}' column of '${table}' in the schema cache`)

/** The error that PostgreSQL gives for a missing column. It is made here without asking the database. */
export const undefinedColumn = (qualified: string, hint: string | null = null) =>
  new RestError(400, '42703', `column ${qualified} does not exist`, { hint })

export const undefinedType = (name: string) => new RestError(400, '42704', `type "${name}" does not exist`)
