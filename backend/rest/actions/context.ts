import type { Queries, RunOptions, Session, Statement } from '../../database/database.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { RestConfig } from '../config.ts'
import { explainStatement, type ResultRow } from '../emit/statement.ts'
import { badPreferences, notSingular, type RestError, rollbackNotAllowed } from '../errors.ts'
import { contentType, type ExplainForm, type MediaType } from '../parse/media.ts'
import type { RestRequest } from '../parse/request.ts'
import type { RestResponse } from '../respond/response.ts'

export type Context = {
  readonly request: RestRequest
  /** Reads and parses the body. A large body is parsed when it is the turn of its network. */
  readonly readBody: <T>(parse: (bytes: Uint8Array) => T) => Promise<T>
  readonly role: string
  readonly session: Session
  readonly database: Queries
  readonly catalogue: Catalogue
  readonly config: RestConfig
}

type Checks = { readonly readOnly: boolean; readonly check?: (row: ResultRow) => RestError | null }

/** Runs the statement of a request. If `check` fails, the statement is rolled back. */
export async function runStatement(
  context: Context,
  statement: Statement,
  { readOnly, check }: Checks,
): Promise<ResultRow> {
  const { database, session, config, request } = context
  if (!readOnly && request.preferences.isRollbackRefused && !config.txEnd.startsWith('rollback'))
    throw rollbackNotAllowed()
  const undoes = config.txEnd.startsWith('rollback')
    ? request.preferences.tx !== 'commit'
    : request.preferences.tx === 'rollback'
  let refusal: RestError | null = null
  const decide = ([row]: ResultRow[]) => {
    refusal = row && check ? check(row) : null
    return refusal || undoes ? 'rollback' : 'commit'
  }
  const needsDecision = !readOnly && (undoes || check !== undefined)
  const options: RunOptions<ResultRow> = { as: session, readOnly, timeoutMs: config.statementTimeoutMs }
  const rows = await database.run<ResultRow>(statement, needsDecision ? { ...options, decide } : options)
  const [row] = rows
  if (!row) throw new Error('the statement returned no row')
  if (!needsDecision && check) refusal = check(row)
  if (refusal) throw refusal
  return row
}

/** If the caller requested a single object, returns a check that there is exactly one row. */
export const singularity = (media: MediaType) =>
  media.form === 'object' ? (row: ResultRow) => (row.page === 1 ? null : notSingular(row.page)) : undefined

export function checkPreferences({ request: { preferences } }: Context): void {
  if (preferences.handling === 'strict' && preferences.invalid.length > 0)
    throw badPreferences(preferences.invalid)
}

export function typeHeaders({ request }: Context, media: MediaType): [string, string][] {
  const type: [string, string] = ['Content-Type', contentType(media)]
  return request.saysSchema ? [type, ['Content-Profile', request.schema]] : [type]
}

/**
 * Replies with PostgreSQL's plan instead of rows. `analyze` runs the statement, so its writes are rolled back.
 */
export async function explain(
  context: Context,
  statement: Statement,
  media: ExplainForm,
  readOnly: boolean,
): Promise<RestResponse> {
  const { database, session, config } = context
  const rows = await database.run<Record<string, unknown>>(explainStatement(statement, media), {
    as: session,
    readOnly,
    timeoutMs: config.statementTimeoutMs,
    ...(readOnly ? {} : { decide: () => 'rollback' as const }),
  })
  const lines = rows.map(row => {
    const [line] = Object.values(row)
    return typeof line === 'string' ? line : JSON.stringify(line)
  })
  return { status: 200, headers: typeHeaders(context, media), body: `${lines.join('\n')}\n` }
}
