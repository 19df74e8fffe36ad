// The compiled model: inputs, constants, and monthly lines with their formulas. A line uses only earlier lines or
// earlier months. So one pass calculates everything, and a longer forecast changes no earlier month.
import type { Expression } from './expression.ts'
import type { Field, Unit } from './fields.ts'

export type Sheet = 'workings' | 'income' | 'cash' | 'balance' | 'checks'
export type Input = { id: string; label: string; unit: Unit | 'number'; value: number; field?: Field }
export type Series = { id: string; label: string; values: readonly number[] }
/** A value that is computed once, from inputs and earlier constants. */
export type Constant = {
  id: string
  label: string
  unit: 'money' | 'share' | 'number'
  expression: Expression
}
export type Line = {
  id: string
  label: string
  sheet: Sheet
  unit: 'money' | 'count' | 'number'
  /** How the months of a year are combined: the months of a flow are added up, for a stock the last month counts. */
  kind: 'flow' | 'stock'
  expression: Expression
  /** The value of a stock before the first month. */
  opening?: Expression
  isTotal?: boolean
  /** The item to which the line belongs. */
  itemId?: string
}
export type Program = {
  months: number
  decimals: number
  inputs: Input[]
  series: Series[]
  constants: Constant[]
  lines: Line[]
}

/** The lines of the balance sheet in reading order: assets, liabilities, the owners' equity. */
const balanceOrder = [
  ...['cash-held', 'receivables', 'inventory', 'equipment', 'assets'],
  ...['not-financed', 'payables', 'tax-payable', 'deferred-revenue', 'grants-deferred', 'loans'],
  ...['liabilities', 'paid-in', 'retained', 'equity', 'liabilities-and-equity'],
]

/** The lines of a sheet in reading order. They are calculated in another order. */
export function linesOf({ lines }: Pick<Program, 'lines'>, sheet: Sheet): Line[] {
  const own = lines.filter(line => line.sheet === sheet)
  if (sheet !== 'balance') return own
  return own.toSorted((one, other) => balanceOrder.indexOf(one.id) - balanceOrder.indexOf(other.id))
}

type LineRest = Partial<Omit<Line, 'id' | 'label' | 'expression'>>

export type Draft = Program & {
  constant: (id: string, label: string, expression: Expression, unit?: Constant['unit']) => void
  line: (id: string, label: string, expression: Expression, rest?: LineRest) => void
}

export function createDraft(months: number, decimals: number): Draft {
  const draft: Draft = {
    months,
    decimals,
    inputs: [],
    series: [],
    constants: [],
    lines: [],
    constant: (id, label, expression, unit = 'share') => {
      draft.constants.push({ id, label, expression, unit })
    },
    line: (id, label, expression, rest = {}) => {
      draft.lines.push({ id, label, expression, sheet: 'workings', unit: 'money', kind: 'flow', ...rest })
    },
  }
  return draft
}
