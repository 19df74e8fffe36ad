// What one customer costs and brings: LTV = ARPU × gross margin ÷ churn, payback = CAC ÷ monthly gross profit.
import type { Assumption, Expression, Formula, Sizing } from '../../contracts/sizing.ts'

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

/** What the two ratios say, in words a founder can act on. */
export function readUnitEconomics(ltvToCac: number, paybackMonths: number): string {
  const ratio = `${ltvToCac.toFixed(1)}×`
  const months = `${paybackMonths.toFixed(1)} months`
  if (ltvToCac < 1)
    return `Each customer loses money (${ratio}): raise the price, keep customers longer or find a cheaper channel before spending on growth.`
  if (ltvToCac < 3 || paybackMonths > 18)
    return `Thin (${ratio}, payback ${months}): below the usual bar of 3× and 12–18 months, so every marketing euro waits long to come back.`
  if (ltvToCac > 8)
    return `Suspiciously good (${ratio}, payback ${months}): either churn or CAC is set too kindly, or there is room to spend more on growth. Measure both on the first ten customers.`
  return `Sound on paper (${ratio}, payback ${months}): above the usual bar of 3×. It rests on churn and CAC, which only real customers prove.`
}
