// The charts on slides, made from the same data as on the other pages. The slides also show their figures as text.
import type { Chart } from '../../../venture/deck/build.ts'
import { markLabels } from '../../../venture/figures/figures.ts'
import { localeOrEnglish } from '../../../venture/numbers/locale.ts'
import { formatShortMoney } from '../../../venture/sizing/format.ts'
import { circlesOf } from '../../../venture/sizing/market-circles.ts'

const fills = [
  'color-mix(in oklch, var(--chart-2) 18%, var(--surface))',
  'color-mix(in oklch, var(--chart-3) 55%, var(--surface))',
  'var(--ember)',
]

export function SlideChart({ chart, locale }: { chart: Chart; locale: string }) {
  if (chart.kind === 'market') return <MarketChart sizes={chart.sizes} />
  if (chart.kind === 'forecast') return <ForecastChart chart={chart} locale={locale} />
  return <EvidenceChart counts={chart.counts} />
}

function MarketChart({ sizes }: { sizes: { label: string; value: number }[] }) {
  const [tam = 0, sam = 0, som = 0] = sizes.map(({ value }) => value)
  const { circles } = circlesOf({ tam, sam, som })
  return (
    <svg
      viewBox="0 0 216 216"
      role="img"
      aria-label="Market size as nested circles"
      className="mx-auto max-h-full w-full max-w-[26cqi] @max-[40rem]:max-w-48"
    >
      {circles.map(({ id, radius, centerY }, index) => (
        <circle key={id} cx={108} cy={centerY + 8} r={radius} fill={fills[index]} />
      ))}
    </svg>
  )
}

type ForecastChartProps = { chart: Extract<Chart, { kind: 'forecast' }>; locale: string }

function ForecastChart({ chart, locale }: ForecastChartProps) {
  const { years, revenue, cash, currency } = chart
  const most = Math.max(...revenue, ...cash, 1)
  const bar = (value: number, color: string, name: string, year: string) => (
    <div className="flex min-w-0 flex-1 flex-col items-center justify-end gap-1">
      <span className="text-center text-[clamp(0.625rem,1.25cqi,1.5rem)] tabular-nums">
        {formatShortMoney(value, currency, localeOrEnglish(locale))}
      </span>
      <span className="sr-only">
        {name}, {year}
      </span>
      <span
        className="w-full max-w-[5cqi] min-w-4 rounded-t-[3px]"
        style={{ height: `${Math.max(1, (Math.max(value, 0) / most) * 70)}%`, background: color }}
      />
    </div>
  )
  return (
    <figure className="flex h-full min-h-44 flex-col gap-2">
      <div className="flex min-h-0 flex-1 items-stretch gap-[2cqi] border-b border-line-strong">
        {years.map((year, index) => (
          <div key={year} className="flex min-w-0 flex-1 gap-1">
            {bar(revenue[index] ?? 0, 'var(--chart-2)', 'Revenue', year)}
            {bar(cash[index] ?? 0, 'var(--chart-1)', 'Cash', year)}
          </div>
        ))}
      </div>
      <div aria-hidden="true" className="flex gap-[2cqi] text-[clamp(0.75rem,1.3cqi,1.6rem)] text-ink-soft">
        {years.map(year => (
          <span key={year} className="flex-1 text-center">
            {year}
          </span>
        ))}
      </div>
      <figcaption className="flex gap-4 text-[clamp(0.75rem,1.3cqi,1.6rem)] text-ink-soft">
        <Key color="var(--chart-2)" label="Revenue" />
        <Key color="var(--chart-1)" label="Cash at the end of the year" />
      </figcaption>
    </figure>
  )
}

const Key = ({ color, label }: { color: string; label: string }) => (
  <span className="flex items-center gap-1.5">
    <span aria-hidden="true" className="size-[0.7em] shrink-0 rounded-full" style={{ background: color }} />
    {label}
  </span>
)

const strength = { paid: 100, committed: 80, observed: 60, told: 40, guess: 22, unmarked: 10 }

function EvidenceChart({ counts }: { counts: Extract<Chart, { kind: 'evidence' }>['counts'] }) {
  const most = Math.max(...counts.map(({ count }) => count), 1)
  return (
    <dl
      className="grid gap-[0.8cqi] text-[clamp(0.8125rem,1.5cqi,2rem)]"
      aria-label="How well our facts are known"
    >
      {counts.map(({ mark, count }) => (
        <div key={mark} className="grid grid-cols-[6.5em_minmax(0,1fr)_2em] items-center gap-2">
          <dt className="text-ink-soft">{mark === 'unmarked' ? 'not said' : markLabels[mark]}</dt>
          <dd aria-hidden="true" className="h-[1em] rounded-r-[3px] bg-sunken">
            <span
              className="block h-full rounded-r-[3px]"
              style={{
                width: `${(count / most) * 100}%`,
                background: `color-mix(in oklch, var(--teal) ${strength[mark]}%, var(--line-strong))`,
              }}
            />
          </dd>
          <dd className="text-right tabular-nums">{count}</dd>
        </div>
      ))}
    </dl>
  )
}
