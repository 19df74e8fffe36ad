// Finds the figures with the largest effect on the lowest cash. Each figure is moved to both ends of its range, and
// all others keep their value.
import type { Fact } from '../../contracts/facts.ts'
import { applyChanges, type Changes, type Driver, type Forecast } from './forecast.ts'
import { lowPointOf } from './metrics.ts'
import { rangesOf } from './ranges.ts'

export type Bar = { driver: Driver; low: number; high: number; cashAtLow: number; cashAtHigh: number }

export const barsShown = 8

export function tornadoOf(forecast: Forecast, facts: readonly Fact[]): Bar[] {
  const { model, program, engine } = forecast
  const least = (changes: Changes) => {
    applyChanges(program, engine, changes)
    engine.run()
    return lowPointOf(engine.row('cash')).cash
  }
  const bars = rangesOf(model, facts).map(({ driver, low, high }) => ({
    driver,
    low,
    high,
    cashAtLow: least({ [driver.id]: low }),
    cashAtHigh: least({ [driver.id]: high }),
  }))
  least({})
  const width = ({ cashAtLow, cashAtHigh }: Bar) => Math.abs(cashAtHigh - cashAtLow)
  return bars.sort((a, b) => width(b) - width(a)).slice(0, barsShown)
}
