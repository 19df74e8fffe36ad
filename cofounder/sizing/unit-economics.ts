// What one customer costs and brings: LTV = ARPU × gross margin ÷ churn, payback = CAC ÷ monthly gross profit.

import { formatPercent, formatShortMoney } from '../../contracts/figures.ts'
import {
  type Assumption,
  type Expression,
  evaluate,
  type Formula,
  type Sizing,
} from '../../contracts/sizing.ts'

export const unitIds = { arpu: 'arpu', margin: 'gross-margin', churn: 'churn', cac: 'cac' } as const

export type UnitAssumptions = { arpu: Assumption; margin: Assumption; churn: Assumption; cac: Assumption }

const value = (id: string): Expression => ({ op: 'value', id })

export function unitEconomics(
  frame: Pick<Sizing, 'currency' | 'geography' | 'year'>,
  { arpu, margin, churn, cac }: UnitAssumptions,
): Sizing {
  const monthlyProfit: Expression = { op: 'multiply', terms: [value(unitIds.arpu), value(unitIds.margin)] }
  const formulas: Formula[] = [
    {
      id: 'ltv',
      label: 'LTV',
      unit: `${frame.currency} per customer`,
      format: 'money',
      expression: { op: 'divide', dividend: monthlyProfit, divisor: value(unitIds.churn) },
    },
    {
      id: 'payback',
      label: 'Payback',
      unit: 'months',
      format: 'months',
      expression: { op: 'divide', dividend: value(unitIds.cac), divisor: monthlyProfit },
    },
    {
      id: 'ltv-to-cac',
      label: 'LTV ÷ CAC',
      unit: '×',
      format: 'ratio',
      expression: { op: 'divide', dividend: value('ltv'), divisor: value(unitIds.cac) },
    },
  ]
  return { ...frame, assumptions: [arpu, margin, churn, cac], formulas }
}

/** What the figures say, in words a founder can act on; below 3× also what would have to be true. */
export function readUnitEconomics(sizing: Sizing): string | null {
  const results = evaluate(sizing)
  const [ltv, ratio, payback] = ['ltv', 'ltv-to-cac', 'payback'].map(id => results.get(id)?.likely)
  const cac = sizing.assumptions.find(({ id }) => id === unitIds.cac)?.likely
  const churn = sizing.assumptions.find(({ id }) => id === unitIds.churn)?.likely
  if (!ltv || !ratio || !payback || !cac || !churn) return null
  const shown = `${ratio.toFixed(1)}×, payback ${payback.toFixed(1)} months`
  const needed = `To reach 3×: win a customer for at most ${formatShortMoney(ltv / 3, sizing.currency)}, or lose at most ${formatPercent((churn * ratio) / 3)} of them a month.`
  if (ratio < 1) return `Each customer loses money (${shown}). ${needed} Do not spend on growth before that.`
  if (ratio < 3) return `Thin (${shown}): below the usual bar of 3×. ${needed}`
  if (payback > 18)
    return `Slow (${shown}): the ratio is fine, but money spent on growth comes back only after a year and a half. Ask for yearly payment up front.`
  if (ratio > 8)
    return `Suspiciously good (${shown}): churn or CAC is set too kindly, or there is room to spend more on growth. Measure both on the first ten customers.`
  return `Sound on paper (${shown}): above the usual bar of 3×. It rests on churn and CAC, which only real customers prove.`
}
