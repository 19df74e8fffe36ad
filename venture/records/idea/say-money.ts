// Writes the results of calculations with prices, shares, gifts and costs. Each shows its formula.
import type { IdeaAnswers } from '../../../contracts/idea-record.ts'
import type { Amount } from '../../../contracts/record-fields.ts'
import { isLeavingSoon, priceOf } from '../earn.ts'
import { earnFields } from '../fields.ts'
import { type Money, plain, type Range, told } from '../figures.ts'
import { sayCurrencies } from '../say-earn.ts'
import { isPrintedWhole, type Voice } from '../voice.ts'
import { boundOf, coverIn, sayEach, sayHeld } from './bound.ts'
import { type Beside, type CostsCover, type Cover, helpingOf, isGiving, leftOf } from './sums.ts'

/** Whether all amounts are printed without rounding. Otherwise the printed calculation could look wrong. */
const isWhole = (...amounts: readonly Range[]): boolean =>
  amounts.every(({ low, high }) => isPrintedWhole(low) && isPrintedWhole(high))

/** Writes, for example: "One deal is worth 160; your share of it is 19.20 (12 %)." */
export function sayShare({ earn }: IdeaAnswers, { say, exact, percent }: Voice): string | null {
  const [deal, part, mine] = [told(earn?.deal), told(earn?.share), priceOf(earn)]
  if (told(earn?.type) !== 'commission' || !deal || part === null || !mine || !isWhole(mine)) return null
  return say('idea.react.share', {
    ...{ deal: exact(plain(deal)), mine: exact(plain(mine)), share: percent(part) },
  })
}

/** The fields that are needed for a first calculation. The revenue models that are not listed need only the price. */
const needed: Readonly<Record<string, readonly string[]>> = {
  commission: ['deal', 'share'],
  giving: ['price', 'people', 'cost'],
}

/** The labels of needed fields that are still blank. Empty if the revenue model is unknown. */
export function blankOf({ earn }: IdeaAnswers, { say }: Voice): string[] {
  const [type, given] = [told(earn?.type), (earn ?? {}) as Readonly<Record<string, unknown>>]
  if (!type || type === 'unsure') return []
  return earnFields(earn).flatMap(({ id, label }) =>
    (needed[type] ?? ['price']).includes(id) && (given[id] ?? 'unknown') === 'unknown' ? [say(label)] : [],
  )
}

/** Whether the payer also pays for today's solution. Such a payer spends money for many people at once. */
const isPaidByThem = ({ customer }: IdeaAnswers, beside: Beside): boolean =>
  !['state', 'donor', 'advertiser'].includes(told(customer?.payer) ?? told(beside?.who?.payer) ?? '')

/** Revenue models without a price that could replace what people spend today. */
const unpriced: readonly unknown[] = ['commission', 'giving', 'ads']

/** If one price is more than this many times the other, they are probably not for the same thing. */
const mostTimes = 3

/**
 * Compares the price with what people spend today, if unit and currency are the same: "EUR 8 a month instead of EUR
 * 20 a month: 40 %". If the two are too far apart, it asks about them.
 */
function insteadOf(answers: IdeaAnswers, voice: Voice, beside: Beside, isAsked: boolean): string | null {
  const { earn, instead } = answers
  const [price, pays] = [told(earn?.price), told(instead?.pays)]
  if (!price || !pays || pays.low === 0 || !isPaidByThem(answers, beside)) return null
  if (price.currency !== pays.currency || price.per !== pays.per || unpriced.includes(told(earn?.type)))
    return null
  // The problem validation has compared these two already.
  const isSame = (one: Amount, other: Amount | null) => JSON.stringify(one) === JSON.stringify(other)
  const isKnown = isSame(price, told(beside?.earn?.price)) && isSame(pays, told(beside?.today?.pays))
  const values = { price: voice.price(price), pays: voice.price(pays) }
  const isFar = price.high > mostTimes * pays.low || pays.high > mostTimes * price.low
  if (isFar) return isAsked && !isKnown ? voice.say('idea.react.apart', values) : null
  return voice.say('idea.react.instead', { ...values, share: voice.shares(price, pays) })
}

export const sayInstead = (answers: IdeaAnswers, voice: Voice, beside: Beside = null): string | null =>
  insteadOf(answers, voice, beside, false)
/** Asks whether two very different prices are for the same thing. */
export const askInstead = (answers: IdeaAnswers, voice: Voice, beside: Beside = null): string | null =>
  insteadOf(answers, voice, beside, true)

