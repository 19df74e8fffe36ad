/** Reads the filter of a postgres_changes subscription, such as `column=op.value,column=not.in.(a,"b,c")`. */
import { slowPattern } from '../database/slow-patterns.ts'

export type Condition = {
  readonly column: string
  readonly operator: Operator
  /** PostgreSQL's symbol for the operator. */
  readonly symbol: string
  readonly values: readonly string[]
  readonly negate: boolean
}

const symbols = {
  eq: '=',
  neq: '<>',
  lt: '<',
  lte: '<=',
  gt: '>',
  gte: '>=',
  like: 'like',
  ilike: 'ilike',
  match: '~',
  imatch: '~*',
  isdistinct: 'is distinct from',
  in: 'in',
  is: 'is',
} as const
type Operator = keyof typeof symbols

const isValues = ['null', 'true', 'false', 'unknown']
const maxListed = 100
/**
 * The maximum length of a `like` pattern. PostgreSQL tries the pattern at each position of the text, so the work is
 * the length of the pattern times the length of the text.
 */
const maxLikeLetters = 100

const expressions: readonly Operator[] = ['match', 'imatch']
const likes: readonly Operator[] = ['like', 'ilike']

/** Returns whether the comparison takes longer for a longer text. */
export const isPattern = ({ operator }: Condition): boolean =>
  expressions.includes(operator) || likes.includes(operator)

export class FilterError extends Error {}

export function parseFilter(text: string, columns: ReadonlySet<string>): Condition[] {
  const conditions = splitOutsideQuotes(text).map(part => parseCondition(part, columns))
  const valuesOf = (operators: readonly Operator[]) =>
    conditions.flatMap(({ operator, values }) => (operators.includes(operator) ? values : []))
  const reason = slowPattern(valuesOf(expressions))
  if (reason !== null) throw new FilterError(`the expression costs too much: ${reason}`)
  if (valuesOf(likes).join('').length > maxLikeLetters)
    throw new FilterError(`like takes at most ${maxLikeLetters} letters in one filter`)
  return conditions
}

function parseCondition(text: string, columns: ReadonlySet<string>): Condition {
  const match = /^([^=]+)=(not\.)?([a-z]+)\.(.*)$/s.exec(text)
  if (!match) throw new FilterError(`Error parsing \`filter\` params: ${text}`)
  const [, column = '', not, operator = '', value = ''] = match
  if (!isOperator(operator)) throw new FilterError(`unknown operator ${operator} in filter ${text}`)
  if (!columns.has(column)) throw new FilterError(`invalid column for filter ${column}`)
  const base = { column, operator, symbol: symbols[operator], negate: not !== undefined }
  if (operator === 'is') {
    if (!isValues.includes(value)) throw new FilterError(`invalid value for is in filter ${text}`)
    return { ...base, values: [value] }
  }
  if (operator !== 'in') return { ...base, values: [unquote(value)] }
  if (!value.startsWith('(') || !value.endsWith(')'))
    throw new FilterError(`in needs a list in brackets: ${text}`)
  const values = splitOutsideQuotes(value.slice(1, -1)).map(unquote)
  if (values.length > maxListed) throw new FilterError(`in takes at most ${maxListed} values`)
  return { ...base, values }
}

function isOperator(name: string): name is Operator {
  return Object.hasOwn(symbols, name)
}

/** Splits at the commas that are outside quotes and brackets. */
function splitOutsideQuotes(text: string): string[] {
  const parts: string[] = []
  let start = 0
  let depth = 0
  let quoted = false
  for (let at = 0; at < text.length; at++) {
    const character = text[at]
    if (quoted && character === '\\') at++
    else if (character === '"') quoted = !quoted
    else if (!quoted && character === '(') depth++
    else if (!quoted && character === ')') depth--
    else if (!quoted && depth === 0 && character === ',') {
      parts.push(text.slice(start, at))
      start = at + 1
    }
  }
  return [...parts, text.slice(start)]
}

function unquote(text: string): string {
  return /^".*"$/s.test(text) ? text.slice(1, -1).replace(/\\(.)/gs, '$1') : text
}
