// Compares what the founder can serve with what the aim needs.
import type { MarketAnswers } from '../../../contracts/market-record.ts'
import { type Range, told } from '../figures.ts'
import { type Most, mostOf, servedBy } from '../most.ts'
import type { MarketSums } from './sums.ts'

type Served = { most: Most; count: Range }

const ableOf = ({ earn, far }: MarketAnswers): Most | null =>
  mostOf(earn, told(far?.able) ?? undefined, 'price')

/** How many customers the founder can serve per year. Null if capacity or use per customer is missing. */
export function servedOf(answers: MarketAnswers): Served | null {
  const most = ableOf(answers)
  const count = most && servedBy(most, answers.earn)
  return most && count ? { most, count } : null
}

/**
 * The number that the founder can serve, if it is below the need. Null if it is enough at the favourable ends
 * of the ranges.
 */
export function boundOf(answers: MarketAnswers, { need }: MarketSums): Served | null {
  const served = servedOf(answers)
  return need.kind === 'count' && served && need.fewest > served.count.high ? served : null
}
