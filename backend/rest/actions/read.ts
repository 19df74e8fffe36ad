import type { Table } from '../catalogue/catalogue.ts'
import { similar } from '../catalogue/suggest.ts'
import { bodyForm, readStatement } from '../emit/statement.ts'
import { offsetBeyond, RestError } from '../errors.ts'
import { negotiate } from '../negotiate.ts'
import { appliedPreferences } from '../parse/prefer.ts'
import { planRead } from '../plan/read.ts'
import { rowsOfTable } from '../plan/rows.ts'
import { errorBody, pageStatus, type RestResponse, withOverrides } from '../respond/response.ts'
import { canonicalQuery } from './canonical-query.ts'
import { type Context, checkPreferences, explain, runStatement, singularity, typeHeaders } from './context.ts'
import { countFor, totalOf } from './count.ts'

export function findTable({ catalogue, request: { schema, resource } }: Context): Table {
  const name = resource.kind === 'root' ? '' : resource.name
  const table = catalogue.table(schema, name)
  if (table) return table
  const names = catalogue.tables(schema).map(one => one.name)
  const [near] = similar(name, names, 0.75)
  throw new RestError(404, 'PGRST205', `Could not find the table '${schema}.${name}' in the schema cache`, {
    hint: near ? `Perhaps you meant the table '${schema}.${near.name}'` : null,
  })
}

/**
 * The maximum length of the header Content-Location, which contains the URL of the request. Clients refuse a
 * response with more than 16 kB of headers, and a long list of ids in the URL would use most of that.
 */
const longestLocation = 8192

/** Answers GET and HEAD of a table or view. */
export async function read(context: Context): Promise<RestResponse> {
  const { request, catalogue, config } = context
  const table = findTable(context)
  const plan = planRead({
    query: request.query,
    table,
    rows: rowsOfTable(table),
    isFromSource: false,
    isWrite: false,
    topRange: request.topRange,
    maxRows: config.maxRows,
    catalogue,
  })
  const media = negotiate(request.accept, config.allowPlan)
  checkPreferences(context)
  const isHead = request.method === 'HEAD'
  const form = isHead ? { kind: 'none' as const, stripNulls: false } : bodyForm(media)
  const statement = readStatement(plan, form, countFor(context))
  if (media.form === 'plan') return explain(context, statement, media, true)
  const row = await runStatement(context, statement, { readOnly: true, check: singularity(media) })
  const total = await totalOf(context, plan, row.total)
  const { status, range } = pageStatus(request.topRange, row.page, total)
  const applied = appliedPreferences(request.preferences, ['count'])
  const query = canonicalQuery(request.pairs)
  const location = `/${encodeURIComponent(table.name)}${query && `?${query}`}`
  const answer: RestResponse = {
    status,
    headers: [
      ['Content-Range', range],
      ...(location.length > longestLocation ? [] : [['Content-Location', location] as [string, string]]),
      ...typeHeaders(context, media),
      ...(applied === null ? [] : [['Preference-Applied', applied] as [string, string]]),
    ],
    body: isHead
      ? null
      : status === 416
        ? errorBody(offsetBeyond(request.topRange.offset, total ?? 0))
        : row.body,
  }
  return withOverrides(answer, row)
}
