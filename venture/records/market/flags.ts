// Warnings about unusual market figures.
import type { MarketAnswers } from '../../../contracts/market-record.ts'
import { rangeOf, scale, told } from '../figures.ts'
import { sayMost } from '../most.ts'
import { sayUsers } from '../say-earn.ts'
import { sayUnits } from '../say-need.ts'
import type { Voice } from '../voice.ts'
import { servedOf } from './bound.ts'
import { fittingIn } from './say.ts'
import { sizeNames } from './sizes.ts'
import { isFoundAgain, type MarketSums, seasonOf, yearsToWin } from './sums.ts'

const monthsToWin = 12 * yearsToWin

export function flagsOf(answers: MarketAnswers, sums: MarketSums, voice: Voice): string[] {
  const { many, earn } = answers
  const { say, number } = voice
  const fresh = told(many?.new)
  const season = seasonOf(answers)
  const isAds = told(earn?.type) === 'ads'
  return [
    ...aboveFlag(sums, voice),
    ...beyondFlag(answers, sums, voice),
    ...ableFlag(answers, sums, voice),
    ...staysFlag(answers, sums, voice),
    ...(sums.need.kind === 'units' ? [sayUnits(sums.need, { earn, paid: sums.beside?.paid }, voice)] : []),
    ...(season ? [say('market.flag.season', { runs: voice.measure('months', season) })] : []),
    ...(sums.all && told(earn?.takes)?.high === 1
      ? [say('market.flag.once', { new: fresh ? number(fresh) : 'none' })]
      : []),
    ...(isAds ? [say('market.flag.users')] : []),
    ...(isAds && earn ? [sayUsers(earn, voice)] : []).flatMap(line => line ?? []),
  ]
}

/** Warns if SOM is larger than SAM, or larger than TAM while SAM is unknown. */
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

/** Warns if the plan wants more one-time buyers than the product fits now. */
function beyondFlag(answers: MarketAnswers, { isOnce }: MarketSums, { say, number }: Voice): string[] {
  const [won, fitting] = [told(answers.far?.won), fittingIn(answers)]
  if (!isOnce || told(answers.many?.buyers) === null || !won || !fitting || won.low <= fitting.high) return []
  const more = { low: won.low - fitting.high, high: won.high - fitting.low }
  return [say('market.flag.beyond', { fits: number(fitting), won: number(won), more: number(more) })]
}

/** Warns if the founder can serve fewer customers than the plan wants to win. */
function ableFlag(answers: MarketAnswers, { sizes, brings }: MarketSums, voice: Voice): string[] {
  const served = servedOf(answers)
  const sum = served && brings && scale(brings, served.count)
  if (!served || !sum || !sizes.som || sum.high >= sizes.som.low) return []
  return [
    voice.say('market.flag.able', {
      served: voice.number(served.count),
      most: sayMost(served.most, voice),
      sum: voice.money(sum),
    }),
  ]
}

/** Warns if customers stay for a year or more, but not for the three years in which they are won. */
function staysFlag({ earn, far }: MarketAnswers, { brings, sizes }: MarketSums, voice: Voice): string[] {
  const [stays, won, runs] = [told(earn?.stays), told(far?.won), told(earn?.runs)]
  const isWholeYear = runs === null || rangeOf(runs).low >= 12
  if (told(earn?.type) !== 'subscription' || stays === null || !won || !brings || !sizes.som || !isWholeYear)
    return []
  const months = rangeOf(stays)
  if (isFoundAgain(earn) || months.high >= monthsToWin) return []
  const paying = {
    low: Math.floor((won.low * months.low) / monthsToWin),
    high: Math.floor((won.high * months.high) / monthsToWin),
  }
  return [
    voice.say('market.flag.stays', {
      stays: voice.measure('months', months),
      won: voice.number(won),
      paying: voice.number(paying),
      sum: voice.money(scale(brings, paying)),
    }),
  ]
}
