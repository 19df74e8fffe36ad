// Compares a published total with the total from the founder's own figures.
import type { MarketAnswers } from '../../../contracts/market-record.ts'
import type { Amount } from '../../../contracts/record-fields.ts'
import type { MarketResearchResult } from '../../../contracts/results/market-research.ts'
import { type Range, told } from '../figures.ts'
import { sayCurrencies } from '../say-earn.ts'
import type { Voice } from '../voice.ts'
import { farApart, type MarketSums } from './sums.ts'

/** Names the published total with its source. */
const sourced = (total: Amount, check: MarketAnswers['check'], voice: Voice) =>
  [voice.price(total), check?.source?.trim().replace(/\.$/, '') || voice.say('market.from.unsourced')].join(
    ', ',
  )

/** Whether the ratio is so wide that one end agrees with the total and the other end does not. */
const isWide = ({ low, high }: Range) => high > farApart || low < 1 / farApart

type Check = NonNullable<MarketResearchResult['topDown']>

export function checkOf({ check, earn, many }: MarketAnswers, sums: MarketSums, voice: Voice): Check | null {
  const found = sums.check
  const total = told(check?.total)
  if (!found || !total || !('ratio' in found) || found.ratio.low <= 0) return null
  const { ratio, isApart, isOwn } = found
  const [buyers, own] = [told(many?.buyers), isOwn ? sums.brings : null]
  if (own && buyers)
    return {
      verdict: 'look-again',
      ratio: ratio.low,
      meaning: voice.say('market.check.own', {
        total: sourced(total, check, voice),
        formula: `${voice.number(buyers)} × ${voice.exact(own)}`,
      }),
    }
  const side = ratio.low >= 1 ? 'above' : 'below'
  const rounded = (value: number) => Math.round(value * 10) / 10
  const times = voice.number(
    side === 'above'
      ? { low: rounded(ratio.low), high: rounded(ratio.high) }
      : { low: rounded(1 / ratio.high), high: rounded(1 / ratio.low) },
  )
  return {
    verdict: isApart ? 'wrong' : 'fair',
    ratio: ratio.low,
    meaning: voice.say(
      isApart ? 'market.check.apart' : isWide(ratio) ? 'market.check.wide' : 'market.check.near',
      {
        total: sourced(total, check, voice),
        side,
        times,
        base: told(earn?.type) === 'commission' ? 'gross' : 'tam',
      },
    ),
  }
}

/**
 * Says why the published total cannot be compared: there are two currencies, or the founder's own total is missing.
 */
export function checkRefused(answers: MarketAnswers, { check, sizes }: MarketSums, voice: Voice): string[] {
  if (check) return 'amounts' in check ? [sayCurrencies(check.amounts, voice)] : []
  const total = told(answers.check?.total)
  return total && !sizes.tam
    ? [voice.say('market.check.open', { total: sourced(total, answers.check, voice) })]
    : []
}
