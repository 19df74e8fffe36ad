// What a model means: its inputs, what is worked out once, and its lines month by month, each with its formula.
// A line reads lines that stand before it, or earlier months: so one pass computes everything, and a longer horizon
// cannot change an earlier month.
import type { Expression } from './expression.ts'
import type { Field, Unit } from './fields.ts'

export type Sheet = 'workings' | 'income' | 'cash' | 'balance' | 'checks'
export type Input = { id: string; label: string; unit: Unit | 'number'; value: number; field?: Field }
export type Series = { id: string; label: string; values: readonly number[] }
/** Worked out once, from inputs and from what stands before it. */
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
  /** Flows add up over a year; of a stock the last month counts. */
  kind: 'flow' | 'stock'
  expression: Expression
  /** What a stock is before the first month. */
  opening?: Expression
  isTotal?: boolean
  /** The item it belongs to. */
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
