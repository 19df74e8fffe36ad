import { isToOne } from '../catalogue/catalogue.ts'
import type { Aggregate, Range } from '../parse/tree.ts'
import { isEmpty, isGrouped, isToOneSpread, spreadColumns } from '../plan/outputs.ts'
import type { PlannedField, PlannedOrder, ReadPlan } from '../plan/read-plan.ts'
import { collected } from './bounded.ts'
import { fieldSql, filterSql } from './filter.ts'
import { identifier, qualified, type Values } from './sql.ts'

export const sourceName = 'pgrst_source'

/** Returns the SQL that reads the rows of a plan. Embeds are joined as finished JSON. */
export function readSql(plan: ReadPlan, values: Values): string {
  const groups = isGrouped(plan)
  const shown = [
    ...plan.fields.map(field => selectedField(plan, field, values)),
    ...plan.embeds.flatMap(embed => selectedEmbed(embed, groups)),
  ]
  const select = `select ${shown.length > 0 ? shown.join(', ') : nothingShown(plan)}`
  const from = ` from ${fromSql(plan)}`
  const joins = plan.embeds.map(embed => joinSql(embed, values)).join('')
  const where = whereSql(plan, values, (embed, isPresent) => presence(embed, isPresent))
  return `${select}${from}${joins}${where}${groupSql(plan, values)}${orderSql(plan, values)}${rangeSql(plan.range, values)}`
}

/**
 * Returns the SQL for a plan that selects nothing. The top table still returns its rows. For an embed, only the
 * existence of rows matters.
 */
const nothingShown = (plan: ReadPlan) =>
  plan.depth === 0 && plan.embeds.length === 0 ? `${identifier(plan.alias)}.*` : '1'

function selectedField(plan: ReadPlan, field: PlannedField, values: Values): string {
  const isHoisted = isToOneSpread(plan) && field.aggregate !== null
  const subject = field.isWholeRow
    ? identifier(plan.alias)
    : countable(field, fieldSql(plan.alias, field.field, values))
  const value = castSql(subject, field.cast)
  const aggregated = isHoisted ? value : aggregateSql(value, field.aggregate, field.aggregateCast)
  return field.as === null ? aggregated : `${aggregated} as ${identifier(field.as)}`
}

/** Writes `count(*)` instead of `count(t.*)`, because `count(t.*)` skips a row with only null values. */
const countable = (field: PlannedField, sql: string) =>
  field.aggregate === 'count' && field.field.name === '*' ? '*' : sql

const castSql = (sql: string, type: string | null) => (type === null ? sql : `cast(${sql} as ${type})`)

function aggregateSql(sql: string, aggregate: Aggregate | null, cast: string | null): string {
  return aggregate === null ? sql : castSql(`${aggregate}(${sql})`, cast)
}

function selectedEmbed(embed: ReadPlan, groups: boolean): string[] {
  const alias = identifier(embed.embedAlias)
  if (isEmpty(embed)) return []
  if (embed.isSpread) {
    return spreadColumns(embed).map(({ name, aggregate }) => {
      if (name === '*') return `${alias}.*`
      const column = `${alias}.${identifier(name)}`
      if (!isToOneSpread(embed)) return `coalesce(${column}, '[]') as ${identifier(name)}`
      if (aggregate === null || !groups) return column
      const applied = aggregateSql(column, aggregate.name, aggregate.cast)
      return aggregate.as === null ? applied : `${applied} as ${identifier(aggregate.as)}`
    })
  }
  // Grouping compares values. PostgreSQL can compare jsonb, but not json.
  const type = groups ? '::jsonb' : ''
  const value = isToOneEmbed(embed) ? `row_to_json(${alias}.*)` : `coalesce(${alias}.${alias}, '[]')`
  return [`${value}${type} as ${identifier(embed.outputName)}`]
}

const isToOneEmbed = (embed: ReadPlan) => embed.relationship !== null && isToOne(embed.relationship)

function joinSql(embed: ReadPlan, values: Values): string {
  const alias = identifier(embed.embedAlias)
  const rows = readSql(embed, values)
  const isInner = embed.join === 'inner'
  const join = isInner ? ' inner join lateral' : ' left join lateral'
  if (isToOneEmbed(embed)) return `${join} (${rows}) as ${alias} on true`
  const columns = embed.isSpread && !isEmpty(embed) ? spreadColumns(embed).map(column => column.name) : null
  const first = columns ? identifier(columns[0] ?? '') : alias
  const names = columns?.map(identifier) ?? [alias]
  const made = names.map(name => (columns ? `to_json(${alias}.${name})` : `row_to_json(${alias})`))
  const each = made.map((json, index) => `${json} as ${names[index]}`).join(', ')
  const arrays = names.map(name => `${collected(`${alias}.${name}`)} as ${name}`).join(', ')
  const source = `select ${each} from (${rows}) as ${alias} offset 0`
  return `${join} (select ${arrays} from (${source}) as ${alias}) as ${alias} on ${isInner ? `${alias}.${first} is not null` : 'true'}`
}

