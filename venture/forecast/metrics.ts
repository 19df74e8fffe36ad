// What a founder and a lender ask a forecast first. None is "does not happen" or "cannot be said", never a zero.
import type { Forecast } from './forecast.ts'
import { type ForecastModel, isFund } from './model.ts'

export type Metrics = {
  /** The least cash, and the month it is least; counted from 1. */
  lowPoint: { cash: number; month: number }
  /** The least cash from the month on in which money comes from outside; null where the least of all is not before it. */
  lowAfter: { cash: number; month: number } | null
  /** The first month that ends without cash; none within the horizon. */
  outOfCash: number | null
  /** The first month of lasting profit: from it on, half a year or more, no month of the horizon makes a loss. */
  breakEven: number | null
  /** Cash lost a month, on average of the first year's months before funding. */
  burn: number
  grossMargin: number | null
  /** Monthly recurring revenue of the last month, and what it is a year. */
  mrr: number
  arr: number
  churn: number | null
  /** What winning one customer costs, over the first year with marketing. */
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

/** A month or two of profit at the end of a forecast may be luck: only so many are called lasting. */
export const lastingMonths = 6

export function breakEvenOf(profit: Float64Array): number | null {
  let from = profit.length
  while (from > 0 && (profit[from - 1] as number) >= 0) from -= 1
  const first = profit.findIndex((value, index) => index >= from && value > 0)
  return first < 0 || profit.length - first < lastingMonths ? null : first + 1
}

/** The month in which the first money from outside comes; null where none does. */
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
  // Customers at the beginning of each month are those the month's losses came from.
  const atRisk = sum(subscriptions.flatMap(({ active }) => Array.from(row(active)).slice(0, -1)))
  const gone = sum(subscriptions.flatMap(({ lost }) => Array.from(row(lost)).slice(1)))
  const churn = atRisk > 0 ? gone / atRisk : null
  const added = sum(subscriptions.flatMap(({ added }) => Array.from(row(added)).slice(0, 12)))
  const marketing = sum(program.parts.marketing.flatMap(id => Array.from(row(id)).slice(0, 12)))
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
