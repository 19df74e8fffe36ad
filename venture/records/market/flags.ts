// Warnings about unusual market figures.
import type { MarketAnswers } from '../../../contracts/market-record.ts'
import { rangeOf, scale, told } from '../figures.ts'
import { sayUsers } from '../say-earn.ts'
import { sayUnits } from '../say-need.ts'
import type { Voice } from '../voice.ts'
import { sayServed, servedOf } from './bound.ts'
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
    ...[sayServed(answers, sums, voice), stayingOf(answers, sums, voice)?.text].flatMap(line => line ?? []),
    ...(sums.need.kind === 'units' ? [sayUnits(sums.need, { earn, paid: sums.beside?.paid }, voice)] : []),
    ...(season ? [say('market.flag.season', { runs: voice.measure('months', season) })] : []),
    ...(sums.all && told(earn?.takes)?.high === 1
      ? [say('market.flag.once', { new: fresh ? number(fresh) : 'none' })]
      : []),
    ...(isAds ? [say('market.flag.users')] : []),
    ...(isAds && earn ? [sayUsers(earn, voice)] : []).flatMap(line => line ?? []),
  ]
}

/** Warns if SOM is larger than SAM. If SAM is unknown, warns if SOM is larger than TAM. */
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

/**
 * Says how many new one-time buyers must come, if the plan or the aim needs more buyers than the product suits now.
 */
function beyondFlag(answers: MarketAnswers, { isOnce, taken }: MarketSums, { say, number }: Voice): string[] {
  const [now, fresh, fitting] = [told(answers.many?.buyers), told(answers.many?.new), fittingIn(answers)]
  if (!isOnce || !now || !fitting) return []
  // If new buyers were counted, the first line already compares the aim with all buyers. Then only the plan is
  // compared here.
  const isAim = !fresh && taken !== null && taken.low > fitting.high
  const wanted = isAim ? taken : told(answers.far?.won)
  if (!wanted || wanted.low <= fitting.high) return []
  const more = { low: wanted.low - fitting.high, high: wanted.high - fitting.low }
  const values = { fits: number(fitting), won: number(wanted), more: number(more) }
  return [say('market.flag.beyond', { ...values, of: isAim ? 'aim' : 'plan' })]
}

/**
 * How many pay at the same time, if customers stay for a year or more, but not for the three years in which they are
 * won. Null if the founder cannot serve so many. `isShort`: they are fewer than the aim needs.
 */
export function stayingOf(
  answers: MarketAnswers,
  { brings, sizes, taken }: MarketSums,
  voice: Voice,
): { text: string; isShort: boolean } | null {
  const { earn, far } = answers
  const [stays, won, runs] = [told(earn?.stays), told(far?.won), told(earn?.runs)]
  const isWholeYear = runs === null || rangeOf(runs).low >= 12
  if (told(earn?.type) !== 'subscription' || stays === null || !won || !brings || !sizes.som || !isWholeYear)
    return null
  const months = rangeOf(stays)
  if (isFoundAgain(earn) || months.high >= monthsToWin) return null
  const paying = {
    low: Math.floor((won.low * months.low) / monthsToWin),
    high: Math.floor((won.high * months.high) / monthsToWin),
  }
  if (paying.high > (servedOf(answers)?.count.high ?? paying.high)) return null
  const text = voice.say('market.flag.stays', {
    stays: voice.measure('months', months),
    won: voice.number(won),
    paying: voice.number(paying),
    sum: voice.money(scale(brings, paying)),
    need: taken ? voice.number(taken) : 'none',
  })
  return { text, isShort: taken !== null && paying.high < taken.low }
}
