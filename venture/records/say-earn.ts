// Replies about the revenue model.
import type { Amount } from '../../contracts/record-fields.ts'
import type { ValidationAnswers } from '../../contracts/validation-record.ts'
import { isOnceEver, priceOf } from './earn.ts'
import { plain, type Range, scale, told } from './figures.ts'
import { hasOtherUnit, isVisitOpen, paidEach, visitOf } from './units.ts'
import { isPrintedWhole, type Voice } from './voice.ts'

type Earn = ValidationAnswers['earn']

/** Lists one amount for each currency, because amounts in different currencies cannot be added. */
export function sayCurrencies(amounts: readonly Amount[], { say, price }: Voice): string {
  const isFirst = ({ currency }: Amount, index: number) =>
    amounts.findIndex(other => other.currency === currency) === index
  return say('react.currencies', { list: amounts.filter(isFirst).map(price).join(', ') })
}

/**
 * Says that customers paid in another unit than planned. If one unit is a visit and the other an hour, it asks for
 * the hours of a visit, because both may be the same price. Null if the unit is the planned one.
 */
export function sayOtherUnit(answers: ValidationAnswers, { say, price }: Voice): string | null {
  const [each, plan] = [told(answers.paid?.each), priceOf(answers.earn)]
  if (!each || !plan || !hasOtherUnit(answers)) return null
  const values = { each: price(each), price: price(plan), card: say('name.paid') }
  return say(isVisitOpen(answers) ? 'react.paid.visit' : 'react.paid.unit', values)
}

/**
 * Says that two prices differ: "They paid EUR 45 a year; you plan EUR 50 a year, and the sums take your plan." Null
 * if the two may be equal.
 */
export function sayApart({ earn, paid }: ValidationAnswers, { say, price }: Voice): string | null {
  const [each, plan, type] = [told(paid?.each), told(earn?.price), told(earn?.type)]
  // With a commission, customers may have paid the whole deal, so the payment cannot be compared with the price.
  if (!each || !plan || type === 'commission' || each.currency !== plan.currency) return null
  if (each.per !== plan.per || (each.low <= plan.high && plan.low <= each.high)) return null
  return say('react.paid.apart', { each: price(each), price: price(plan), type: type ?? 'unsure' })
}

/**
 * Converts the price of a visit: "EUR 320 ÷ 7 h ≈ EUR 45.71 an hour; you plan EUR 46 an hour." Null if the hours of
 * a visit are not known or not needed.
 */
export function sayVisit(answers: ValidationAnswers, { say, price, exact, measure }: Voice): string | null {
  const [each, plan] = [told(answers.paid?.each), told(answers.earn?.price)]
  const [visit, paid] = [visitOf(answers), paidEach(answers)]
  if (!each || !plan || !visit || !paid) return null
  const sign = isPrintedWhole(paid.low) && isPrintedWhole(paid.high) ? '=' : '≈'
  const formula = `${exact(plain(each))} ${plan.per === 'hour' ? '÷' : '×'} ${measure('hours', visit)} ${sign} ${price(paid)}`
  const same = price(paid) === price(plan) ? 'yes' : 'no'
  return say('react.paid.hourly', { formula, price: price(plan), same })
}

/**
 * Says how many payers still pay, came again or recommended the venture. The revenue model decides which of these
 * three it says.
 */
export const sayStill = (earn: Earn, still: Range, { say, number }: Pick<Voice, 'say' | 'number'>): string =>
  say('score.still', { label: say(`label.paid.still.${told(earn?.type) ?? 'unsure'}`), still: number(still) })

/** Says the same as `sayStill`, with the share of all payers. */
export function sayStayed(earn: Earn, still: Range, of: Range, voice: Voice): string {
  const { say, number, shares } = voice
  const all = { low: Math.max(of.low, still.high), high: Math.max(of.high, still.high) }
  // If each customer buys only once, the share of payers who came again means nothing.
  const part = say('find.of', { part: number(still), all: number(all) })
  const label = say(`label.paid.still.${told(earn?.type) ?? 'unsure'}`)
  return isOnceEver(earn)
    ? sayStill(earn, still, voice)
    : say('score.still', { label, still: `${part} (${shares(still, all)})` })
}

/** Says what it costs to help all people whom the cause helps. */
export function sayGiving(earn: NonNullable<Earn>, voice: Voice): string | null {
  const { say, number, money } = voice
  const [people, cost, gift] = [told(earn.people), told(earn.cost), told(earn.price)]
  if (!people || !cost || people.low === 0) return null
  if (gift && gift.currency !== cost.currency) return sayCurrencies([gift, cost], voice)
  const sum = scale(plain(cost), people)
  return say('react.earn.giving', {
    people: number(people),
    cost: money(cost),
    sum: money(sum),
  })
}

/**
 * If helping alone costs more than the money that the founder needs, asks which of the two amounts is right. Null
 * if it does not cost more.
 */
export function sayHelpAbove({ earn, frame }: ValidationAnswers, voice: Voice): string | null {
  const [people, cost, aim] = [told(earn?.people), told(earn?.cost), told(frame?.aim)]
  if (told(earn?.type) !== 'giving' || !people || !cost || aim?.currency !== cost.currency) return null
  const { say, number, exact } = voice
  const year = { low: 12, high: 12 }
  const [sum, wanted] = [scale(scale(plain(cost), people), year), scale(plain(aim), year)]
  if (sum.low <= wanted.high) return null
  const formula = `${number(people)} × ${exact(plain(cost))} × 12`
  return say('react.frame.helping', {
    ...{ formula, sum: exact(sum), aim: exact(wanted) },
    label: say('label.frame.aim.giving'),
  })
}

/** Says how many users are missing until an advertiser comes. Null if there are enough. */
export function sayUsers(earn: NonNullable<Earn>, { say, number }: Voice): string | null {
  const [users, needs] = [told(earn.users), told(earn.needs)]
  if (!users || !needs || needs.high <= users.low) return null
  const missing = number({
    low: Math.max(0, needs.low - users.high),
    high: Math.max(0, needs.high - users.low),
  })
  return say('react.earn.users', { users: number(users), needs: number(needs), missing })
}
