// Compares the number of customers that the founder can serve with the number that the aim needs.
import type { MarketAnswers } from '../../../contracts/market-record.ts'
import { type Range, told } from '../figures.ts'
import { isByHour, isPaidByTime, type Most, mostOf, sayMost, servedBy } from '../most.ts'
import { takenBy } from '../say-need.ts'
import type { Voice } from '../voice.ts'
import { baseOf } from './say.ts'
import { isFoundAgain, type MarketSums } from './sums.ts'

type Served = { most: Most; count: Range }

/**
 * The most that the founder can serve. For a price per period, it is the number of people who pay at the same time,
 * whatever the period.
 */
function ableOf({ earn, far }: MarketAnswers): Most | null {
  const [able, per] = [told(far?.able), told(earn?.price)?.per]
  const isByTime = isPaidByTime(earn) && (per === 'week' || per === 'month' || per === 'year')
  return isByTime && able
    ? mostOf(earn, { ...able, per }, 'payers')
    : mostOf(earn, isByHour(earn) ? undefined : (able ?? undefined), 'price')
}

/**
 * The number of customers that the founder can serve per year. Null if the capacity, or the amount that one customer
 * uses, is unknown. Null too if payers at a time cannot be compared with the payers of a year, because they leave.
 */
export function servedOf(answers: MarketAnswers): Served | null {
  const most = ableOf(answers)
  const count = most && servedBy(most, answers.earn)
  const isMixed = most?.of === 'payers' && isFoundAgain(answers.earn)
  return most && count && !isMixed ? { most, count } : null
}

/**
 * The number of customers that the founder can serve, if even the best case is below the number that the aim needs.
 * Null if the product fits even fewer people, because these come first.
 */
export function boundOf(answers: MarketAnswers, { need, isOnce }: MarketSums): Served | null {
  const [served, base] = [servedOf(answers), baseOf(answers, isOnce)]
  if (need.kind !== 'count' || !served || need.fewest <= served.count.high) return null
  return base && !isFoundAgain(answers.earn) && base.high < served.count.high ? null : served
}

/**
 * "You can serve 17 (8 hours a week × 52 = 416 hours a year); your aim takes 19." Null if one of the two numbers is
 * unknown.
 */
export function sayServed(answers: MarketAnswers, { need }: MarketSums, voice: Voice): string | null {
  const served = servedOf(answers)
  if (!served || need.kind !== 'count') return null
  return voice.say('market.served', {
    ...{ served: voice.number(served.count), most: sayMost(served.most, voice) },
    ...{ need: voice.number(takenBy(need)), yearly: isFoundAgain(answers.earn) ? 'yes' : 'no' },
  })
}
