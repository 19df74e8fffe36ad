// Explains a calculated number. It prints the formula in words and the values in the formula.
import { type Expression, readsOf } from './expression.ts'
import type { Forecast } from './forecast.ts'

export type Part = {
  kind: 'line' | 'input'
  id: string
  label: string
  value: number
  unit: string
  /** For a line: the month from which the formula took the value. Month 0 is the opening value. */
  month?: number
}
export type Explanation = { id: string; label: string; value: number; formula: string; parts: Part[] }

export function explain(forecast: Forecast, lineId: string, month: number): Explanation | null {
  const { program, engine } = forecast
  const found = program.lines.find(({ id }) => id === lineId)
  if (!found) return null
  const parts = readsOf(found.expression).flatMap((read): Part[] => partOf(forecast, read, month))
  return {
    id: lineId,
    label: found.label,
    value: engine.at(lineId, month),
    formula: printFormula(found.expression, label => nameOf(forecast, label)),
    parts,
  }
}

function partOf(forecast: Forecast, read: Expression, month: number): Part[] {
  const { program, engine } = forecast
  if (read.op === 'line' || read.op === 'window') {
    const line = program.lines.find(({ id }) => id === read.id)
    if (!line || line.id === 'month') return []
    const at = read.op === 'line' ? Math.max(0, month - read.lag) : month
    return [
      {
        kind: 'line',
        id: line.id,
        label: line.label,
        value: engine.at(line.id, at),
        unit: line.unit,
        month: at,
      },
    ]
  }
  if (read.op !== 'input' || read.id.startsWith('fixed.')) return []
  const given = [...program.inputs, ...program.constants].find(({ id }) => id === read.id)
  const index = engine.inputIndex.get(read.id)
  if (!given || index === undefined) return []
  return [
    { kind: 'input', id: given.id, label: given.label, value: engine.inputs[index] ?? 0, unit: given.unit },
  ]
}

function nameOf({ program }: Forecast, expression: Expression): string {
  if (expression.op === 'line' || expression.op === 'window') {
    const label = program.lines.find(({ id }) => id === expression.id)?.label ?? expression.id
    if (expression.op === 'window') return `${label}, the last ${expression.months} months`
    if (expression.lag === 0) return label
    return `${label}, ${expression.lag === 1 ? 'the month before' : `${expression.lag} months before`}`
  }
  if (expression.op === 'series') return program.series.find(({ id }) => id === expression.id)?.label ?? ''
  if (expression.op !== 'input') return ''
  if (expression.id === 'fixed.zero') return '0'
  if (expression.id === 'fixed.one') return '1'
  return (
    [...program.inputs, ...program.constants].find(({ id }) => id === expression.id)?.label ?? expression.id
  )
}

type Name = (expression: Expression) => string

function printFormula(expression: Expression, name: Name): string {
  const print = (node: Expression): string => printFormula(node, name)
  const grouped = (node: Expression): string =>
    node.op === 'add' || node.op === 'subtract' || node.op === 'when' ? `(${print(node)})` : print(node)
  switch (expression.op) {
    case 'round':
      return print(expression.of)
    case 'add':
      return expression.terms.map(print).join(' + ')
    case 'multiply':
      return expression.terms.map(grouped).join(' × ')
    case 'least':
      return `the least of ${expression.terms.map(grouped).join(' and ')}`
    case 'most':
      return `the most of ${expression.terms.map(grouped).join(' and ')}`
    case 'subtract':
      return `${print(expression.left)} − ${grouped(expression.right)}`
    case 'divide':
      return `${grouped(expression.left)} ÷ ${grouped(expression.right)}`
    case 'power':
      return `${grouped(expression.left)} to the power of ${grouped(expression.right)}`
    case 'when': {
      const { left, is, right } = expression
      return `if ${print(left)} ${signs[is]} ${print(right)}: ${print(expression.then)}; else ${print(expression.else)}`
    }
    default:
      return name(expression)
  }
}
const signs = { '<': '<', '<=': '≤', '=': '=', '>=': '≥', '>': '>' } as const
