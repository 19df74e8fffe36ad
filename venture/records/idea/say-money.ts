// Says what prices, shares, gifts and costs add up to, each with its formula.
import type { IdeaAnswers } from '../../../contracts/idea-record.ts'
import type { ValidationAnswers } from '../../../contracts/validation-record.ts'
import { priceOf } from '../earn.ts'
import { type Money, plain, type Range, told } from '../figures.ts'
import { sayCurrencies } from '../say-earn.ts'
import { isPrintedWhole, type Voice } from '../voice.ts'
import { boundOf, sayBound } from './bound.ts'
import { type CostsCover, type Cover, coverOf, helpingOf, isGiving, leftOf } from './sums.ts'

/** The answers of the problem validation. */
export type Beside = ValidationAnswers | null | undefined

/** Prints unrounded amounts, because a sum of rounded ones can look wrong. */
const isWhole = (...amounts: readonly Range[]): boolean =>
  amounts.every(({ low, high }) => isPrintedWhole(low) && isPrintedWhole(high))

/** "One deal is worth 160; your share of it is 19.20 (12 %)." */
export function sayShare({ earn }: IdeaAnswers, { say, price, percent }: Voice): string | null {
  const [deal, part, mine] = [told(earn?.deal), told(earn?.share), priceOf(earn)]
  if (told(earn?.type) !== 'commission' || !deal || part === null || !mine || !isWhole(mine)) return null
  return say('idea.react.share', { deal: price(deal), mine: price(mine), share: percent(part) })
}

/** Whether the people with the problem pay themselves. Another payer has other spending. */
function isPaidByThem({ customer }: IdeaAnswers, beside: Beside): boolean {
  const payer = told(customer?.payer) ?? told(beside?.who?.payer)
  return payer === null || payer === 'self'
}

/** Ways of earning without a price that could replace today's spending. */
const unpriced: readonly unknown[] = ['commission', 'giving', 'ads']

/** Of one thing nobody pays more than so many times as much. */
const mostTimes = 3

/** "EUR 8 a month instead of EUR 20 a month: 40 %", for the same unit and currency; further apart they are asked about. */
function insteadOf(answers: IdeaAnswers, voice: Voice, beside: Beside, isAsked: boolean): string | null {
  const { earn, instead } = answers
  const [price, pays] = [told(earn?.price), told(instead?.pays)]
  if (!price || !pays || pays.low === 0 || !isPaidByThem(answers, beside)) return null
  if (price.currency !== pays.currency || price.per !== pays.per || unpriced.includes(told(earn?.type)))
    return null
  const values = { price: voice.price(price), pays: voice.price(pays) }
  const isFar = price.high > mostTimes * pays.low || pays.high > mostTimes * price.low
  if (isFar) return isAsked ? voice.say('idea.react.apart', values) : null
  return voice.say('idea.react.instead', { ...values, share: voice.shares(price, pays) })
}

export const sayInstead = (answers: IdeaAnswers, voice: Voice, beside: Beside = null): string | null =>
  insteadOf(answers, voice, beside, false)
/** Where the two are no comparison, whether they are for the same. */
export const askInstead = (answers: IdeaAnswers, voice: Voice, beside: Beside = null): string | null =>
  insteadOf(answers, voice, beside, true)

/** What helping costs in a month, and how far the gifts go. */
function sayHelping(answers: IdeaAnswers, voice: Voice): string | null {
  const { say, number, exact } = voice
  const helping = helpingOf(answers)
  if (helping === null) return null
  if (helping === 'currencies') {
    const { earn, costs } = answers
    const amounts = [earn?.price, earn?.cost ?? costs?.serve, costs?.fixed].map(told)
    return sayCurrencies(
      amounts.filter(one => one !== null),
      voice,
    )
  }
  const { people, cost, fixed, sum, givers, fee } = helping
  const parts = [
    people &&
      cost &&
      `${say('idea.react.people', { people: number(people), count: people.high })} × ${exact(cost)}`,
    fixed && exact(fixed),
  ]
  const lines = [
    people &&
      isWhole(sum) &&
      say('idea.react.helping', { formula: parts.filter(Boolean).join(' + '), sum: exact(sum) }),
    fee &&
      say('idea.react.fee', {
        gift: exact(plain(fee.gift)),
        fee: exact(plain(fee.fee)),
        net: voice.price(fee.net),
      }),
    givers && sayGifts(givers, sum, voice),
  ]
  return lines.filter(Boolean).join(' ') || null
}

