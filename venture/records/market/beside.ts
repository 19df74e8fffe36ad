// What the problem validation knows of what was paid, beside the price that the sizes take.
import type { MarketAnswers } from '../../../contracts/market-record.ts'
import type { Amount } from '../../../contracts/record-fields.ts'
import { atLeast, told } from '../figures.ts'
import { isOnce } from '../scores.ts'
import type { Voice } from '../voice.ts'
import type { MarketSums } from './sums.ts'

/** By one unit and in one currency; what is paid once is one unit, however it is called. */
const isComparable = (one: Amount, other: Amount): boolean =>
  one.currency === other.currency && (one.per === other.per || (isOnce(one.per) && isOnce(other.per)))

/** Of a commission nobody said whether the deal was paid or the share of it. */
export function besideFlags({ earn }: MarketAnswers, { brings, beside }: MarketSums, voice: Voice): string[] {
  const each = atLeast(beside?.paid?.paid) > 0 ? told(beside?.paid?.each) : null
  const price = told(earn?.type) === 'commission' ? null : told(earn?.price)
  if (!brings || !price || !each || !isComparable(price, each)) return []
  return price.low > each.high || each.low > price.high
    ? [voice.say('market.flag.paid', { price: voice.price(price), each: voice.price(each) })]
    : []
}
