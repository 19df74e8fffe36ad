// What the founder can serve, held against what the aim takes.
import type { MarketAnswers } from '../../../contracts/market-record.ts'
import { type Money, type Range, told } from '../figures.ts'
import { type Most, mostOf, sayMost, servedBy } from '../most.ts'
import type { Voice } from '../voice.ts'
import type { MarketSums } from './sums.ts'

export type Served = { most: Most; count: Range }

export const ableOf = ({ earn, far }: MarketAnswers): Most | null =>
  mostOf(earn, told(far?.able) ?? undefined, 'price')

/** Customers of a year; null where nobody said how much they can do, or how much one takes. */
export function servedOf(answers: MarketAnswers): Served | null {
  const most = ableOf(answers)
  const count = most && servedBy(most, answers.earn)
  return most && count ? { most, count } : null
}

export type Bound = Served & {
  /** What they leave in a year at the most, and of how much each; null where a cost is not told. */
  best: { each: Money; fixed: Money; sum: Money } | null
}

/** Null where enough can be served for the aim, by the ends that help. */
export function boundOf(answers: MarketAnswers, { need, before }: MarketSums): Bound | null {
  const served = servedOf(answers)
  if (need.kind !== 'count' || !served || need.fewest <= served.count.high) return null
  const { currency, brings, serve, fixed } = need
  const count = served.count.high
  const money = (value: number): Money => ({ low: value, high: value, currency })
  const each = brings.high - serve.low
  if (before !== 'none' || count === 0) return { ...served, best: null }
  const sum = money(count * each - 12 * fixed.low)
  return { ...served, best: { each: money(each), fixed: money(fixed.low), sum } }
}

/** The values of what is said of it. */
export function boundText({ most, count, best }: Bound, voice: Voice) {
  const { number, exact, money } = voice
  const fixed = best && best.fixed.low > 0 ? ` − 12 × ${exact(best.fixed)}` : ''
  return {
    served: number(count),
    most: sayMost(most, voice),
    best: best ? `${number(count.high)} × ${exact(best.each)}${fixed}` : 'none',
    sum: best ? money(best.sum) : '',
    month: best ? money({ ...best.sum, low: best.sum.low / 12, high: best.sum.high / 12 }) : '',
  }
}
