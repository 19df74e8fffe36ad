import { useEffect, useRef, useState } from 'react'
import type { Fact } from '../../../contracts/facts.ts'
import type { Format } from '../../../venture/forecast/format.ts'
import type { ForecastModel } from '../../../venture/forecast/model.ts'
import type { Outcome } from '../../../venture/forecast/monte-carlo.ts'
import { Button } from '../../ui/button.tsx'
import { Card, CardHeader } from '../../ui/card.tsx'
import { ChartFrame } from '../../ui/chart-frame.tsx'
import { LineChart } from '../../ui/line-chart.tsx'
import { Progress } from '../../ui/progress.tsx'
import type { SimulationReport, SimulationRequest } from './simulate-worker.ts'

const runs = 1000

type MonteCarloProps = { model: ForecastModel; facts: readonly Fact[]; format: Format }
type State = { model: ForecastModel; progress: number; outcome: Outcome | null; hasFailed: boolean }

/**
 * The result of a thousand simulated forecasts. Each simulation chooses every uncertain figure at random from its
 * range.
 */
export function MonteCarlo({ model, facts, format }: MonteCarloProps) {
  const worker = useRef<Worker | null>(null)
  const [state, setState] = useState<State | null>(null)
  useEffect(() => () => worker.current?.terminate(), [])
  const start = () => {
    worker.current?.terminate()
    const own = new Worker(new URL('./simulate-worker.ts', import.meta.url), { type: 'module' })
    worker.current = own
    const begun: State = { model, progress: 0, outcome: null, hasFailed: false }
    setState(begun)
    own.onmessage = ({ data }: MessageEvent<SimulationReport>) => {
      if ('progress' in data) return setState({ ...begun, progress: data.progress })
      setState({ ...begun, progress: 1, outcome: data.outcome })
      own.terminate()
    }
    own.onerror = () => setState({ ...begun, hasFailed: true })
    const request: SimulationRequest = { model, facts: [...facts], runs, seed: 20_261_121 }
    own.postMessage(request)
  }
  const isRunning = state !== null && state.outcome === null && !state.hasFailed
  const outcome = state?.outcome ?? null
  return (
    <Card>
      <CardHeader title="A thousand futures" aside="Monte Carlo" />
      <p className="reading mb-4 text-ink-soft">
        Every uncertain figure is drawn from its range, a thousand times. A guess is drawn from half to one
        and a half of it, a price that was paid from within 5 %.
      </p>
      <div className="grid gap-4">
        <Button className="justify-self-start" disabled={isRunning} onClick={start}>
          {outcome ? 'Run again' : `Run ${format.count(runs)} times`}
        </Button>
        {isRunning && <Progress value={Math.round(state.progress * 100)} label="Forecasts computed" />}
        {state?.hasFailed && <p role="alert">The computation stopped. Please run it again.</p>}
        <div aria-live="polite">
          {outcome && <Result outcome={outcome} months={model.months} format={format} />}
        </div>
        {outcome && state?.model !== model && (
          <p className="text-sm text-amber">You changed figures since. Run it again to see what they do.</p>
        )}
      </div>
    </Card>
  )
}

function Result({ outcome, months, format }: { outcome: Outcome; months: number; format: Format }) {
  const { cash, runway, outOfCash } = outcome
  const lasts = (value: number) =>
    value > months ? `more than ${months} months` : `${value - 1} ${value === 2 ? 'month' : 'months'}`
  return (
    <ChartFrame
      title={`In ${format.percent(outOfCash)} of them the cash is gone within ${months} months`}
      summary={`Nine of ten last at least ${lasts(runway.p10)}, half at least ${lasts(runway.p50)}, one of ten at least ${lasts(runway.p90)}.`}
      legend={[
        { label: 'The middle one (P50)', color: 'chart-1' },
        { label: 'Eight of ten lie here (P10 to P90)', color: 'chart-2' },
      ]}
      ratio="21 / 9"
    >
      <LineChart
        lines={[{ label: 'P50', color: 'chart-1', values: cash.p50 }]}
        band={{ low: cash.p10, high: cash.p90, color: 'chart-2' }}
        format={format.shortMoney}
        months={{ first: format.month(1), last: format.month(months) }}
      />
    </ChartFrame>
  )
}
