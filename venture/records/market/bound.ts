// What the founder can serve, held against what the aim takes.
import type { MarketAnswers } from '../../../contracts/market-record.ts'
import { type Range, told } from '../figures.ts'
import { type Most, mostOf, servedBy } from '../most.ts'
import type { MarketSums } from './sums.ts'

type Served = { most: Most; count: Range }

const ableOf = ({ earn, far }: MarketAnswers): Most | null =>
  mostOf(earn, told(far?.able) ?? undefined, 'price')

/** Customers of a year; null where nobody said how much they can do, or how much one takes. */
function servedOf(answers: MarketAnswers): Served | null {
  const most = ableOf(answers)
  const count = most && servedBy(most, answers.earn)
  return most && count ? { most, count } : null
}

/** Null where enough can be served for the aim, by the ends that help. */
export function boundOf(answers: MarketAnswers, { need }: MarketSums): Served | null {
  const served = servedOf(answers)
  return need.kind === 'count' && served && need.fewest > served.count.high ? served : null
}
