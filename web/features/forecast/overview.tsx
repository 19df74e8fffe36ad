import { TriangleAlert } from 'lucide-react'
import type { Doubt } from '../../../venture/forecast/doubts.ts'
import { driversOf, type Forecast } from '../../../venture/forecast/forecast.ts'
import type { Format } from '../../../venture/forecast/format.ts'
import { metricsOf } from '../../../venture/forecast/metrics.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ChartFrame } from '../../ui/chart-frame.tsx'
import { LineChart } from '../../ui/line-chart.tsx'
import { MetricList } from './metric-list.tsx'

type OverviewProps = {
  forecast: Forecast
  doubts: readonly Doubt[]
  format: Format
  onOpenDrivers: () => void
}

export function Overview({ forecast, doubts, format, onOpenDrivers }: OverviewProps) {
  const { model, engine } = forecast
  const metrics = metricsOf(forecast)
  const drivers = driversOf(model).filter(({ field }) => field.more)
  const known = drivers.filter(({ id }) => model.origins[id]?.kind === 'fact').length
  const months = { first: format.month(1), last: format.month(model.months) }
  const { lowPoint, breakEven } = metrics
  const row = (id: string) => Array.from(engine.row(id))
  return (
    <div className="grid gap-6">
      <MetricList metrics={metrics} format={format} months={model.months} />
      {doubts.length > 0 && (
        <section aria-label="Worth a second look" className="rounded-card bg-amber-wash p-5">
          <h2 className="mb-2 flex items-center gap-2 text-lg">
            <TriangleAlert className="size-5 shrink-0 text-amber" aria-hidden="true" />
            Worth a second look
          </h2>
          <ul className="grid list-disc gap-1 pl-5 text-[0.9375rem]">
            {doubts.map(({ text }) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </section>
      )}
      <div className="grid gap-6 lg:grid-cols-2">
        <Card>
          <ChartFrame
            title="Cash"
            summary={`At the end of each month. It is lowest in ${format.month(lowPoint.month)}: ${format.money(lowPoint.cash)}.`}
          >
            <LineChart
              lines={[{ label: 'Cash', color: 'chart-1', values: row('cash') }]}
              format={format.shortMoney}
              months={months}
              mark={{ month: lowPoint.month, value: lowPoint.cash, label: 'Lowest' }}
            />
          </ChartFrame>
        </Card>
        <Card>
          <ChartFrame
            title="Revenue and profit"
            summary={
              breakEven === null
                ? 'Profit does not last within this forecast.'
                : `Profit lasts from ${format.month(breakEven)} on.`
            }
            legend={[
              { label: 'Revenue', color: 'chart-2' },
              { label: 'Net profit', color: 'chart-1' },
            ]}
          >
            <LineChart
              lines={[
                { label: 'Revenue', color: 'chart-2', values: row('revenue') },
                { label: 'Net profit', color: 'chart-1', values: row('net-profit') },
              ]}
              format={format.shortMoney}
              months={months}
            />
          </ChartFrame>
        </Card>
      </div>
      <section
        aria-label="Next step"
        className="flex flex-wrap items-center justify-between gap-4 rounded-card bg-sunken p-5"
      >
        <p className="reading min-w-0">
          {known} of {drivers.length} uncertain figures rest on facts; the others are guesses. Replace the
          strongest guess first: the tornado under Scenarios shows which.
        </p>
        <Button onClick={onOpenDrivers}>Look at the drivers</Button>
      </section>
    </div>
  )
}
