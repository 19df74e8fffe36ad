// Prints the number of customers that the aim needs, as a range.
import type { Amount } from '../../contracts/record-fields.ts'
import type { ValidationAnswers } from '../../contracts/validation-record.ts'
import { isOnceEver } from './earn.ts'
import { serveLabel } from './fields.ts'
import { type Money, type Range, told } from './figures.ts'
import { haveOf, type Need, paceOf } from './need.ts'
import { isAgainDue, stayedOf } from './stayed.ts'
import { isHourAndVisit, isVisitOpen } from './units.ts'
import type { Voice } from './voice.ts'

export type Counted = Extract<Need, { kind: 'count' }>

/** The number of customers for one year. If no customer stays a year, the number for three years. */
export const takenBy = ({ fewest, count }: Counted): Range => ({ low: fewest, high: count })
export const takenInAll = (need: Counted): Range => {
  const years = need.all / need.count
  return { low: years * need.fewest, high: need.all }
}

/** What is left per year from this number of customers, after the fixed costs. The result is a range. */
export function leftOf({ brings, serve, fixed, currency }: Counted, { low, high }: Range): Money {
  const [least, most] = [brings.low - serve.high, brings.high - serve.low]
  return { low: low * least - 12 * fixed.high, high: high * most - 12 * fixed.low, currency }
}

/** The amount that the founder needs in a year. */
export const yearlyAim = ({ aim, currency }: Counted): Amount => ({
  ...{ low: 12 * aim.low, high: 12 * aim.high },
  ...{ currency, per: 'year' },
})

/** The aim as the founder gave it. If it is needed only in a season, it is converted to an amount per year. */
export const aimOf = (need: Counted, aim: Amount): Amount => (need.months.low < 12 ? yearlyAim(need) : aim)

/**
 * Adds "before" and the unknown costs to an amount. These costs were not subtracted, because the founder did not
 * give them.
 */
export const sayBefore = (
  amount: string,
  { before }: Pick<Counted, 'before'>,
  { say }: Pick<Voice, 'say'>,
) => (before === 'none' ? amount : say('cost.before', { amount, costs: before }))

/** Prints what is left. A loss is printed as a loss and not as zero. */
export const sayLeft = (
  need: Counted,
  { low, high, currency }: Money,
  voice: Pick<Voice, 'say' | 'money'>,
) => ({
  state: high < 0 ? 'loss' : low < 0 ? 'open' : 'left',
  loss: voice.money(high < 0 ? { low: -high, high: -low, currency } : { low: -low, high: -low, currency }),
  sum: sayBefore(voice.money(low < 0 ? { low: high, high, currency } : { low, high, currency }), need, voice),
})

/**
 * Says how many customers paid so far: "So far you had 14 in 21 months: 8 a year." Null if customers come again, or
 * if nobody has paid.
 */
export function sayPace(
  { isOnce }: Counted,
  answers: ValidationAnswers,
  { say, number }: Pick<Voice, 'say' | 'number'>,
  today: string,
): string | null {
  const found = isOnce ? paceOf(answers, today) : null
  if (!found) return null
  const { paid, months, pace } = found
  return say('friend.pace', { paid: number(paid), months, pace: pace ? number(pace) : 'none' })
}

export const sayPayers = (need: Counted, earn: ValidationAnswers['earn'], { say, number }: Voice): string =>
  say(`payers.${told(earn?.type) ?? 'unsure'}`, { count: need.count, shown: number(takenBy(need)) })

/**
 * Says that each customer costs more than they bring. It also says if this is certain, and if the amount is per
 * year or once.
 */
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

/** Says why the needed number of customers is unknown although no figure is missing, and which field would help. */
export function sayUnits(
  { price, serve }: Extract<Need, { kind: 'units' }>,
  answers: ValidationAnswers,
  voice: Pick<Voice, 'say' | 'price'>,
): string {
  const { say } = voice
  const isVisit = isVisitOpen(answers) && isHourAndVisit(price, serve)
  return say('friend.units', {
    price: voice.price(price),
    serve: voice.price(serve),
    visit: isVisit ? 'yes' : 'no',
    label: say(isVisit ? 'label.paid.visit' : serveLabel(told(answers.earn?.type))),
    card: say(isVisit ? 'name.paid' : 'name.frame'),
  })
}

/** Says how many customers there are. If it is time that they pay again, it counts only those who did. */
export function sayHave(
  { isOnce }: Counted,
  answers: ValidationAnswers,
  { say, number }: Voice,
  today: string,
): string {
  const have = isOnce ? null : haveOf(answers)
  if (!have) return ''
  const again = have.isNow || !isAgainDue(answers, today) ? null : stayedOf(answers)
  return say('friend.have', {
    type: told(answers.earn?.type) ?? 'unsure',
    have: number(again?.low ?? have.count),
    now: have.isNow ? 'yes' : again ? 'again' : 'no',
  })
}

type Said = { earn: ValidationAnswers['earn']; aim: Amount; have: string; promised?: Range | null }

/** Says how many customers the aim needs, with the fixed costs. It also says which cost is unknown. */
export function sayNeed(need: Counted, { earn, aim, have, promised = null }: Said, voice: Voice): string {
  const { say, number, money, price } = voice
  const wanted = aimOf(need, aim)
  const { low, high } = need.fixed
  const months = wanted === aim ? 1 : 12
  const fixed = high > 0 ? money({ low: months * low, high: months * high, currency: need.currency }) : 'none'
  const values = {
    ...{ payers: sayPayers(need, earn, voice), aim: price(wanted), fixed, have },
    yearly: need.all > need.count ? 'yes' : 'no',
    ...{ costs: need.before, needed: need.count },
  }
  // In a cause, a promise does not count as a regular giver.
  const more = promised && earn?.type !== 'giving' ? promised : { low: 0, high: 0 }
  return say(need.isLeast ? 'friend.least' : 'friend.need', {
    ...values,
    promised: number(more),
    count: more.high,
  })
}
