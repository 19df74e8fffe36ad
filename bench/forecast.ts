/**
 * Measures how long it takes to compute a forecast again, to compute a thousand forecasts, and to make a workbook of
 * five years.
 */

import { modelOfSize } from '../tests/support/forecast-models.ts'
import { forecastWorkbook } from '../venture/documents/forecast-workbook.ts'
import { computeForecast } from '../venture/forecast/forecast.ts'
import { simulate } from '../venture/forecast/monte-carlo.ts'
import { median } from './support/percentile.ts'
import type { Result } from './support/result.ts'
import { inFullOrShort } from './support/short.ts'

const rounds = inFullOrShort(21, 3)
const runs = 1000

function timed(work: () => unknown): number {
  return median(
    Array.from({ length: rounds }, () => {
      const began = performance.now()
      work()
      return performance.now() - began
    }),
  )
}

export async function run(): Promise<Result> {
  const large = modelOfSize(200, 60)
  const small = modelOfSize(40, 36)
  const forecast = computeForecast(large)
  const { lines } = computeForecast(small).program
  return {
    title: 'Forecast',
    about: `The median of ${rounds} rounds. A change of one driver computes the whole model anew, from its items to its last cell.`,
    figures: [
      {
        name: 'a model of 60 months and 200 lines anew',
        value: timed(() => computeForecast(large)),
        unit: 'ms',
        aim: { of: 'value', atMost: 20 },
        note: `${forecast.program.lines.length} lines`,
      },
      {
        name: `Monte Carlo, ${runs} runs of 36 months`,
        value: timed(() => simulate(small, [], { runs, seed: 1 })),
        unit: 'ms',
        aim: { of: 'value', atMost: 1000 },
        note: `${lines.length} lines`,
      },
      {
        name: 'workbook of 60 months',
        value: timed(() => forecastWorkbook(forecast, { title: 'Bench' })),
        unit: 'ms',
        aim: { of: 'value', atMost: 2000 },
      },
    ],
  }
}
