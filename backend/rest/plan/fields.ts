/** Plans the fields, filters and orders of one table in a read. Looks up every name in the catalogue. */
import { type Catalogue, isToOne } from '../catalogue/catalogue.ts'
import { notEmbedded, orderNotToOne, undefinedColumn, undefinedType } from '../errors.ts'
import type { Field, Filter, Logic, OrderTerm, SelectedField } from '../parse/tree.ts'
import { planFilter } from './filters.ts'
import { outputNames } from './outputs.ts'
import type { PlannedField, PlannedFilter, PlannedOrder, ReadPlan } from './read-plan.ts'
import { columnHint, resolveField } from './rows.ts'

export type Names = {
  readonly catalogue: Catalogue
  /**
   * If a column is missing, the error shows this name for the rows. Without it, the error shows the name of the
   * table.
   */
  readonly selectedFrom?: string
  readonly table: { readonly name: string }
}

export const isToOneEmbed = (plan: ReadPlan) => plan.relationship !== null && isToOne(plan.relationship)

/** Returns the name of a table for PostgREST's errors about its columns. */
const shownName = (plan: ReadPlan) =>
  plan.relationship?.kind === 'many-to-many' ? plan.relationship.foreign.name : plan.alias

export function planFields(
  plan: ReadPlan,
  item: SelectedField,
  expands: boolean,
  request: Names,
): PlannedField[] {
  const { catalogue } = request
  const selectedFrom = (plan.depth === 0 && request.selectedFrom) || shownName(plan)
  const isAll = item.field.name === '*' && item.field.path.length === 0
  const shared = {
    cast: item.cast === null ? null : castType(catalogue, item.cast),
    aggregate: item.aggregate,
    aggregateCast: item.aggregateCast === null ? null : castType(catalogue, item.aggregateCast),
    isWholeRow: false,
  }
  if (!isAll) {
    const field = isRowCount(plan, item) ? rowCount : resolveField(plan.rows, selectedFrom, item.field)
    return [{ ...shared, field, as: item.alias ?? nameOfPath(item.field) }]
  }
  const all = { name: '*', path: [], isJson: false, type: null }
  if (item.aggregate !== null) {
    const isHoisted = plan.isSpread && isToOneEmbed(plan)
    return [{ ...shared, field: all, isWholeRow: isHoisted, as: item.alias ?? (isHoisted ? 'count' : null) }]
  }
  if (!expands) return [{ ...shared, field: all, as: null }]
  return plan.rows.names.map(name => ({
    ...shared,
    field: resolveField(plan.rows, plan.alias, { name, path: [] }),
    as: null,
  }))
}

const rowCount = { name: 'count', path: [], isJson: false, type: null }

/**
 * Returns whether the field is `table(count)`. PostgreSQL reads it as `count(row)`, unless the table has a column
 * with the name `count`.
 */
const isRowCount = (plan: ReadPlan, { field, aggregate }: SelectedField) =>
  field.name === 'count' &&
  field.path.length === 0 &&
  aggregate === null &&
  plan.from !== null &&
  plan.rows.type('count') === undefined

function castType(catalogue: Catalogue, name: string): string {
  const type = catalogue.type(name)
  if (type === undefined) throw undefinedType(name)
  return type
}

/**
 * Returns the name of a path in the output: its last key. If the path ends with an array index, it is the key
 * before the index.
 */
function nameOfPath({ name, path }: Field): string | null {
  if (path.length === 0) return null
  return path.findLast(step => !step.isIndex)?.key ?? name
}

export function planLogic(plan: ReadPlan, logic: Logic): PlannedFilter {
  if (logic.kind === 'group')
    return { ...logic, members: logic.members.map(member => planLogic(plan, member)) }
  return embedFilter(plan, logic) ?? planFilter(plan.rows, shownName(plan), logic)
}

/** Returns the filter of `embed=is.null` and `embed=not.is.null`, which test whether the embed has rows. */
function embedFilter(plan: ReadPlan, { field, operation, negated }: Filter): PlannedFilter | null {
  if (operation.kind !== 'is' || field.path.length > 0) return null
  if (operation.value !== 'null' && operation.value !== 'not_null') return null
  const embed = plan.embeds.find(one => one.outputName === field.name)
  return embed ? { kind: 'embed', embed, isPresent: negated !== (operation.value === 'not_null') } : null
}

export function planOrder(plan: ReadPlan, term: OrderTerm, request: Names): PlannedOrder {
  const { direction, nulls } = term
  if (term.relation === null) {
    return { of: null, field: resolveField(plan.rows, shownName(plan), term.field), direction, nulls }
  }
  const embed = plan.embeds.find(one => one.outputName === term.relation)
  if (!embed) throw notEmbedded(term.relation)
  if (!isToOneEmbed(embed)) throw orderNotToOne(plan.from?.name ?? request.table.name, embed.outputName)
  const names = outputNames(embed)
  if (!names.includes(term.field.name)) {
    const rows = { type: () => undefined, names }
    throw undefinedColumn(
      `${embed.embedAlias}.${term.field.name}`,
      columnHint(rows, embed.embedAlias, term.field.name),
    )
  }
  return { of: embed.embedAlias, field: { ...term.field, isJson: true, type: null }, direction, nulls }
}