/** Says what the help costs in a month, and how many gifts cover the needed money. */
function sayHelping(answers: IdeaAnswers, voice: Voice, beside: Beside): string | null {
  const { say, number, exact } = voice
  const helping = helpingOf(answers, told(beside?.frame?.aim))
  if (helping === null) return null
  if (helping === 'currencies') {
    const { earn, costs } = answers
    const amounts = [earn?.price, earn?.cost ?? costs?.serve, costs?.fixed].map(told)
    return sayCurrencies(
      amounts.filter(one => one !== null),
      voice,
    )
  }
  const { people, cost, fixed, season, sum, aim, wanted, givers, fee } = helping
  const months = [aim, aim && fixed].flatMap(money => (money ? exact(money) : []))
  const needed = wanted && sum.low > wanted.high && sayWanted(months, wanted, false, voice)
  const parts = [
    people &&
      cost &&
      `${say('idea.react.people', { people: number(people), count: people.high })} × ${exact(cost)}${season ? ` × ${voice.measure('months', season)}` : ''}`,
    fixed && `${season ? '12 × ' : ''}${exact(fixed)}`,
  ]
  const lines = [
    people &&
      isWhole(sum) &&
      say('idea.react.helping', {
        formula: parts.filter(Boolean).join(' + '),
        sum: exact(sum),
        per: season ? 'year' : 'month',
        needed: needed || 'none',
      }),
    fee &&
      say('idea.react.fee', {
        gift: exact(plain(fee.gift)),
        fee: exact(plain(fee.fee)),
        net: voice.price(fee.net),
      }),
    givers && sayGifts(givers, wanted ? months : season ? [] : [exact(sum)], voice),
  ]
  return lines.filter(Boolean).join(' ') || null
}

/**
 * Says what is left of each sale, and how many sales cover the fixed costs. For gifts, it says what the help costs.
 */
export function sayLeft(answers: IdeaAnswers, voice: Voice, beside: Beside = null): string | null {
  if (isGiving(answers)) return sayHelping(answers, voice, beside)
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
        const cover = coverIn(answers, beside)
        // The number of payers who leave during the season is unknown.
        if (!cover && told(answers.costs?.fixed) && isLeavingSoon(answers.earn)) return null
        const kept = say('idea.react.left', { ...values, left: price({ ...left.left, per: left.per }) })
        const isGoal = boundOf(answers, beside)?.kind === 'goal'
        const held = sayHeld(isGoal ? 'goal' : 'most', answers, beside, voice)
        const covered = cover && sayCover(cover, sayEach(cover, answers, voice), voice)
        return [kept, covered, held].filter(Boolean).join(' ')
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

/**
 * Writes, for example, "12 × (EUR 400 + EUR 95) = EUR 5,940": the costs of a month and their total, per month or
 * per year.
 */
function sayWanted(months: readonly string[], sum: Money, isYear: boolean, { exact }: Voice): string {
  const month = months.join(' + ')
  if (!isYear) return months.length > 1 ? `${month} = ${exact(sum)}` : month
  return `12 × ${months.length > 1 ? `(${month})` : month} = ${exact(sum)}`
}

function sayGifts(
  { count, each, sum, isYear }: Cover & { isYear: boolean },
  months: readonly string[],
  voice: Voice,
): string {
  const { say, exact, number } = voice
  const costs = months.length > 0 ? sayWanted(months, sum, isYear, voice) : exact(sum)
  const values = { count: number(count), left: exact(each), costs, pay: 'gifts' }
  return say(isYear ? 'idea.react.cover.year' : 'idea.react.cover', values)
}

/**
 * Says how many sales are certainly enough for the fixed costs, and for the founder's pay if it is known. A yearly
 * total contains twelve months.
 */
function sayCover(
  { count, sum, isYear, fixed, pay }: CostsCover,
  left: string,
  { say, exact, number }: Voice,
): string {
  const [times, key] = isYear
    ? (['12 × ', 'idea.react.cover.year'] as const)
    : (['', 'idea.react.cover'] as const)
  const own = pay ? ` + ${times}${say('idea.react.pay', { pay: exact(pay) })}` : ''
  const total = isYear || pay ? ` = ${exact(sum)}` : ''
  const costs = `${times}${exact(fixed)}${own}${total}`
  return say(key, { count: number(count), left, costs, pay: pay ? 'yes' : 'none' })
}

/** Says whether the founder's goal covers costs and pay. */
export const sayGoal = (answers: IdeaAnswers, voice: Voice, beside: Beside): string | null =>
  sayHeld('goal', answers, beside, voice)
