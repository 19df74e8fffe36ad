// What a customer pays against what they pay otherwise, and of a commission the two numbers.
import type { IdeaAnswers } from '../../../contracts/idea-record.ts'
import type { Amount } from '../../../contracts/record-fields.ts'
import { inYear, isOnceEver, priceOf } from '../earn.ts'
import { type Money, monthly, plain, told } from '../figures.ts'
import { yearlyAmount } from '../in-a-year.ts'
import { sayCurrencies } from '../say-earn.ts'
import type { Voice } from '../voice.ts'

const aYear = (sum: Money): Amount => ({ ...sum, per: 'year' })

/** Those who pay do not spend what it costs today. */
export const isPaidByOthers = ({ customer }: Pick<IdeaAnswers, 'customer'>): boolean =>
  ['state', 'donor', 'advertiser'].includes(told(customer?.payer) ?? '')

/** Of these nobody pays a price for what they use otherwise. */
const unpriced: readonly (string | null)[] = ['commission', 'giving', 'ads']

/**
 * What a customer pays you and what they pay otherwise; `isSame`: for the same, or brought to a year. Of a commission
 * nobody said which of the two numbers they pay.
 */
export function pricesOf(answers: IdeaAnswers): { price: Amount; pays: Amount; isSame: boolean } | null {
  const { earn, instead } = answers
  const [price, pays] = [told(earn?.price), told(instead?.pays)]
  if (!earn || !price || !pays || isPaidByOthers(answers) || unpriced.includes(told(earn.type))) return null
  if (price.per === pays.per) return { price, pays, isSame: true }
  const takes = told(earn.takes)
  if (isOnceEver(earn) && pays.per === 'once' && takes?.low === 1 && takes.high === 1)
    return { price: { ...price, per: 'once' }, pays, isSame: true }
  // Both by time: for a month each, however long they stay.
  const months = [price, pays].map(one => (one.per === 'day' ? null : monthly(one)))
  const [one, other] = months
  if (one && other) return { price: { ...one, per: 'month' }, pays: { ...other, per: 'month' }, isSame: true }
  const [mine, theirs] = [inYear(price, earn), yearlyAmount(pays, earn)]
  return mine && theirs
    ? { price: aYear(mine), pays: aYear(theirs), isSame: true }
    : { price, pays, isSame: false }
}

/** Their price against what is paid otherwise, and what is there for the difference. */
export function sayPrice(answers: IdeaAnswers, voice: Voice): string | null {
  const { say, price: print, shares } = voice
  const held = pricesOf(answers)
  if (!held) return null
  const { price, pays, isSame } = held
  if (price.currency !== pays.currency) return sayCurrencies([price, pays], voice)
  if (pays.high === 0) return say('idea.react.free', { price: print(price) })
  const values = { price: print(price), pays: print(pays) }
  if (!isSame || pays.low === 0) return say('idea.react.apart', values)
  const share = shares(price, pays)
  if (price.low <= pays.high) return say('idea.react.instead', { ...values, share })
  const more = { ...price, low: price.low - pays.high, high: price.high - pays.low }
  const better = answers.instead?.better?.trim() || 'none'
  return say('idea.react.above', { ...values, share, more: voice.money(plain(more)), better })
}

/** "One deal is worth 160; your share of it is 19.20 (12 %)." */
export function sayShare(answers: IdeaAnswers, { say, price, share }: Voice): string | null {
  const { earn, instead } = answers
  const [deal, part, mine] = [told(earn?.deal), told(earn?.share), priceOf(earn)]
  if (told(earn?.type) !== 'commission' || !deal || part === null || !mine) return null
  const pays = told(instead?.pays)
  const said = say('idea.react.share', { deal: price(deal), mine: price(mine), share: share(part, 100) })
  return pays && pays.low > 0 && !isPaidByOthers(answers)
    ? `${said} ${say('idea.react.share.pays', { pays: price(pays) })}`
    : said
}
