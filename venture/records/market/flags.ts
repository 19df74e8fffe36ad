// Warnings about unusual market figures.
import type { MarketAnswers } from '../../../contracts/market-record.ts'
import { told } from '../figures.ts'
import { sayUsers } from '../say-earn.ts'
import type { Voice } from '../voice.ts'
import { sizeNames } from './sizes.ts'
import { type MarketSums, seasonOf } from './sums.ts'

export function flagsOf(answers: MarketAnswers, sums: MarketSums, voice: Voice): string[] {
  const { many, earn } = answers
  const { say, number } = voice
  const fresh = told(many?.new)
  const season = seasonOf(answers)
  const isAds = told(earn?.type) === 'ads'
  return [
    ...aboveFlag(sums, voice),
    ...(season ? [say('market.flag.season', { runs: voice.measure('months', season) })] : []),
    ...(sums.all && told(earn?.takes)?.high === 1
      ? [say('market.flag.once', { new: fresh ? number(fresh) : 'none' })]
      : []),
    ...(isAds ? [say('market.flag.users')] : []),
    ...(isAds && earn ? [sayUsers(earn, voice)] : []).flatMap(line => line ?? []),
  ]
}

/** The market to win must not exceed the fitting market, and that must not exceed the whole. */
function aboveFlag({ sizes }: MarketSums, voice: Voice): string[] {
  const { tam, sam, som } = sizes
  const base = sam ?? tam
  if (!som || !base || som.high <= base.low) return []
  return [
    voice.say('market.flag.above', {
      size: sizeNames[sam ? 'sam' : 'tam'],
      sure: som.low > base.high ? 'yes' : 'no',
    }),
  ]
}
