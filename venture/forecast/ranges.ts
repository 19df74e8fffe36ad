// Calculates how wrong a figure may be. It depends on the evidence: a guess has a wide range, a price that somebody
// paid has a narrow one.
import type { Evidence, Fact } from '../../contracts/facts.ts'
import { type Driver, driversOf } from './forecast.ts'
import { type ForecastModel, withinBounds } from './model.ts'

const spreadOfEvidence: Record<Evidence, number> = {
  guess: 0.5,
  told: 0.35,
  observed: 0.2,
  committed: 0.12,
  paid: 0.05,
}
const spreads = { guess: 0.5, benchmark: 0.3 }
/** How wrong a fact without an evidence mark may be. */
const unsaid = 0.4

export type DriverRange = { driver: Driver; low: number; high: number; spread: number }

export function spreadOf(driverId: string, model: ForecastModel, facts: readonly Fact[]): number {
  const origin = model.origins[driverId]
  if (!origin) return spreads.guess
  if (origin.kind !== 'fact') return spreads[origin.kind]
  const fact = facts.find(({ id }) => id === origin.factId)
  if (!fact) return spreads.guess
  return fact.evidence ? spreadOfEvidence[fact.evidence] : unsaid
}

/** The uncertain drivers, each with its worse end and its better end. */
export function rangesOf(model: ForecastModel, facts: readonly Fact[]): DriverRange[] {
  return driversOf(model).flatMap(driver => {
    const { field, value, id } = driver
    if (!field.more || value === 0) return []
    const spread = spreadOf(id, model, facts)
    const [low, high] = [value - Math.abs(value) * spread, value + Math.abs(value) * spread]
    return [{ driver, low: withinBounds(field, low), high: withinBounds(field, high), spread }]
  })
}
