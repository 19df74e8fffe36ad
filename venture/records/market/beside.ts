// Compares the price in the market research with the amount that customers paid according to the problem validation.
import type { MarketAnswers } from '../../../contracts/market-record.ts'
import type { Amount } from '../../../contracts/record-fields.ts'
import { atLeast, told } from '../figures.ts'
import { isOnce, paidEach, slackOf } from '../units.ts'
import type { Voice } from '../voice.ts'
import type { MarketSums } from './sums.ts'

/** Whether unit and currency are the same. All one-time payments count as one unit. */
const isComparable = (one: Amount, other: Amount): boolean =>
  one.currency === other.currency && (one.per === other.per || (isOnce(one.per) && isOnce(other.per)))

/**
 * For a commission the answers do not say whether the payment was the whole deal or only the share. Then
 * nothing is compared.
 */
export function besideFlags({ earn }: MarketAnswers, { brings, beside }: MarketSums, voice: Voice): string[] {
  const there = { earn, paid: beside?.paid }
  const [each, slack] = [atLeast(there.paid?.paid) > 0 ? paidEach(there) : null, slackOf(there)]
  const price = told(earn?.type) === 'commission' ? null : told(earn?.price)
  if (!brings || !price || !each || !isComparable(price, each)) return []
  return price.low > each.high * slack || each.low > price.high * slack
    ? [voice.say('market.flag.paid', { price: voice.price(price), each: voice.price(each) })]
    : []
}
