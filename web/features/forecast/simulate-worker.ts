// Simulates a thousand forecasts in a worker, so that the page stays responsive.
import type { Fact } from '../../../contracts/facts.ts'
import type { ForecastModel } from '../../../venture/forecast/model.ts'
import { type Outcome, simulate } from '../../../venture/forecast/monte-carlo.ts'

export type SimulationRequest = { model: ForecastModel; facts: Fact[]; runs: number; seed: number }
export type SimulationReport = { progress: number } | { outcome: Outcome }

self.onmessage = ({ data }: MessageEvent<SimulationRequest>) => {
  const { model, facts, runs, seed } = data
  const report = (message: SimulationReport) => self.postMessage(message)
  const outcome = simulate(model, facts, { runs, seed, onProgress: progress => report({ progress }) })
  report({ outcome })
}
