// Worse and better come from the ranges: what is uncertain moves half of its way, all at once. Own ones are written down.
import type { Fact } from '../../contracts/facts.ts'
import type { Changes } from './forecast.ts'
import type { ForecastModel } from './model.ts'
import { rangesOf } from './ranges.ts'

export type NamedChanges = { id: string; name: string; changes: Changes }

export function scenariosOf(model: ForecastModel, facts: readonly Fact[]): NamedChanges[] {
  const ranges = rangesOf(model, facts)
  const halfway = (towards: 'good' | 'bad'): Changes =>
    Object.fromEntries(
      ranges.map(({ driver, low, high }) => [
        driver.id,
        (driver.value + (driver.field.more === towards ? high : low)) / 2,
      ]),
    )
  return [
    { id: 'base', name: 'Base', changes: {} },
    { id: 'worse', name: 'Worse', changes: halfway('bad') },
    { id: 'better', name: 'Better', changes: halfway('good') },
    ...model.scenarios,
  ]
}
