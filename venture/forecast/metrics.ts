// The key figures of a forecast. Null means that the event does not happen or the figure cannot be calculated. It
// never means zero.
import type { Forecast } from './forecast.ts'
import { type ForecastModel, isFund } from './model.ts'

export type Metrics = {
  /** The lowest cash and its month. The first month is 1. */
  lowPoint: { cash: number; month: number }
  /** The lowest cash after money from outside has arrived. Null if this is also the lowest cash overall. */
  lowAfter: { cash: number; month: number } | null
  /** The first month that ends with negative cash. Null if the cash lasts through the whole forecast. */
  outOfCash: number | null
  /** The first month of lasting profit: no later month makes a loss, and at least half a year follows. */
  breakEven: number | null
  /** The average loss of cash per month, in the months of the first year before funding arrives. */
  burn: number
  grossMargin: number | null
  /** Monthly recurring revenue in the last month. `arr`: the same for a year. */
  mrr: number
  arr: number
  churn: number | null
  /** The cost of winning one customer. It comes from the first year that has marketing costs. */
  cac: number | null
  ltv: number | null
  paybackMonths: number | null
}

const sum = (values: Iterable<number>): number => {
  let total = 0
  for (const value of values) total += value
  return total
}

export function lowPointOf(cash: Float64Array): Metrics['lowPoint'] {
  let month = 0
  cash.forEach((value, index) => {
    if (value < (cash[month] as number)) month = index
  })
  return { cash: cash[month] ?? 0, month: month + 1 }
}

export function outOfCashOf(cash: Float64Array): number | null {
  const index = cash.findIndex(value => value < 0)
  return index < 0 ? null : index + 1
}

/** A profit counts as lasting only if it lasts this many months. A profit in the very last months may be luck. */
export const lastingMonths = 6

export function breakEvenOf(profit: Float64Array): number | null {
  let from = profit.length
  while (from > 0 && (profit[from - 1] as number) >= 0) from -= 1
  const first = profit.findIndex((value, index) => index >= from && value > 0)
  return first < 0 || profit.length - first < lastingMonths ? null : first + 1
}

/** The month in which the first money from outside arrives. Null if there is none. */
export function fundedIn({ items }: ForecastModel): number | null {
  const months = items.flatMap(({ kind, values: { amount = 0, received = 1 } }) =>
    isFund(kind) && amount > 0 ? [received] : [],
  )
  return months.length > 0 ? Math.min(...months) : null
}

function lowAfterOf(cash: Float64Array, model: ForecastModel): Metrics['lowAfter'] {
  const from = fundedIn(model)
  if (from === null || from > cash.length || lowPointOf(cash).month >= from) return null
  const { cash: least, month } = lowPointOf(cash.subarray(from - 1))
  return { cash: least, month: month + from - 1 }
}

export function metricsOf({ model, program, engine }: Forecast): Metrics {
  const row = (id: string | null) => (id === null ? [] : engine.row(id))
  const cash = engine.row('cash')
  const revenue = sum(engine.row('revenue'))
  const operating = engine.row('cf-operating')
  const investing = engine.row('cf-investing')
  const firstYear = Array.from(operating.subarray(0, 12), (value, index) => value + (investing[index] ?? 0))
  const lost = sum(firstYear.filter(value => value < 0))
  const losing = firstYear.filter(value => value < 0).length
  const subscriptions = program.streams.filter(({ active }) => active !== null)
  const mrr = sum(subscriptions.map(({ recurring }) => row(recurring).at(-1) ?? 0))
  const grossMargin = revenue > 0 ? sum(engine.row('gross-profit')) / revenue : null
  // Only customers at the start of a month can leave in that month.
  const atRisk = sum(subscriptions.flatMap(({ active }) => Array.from(row(active)).slice(0, -1)))
  const gone = sum(subscriptions.flatMap(({ lost }) => Array.from(row(lost)).slice(1)))
  const churn = atRisk > 0 ? gone / atRisk : null
  const added = sum(subscriptions.flatMap(({ added }) => Array.from(row(added)).slice(0, 12)))
  const marketing = sum(program.parts.winning.flatMap(id => Array.from(row(id)).slice(0, 12)))
  const customers = sum(subscriptions.map(({ active }) => row(active).at(-1) ?? 0))
  const perCustomer = customers > 0 && grossMargin !== null ? (mrr / customers) * grossMargin : null
  const cac = added > 0 && marketing > 0 ? marketing / added : null
  return {
    lowPoint: lowPointOf(cash),
    lowAfter: lowAfterOf(cash, model),
    outOfCash: outOfCashOf(cash),
    breakEven: breakEvenOf(engine.row('net-profit')),
    burn: losing > 0 ? -lost / losing : 0,
    grossMargin,
    mrr,
    arr: mrr * 12,
    churn,
    cac,
    ltv: perCustomer !== null && churn !== null && churn > 0 ? perCustomer / churn : null,
    paybackMonths: cac !== null && perCustomer !== null && perCustomer > 0 ? cac / perCustomer : null,
  }
}
