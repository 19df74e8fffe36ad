import { isToOne } from '../catalogue/catalogue.ts'
import type { PlannedField, ReadPlan, SpreadColumn } from './read-plan.ts'

export const fieldName = (field: PlannedField): string => field.as ?? field.field.name

/** Returns whether an embed selects nothing. Such an embed is joined but is not part of the reply. */
export function isEmpty(plan: ReadPlan): boolean {
  return plan.fields.length === 0 && plan.embeds.every(isEmpty)
}

export const isToOneSpread = (plan: ReadPlan): boolean =>
  plan.isSpread && plan.relationship !== null && isToOne(plan.relationship)

/**
 * Returns the columns that a spread embed adds to the rows of its parent. If each row has at most one embedded row,
 * the parent computes the aggregates.
 */
export function spreadColumns(plan: ReadPlan): SpreadColumn[] {
  const isHoisting = isToOneSpread(plan)
  const own = plan.fields.map((field): SpreadColumn => {
    if (field.aggregate === null || !isHoisting) return { name: columnName(field), aggregate: null }
    const as = field.isWholeRow && field.as === 'count' ? null : field.as
    return { name: fieldName(field), aggregate: { name: field.aggregate, cast: field.aggregateCast, as } }
  })
  const embedded = plan.embeds.flatMap((embed): SpreadColumn[] => {
    if (isEmpty(embed)) return []
    if (!embed.isSpread) return [{ name: embed.outputName, aggregate: null }]
    const columns = spreadColumns(embed)
    if (isHoisting || !isToOneSpread(embed)) return columns
    return columns.map(({ name, aggregate }) => ({
      name: aggregate ? (aggregate.as ?? aggregate.name) : name,
      aggregate: null,
    }))
  })
  return [...own, ...embedded]
}

/** Returns the column name of an aggregate that the embed computes itself. */
function columnName(field: PlannedField): string {
  return field.as ?? field.aggregate ?? field.field.name
}

/** Returns the names of all columns in an embed's rows, because the rows of the parent may be ordered by them. */
export function outputNames(plan: ReadPlan): string[] {
  return spreadColumns(plan).flatMap(({ name }) => (name === '*' ? plan.rows.names : [name]))
}

/** Returns whether the rows are grouped, because the plan or one of its spread embeds has an aggregate. */
export function isGrouped(plan: ReadPlan): boolean {
  if (isToOneSpread(plan)) return false
  const hands = plan.embeds.some(
    embed => isToOneSpread(embed) && spreadColumns(embed).some(column => column.aggregate !== null),
  )
  return hands || plan.fields.some(field => field.aggregate !== null)
}
