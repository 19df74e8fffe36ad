import type { MutatePlan } from '../plan/mutate.ts'
import { filterSql } from './filter.ts'
import { payloadSql } from './payload.ts'
import { identifier, qualified, type Values } from './sql.ts'

const insertedSetting = "coalesce(nullif(current_setting('pgrst.inserted', true), '')::int, 0)"

/** Returns SQL that counts inserted rows, and subtracts rows that were updates. The SQL is always true. */
const countInserted = (change: '+ 1' | '- 1') =>
  `set_config('pgrst.inserted', (${insertedSetting} ${change})::text, true) is not null`

export const insertedSql = `nullif(current_setting('pgrst.inserted', true), '')::int`

/**
 * Returns whether an insert may become an update of an existing row. The statement must then tell inserts and
 * updates apart.
 */
export const isMerge = (plan: MutatePlan) => plan.conflict?.merges === true

export function mutateSql(plan: MutatePlan, values: Values): string {
  if (plan.kind === 'delete')
    return `delete from ${target(plan)}${whereSql(plan, values)}${returningSql(plan)}`
  return plan.kind === 'update' ? updateSql(plan, values) : insertSql(plan, values)
}

/** The table gets no alias, so that filters and computed columns can use its name, as in `"posts"."title"`. */
const target = (plan: MutatePlan) => qualified(plan.table)

function insertSql(plan: MutatePlan, values: Values): string {
  const { columns, body } = plan
  const names = columns.map(column => identifier(column.name))
  const payload = payloadSql(body ?? { text: '{}', isObject: true }, columns, plan.usesDefaults, values)
  const into = names.length > 0 ? ` (${names.join(', ')})` : ''
  const shown = names.map(name => `pgrst_body.${name}`).join(', ')
  const conditions = [
    ...(isMerge(plan) ? [countInserted('+ 1')] : []),
    ...plan.where.map(filter => filterSql('pgrst_body', filter, values, () => 'true')),
  ]
  const where = conditions.length > 0 ? ` where ${conditions.join(' and ')}` : ''
  return `insert into ${target(plan)}${into} select ${shown} from ${payload}${where}${conflictSql(plan)}${returningSql(plan)}`
}

function conflictSql({ conflict, columns }: MutatePlan): string {
  if (conflict === null) return ''
  const on = ` on conflict (${conflict.columns.map(identifier).join(', ')})`
  if (!conflict.merges || columns.length === 0) return `${on} do nothing`
  const sets = columns.map(({ name }) => `${identifier(name)} = excluded.${identifier(name)}`)
  return `${on} do update set ${sets.join(', ')} where ${countInserted('- 1')}`
}

/**
 * Returns the SQL of an update. If there are no columns to set, it changes no row and returns an empty result with
 * the requested columns.
 */
function updateSql(plan: MutatePlan, values: Values): string {
  const { columns, body } = plan
  if (columns.length === 0) {
    const names = plan.returning?.map(name => columnSql(plan, name)).join(', ')
    return `select ${names ?? '1'} from ${target(plan)} where false`
  }
  const sets = columns.map(({ name }) => `${identifier(name)} = pgrst_body.${identifier(name)}`)
  const payload = payloadSql(body ?? { text: '{}', isObject: true }, columns, plan.usesDefaults, values)
  return `update ${target(plan)} set ${sets.join(', ')} from ${payload}${whereSql(plan, values)}${returningSql(plan)}`
}

function whereSql(plan: MutatePlan, values: Values): string {
  const conditions = plan.where.map(filter => filterSql(plan.table.name, filter, values, () => 'true'))
  return conditions.length > 0 ? ` where ${conditions.join(' and ')}` : ''
}

const columnSql = (plan: MutatePlan, name: string) =>
  `${identifier(plan.table.name)}.${name === '*' ? '*' : identifier(name)}`

function returningSql(plan: MutatePlan): string {
  return ` returning ${plan.returning?.map(name => columnSql(plan, name)).join(', ') ?? '1'}`
}
