// Bottom-up market size: who could buy, who fits, whom a small team can win in three years, times what one pays a year.
import type { Assumption, Expression, Formula, Sizing } from '../../contracts/sizing.ts'

export const marketIds = {
  buyers: 'buyers',
  fitShare: 'fit-share',
  wonCustomers: 'won-customers',
  annualPrice: 'annual-price',
  sectorSpend: 'sector-spend',
  addressableShare: 'addressable-share',
} as const

export type MarketAssumptions = {
  buyers: Assumption
  fitShare: Assumption
  /** Customers a small team can win in three years; never more than fit. */
  wonCustomers: Assumption
  annualPrice: Assumption
  /** A published total for the sector and the part of it spent on this kind of thing. */
  topDown: { sectorSpend: Assumption; addressableShare: Assumption } | null
}

const value = (id: string): Expression => ({ op: 'value', id })
const product = (...ids: string[]): Expression => ({ op: 'multiply', terms: ids.map(value) })

const sizeIds = [
  'tam',
  'sam',
  'som',
  'sam-customers',
  'som-customers',
  'penetration',
  'top-down',
  'top-down-ratio',
] as const
/** What the sizes are called, in the founder's language. */
export type SizeLabels = Readonly<Record<(typeof sizeIds)[number], string>>

export function marketSizing(
  frame: Pick<Sizing, 'currency' | 'geography' | 'year'>,
  labels: SizeLabels,
  { buyers, fitShare, wonCustomers, annualPrice, topDown }: MarketAssumptions,
): Sizing {
  const money = { unit: `${frame.currency} a year`, format: 'money' } as const
  const customers = { unit: buyers.unit, format: 'count' } as const
  const ids = marketIds
  const won: Expression = { op: 'least', terms: [value(ids.wonCustomers), product(ids.buyers, ids.fitShare)] }
  const formulas: Formula[] = [
    {
      id: 'tam',
      label: labels.tam,
      ...money,
      expression: product(ids.buyers, ids.annualPrice),
    },
    {
      id: 'sam',
      label: labels.sam,
      ...money,
      expression: product(ids.buyers, ids.fitShare, ids.annualPrice),
    },
    {
      id: 'som',
      label: labels.som,
      ...money,
      expression: { op: 'multiply', terms: [won, value(ids.annualPrice)] },
    },
    {
      id: 'sam-customers',
      label: labels['sam-customers'],
      ...customers,
      expression: product(ids.buyers, ids.fitShare),
    },
    {
      id: 'som-customers',
      label: labels['som-customers'],
      ...customers,
      expression: won,
    },
    {
      id: 'penetration',
      label: labels.penetration,
      unit: 'of the SAM',
      format: 'percent',
      expression: { op: 'divide', dividend: value('som'), divisor: value('sam') },
    },
  ]
  const assumptions = [buyers, fitShare, wonCustomers, annualPrice]
  if (topDown) {
    assumptions.push(topDown.sectorSpend, topDown.addressableShare)
    formulas.push(
      {
        id: 'top-down',
        label: labels['top-down'],
        ...money,
        expression: product(ids.sectorSpend, ids.addressableShare),
      },
      {
        id: 'top-down-ratio',
        label: labels['top-down-ratio'],
        unit: '×',
        format: 'ratio',
        expression: { op: 'divide', dividend: value('tam'), divisor: value('top-down') },
      },
    )
  }
  return { ...frame, assumptions, formulas }
}
