// What stands out in the figures of a market.
import type { MarketAnswers } from '../../../contracts/market-record.ts'
import { type Money, type Range, rangeOf, told, yearlyTimes } from '../figures.ts'
import { sayMost } from '../most.ts'
import { sayUsers } from '../say-earn.ts'
import { sayPayers } from '../say-need.ts'
import type { Voice } from '../voice.ts'
import { ableOf, servedOf } from './bound.ts'
import { aYear, sizeNames } from './sizes.ts'
import { type MarketSums, seasonOf, stayOf } from './sums.ts'

/** `isTurned`: so many refused it that nothing is planned with it. */
export function flagsOf(answers: MarketAnswers, sums: MarketSums, voice: Voice, isTurned: boolean): string[] {
  const { many, earn } = answers
  const { say, number } = voice
  const fresh = told(many?.new)
  const season = seasonOf(answers)
  const tooMany = [...hoursFlag(answers, voice), ...servedFlag(answers, sums, voice)]
  return [
    // What more than can be served would leave is no plan.
    ...(tooMany.length > 0 ? tooMany : isTurned ? [] : planFlag(answers, sums, voice)),
    ...aboveFlag(sums, voice),
    ...(season ? [say('market.flag.season', { runs: voice.measure('months', season) })] : []),
    ...stayFlag(answers, sums, voice),
    ...ableFlag(answers, sums, voice),
    ...(sums.all && told(earn?.takes)?.high === 1
      ? [say('market.flag.once', { all: voice.money(sums.all), new: fresh ? number(fresh) : 'none' })]
      : []),
    ...(told(earn?.type) === 'ads'
      ? [
          say('market.flag.users', { users: told(earn?.users) ? number(told(earn?.users) ?? 0) : 'none' }),
          ...(earn ? [sayUsers(earn, voice)] : []).flatMap(line => line ?? []),
        ]
      : []),
  ]
}

/** What is won is a part of what fits, and that of all. */
function aboveFlag({ sizes }: MarketSums, voice: Voice): string[] {
  const { tam, sam, som } = sizes
  const base = sam ?? tam
  if (!som || !base || som.high <= base.low) return []
  return [
    voice.say('market.flag.above', {
      som: voice.money(som),
      size: sizeNames[sam ? 'sam' : 'tam'],
      base: voice.money(base),
      sure: som.low > base.high ? 'yes' : 'no',
    }),
  ]
}

/** What those won leave, and plainly whether that is as much as is wanted. */
function planFlag({ earn, far }: MarketAnswers, sums: MarketSums, voice: Voice): string[] {
  const [won, aim, { som }] = [told(far?.won), told(far?.aim), sums.sizes]
  if (!won || !som || !aim || aim.currency !== som.currency || sums.need.kind === 'loses') return []
  // What a cause needs beside its costs that stay is not told apart.
  if (told(earn?.type) === 'giving' && told(far?.fixed)) return []
  const left = leftBy(won, sums)
  const wanted = { ...aim, low: 12 * aim.low, high: 12 * aim.high }
  const made = left ?? som
  // Before costs it can only be said to be too little.
  const isWhole = left !== null || told(earn?.type) === 'giving'
  const state =
    made.high < wanted.low ? 'less' : !isWhole ? 'before' : made.low >= wanted.high ? 'more' : 'open'
  return [
    voice.say('market.flag.plan', {
      won: voice.number(won),
      som: aYear(made, voice),
      aim: aYear(wanted, voice),
      costs: told(earn?.type) === 'giving' ? 'giving' : left ? 'after' : 'before',
      state,
    }),
  ]
}

/** More are to be won than can be served. */
function servedFlag(answers: MarketAnswers, sums: MarketSums, voice: Voice): string[] {
  const [won, served] = [told(answers.far?.won), servedOf(answers)]
  if (!won || !served || served.most.of === 'hours') return []
  const inYear = won.low / (sums.isThird ? 3 : 1)
  if (inYear <= served.count.high) return []
  return [
    voice.say('market.flag.served', {
      won: `${voice.number(won)}${sums.isThird ? ' ÷ 3' : ''}`,
      served: voice.number(served.count),
      most: sayMost(served.most, voice),
    }),
  ]
}

/** What is made by hand: whether as many can be done is said to be open. */
function ableFlag(answers: MarketAnswers, { need }: MarketSums, voice: Voice): string[] {
  const { earn } = answers
  const isMade = ['sale', 'hours', 'commission'].includes(told(earn?.type) ?? '')
  if (need.kind !== 'count' || !isMade || ableOf(answers)) return []
  const isByHour = told(earn?.type) === 'hours' && told(earn?.price)?.per === 'hour'
  return [
    voice.say('market.flag.able', {
      payers: sayPayers(need, earn, voice),
      label: voice.say(isByHour ? 'label.earn.free' : 'market.label.able'),
    }),
  ]
}

/** What those won leave in a year, after the costs that were told; null where one of them was not. */
function leftBy(won: Range, { need, before, isThird }: MarketSums): Money | null {
  if (need.kind !== 'count' || before !== 'none') return null
  const { brings, serve, fixed, currency } = need
  const years = isThird ? 3 : 1
  const ends = [brings.low - serve.high, brings.high - serve.low]
  const [least, most] = [Math.min(...ends), Math.max(...ends)]
  return {
    low: (won.low * least) / years - 12 * fixed.high,
    high: (won.high * most) / years - 12 * fixed.low,
    currency,
  }
}

/** Of who works by the hour: what those won take, and what there is. */
function hoursFlag({ earn, far }: MarketAnswers, voice: Voice): string[] {
  const [takes, free, won] = [told(earn?.takes), told(earn?.free), told(far?.won)]
  const yearly = takes && yearlyTimes(takes)
  if (told(earn?.type) !== 'hours' || told(earn?.price)?.per !== 'hour' || !yearly || !won || free === null)
    return []
  const month = (hours: number) => Math.round(hours / 12)
  const need = { low: month(won.low * yearly.low), high: month(won.high * yearly.high) }
  const have = month(rangeOf(free ?? 0).high * 52)
  return need.high > have
    ? [
        voice.say('market.flag.hours', {
          won: voice.number(won),
          need: voice.number(need),
          have: voice.number(have),
        }),
      ]
    : []
}

const monthsToWin = 36

/** How long one stays decides what those won in three years bring in one of them. */
function stayFlag(answers: MarketAnswers, { isThird, sizes }: MarketSums, voice: Voice): string[] {
  const stays = stayOf(answers)
  const won = told(answers.far?.won)
  if (!stays || !sizes.som || !won || stays.low >= monthsToWin) return []
  return [
    voice.say('market.flag.stays', {
      stays: voice.measure('months', stays),
      won: voice.number(won),
      third: isThird ? 'yes' : 'no',
    }),
  ]
}
