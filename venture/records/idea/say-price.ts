// The founder's price beside what is paid today, and of a commission the share of a deal.
import type { IdeaAnswers } from '../../../contracts/idea-record.ts'
import type { Amount } from '../../../contracts/record-fields.ts'
import { isOnceEver, priceOf } from '../earn.ts'
import { monthly, told } from '../figures.ts'
import { sayCurrencies } from '../say-earn.ts'
import type { Voice } from '../voice.ts'
import { soldUnit } from './sums.ts'

/** Those who pay do not spend what it costs today. */
const isPaidByOthers = ({ customer }: Pick<IdeaAnswers, 'customer'>): boolean =>
  ['state', 'donor', 'advertiser'].includes(told(customer?.payer) ?? '')

/** Of these nobody pays a price for what they use otherwise. */
const unpriced: readonly (string | null)[] = ['commission', 'giving', 'ads']

/** What a customer pays the founder and what they pay today, in one unit; null where they have none. */
export function pricesOf(answers: IdeaAnswers): { price: Amount; pays: Amount } | null {
  const { earn, instead } = answers
  const [price, pays] = [told(earn?.price), told(instead?.pays)]
  if (!price || !pays || isPaidByOthers(answers) || unpriced.includes(told(earn?.type) ?? null)) return null
  if (price.per === pays.per) return { price, pays }
  const takes = told(earn?.takes)
  // Bought once in all, each time is once.
  if (isOnceEver(earn) && takes?.low === 1 && takes.high === 1 && pays.per === 'once')
    return { price: { ...price, per: 'once' }, pays }
  const [one, other] = [price, pays].map(amount => (soldUnit(amount.per) ? null : monthly(amount)))
  return one && other ? { price: { ...one, per: 'month' }, pays: { ...other, per: 'month' } } : null
}

export function sayPrice(answers: IdeaAnswers, voice: Voice): string | null {
  const held = pricesOf(answers)
  if (!held) return null
  const { price, pays } = held
  if (price.currency !== pays.currency) return sayCurrencies([price, pays], voice)
  if (pays.low === 0) return null
  const values = { price: voice.price(price), pays: voice.price(pays) }
  return voice.say('idea.react.instead', { ...values, share: voice.shares(price, pays) })
}

/** "One deal is worth 160; your share of it is 19.20 (12 %)." */
export function sayShare({ earn }: IdeaAnswers, { say, price, share }: Voice): string | null {
  const [deal, part, mine] = [told(earn?.deal), told(earn?.share), priceOf(earn)]
  if (told(earn?.type) !== 'commission' || !deal || part === null || !mine) return null
  return say('idea.react.share', { deal: price(deal), mine: price(mine), share: share(part, 100) })
}
