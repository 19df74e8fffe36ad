// A line chart over months. It is drawn without a library, because a chart library would be larger than the whole
// tool.
type Line = { label: string; color: string; values: readonly number[] }
type LineChartProps = {
  lines: readonly Line[]
  /** A light area between a low and a high line. */
  band?: { low: readonly number[]; high: readonly number[]; color: string }
  format: (value: number) => string
  months: { first: string; last: string }
  mark?: { month: number; value: number; label: string } | null
}

export function LineChart({ lines, band, format, months, mark }: LineChartProps) {
  const all = [...lines.flatMap(({ values }) => values), ...(band ? [...band.low, ...band.high] : []), 0]
  const [least, most] = [Math.min(...all), Math.max(...all)]
  const height = most - least || 1
  const x = (index: number, count: number) => (count < 2 ? 0 : (index / (count - 1)) * 100)
  const y = (value: number) => 100 - ((value - least) / height) * 100
  const path = (values: readonly number[]) =>
    values.map((value, index) => `${index === 0 ? 'M' : 'L'}${x(index, values.length)},${y(value)}`).join('')
  const count = lines[0]?.values.length ?? 0
  return (
    <div className="grid size-full grid-cols-[auto_minmax(0,1fr)] grid-rows-[minmax(0,1fr)_auto] gap-x-3">
      <div className="flex flex-col justify-between text-right text-xs text-ink-faint">
        <span>{format(most)}</span>
        <span>{format(least)}</span>
      </div>
      <div className="relative">
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          className="absolute inset-0 size-full overflow-visible"
          role="presentation"
        >
          <path d={`M0,${y(0)}L100,${y(0)}`} stroke="var(--line-strong)" vectorEffect="non-scaling-stroke" />
          {band && (
            <path
              d={`${path(band.low)}${band.high
                .map((value, index) => ({ value, index }))
                .reverse()
                .map(({ value, index }) => `L${x(index, band.high.length)},${y(value)}`)
                .join('')}Z`}
              fill={`var(--${band.color})`}
              opacity="0.18"
            />
          )}
          {lines.map(({ label, color, values }) => (
            <path
              key={label}
              d={path(values)}
              fill="none"
              stroke={`var(--${color})`}
              strokeWidth="2"
              strokeLinejoin="round"
              vectorEffect="non-scaling-stroke"
            />
          ))}
        </svg>
        {mark && (
          <span
            className="absolute size-2.5 -translate-x-1/2 -translate-y-1/2 rounded-full border-2 border-surface bg-ink"
            style={{ left: `${x(mark.month - 1, count)}%`, top: `${y(mark.value)}%` }}
          />
        )}
      </div>
      <div className="col-start-2 flex justify-between pt-1 text-xs text-ink-faint">
        <span>{months.first}</span>
        <span>{months.last}</span>
      </div>
    </div>
  )
}
