// Compares the price and the planned customers of the market research with the payments in the problem validation.
import type { MarketAnswers } from '../../../contracts/market-record.ts'
import type { Amount, Earn } from '../../../contracts/record-fields.ts'
import { atLeast, monthsBetween, plus, told } from '../figures.ts'
import { isOnce, paidEach, slackOf } from '../units.ts'
import type { Voice } from '../voice.ts'
import { type MarketSums, takenAt, yearsToWin } from './sums.ts'

/** Whether two amounts can be compared: same unit and currency. All one-time payments count as one unit. */
const isComparable = (one: Amount, other: Amount): boolean =>
  one.currency === other.currency && (one.per === other.per || (isOnce(one.per) && isOnce(other.per)))

/** Whether customers paid a known amount, in any unit. */
export const hasPaid = ({ beside }: MarketSums): boolean =>
  atLeast(beside?.paid?.paid) > 0 && told(beside?.paid?.each) !== null

type Both = Record<'price' | 'each', Amount> & { slack: number }

/**
 * The planned price and the amount that customers paid, if both have the same unit. With a commission it is null,
 * because customers may have paid the whole deal or only the share.
 */
function bothOf({ earn }: MarketAnswers, { brings, beside }: MarketSums): Both | null {
  const there = { earn, paid: beside?.paid }
  const each = atLeast(there.paid?.paid) > 0 ? paidEach(there) : null
  const price = told(earn?.type) === 'commission' ? null : told(earn?.price)
  return brings && price && each && isComparable(price, each) ? { price, each, slack: slackOf(there) } : null
}

/** The planned price and the amount that customers paid, if these two differ. */
function apartFrom(answers: MarketAnswers, sums: MarketSums): Both | null {
  const both = bothOf(answers, sums)
  if (!both) return null
  const { price, each, slack } = both
  return price.low > each.high * slack || each.low > price.high * slack ? both : null
}

/** The planned price and the amount that customers paid, if they paid less than planned. */
const lessThan = (answers: MarketAnswers, sums: MarketSums) => {
  const apart = apartFrom(answers, sums)
  return apart && apart.each.high < apart.price.low ? apart : null
}

/**
 * Says that the market sizes use a price other than the one that customers paid. Left out if the counter-argument
 * already says this.
 */
export function besideFlags(
  answers: MarketAnswers,
  sums: MarketSums,
  counter: string,
  voice: Voice,
): string[] {
  const apart = apartFrom(answers, sums)
  if (!apart || sayPaidLess(answers, sums, voice) === counter) return []
  const values = { price: voice.price(apart.price), each: voice.price(apart.each) }
  return [voice.say('market.flag.paid', values)]
}

/**
 * The number of customers that the aim needs at another price. "loses" if every customer loses money, "none" if the
 * number is unknown.
 */
function needAt(
  answers: MarketAnswers,
  { taken, beside }: MarketSums,
  earn: Earn,
  { number }: Voice,
): string {
  const needed = taken && takenAt({ ...answers, earn }, beside)
  return needed === 'loses' ? 'loses' : needed ? number(needed) : 'none'
}

/** The counter-argument if customers paid less than the planned price. */
export function sayPaidLess(answers: MarketAnswers, sums: MarketSums, voice: Voice): string | null {
  const less = lessThan(answers, sums)
  if (!less) return null
  return voice.say('market.counter.paid', {
    price: voice.price(less.price),
    each: voice.price(less.each),
    type: told(answers.earn?.type) ?? 'unsure',
    need: needAt(answers, sums, { ...answers.earn, price: { ...less.each, per: less.price.per } }, voice),
    taken: sums.taken ? voice.number(sums.taken) : '',
  })
}

const halved = (amount: Amount): Amount => ({ ...amount, low: amount.low / 2, high: amount.high / 2 })

/** The counter-argument if the price is a guess. It says what half of this price would mean. */
export function sayPriceGuess(answers: MarketAnswers, sums: MarketSums, voice: Voice): string | null {
  const { brings, taken, sizes } = sums
  const [price, deal] = [told(answers.earn?.price), told(answers.earn?.deal)]
  if (!brings) return null
  const half = {
    ...answers.earn,
    ...(price && { price: halved(price) }),
    ...(deal && { deal: halved(deal) }),
  }
  const need = needAt(answers, sums, half, voice)
  return voice.say('market.counter.price', {
    each: voice.money(brings),
    need: need === 'none' && !sizes.tam && !sizes.som ? 'open' : need,
    taken: taken ? voice.number(taken) : '',
  })
}

/**
 * Compares the planned customers of one year with the customers won so far. If that number is unknown, asks to
 * count them.
 */
export function sayPlan(
  answers: MarketAnswers,
  { beside }: MarketSums,
  today: string,
  voice: Voice,
): string | null {
  const { say, number } = voice
  const won = told(answers.far?.won)
  if (!won || won.high === 0) return null
  const year = Math.ceil(won.high / yearsToWin)
  const [paid, since] = [told(beside?.paid?.paid), told(beside?.paid?.since)]
  if (paid?.high === 0) return null
  if (!paid || !since) return say('market.do.plan', { won: number(won), year: number(year) })
  const months = monthsBetween(since, today.slice(0, 7))
  if ((12 * paid.high) / Math.max(1, months) >= year) return null
  const values = { won: number(won), year: number(year), paid: number(paid), since: voice.month(since) }
  return say('market.do.pace', values)
}

/** After asking this many people, founders know how people react to the price. */
const fewAsked = 5

/**
 * Suggests to ask people for the price: five people, or the next ones if five were already asked. Null if few were
 * asked but the price is not a guess, or if nothing may be sold yet.
 */
export function sayAsk(
  answers: MarketAnswers,
  sums: MarketSums,
  isGuess: boolean,
  voice: Voice,
): string | null {
  const { say, number, price } = voice
  const { paid, others, frame } = sums.beside ?? {}
  const [own, type] = [told(answers.earn?.price), told(answers.earn?.type) ?? 'unsure']
  const asked = plus(...[paid?.paid, others?.committed, others?.no].flatMap(count => told(count) ?? []))
  const isWaiting = ['applied', 'needed'].includes(told(frame?.permit) ?? '')
  if (!own || (asked.low < fewAsked && !isGuess)) return null
  if (asked.low < fewAsked) return say('market.do.price', { price: price(own), type })
  const less = lessThan(answers, sums)
  if (isWaiting || !told(paid?.paid) || (hasPaid(sums) && !bothOf(answers, sums))) return null
  return say('market.do.next', {
    ...{ price: price(own), each: less ? price(less.each) : 'none', type },
    ...{ paid: number(told(paid?.paid) ?? 0), asked: number(asked) },
  })
}
