import type { Table } from '../catalogue/catalogue.ts'
import { bodyForm, mutateStatement, type ResultRow } from '../emit/statement.ts'
import { putMismatch, tooManyAffected } from '../errors.ts'
import { negotiate } from '../negotiate.ts'
import { parseBody } from '../parse/body.ts'
import type { MediaType } from '../parse/media.ts'
import { appliedPreferences } from '../parse/prefer.ts'
import { type MutatePlan, planMutation } from '../plan/mutate.ts'
import { planRead } from '../plan/read.ts'
import { rowsOfTable } from '../plan/rows.ts'
import { contentRange, type RestResponse, withOverrides } from '../respond/response.ts'
import { type Context, checkPreferences, explain, runStatement, singularity, typeHeaders } from './context.ts'
import { findTable } from './read.ts'

const kinds = { POST: 'insert', PATCH: 'update', DELETE: 'delete', PUT: 'put' } as const

/** Answers POST, PATCH, DELETE and PUT on a table or view. */
export async function write(context: Context): Promise<RestResponse> {
  const { request, catalogue, config } = context
  const { preferences, query } = request
  const kind = kinds[request.method as keyof typeof kinds]
  const takesColumns = kind === 'insert' || kind === 'update'
  const payload =
    kind === 'delete'
      ? null
      : await context.readBody(bytes =>
          parseBody(bytes, request.bodyType, takesColumns ? query.columns : null, false),
        )
  const table = findTable(context)
  const plan = planRead({
    query,
    table,
    rows: rowsOfTable(table),
    isFromSource: true,
    isWrite: true,
    topRange: request.topRange,
    maxRows: config.maxRows,
    catalogue,
  })
  const mutation = planMutation({ kind, table, query, preferences, payload, read: plan })
  checkPreferences(context)
  const media = negotiate(request.accept, config.allowPlan)
  const isFull = preferences.return === 'representation'
  const form = isFull ? bodyForm(media) : { kind: 'none' as const, stripNulls: false }
  const statement = mutateStatement(
    mutation,
    plan,
    form,
    kind === 'insert' && preferences.return === 'headers-only',
  )
  if (media.form === 'plan') return explain(context, statement, media, false)
  const row = await runStatement(context, statement, {
    readOnly: false,
    check: checkOf(context, kind, media),
  })
  return withOverrides(answerOf(context, mutation, media, row), row)
}

function checkOf({ request: { preferences } }: Context, kind: MutatePlan['kind'], media: MediaType) {
  if (kind === 'put') return (row: ResultRow) => (row.page === 1 ? null : putMismatch())
  const isSingular = singularity(media)
  const most = kind !== 'insert' && preferences.handling === 'strict' ? preferences.maxAffected : null
  if (most === null) return isSingular
  return (row: ResultRow) => isSingular?.(row) ?? (row.page > most ? tooManyAffected(row.page) : null)
}

function answerOf(context: Context, plan: MutatePlan, media: MediaType, row: ResultRow): RestResponse {
  const { preferences, query } = context.request
  const counted = preferences.count === 'exact' || preferences.count === 'estimated' ? row.page : null
  const headers: [string, string][] = []
  if (plan.kind === 'insert') {
    if (row.location && row.page === 1) headers.push(['Location', locationOf(plan.table, row.location)])
    headers.push(['Content-Range', contentRange(1n, 0n, counted)])
  } else if (plan.kind === 'update') {
    headers.push(['Content-Range', contentRange(0n, BigInt(row.page) - 1n, counted)])
  } else if (plan.kind === 'delete') headers.push(['Content-Range', contentRange(1n, 0n, counted)])
  const applied = appliedPreferences(preferences, appliedNames(plan, query.onConflict !== null))
  if (applied !== null) headers.push(['Preference-Applied', applied])
  const isFull = preferences.return === 'representation'
  if (isFull) headers.push(...typeHeaders(context, media))
  return { status: statusOf(plan, isFull, row), headers, body: isFull ? row.body : null }
}

function appliedNames(plan: MutatePlan, hasConflictColumns: boolean) {
  if (plan.kind === 'put') return ['return', 'count'] as const
  if (plan.kind === 'update') return ['missing', 'return', 'count', 'max-affected'] as const
  if (plan.kind === 'delete') return ['return', 'count', 'max-affected'] as const
  const resolves = plan.table.primaryKey.length > 0 || hasConflictColumns
  return resolves
    ? (['resolution', 'missing', 'return', 'count'] as const)
    : (['missing', 'return', 'count'] as const)
}

/** Returns the status of a write. An upsert that only updated rows has the status 200. */
function statusOf(plan: MutatePlan, isFull: boolean, row: ResultRow): number {
  const inserted = row.inserted ?? 0
  if (plan.kind === 'insert') return plan.conflict?.merges && inserted <= 0 ? 200 : 201
  if (!isFull) return 204
  return plan.kind === 'put' && inserted > 0 ? 201 : 200
}

function locationOf(table: Table, pairs: NonNullable<ResultRow['location']>): string {
  const query = pairs.map(
    ([key, value]) =>
      `${encodeURIComponent(key)}=${value === null ? 'is.null' : `eq.${encodeURIComponent(value)}`}`,
  )
  return `/${encodeURIComponent(table.name)}?${query.join('&')}`
}
