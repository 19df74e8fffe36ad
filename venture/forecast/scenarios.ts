// The worse and the better case move every uncertain figure halfway to the end of its range. Founders can
// also add their own scenarios.
import type { Fact } from '../../contracts/facts.ts'
import type { Changes } from './forecast.ts'
import { type ForecastModel, isFund } from './model.ts'
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
    ...lateMoney(model),
    ...model.scenarios,
  ]
}

/**
 * The delay in the scenario with late money. Money from outside often arrives later than planned, and seldom
 * earlier.
 */
export const lateMonths = 2

function lateMoney({ items, months }: ForecastModel): NamedChanges[] {
  const changes = items.flatMap(({ id, kind, values: { amount = 0, received = 1 } }) =>
    isFund(kind) && amount > 0 && received <= months
      ? [[`${id}.received`, received + lateMonths] as const]
      : [],
  )
  return changes.length > 0
    ? [{ id: 'late', name: 'Money two months late', changes: Object.fromEntries(changes) }]
    : []
}
