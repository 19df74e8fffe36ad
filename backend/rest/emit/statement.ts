import type { Statement } from '../../database/database.ts'
import type { ExplainForm, MediaType } from '../parse/media.ts'
import type { CallPlan } from '../plan/call.ts'
import type { MutatePlan } from '../plan/mutate.ts'
import type { ReadPlan } from '../plan/read-plan.ts'
import { collected, fits } from './bounded.ts'
import { callSql } from './call.ts'
import { insertedSql, isMerge, mutateSql } from './mutate.ts'
import { countSql, readSql, sourceName } from './read.ts'
import { literal, newValues, type Values } from './sql.ts'

/** The single row that every statement returns: the finished body, and the values for the headers. */
export type ResultRow = {
  readonly total: number | null
  readonly page: number
  readonly body: string
  readonly response_headers: string | null
  readonly response_status: string | null
  readonly location?: readonly (readonly [string, string | null])[] | null
  readonly inserted?: number | null
}

/** The form of the body. Use `none` if the caller only needs to know whether the request succeeded. */
type BodyForm = { readonly kind: 'array' | 'object' | 'csv' | 'none'; readonly stripNulls: boolean }

/** Null: do not count. Otherwise: count up to a number of rows, or count all rows. */
export type Count = { readonly upTo: number | null } | null

type Returns = 'rows' | 'one-row' | 'scalar' | 'scalars'

const responseSettings =
  "nullif(current_setting('response.headers', true), '') as response_headers, nullif(current_setting('response.status', true), '') as response_status"

function bodySql({ kind, stripNulls }: BodyForm, returns: Returns): string {
  const strip = (sql: string) => (stripNulls ? `json_strip_nulls(${sql})` : sql)
  const rows = collected('_rows.body')
  const isSingle = returns === 'one-row' || returns === 'scalar'
  if (kind === 'none') return "''"
  if (kind === 'csv') return csvSql
  if (kind === 'object' || isSingle) return `coalesce(${strip(`${rows}->0`)}, 'null')::text`
  return `coalesce(${strip(rows)}, '[]')::text`
}

const csvSql = `(
  select coalesce(string_agg(key, ','), '') from json_object_keys((select row_to_json(_first) from _rows as _first limit 1)) as key
) || E'\\n' || coalesce(string_agg(substring(_rows::text, 2, length(_rows::text) - 2), E'\\n') filter (where ${fits('_rows')}), '')`

function totalSql(count: Count, plan: ReadPlan, values: Values): string {
  if (count === null) return 'null::int8'
  const most = count.upTo === null ? '' : ` limit ${count.upTo}`
  return `(select count(*) from (${countSql(plan, values)}${most}) as _counted)`
}

/**
 * Returns the SQL of the one row that every statement returns. CSV needs the rows twice, because its header comes
 * from the first row. Other forms need them once.
 */
function assemble(
  sources: readonly string[],
  rows: string,
  columns: readonly string[],
  form: BodyForm,
  returns: Returns = 'rows',
): string {
  const named = form.kind === 'csv' ? [...sources, `_rows as (${rows})`] : sources
  const leading = named.length > 0 ? `with ${named.join(', ')} ` : ''
  return `${leading}select ${columns.join(', ')} from ${fromRows(rows, form, returns)}`
}

function fromRows(rows: string, { kind }: BodyForm, returns: Returns): string {
  if (kind === 'csv') return '_rows'
  if (kind === 'none') return `(${rows}) as _rows`
  const isScalar = returns === 'scalar' || returns === 'scalars'
  const body = isScalar ? 'to_json(_rows.pgrst_scalar)' : 'row_to_json(_rows)'
  return `(select ${body} as body from (${rows}) as _rows offset 0) as _rows`
}

export function readStatement(plan: ReadPlan, form: BodyForm, count: Count): Statement {
  const values = newValues()
  const rows = readSql(plan, values)
  const columns = [
    `${totalSql(count, plan, values)} as total`,
    'count(*) as page',
    `${bodySql(form, 'rows')} as body`,
    responseSettings,
  ]
  return { text: assemble([], rows, columns, form), values: values.list }
}

export function mutateStatement(
  mutation: MutatePlan,
  read: ReadPlan,
  form: BodyForm,
  withLocation: boolean,
): Statement {
  const values = newValues()
  const source = `${sourceName} as (${mutateSql(mutation, values)})`
  const rows = form.kind === 'none' ? `select 1 from ${sourceName}` : readSql(read, values)
  const columns = [
    'null::int8 as total',
    'count(*) as page',
    `${bodySql(form, 'rows')} as body`,
    responseSettings,
    `${withLocation ? locationSql(mutation) : 'null::json'} as location`,
    `${isMerge(mutation) ? insertedSql : 'null::int'} as inserted`,
  ]
  return { text: assemble([source], rows, columns, form), values: values.list }
}

/** Returns SQL for the primary key of an inserted row, as pairs of name and value. */
function locationSql({ table }: MutatePlan): string {
  const keys = table.primaryKey.map(literal).join(', ')
  if (keys === '') return 'null::json'
  return `(select json_agg(json_build_array(key, value)) from json_each_text((select row_to_json(_first) from ${sourceName} as _first limit 1)) where key in (${keys}))`
}

export function callStatement(call: CallPlan, read: ReadPlan, form: BodyForm, count: Count): Statement {
  const values = newValues()
  const { routine } = call
  const source = `${sourceName} as (${callSql(call, values)})`
  const rows = readSql(read, values)
  const columns = [
    `${totalSql(count, read, values)} as total`,
    `${routine.returnsSet ? 'count(*)' : '1::int8'} as page`,
    `${bodySql(form, returnsOf(call))} as body`,
    responseSettings,
  ]
  return { text: assemble([source], rows, columns, form, returnsOf(call)), values: values.list }
}

function returnsOf({ routine }: CallPlan): Returns {
  if (routine.returnsComposite) return routine.returnsSet ? 'rows' : 'one-row'
  return routine.returnsSet ? 'scalars' : 'scalar'
}

/** Asks the planner how many rows it expects. */
export function estimateStatement(plan: ReadPlan): Statement {
  const values = newValues()
  return { text: `explain (format json) ${countSql(plan, values)}`, values: values.list }
}

export function explainStatement(statement: Statement, { format, options }: ExplainForm): Statement {
  return { ...statement, text: `explain (${[`format ${format}`, ...options].join(', ')}) ${statement.text}` }
}

export function bodyForm(type: MediaType): BodyForm {
  if (type.form === 'plan') return bodyForm(type.of)
  if (type.form === 'object' || type.form === 'array') return { kind: type.form, stripNulls: type.stripNulls }
  return { kind: type.form === 'csv' ? 'csv' : 'array', stripNulls: false }
}