function presence(embed: ReadPlan, isPresent: boolean): string {
  const alias = identifier(embed.embedAlias)
  const subject = isToOneEmbed(embed) || embed.isSpread ? alias : `${alias}.${alias}`
  return `${subject} is ${isPresent ? '' : 'not '}distinct from null`
}

function fromSql(plan: ReadPlan): string {
  const alias = identifier(plan.alias)
  const { relationship } = plan
  if (relationship?.kind === 'computed') {
    const row = `${identifier(plan.parent?.alias ?? '')}::${qualified(relationship.table)}`
    return `${qualified(relationship.function)}(${row}) as ${alias}`
  }
  const table = `${plan.from === null ? sourceName : qualified(plan.from)} as ${alias}`
  if (relationship?.kind !== 'many-to-many') return table
  return `${table}, ${qualified(relationship.junction)} as ${identifier(junctionAlias(plan))}`
}

const junctionAlias = (plan: ReadPlan) => `${plan.alias} via`

function joinConditions(plan: ReadPlan): string[] {
  const { relationship } = plan
  if (!relationship || relationship.kind === 'computed') return []
  const column = (alias: string, name: string) => `${identifier(alias)}.${identifier(name)}`
  const parent = plan.parent?.alias ?? ''
  if (relationship.kind !== 'many-to-many') {
    return relationship.columns.map(([own, other]) => `${column(plan.alias, other)} = ${column(parent, own)}`)
  }
  const junction = junctionAlias(plan)
  return [
    ...relationship.targetColumns.map(
      ([own, other]) => `${column(plan.alias, own)} = ${column(junction, other)}`,
    ),
    ...relationship.sourceColumns.map(
      ([own, other]) => `${column(junction, other)} = ${column(parent, own)}`,
    ),
  ]
}

function whereSql(
  plan: ReadPlan,
  values: Values,
  embed: (embed: ReadPlan, isPresent: boolean) => string,
  more: string[] = [],
): string {
  const conditions = [
    ...plan.where.map(filter => filterSql(plan.alias, filter, values, embed)),
    ...joinConditions(plan),
    ...more,
  ]
  return conditions.length > 0 ? ` where ${conditions.join(' and ')}` : ''
}

function groupSql(plan: ReadPlan, values: Values): string {
  if (!isGrouped(plan)) return ''
  const own = plan.fields
    .filter(field => field.aggregate === null)
    .map(field => (field.as === null ? fieldSql(plan.alias, field.field, values) : identifier(field.as)))
  const embedded = plan.embeds.flatMap(embed => {
    if (isEmpty(embed)) return []
    if (!embed.isSpread) return [identifier(embed.outputName)]
    return spreadColumns(embed)
      .filter(column => column.aggregate === null)
      .map(column => `${identifier(embed.embedAlias)}.${identifier(column.name)}`)
  })
  const terms = [...own, ...embedded]
  return terms.length > 0 ? ` group by ${terms.join(', ')}` : ''
}

function orderSql(plan: ReadPlan, values: Values): string {
  if (plan.order.length === 0) return ''
  return ` order by ${plan.order.map(term => orderTermSql(plan, term, values)).join(', ')}`
}

function orderTermSql(plan: ReadPlan, { of, field, direction, nulls }: PlannedOrder, values: Values): string {
  const subject = fieldSql(of ?? plan.alias, field, values)
  return `${subject}${direction ? ` ${direction}` : ''}${nulls ? ` nulls ${nulls}` : ''}`
}

/**
 * Common limits are written into the text, because this helps the planner. Other limits and all offsets are sent as
 * values.
 */
function rangeSql({ offset, limit }: Range, values: Values): string {
  const most = limit === null ? '' : ` limit ${limit <= 100n || limit === 1000n ? limit : values.bind(limit)}`
  return offset === 0n ? most : `${most} offset ${values.bind(offset)}`
}

/**
 * Returns the SQL of all rows without a limit, for counting. Inner embeds become `exists`, because only the
 * existence of embedded rows matters.
 */
export function countSql(plan: ReadPlan, values: Values): string {
  const exists = (embed: ReadPlan, isPresent: boolean) =>
    `${isPresent ? '' : 'not '}exists (${countSql(embed, values)})`
  const inner = plan.embeds.filter(embed => embed.join === 'inner').map(embed => exists(embed, true))
  return `select 1 from ${fromSql(plan)}${whereSql(plan, values, exists, inner)}`
}
