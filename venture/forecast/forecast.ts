// A computed forecast. The page, the workbook and the metrics use it.
import { type Compiled, compile } from './compile.ts'
import { createEngine, type Engine } from './evaluate.ts'
import { fieldsOf } from './fields.ts'
import { type ForecastModel, monthAfter, withinBounds } from './model.ts'

export type Forecast = {
  model: ForecastModel
  program: Compiled
  engine: Engine
}

export type Changes = Readonly<Record<string, number>>

/** Calculates the model, with the changes of a scenario if one is given. */
export function computeForecast(model: ForecastModel, changes: Changes = {}): Forecast {
  const program = compile(model)
  const engine = createEngine(program)
  applyChanges(program, engine, changes)
  engine.run()
  return { model, program, engine }
}

/** Sets the figures that a scenario changes. All other figures keep the value of the base case. */
export function applyChanges(program: Compiled, engine: Engine, changes: Changes): void {
  program.inputs.forEach(({ id, value, field }, index) => {
    const changed = changes[id]
    engine.inputs[index] = changed === undefined || !field ? value : withinBounds(field, changed)
  })
}

/** All figures that a founder can change, each with its item and field. */
export function driversOf(model: ForecastModel) {
  return model.items.flatMap(item =>
    fieldsOf(item).map(field => ({
      id: `${item.id}.${field.key}`,
      item,
      field,
      value: item.values[field.key] ?? field.initial,
    })),
  )
}
export type Driver = ReturnType<typeof driversOf>[number]

export const monthsOf = ({ start, months }: ForecastModel): string[] =>
  Array.from({ length: months }, (_, index) => monthAfter(start, index))

export type Span = 'month' | 'quarter' | 'year'
export const spanMonths: Readonly<Record<Span, number>> = { month: 1, quarter: 3, year: 12 }

/**
 * The values of a line by month, quarter or year. For a flow, the months are added up. For a stock, the last month
 * counts.
 */
export function rollUp({ program, engine }: Forecast, lineId: string, span: Span): number[] {
  const size = spanMonths[span]
  const row = engine.row(lineId)
  const kind = program.lines.find(({ id }) => id === lineId)?.kind
  return Array.from({ length: Math.ceil(row.length / size) }, (_, index) => {
    const part = row.subarray(index * size, (index + 1) * size)
    return kind === 'stock' ? (part.at(-1) ?? 0) : part.reduce((sum, value) => sum + value, 0)
  })
}
