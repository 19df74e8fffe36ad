// A formula as a tree. The engine calculates it, the workbook prints it and the page explains it, so all three
// always agree. A formula contains no numbers: each number is a named input.
export type Comparison = '<' | '<=' | '=' | '>=' | '>'

export type Expression =
  | { op: 'input'; id: string }
  /** A series of figures that the founder gives for each month. */
  | { op: 'series'; id: string }
  /**
   * The value of a line in the same month, or `lag` months before. For months before the first one, it is the
   * opening value.
   */
  | { op: 'line'; id: string; lag: number }
  /** The sum of the last `months` months of a line, including the current month. */
  | { op: 'window'; id: string; months: number }
  | { op: 'add' | 'multiply' | 'least' | 'most'; terms: readonly Expression[] }
  | { op: 'subtract' | 'divide' | 'power'; left: Expression; right: Expression }
  | { op: 'when'; left: Expression; is: Comparison; right: Expression; then: Expression; else: Expression }
  /** Rounds to the currency's smallest unit, half away from zero. */
  | { op: 'round'; of: Expression }

export const input = (id: string): Expression => ({ op: 'input', id })
export const line = (id: string, lag = 0): Expression => ({ op: 'line', id, lag })
export const before = (id: string): Expression => line(id, 1)
export const add = (...terms: Expression[]): Expression => ({ op: 'add', terms })
export const multiply = (...terms: Expression[]): Expression => ({ op: 'multiply', terms })
export const least = (...terms: Expression[]): Expression => ({ op: 'least', terms })
export const most = (...terms: Expression[]): Expression => ({ op: 'most', terms })
export const subtract = (left: Expression, right: Expression): Expression => ({ op: 'subtract', left, right })
export const divide = (left: Expression, right: Expression): Expression => ({ op: 'divide', left, right })
export const power = (left: Expression, right: Expression): Expression => ({ op: 'power', left, right })
export const round = (of: Expression): Expression => ({ op: 'round', of })
export const when = (
  left: Expression,
  is: Comparison,
  right: Expression,
  then: Expression,
  otherwise: Expression,
): Expression => ({ op: 'when', left, is, right, then, else: otherwise })

/** Constants of every forecast. They are inputs, so that no formula contains a number. */
export const fixedNumbers = {
  'fixed.zero': { label: 'Nothing', value: 0 },
  'fixed.one': { label: 'One', value: 1 },
  'fixed.year': { label: 'Months in a year', value: 12 },
  'fixed.days': { label: 'Days in a month', value: 30 },
} as const
export const zero = input('fixed.zero')
export const one = input('fixed.one')
export const monthsInYear = input('fixed.year')
export const daysInMonth = input('fixed.days')

export const month = line('month')
/** The sum of these lines. An empty list gives zero. */
export const sumOf = (ids: readonly string[]): Expression =>
  ids.length === 0 ? zero : add(...ids.map(id => line(id)))
export const change = (id: string): Expression => subtract(line(id), before(id))

/** All inputs and lines in a formula. Each is returned once. */
export function readsOf(expression: Expression): Expression[] {
  const found = new Map<string, Expression>()
  const visit = (node: Expression): void => {
    if (node.op === 'input' || node.op === 'series' || node.op === 'line' || node.op === 'window') {
      found.set(`${node.op} ${node.id} ${node.op === 'line' ? node.lag : ''}`, node)
      return
    }
    for (const part of partsOf(node)) visit(part)
  }
  visit(expression)
  return [...found.values()]
}

function partsOf(node: Expression): readonly Expression[] {
  if ('of' in node) return [node.of]
  if ('terms' in node) return node.terms
  if ('then' in node) return [node.left, node.right, node.then, node.else]
  return 'left' in node ? [node.left, node.right] : []
}