/** What is left of each, then how many cover the rest; of gifts, what helping costs. */
export function sayLeft(answers: IdeaAnswers, voice: Voice, beside: Beside = null): string | null {
  if (isGiving(answers)) return sayHelping(answers, voice)
  const { say, exact, price } = voice
  const left = leftOf(answers)
  switch (left.kind) {
    case 'unknown':
      return null
    case 'currencies':
      return sayCurrencies(left.amounts, voice)
    case 'units': {
      const [asked, serve] = left.amounts
      return asked && serve ? say('idea.react.units', { price: price(asked), serve: price(serve) }) : null
    }
    case 'loses':
    case 'left': {
      if (!isWhole(left.price, left.serve, left.left)) return null
      const isShare = told(answers.earn?.type) === 'commission' ? 'yes' : 'no'
      const values = { price: exact(left.price), serve: exact(left.serve), isShare }
      if (left.kind === 'left') {
        const cover = coverOf(answers, told(beside?.frame?.aim))
        const kept = say('idea.react.left', { ...values, left: price({ ...left.left, per: left.per }) })
        return [kept, cover && sayCover(cover, voice), sayShort(answers, cover, voice)]
          .filter(Boolean)
          .join(' ')
      }
      const { low, high, currency } = left.left
      if (low === 0 && high === 0) return say('idea.react.nothing', values)
      const loss = price({ low: -low, high: -low, currency, per: left.per })
      const gain = price({ low: high, high, currency, per: left.per })
      if (high > 0)
        return say('idea.react.either', { ...values, loss: exact({ low: -low, high: -low, currency }), gain })
      return say('idea.react.loses', { ...values, amount: loss, isRange: low === high ? 'no' : 'yes' })
    }
  }
}

function sayGifts(
  { count, each, sum, isYear }: Cover & { isYear: boolean },
  month: Money,
  { say, exact, number }: Voice,
): string {
  const costs = isYear ? `12 × ${exact(month)} = ${exact(sum)}` : exact(sum)
  const values = { count: number(count), left: exact(each), costs, pay: 'gifts' }
  return say(isYear ? 'idea.react.cover.year' : 'idea.react.cover', values)
}

/** What is less than that, if it is: the most that can be done, or the goal. */
function sayShort(answers: IdeaAnswers, cover: CostsCover | null, voice: Voice): string | null {
  const bound = boundOf(answers, cover)
  return cover && bound && sayBound(bound, cover, voice)
}

/** How many surely cover a sum of every month, with the founder's own pay where it is told; in a year, twelve of them. */
function sayCover(
  { count, each, sum, isYear, fixed, pay }: CostsCover,
  { say, exact, number }: Voice,
): string {
  const [times, key] = isYear
    ? (['12 × ', 'idea.react.cover.year'] as const)
    : (['', 'idea.react.cover'] as const)
  const own = pay ? ` + ${times}${say('idea.react.pay', { pay: exact(pay) })}` : ''
  const total = isYear || pay ? ` = ${exact(sum)}` : ''
  const costs = `${times}${exact(fixed)}${own}${total}`
  return say(key, { count: number(count), left: exact(each), costs, pay: pay ? 'yes' : 'none' })
}

/** What the founder's goal leaves, where it is less than costs and pay take. */
export function sayGoal(answers: IdeaAnswers, voice: Voice, beside: Beside): string | null {
  const cover = coverOf(answers, told(beside?.frame?.aim))
  const bound = boundOf(answers, cover)
  return cover && bound?.kind === 'goal' ? sayBound(bound, cover, voice) : null
}
