import type { Column, Table } from '../catalogue/catalogue.ts'
import { badPutFilters, undefinedColumn, unknownColumn } from '../errors.ts'
import type { Payload } from '../parse/body.ts'
import type { Preferences } from '../parse/prefer.ts'
import type { Query } from '../parse/query.ts'
import type { Logic } from '../parse/tree.ts'
import { planFilter, type Resolve } from './filters.ts'
import type { PlannedFilter, ReadPlan } from './read-plan.ts'
import { rowsOfTable } from './rows.ts'

type JsonPayload = Extract<Payload, { kind: 'json' }>

export type MutatePlan = {
  readonly kind: 'insert' | 'update' | 'delete' | 'put'
  readonly table: Table
  readonly columns: readonly Column[]
  readonly body: JsonPayload | null
  readonly usesDefaults: boolean
  readonly conflict: { readonly columns: readonly string[]; readonly merges: boolean } | null
  readonly where: readonly PlannedFilter[]
  /** The columns to return. Null returns only the number of rows. */
  readonly returning: readonly string[] | null
}

type MutateRequest = {
  readonly kind: MutatePlan['kind']
  readonly table: Table
  readonly query: Query
  readonly preferences: Preferences
  readonly payload: Payload | null
  readonly read: ReadPlan
}

export function planMutation(request: MutateRequest): MutatePlan {
  const { kind, table, query, preferences, read } = request
  const body = request.payload?.kind === 'json' ? request.payload : null
  const columns = (body?.keys ?? []).map(name => {
    const column = table.columns.get(name)
    if (!column) throw unknownColumn(table.name, name)
    return column
  })
  if (kind === 'put') checkPutFilters(table, query)
  return {
    kind,
    table,
    columns,
    body,
    usesDefaults: preferences.missing === 'default' && kind !== 'put',
    conflict: kind === 'put' ? { columns: table.primaryKey, merges: true } : conflictOf(request),
    where: kind === 'insert' ? [] : ownFilters(table, query),
    returning:
      preferences.return === 'representation' || preferences.return === 'headers-only'
        ? returned(read, table)
        : null,
  }
}

function ownFilters(table: Table, query: Query): PlannedFilter[] {
  const rows = rowsOfTable(table)
  const resolve: Resolve = filter => planFilter(rows, table.name, filter)
  const own = [...query.filters, ...query.logic].filter(({ path }) => path.length === 0)
  return own.map(({ value }) => planTree(value, resolve))
}

function planTree(logic: Logic, resolve: Resolve): PlannedFilter {
  if (logic.kind === 'filter') return resolve(logic)
  return { ...logic, members: logic.members.map(member => planTree(member, resolve)) }
}

function conflictOf({ table, query, preferences }: MutateRequest): MutatePlan['conflict'] {
  if (preferences.resolution === null) return null
  const columns = query.onConflict ?? table.primaryKey
  for (const name of columns) if (!table.columns.has(name)) throw undefinedColumn(`"${name}"`)
  return columns.length === 0 ? null : { columns, merges: preferences.resolution === 'merge-duplicates' }
}

/** Refuses a PUT unless it has a filter on every column of the primary key and no other filter. */
function checkPutFilters(table: Table, query: Query): void {
  const isKey =
    query.logic.length === 0 &&
    table.primaryKey.length > 0 &&
    query.filtered.size === table.primaryKey.length &&
    table.primaryKey.every(column => query.filtered.has(column)) &&
    query.filters.every(
      ({ value: { negated, operation } }) =>
        !negated &&
        operation.kind === 'quantified' &&
        operation.operator === 'eq' &&
        operation.quantifier === null,
    )
  if (!isKey) throw badPutFilters()
}

/**
 * Returns the columns that the read needs: the selected columns, the columns for joining its embeds, and the primary
 * key.
 */
export function returned(
  read: ReadPlan,
  table: { readonly primaryKey: readonly string[]; readonly computed?: ReadonlySet<string> },
): string[] {
  const names = read.fields.map(field => field.field.name)
  const isComputed = read.embeds.some(embed => embed.relationship?.kind === 'computed')
  if (names.includes('*') || isComputed) {
    return ['*', ...new Set(names.filter(name => table.computed?.has(name)))]
  }
  const keys = read.embeds.flatMap(({ relationship }) => {
    if (!relationship || relationship.kind === 'computed') return []
    const pairs = relationship.kind === 'many-to-many' ? relationship.sourceColumns : relationship.columns
    return pairs.map(([own]) => own)
  })
  return [...new Set([...names, ...keys, ...table.primaryKey])]
}
