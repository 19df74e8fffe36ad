import type { Fact } from '../../../contracts/facts.ts'
import { computeForecast } from '../../../venture/forecast/forecast.ts'
import { type Format, unitText } from '../../../venture/forecast/format.ts'
import { lowPointOf } from '../../../venture/forecast/metrics.ts'
import type { ForecastModel } from '../../../venture/forecast/model.ts'
import { tornadoOf } from '../../../venture/forecast/tornado.ts'
import { Card, CardHeader } from '../../ui/card.tsx'

type TornadoProps = { model: ForecastModel; facts: readonly Fact[]; format: Format }

/**
 * The range of each uncertain figure and its effect on the lowest cash. The figure with the largest effect should
 * be researched first.
 */
export function Tornado({ model, facts, format }: TornadoProps) {
  const forecast = computeForecast(model)
  const bars = tornadoOf(forecast, facts)
  const base = lowPointOf(forecast.engine.row('cash')).cash
  const ends = bars.flatMap(({ cashAtLow, cashAtHigh }) => [cashAtLow, cashAtHigh])
  const [least, most] = [Math.min(base, ...ends), Math.max(base, ...ends)]
  const at = (cash: number) => ((cash - least) / (most - least || 1)) * 100
  return (
    <Card>
      <CardHeader title="What moves the lowest cash most" aside={`Base: ${format.money(base)}`} />
      <ol className="grid gap-4">
        {bars.map(({ driver, low, high, cashAtLow, cashAtHigh }) => {
          const { field, item } = driver
          const unit = unitText(field.unit, model.currency)
          return (
            <li key={driver.id} className="grid gap-1.5">
              <span className="flex flex-wrap justify-between gap-x-4 text-[0.9375rem]">
                <span>
                  {item.name}: {field.label}
                </span>
                <span className="text-ink-faint tabular-nums">
                  {format.typed(low, field.unit)} to {format.typed(high, field.unit)} {unit}:{' '}
                  {format.money(cashAtLow)} to {format.money(cashAtHigh)}
                </span>
              </span>
              <span aria-hidden="true" className="relative h-4 rounded bg-sunken">
                {[
                  [cashAtLow, field.more === 'good' ? 'var(--chart-1)' : 'var(--chart-3)'] as const,
                  [cashAtHigh, field.more === 'good' ? 'var(--chart-3)' : 'var(--chart-1)'] as const,
                ].map(([cash, color]) => (
                  <span
                    key={color}
                    className="absolute inset-y-0 rounded"
                    style={{
                      left: `${Math.min(at(cash), at(base))}%`,
                      width: `${Math.abs(at(cash) - at(base))}%`,
                      background: color,
                    }}
                  />
                ))}
                <span className="absolute -inset-y-0.5 w-px bg-ink" style={{ left: `${at(base)}%` }} />
              </span>
            </li>
          )
        })}
      </ol>
    </Card>
  )
}
