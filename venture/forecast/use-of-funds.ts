// Shows how the money from outside is used until the month with the lowest cash. Equipment is counted in full,
// because money from customers cannot pay for it in advance. Then each cost gets its share. The remaining money is
// the reserve.
import type { Forecast } from './forecast.ts'
import { lenderMonths, raisedIn } from './lender.ts'
import { fundedIn, lowPointOf } from './metrics.ts'

export type UseOfFunds = {
  /** The rows. They add up exactly to the sum raised, in the smallest coin of the currency. */
  rows: { label: string; amount: number }[]
  total: number
  hasEquipment: boolean
  /** The first and the last month in which the money is used. The first month of the forecast is 1. */
  from: number
  to: number
  /**
   * Whether the cash is lowest in the last month of the table. A forecast may lose money for longer than the table
   * shows.
   */
  isLowest: boolean
}

/** Null if the forecast has no money from outside. */
export function fundsUsed(forecast: Forecast): UseOfFunds | null {
  const { model, engine } = forecast
  const [from, total] = [fundedIn(model), raisedIn(model)]
  if (from === null || from > model.months || total <= 0) return null
  const later = engine.row('cash').subarray(from - 1, model.months)
  const low = lowPointOf(later.subarray(0, lenderMonths))
  const isLowest = low.month === lowPointOf(later).month
  const to = from - 1 + low.month
  const spent = (line: string, sign = 1) =>
    engine
      .row(line)
      .subarray(from - 1, to)
      .reduce((sum, value) => sum + Math.max(0, sign * value), 0)
  const costs = [
    { label: 'People', amount: spent('paid-people') },
    { label: 'Product and delivery', amount: spent('cost-of-sales') },
    ...forecast.program.parts.marketing.map(line => ({ label: 'Marketing', amount: spent(line) })),
    ...model.items
      .filter(({ kind }) => kind === 'fixed' || kind === 'ofRevenue' || kind === 'perHead')
      .map(({ id, name }) => ({ label: name, amount: spent(`${id}.expense`) })),
    { label: 'Interest and repayment', amount: spent('interest') + spent('cf-repaid', -1) },
    { label: 'Tax', amount: spent('tax-paid') },
    { label: 'Taken out by the owners', amount: spent('cf-drawings', -1) },
  ]
  const all = costs.reduce((sum, { amount }) => sum + amount, 0)
  const bought = Math.min(total, Math.round(spent('cf-investing', -1)))
  const left = total - bought
  const reserve = all > 0 ? Math.min(left, Math.max(0, Math.round(low.cash))) : left
  const rows = [
    { label: 'Equipment', amount: bought },
    ...shareOut(left - reserve, costs, all),
    {
      label: isLowest ? 'Reserve, still there when cash is lowest' : 'Reserve, still there then',
      amount: reserve,
    },
  ]
  return {
    rows: rows.filter(({ amount }) => amount > 0),
    total,
    hasEquipment: bought > 0,
    from,
    to,
    isLowest,
  }
}

/** Rounds the parts so that they add up exactly. Each part is the rounded running total minus the earlier parts. */
function shareOut(sum: number, costs: UseOfFunds['rows'], all: number): UseOfFunds['rows'] {
  let [seen, given] = [0, 0]
  return costs.map(({ label, amount }) => {
    seen += amount
    const due = all > 0 ? Math.round((sum * seen) / all) - given : 0
    given += due
    return { label, amount: due }
  })
}
