// Calculates the forecast a thousand times with random values from the range of each figure. The same seed gives
// the same result.
import type { Fact } from '../../contracts/facts.ts'
import { applyChanges, computeForecast } from './forecast.ts'
import { outOfCashOf } from './metrics.ts'
import type { ForecastModel } from './model.ts'
import { rangesOf } from './ranges.ts'

export type Outcome = {
  runs: number
  /** Cash at the end of each month, as 10th, 50th and 90th percentile. */
  cash: { p10: number[]; p50: number[]; p90: number[] }
  /**
   * The number of months until the cash runs out. If it does not run out, the number is one more than the months of
   * the forecast.
   */
  runway: { p10: number; p50: number; p90: number }
  /** The share of runs in which a month ends with negative cash. */
  outOfCash: number
}

/** Mulberry32: a small random generator that gives the same numbers on every machine. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/**
 * Draws a random value from a triangular distribution between `low` and `high`. Values near `likely` are the most
 * probable.
 */
function draw(random: number, low: number, likely: number, high: number): number {
  const whole = high - low
  if (whole <= 0) return likely
  const turn = (likely - low) / whole
  return random < turn
    ? low + Math.sqrt(random * whole * (likely - low))
    : high - Math.sqrt((1 - random) * whole * (high - likely))
}

const percentile = (sorted: Float64Array, share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0

type Options = { runs: number; seed: number; onProgress?: (done: number) => void }

export function simulate(model: ForecastModel, facts: readonly Fact[], options: Options): Outcome {
  const { runs, seed, onProgress } = options
  const random = randomFrom(seed)
  const { program, engine } = computeForecast(model)
  const ranges = rangesOf(model, facts).map(({ driver, low, high }) => ({
    id: driver.id,
    value: driver.value,
    low,
    high,
  }))
  const byMonth = Array.from({ length: model.months }, () => new Float64Array(runs))
  const runways = new Float64Array(runs)
  for (let run = 0; run < runs; run += 1) {
    const drawn: Record<string, number> = {}
    for (const { id, low, value, high } of ranges) drawn[id] = draw(random(), low, value, high)
    applyChanges(program, engine, drawn)
    engine.run()
    const cash = engine.row('cash')
    cash.forEach((value, month) => {
      ;(byMonth[month] as Float64Array)[run] = value
    })
    runways[run] = outOfCashOf(cash) ?? model.months + 1
    if (run % 50 === 49) onProgress?.((run + 1) / runs)
  }
  for (const month of byMonth) month.sort()
  runways.sort()
  const path = (share: number) => byMonth.map(month => percentile(month, share))
  return {
    runs,
    cash: { p10: path(0.1), p50: path(0.5), p90: path(0.9) },
    runway: { p10: percentile(runways, 0.1), p50: percentile(runways, 0.5), p90: percentile(runways, 0.9) },
    outOfCash: runways.filter(months => months <= model.months).length / runs,
  }
}
