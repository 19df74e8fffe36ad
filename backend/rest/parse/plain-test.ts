import type { QuantifiableOperator, SimpleOperator, Test } from './tree.ts'

const simple = new Set<string>([
  'neq',
  'cs',
  'cd',
  'ov',
  'sl',
  'sr',
  'nxr',
  'nxl',
  'adj',
] satisfies SimpleOperator[])
const quantifiable = new Set<string>([
  'eq',
  'gte',
  'gt',
  'lte',
  'lt',
  'like',
  'ilike',
  'match',
  'imatch',
] satisfies QuantifiableOperator[])

/**
 * Reads `eq.5`, `in.(1,2)` and similar tests without a parser, which is faster. Returns null for all other tests.
 */
export function plainTest(text: string): Test | null {
  const negated = text.startsWith('not.')
  const start = negated ? 4 : 0
  const dot = text.indexOf('.', start)
  if (dot < 0) return null
  const operator = text.slice(start, dot)
  const value = text.slice(dot + 1)
  if (simple.has(operator)) {
    return { negated, operation: { kind: 'simple', operator: operator as SimpleOperator, value } }
  }
  if (quantifiable.has(operator)) {
    return {
      negated,
      operation: { kind: 'quantified', operator: operator as QuantifiableOperator, quantifier: null, value },
    }
  }
  return operator === 'in' ? plainList(negated, value) : null
}

function plainList(negated: boolean, value: string): Test | null {
  const inner = value.slice(1, -1)
  if (!value.startsWith('(') || !value.endsWith(')') || value.length < 2 || /[")]/.test(inner)) return null
  return { negated, operation: { kind: 'in', values: inner.split(',') } }
}
