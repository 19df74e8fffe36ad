import type { Operation, QuantifiableOperator, SearchOperator, SimpleOperator } from '../parse/tree.ts'
import type { PlannedFilter, ReadPlan } from '../plan/read-plan.ts'
import type { ResolvedField } from '../plan/rows.ts'
import { identifier, type Values } from './sql.ts'

const simple: Record<SimpleOperator, string> = {
  neq: '<>',
  cs: '@>',
  cd: '<@',
  ov: '&&',
  sl: '<<',
  sr: '>>',
  nxr: '&<',
  nxl: '&>',
  adj: '-|-',
}
const quantifiable: Record<QuantifiableOperator, string> = {
  eq: '=',
  gte: '>=',
  gt: '>',
  lte: '<=',
  lt: '<',
  like: 'like',
  ilike: 'ilike',
  match: '~',
  imatch: '~*',
}
const search: Record<SearchOperator, string> = {
  fts: 'to_tsquery',
  plfts: 'plainto_tsquery',
  phfts: 'phraseto_tsquery',
  wfts: 'websearch_to_tsquery',
}
const isWords = { null: 'null', not_null: 'not null', true: 'true', false: 'false', unknown: 'unknown' }

/** Returns the SQL of a column, or of a path inside a JSON column. */
export function fieldSql(alias: string, { name, path, isJson }: ResolvedField, values: Values): string {
  if (name === '*') return `${identifier(alias)}.*`
  const column = `${identifier(alias)}.${identifier(name)}`
  if (path.length === 0) return column
  const steps = path.map(step => {
    const operand = values.bind(step.key)
    return `${step.asText ? '->>' : '->'}${step.isIndex ? `${operand}::int` : operand}`
  })
  return `${isJson ? column : `to_jsonb(${column})`}${steps.join('')}`
}

export function filterSql(
  alias: string,
  filter: PlannedFilter,
  values: Values,
  embed: (embed: ReadPlan, isPresent: boolean) => string,
): string {
  if (filter.kind === 'embed') return embed(filter.embed, filter.isPresent)
  const not = filter.negated ? 'not ' : ''
  if (filter.kind === 'group') {
    const members = filter.members.map(member => filterSql(alias, member, values, embed))
    return `${not}(${members.join(` ${filter.operator} `)})`
  }
  return `${not}${operationSql(alias, filter.field, filter.operation, values)}`
}

function operationSql(alias: string, field: ResolvedField, operation: Operation, values: Values): string {
  if (operation.kind === 'search') return searchSql(alias, field, operation, values)
  const subject = fieldSql(alias, field, values)
  switch (operation.kind) {
    case 'simple':
      return `${subject} ${simple[operation.operator]} ${values.bind(operation.value)}`
    case 'quantified': {
      const isPattern = operation.operator === 'like' || operation.operator === 'ilike'
      const value = values.bind(isPattern ? operation.value.replaceAll('*', '%') : operation.value)
      const operand = operation.quantifier ? `${operation.quantifier} (${value})` : value
      return `${subject} ${quantifiable[operation.operator]} ${operand}`
    }
    case 'in':
      return `${subject} = any (${values.bind(operation.values.length === 1 && operation.values[0] === '' ? [] : operation.values)})`
    case 'is':
      return `${subject} is ${isWords[operation.value]}`
    case 'isdistinct':
      return `${subject} is distinct from ${values.bind(operation.value)}`
  }
}

/** Returns the SQL of a text search. It first converts text to a tsvector, unless the column is a tsvector. */
function searchSql(
  alias: string,
  field: ResolvedField,
  operation: Extract<Operation, { kind: 'search' }>,
  values: Values,
): string {
  const language = () => (operation.language === null ? '' : `${values.bind(operation.language)}, `)
  const isVector = field.type === 'tsvector' && field.path.length === 0
  const subject = isVector
    ? fieldSql(alias, field, values)
    : `to_tsvector(${language()}${fieldSql(alias, field, values)})`
  return `${subject} @@ ${search[operation.operator]}(${language()}${values.bind(operation.value)})`
}
