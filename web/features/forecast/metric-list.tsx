import type { Format } from '../../../venture/forecast/format.ts'
import type { Metrics } from '../../../venture/forecast/metrics.ts'

type Shown = { label: string; value: string; meaning: string; isBad?: boolean }

/** The metrics, each with an explanation in everyday words. */
export function MetricList({
  metrics,
  format,
  months,
}: {
  metrics: Metrics
  format: Format
  months: number
}) {
  return (
    <dl className="grid gap-px overflow-hidden rounded-card border border-line bg-line sm:grid-cols-2 xl:grid-cols-4">
      {shownOf(metrics, format, months).map(({ label, value, meaning, isBad }) => (
        <div key={label} className="grid content-start gap-1 bg-surface p-4">
          <dt className="text-sm text-ink-soft">{label}</dt>
          <dd className={`font-display text-2xl tabular-nums ${isBad ? 'text-danger' : ''}`}>{value}</dd>
          <dd className="text-[0.8125rem] text-ink-faint">{meaning}</dd>
        </div>
      ))}
    </dl>
  )
}

function shownOf(metrics: Metrics, format: Format, months: number): Shown[] {
  const {
    lowPoint,
    lowAfter,
    outOfCash,
    breakEven,
    burn,
    grossMargin,
    mrr,
    arr,
    churn,
    cac,
    ltv,
    paybackMonths,
  } = metrics
  const none = 'Not known yet'
  return [
    {
      label: 'Runway',
      value: outOfCash === null ? `${format.months(months)} or more` : format.months(outOfCash - 1),
      meaning:
        outOfCash === null
          ? 'Cash lasts through the whole forecast.'
          : `In ${format.month(outOfCash)} the month ends without cash.`,
      isBad: outOfCash !== null,
    },
    {
      label: 'Lowest cash',
      value: format.money(lowPoint.cash),
      meaning: `At the end of ${format.month(lowPoint.month)}. ${lowAfter ? `Once the money is there: ${format.money(lowAfter.cash)} in ${format.month(lowAfter.month)}.` : 'This is what a lender looks at first.'}`,
      isBad: lowPoint.cash < 0,
    },
    {
      label: 'Break-even',
      value: breakEven === null ? 'Not in these months' : format.month(breakEven),
      meaning: 'From this month on, no month makes a loss.',
    },
    {
      label: 'Burn a month',
      value: format.money(burn),
      meaning: 'Cash lost in a losing month of the first year, on average.',
    },
    {
      label: 'Gross margin',
      value: grossMargin === null ? none : format.percent(grossMargin),
      meaning: 'What is left of revenue after the cost of sales.',
    },
    ...(mrr > 0
      ? [
          {
            label: 'MRR, last month',
            value: format.money(mrr),
            meaning: `Revenue that comes again every month; ${format.money(arr)} a year (ARR).`,
          },
          {
            label: 'Customers lost a month',
            value: churn === null ? none : format.percent(churn),
            meaning: 'Of all customers, on average (churn).',
          },
          {
            label: 'A customer costs, brings',
            value:
              cac === null && ltv === null
                ? none
                : [cac, ltv].map(each => (each === null ? '–' : format.money(each))).join(', '),
            meaning:
              cac === null
                ? 'CAC and LTV. Plan marketing inside a funnel to see what a customer costs.'
                : `CAC and LTV. Earned back after ${paybackMonths === null ? '… months' : format.months(paybackMonths)}.`,
          },
        ]
      : []),
  ]
}
