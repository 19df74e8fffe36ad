import type { Routine } from '../catalogue/catalogue.ts'
import { bodyForm, callStatement, type ResultRow } from '../emit/statement.ts'
import { maxAffectedNeedsRows, offsetBeyond, tooManyAffected } from '../errors.ts'
import { negotiate } from '../negotiate.ts'
import { type Payload, parseBody } from '../parse/body.ts'
import type { MediaType } from '../parse/media.ts'
import { appliedPreferences } from '../parse/prefer.ts'
import { type CallPlan, callArguments, findRoutine } from '../plan/call.ts'
import { returned } from '../plan/mutate.ts'
import { planRead } from '../plan/read.ts'
import { rowsOfRoutine } from '../plan/rows.ts'
import { errorBody, pageStatus, type RestResponse, withOverrides } from '../respond/response.ts'
import { type Context, checkPreferences, explain, runStatement, singularity, typeHeaders } from './context.ts'
import { countFor, totalOf } from './count.ts'

export function resolveRoutine(context: Context, payload: Payload | null): Routine {
  const { request, catalogue } = context
  return findRoutine(catalogue, {
    schema: request.schema,
    name: request.resource.kind === 'root' ? '' : request.resource.name,
    keys: keysOf(context, payload),
    bodyType: request.bodyType,
    isPost: request.method === 'POST',
  })
}

function keysOf({ request }: Context, payload: Payload | null): readonly string[] {
  if (payload?.kind === 'json') return payload.keys
  if (payload?.kind === 'pairs') return payload.pairs.map(([name]) => name)
  return payload === null ? request.query.arguments.map(([name]) => name) : []
}

/** Answers GET, HEAD and POST of a function. */
export async function call(context: Context): Promise<RestResponse> {
  const { request, catalogue, config } = context
  const isPost = request.method === 'POST'
  const payload = isPost
    ? await context.readBody(bytes => parseBody(bytes, request.bodyType, request.query.columns, true))
    : null
  const routine = resolveRoutine(context, payload)
  const plan = planRead({
    query: request.query,
    // If the function returns rows of a table, the plan uses the table's name. So the tables related to it can be
    // embedded.
    table: { schema: routine.schema, name: routine.returnsComposite ? routine.returns.name : routine.name },
    rows: rowsOfRoutine(routine, catalogue),
    isFromSource: true,
    selectedFrom: 'pgrst_call',
    isWrite: false,
    topRange: request.topRange,
    maxRows: config.maxRows,
    catalogue,
  })
  const invocation: CallPlan = {
    routine,
    arguments: callArguments(routine, payload, request.query.arguments),
    returning: routine.returnsComposite ? orAll(returned(plan, { primaryKey: [] })) : null,
  }
  const media = negotiate(request.accept, config.allowPlan)
  checkPreferences(context)
  const isHead = request.method === 'HEAD'
  const form = isHead ? { kind: 'none' as const, stripNulls: false } : bodyForm(media)
  const readOnly = !isPost || routine.volatility !== 'volatile'
  const statement = callStatement(invocation, plan, form, countFor(context))
  if (media.form === 'plan') return explain(context, statement, media, readOnly)
  const row = await runStatement(context, statement, { readOnly, check: checkOf(context, routine, media) })
  const total = await totalOf(context, plan, row.total)
  return withOverrides(answerOf(context, routine, media, row, total), row)
}

const orAll = (names: string[]) => (names.length > 0 ? names : ['*'])

function checkOf({ request: { preferences } }: Context, routine: Routine, media: MediaType) {
  const isSingular = singularity(media)
  const most = preferences.handling === 'strict' ? preferences.maxAffected : null
  if (most === null) return isSingular
  if (!routine.returnsSet) throw maxAffectedNeedsRows()
  return (row: ResultRow) => isSingular?.(row) ?? (row.page > most ? tooManyAffected(row.page) : null)
}

function answerOf(
  context: Context,
  routine: Routine,
  media: MediaType,
  row: ResultRow,
  total: number | null,
): RestResponse {
  const { request } = context
  const { status, range } = pageStatus(request.topRange, row.page, total)
  const applied = appliedPreferences(request.preferences, ['count', 'max-affected'])
  const headers: [string, string][] = [['Content-Range', range]]
  if (applied !== null) headers.push(['Preference-Applied', applied])
  const isVoid =
    !routine.returnsSet && routine.returns.schema === 'pg_catalog' && routine.returns.name === 'void'
  if (isVoid) return { status: 204, headers, body: null }
  headers.push(...typeHeaders(context, media))
  const body = status === 416 ? errorBody(offsetBeyond(request.topRange.offset, total ?? 0)) : row.body
  return { status, headers, body: request.method === 'HEAD' ? null : body }
}
