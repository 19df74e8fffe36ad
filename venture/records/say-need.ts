// How many customers the aim takes, in words: both ends of what the fields leave open.
import type { Amount } from '../../contracts/record-fields.ts'
import type { ValidationAnswers } from '../../contracts/validation-record.ts'
import { isOnceEver } from './earn.ts'
import { type Money, type Range, told } from './figures.ts'
import type { Have, Need } from './need.ts'
import type { Voice } from './voice.ts'

export type Counted = Extract<Need, { kind: 'count' }>

/** In a year, or in the three that are needed where nobody stays for one. */
export const takenBy = ({ fewest, count }: Counted): Range => ({ low: fewest, high: count })
export const takenInAll = (need: Counted): Range => {
  const years = need.all / need.count
  return { low: years * need.fewest, high: need.all }
}

/** What so many leave in a year, after the costs that stay: both ends of what the fields leave open. */
export function leftOf({ brings, serve, fixed, currency }: Counted, { low, high }: Range): Money {
  const [least, most] = [brings.low - serve.high, brings.high - serve.low]
  return { low: low * least - 12 * fixed.high, high: high * most - 12 * fixed.low, currency }
}

/** A loss is said as one, and never as nothing. */
export const sayLeft = ({ low, high, currency }: Money, { money }: Pick<Voice, 'money'>) => ({
  state: high < 0 ? 'loss' : low < 0 ? 'open' : 'left',
  loss: money(high < 0 ? { low: -high, high: -low, currency } : { low: -low, high: -low, currency }),
  sum: money(low < 0 ? { low: high, high, currency } : { low, high, currency }),
})

export const sayPayers = (need: Counted, earn: ValidationAnswers['earn'], { say, number }: Voice): string =>
  say(`payers.${told(earn?.type) ?? 'unsure'}`, { count: need.count, shown: number(takenBy(need)) })

/** By every end of the ranges, or only by some; in a year, or once. */
export const sayLoses = (
  { by, currency, isSure }: Extract<Need, { kind: 'loses' }>,
  earn: ValidationAnswers['earn'],
  { say, money }: Pick<Voice, 'say' | 'money'>,
): string => {
  const amount = money({ low: by, high: by, currency })
  return say('react.frame.loses', {
    amount: say(isOnceEver(earn) ? 'per.once' : 'per.year', { amount }),
    sure: isSure ? 'yes' : 'no',
  })
}

type Said = { earn: ValidationAnswers['earn']; aim: Amount; have: Have | null; promised?: Range | null }

/** With the costs that stay, which have to come in as well; a cost that is not known is said to be missing. */
export function sayNeed(need: Counted, { earn, aim, have, promised = null }: Said, voice: Voice): string {
  const { say, number, money, price } = voice
  const fixed = need.fixed.high > 0 ? money({ ...need.fixed, currency: need.currency }) : 'none'
  const values = {
    type: told(earn?.type) ?? 'unsure',
    ...{ payers: sayPayers(need, earn, voice), aim: price(aim), fixed },
    ...{ have: number(have?.count ?? 0), now: have ? (have.isNow ? 'yes' : 'no') : 'none' },
    yearly: need.all > need.count ? 'yes' : 'no',
  }
  // What was promised to a cause is no giver of its usual gift.
  const more = promised && earn?.type !== 'giving' ? promised : { low: 0, high: 0 }
  return say(need.isLeast ? 'friend.least' : 'friend.need', {
    ...values,
    promised: number(more),
    count: more.high,
  })
}
