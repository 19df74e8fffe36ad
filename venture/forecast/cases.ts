// Lists every figure that a scenario changes, with its value in each scenario.
import type { Fact } from '../../contracts/facts.ts'
import { driversOf } from './forecast.ts'
import { type Format, unitText } from './format.ts'
import type { ForecastModel } from './model.ts'
import { scenariosOf } from './scenarios.ts'

export type Cases = {
  /** The names of all scenarios except the base case. */
  names: string[]
  /** `changed`: the value in each scenario. It is null if it equals the base case. */
  rows: { id: string; label: string; base: string; changed: (string | null)[] }[]
}

export function casesOf(model: ForecastModel, facts: readonly Fact[], format: Format): Cases {
  const scenarios = scenariosOf(model, facts).filter(({ id }) => id !== 'base')
  const rows = driversOf(model).flatMap(({ id, item, field, value }) => {
    const print = (figure: number) => {
      if (field.unit === 'month') return format.month(figure)
      if (field.unit === 'count' && !Number.isInteger(figure)) return format.ratio(figure)
      const unit = field.unit === 'months' || field.unit === 'days' ? ` ${unitText(field.unit, '')}` : ''
      return `${format.figure(figure, field.unit)}${unit}`
    }
    const base = print(value)
    const changed = scenarios.map(({ changes }) => {
      const figure = changes[id]
      return figure === undefined || print(figure) === base ? null : print(figure)
    })
    if (changed.every(each => each === null)) return []
    return [{ id, label: `${item.name}: ${field.label}`, base, changed }]
  })
  return { names: scenarios.map(({ name }) => name), rows }
}
