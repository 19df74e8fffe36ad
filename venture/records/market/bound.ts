// What the founder can serve, held against what the aim takes.
import type { MarketAnswers } from '../../../contracts/market-record.ts'
import type { Amount } from '../../../contracts/record-fields.ts'
import { priceOf } from '../earn.ts'
import { type Money, type Range, told } from '../figures.ts'
import { type Most, mostOf, sayMost, servedBy } from '../most.ts'
import type { Voice } from '../voice.ts'
import type { MarketSums } from './sums.ts'

export type Served = { most: Most; count: Range }

/** Customers of a year; null where nobody said how much they can do, or how long one stays. */
export function servedOf({ earn, far }: MarketAnswers, { isThird }: MarketSums): Served | null {
  const most = mostOf(earn, far?.able)
  const count = most && servedBy(most, earn)
  if (!most || !count || (isThird && most.of === 'payers')) return null
  return { most, count }
}

export type Bound = Served & {
  /** What they leave in a year at the most, and of how much each; null where a cost is not told. */
  best: { each: Money; fixed: Money; sum: Money } | null
  /** At which the aim could be served; null where it is a share, or a cost is not told. */
  price: Amount | null
}

/** Null where enough can be served for the aim, by the ends that help. */
export function boundOf(answers: MarketAnswers, sums: MarketSums): Bound | null {
  const { need, before } = sums
  const served = servedOf(answers, sums)
  if (need.kind !== 'count' || !served || need.fewest <= served.count.high) return null
  const { currency, brings, serve, fixed, aim } = need
  const count = served.count.high
  const money = (value: number): Money => ({ low: value, high: value, currency })
  const each = brings.high - serve.low
  const asked = told(answers.earn?.type) === 'commission' ? null : priceOf(answers.earn)
  const isTold = before === 'none' && count > 0
  const wanted = isTold ? (12 * (aim.low + fixed.low)) / count + serve.low : 0
  const unit = asked && isTold ? Math.ceil((100 * asked.high * wanted) / brings.high - 1e-6) / 100 : 0
  return {
    ...served,
    best: isTold
      ? { each: money(each), fixed: money(fixed.low), sum: money(count * each - 12 * fixed.low) }
      : null,
    price: asked && isTold ? { ...asked, low: unit, high: unit } : null,
  }
}

/** The values of what is said of it. */
export function boundText({ most, count, best, price }: Bound, voice: Voice) {
  const { number, exact, money } = voice
  const fixed = best && best.fixed.low > 0 ? ` − 12 × ${exact(best.fixed)}` : ''
  return {
    served: number(count),
    most: sayMost(most, voice),
    best: best ? `${number(count.high)} × ${exact(best.each)}${fixed}` : 'none',
    sum: best ? money(best.sum) : '',
    month: best ? money({ ...best.sum, low: best.sum.low / 12, high: best.sum.high / 12 }) : '',
    price: price ? voice.price(price) : 'none',
  }
}
