// What the figures of price, share, gifts and costs make, each with its formula in sight.
import type { IdeaAnswers } from '../../../contracts/idea-record.ts'
import type { Amount } from '../../../contracts/record-fields.ts'
import { isOnceEver, priceOf, yearlyValue } from '../earn.ts'
import { monthly, plain, type Range, rangeOf, scale, told, yearlyTimes } from '../figures.ts'
import { sayCurrencies, sayUsers } from '../say-earn.ts'
import { isPrintedWhole, type Voice } from '../voice.ts'
import { sayShare } from './say-price.ts'
import { coverOf, helpingOf, isGiving, leftOf, runsOf } from './sums.ts'

/** Printed without being rounded: a sum of rounded ones does not add up as it is printed. */
const isWhole = (...amounts: readonly Range[]): boolean =>
  amounts.every(({ low, high }) => isPrintedWhole(low) && isPrintedWhole(high))

/** Of these one is one of what a buyer takes. */
const taken: readonly Amount['per'][] = ['piece', 'time']

/** What one price brings in the time that it is paid, or in a year; null where a field is missing for that. */
export function sayYear({ earn }: IdeaAnswers, { say, price, money, number }: Voice): string | null {
  const each = priceOf(earn)
  const type = told(earn?.type)
  if (!earn || !each || each.high === 0) return null
  const [stays, takes, season] = [told(earn.stays), told(earn.takes), runsOf({ earn })]
  if (type === 'subscription') {
    const month = monthly(each)
    if (stays === null || !month || rangeOf(stays).high === 0 || season.high < 12) return null
    const months = rangeOf(stays)
    const sum = money(scale(month, months))
    return say('idea.react.stays', { price: price({ ...month, per: 'month' }), months: number(months), sum })
  }
  const times = takes && yearlyTimes(takes)
  if ((type !== 'sale' && type !== 'commission') || !times || isOnceEver(earn)) return null
  const year = yearlyValue(earn)
  const part = takes.per === 'year' ? { low: 12, high: 12 } : season
  const often = { low: (times.low * part.low) / 12, high: (times.high * part.high) / 12 }
  const isOnce = often.low === 1 && often.high === 1
  // A factor that is rounded does not multiply as it is printed.
  if (!year || isOnce || !taken.includes(each.per) || !isWhole(often, each, year)) return null
  return say('idea.react.times', { price: money(plain(each)), times: number(often), sum: money(year), type })
}

/** What helping costs in a month, and how far the gifts go. */
export function sayHelping(answers: IdeaAnswers, voice: Voice): string | null {
  const { say, number, money } = voice
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
  const { people, cost, fixed, sum, givers, months, fee } = helping
  const parts = [
    people &&
      cost &&
      `${say('idea.react.people', { people: number(people), count: people.high })} × ${money(cost)}`,
    fixed && money(fixed),
  ]
  const formula = parts.filter(Boolean).join(' + ')
  return [
    people && (!cost || isWhole(cost, fixed ?? cost, sum))
      ? say('idea.react.helping', { formula, sum: money(sum) })
      : say(people ? 'idea.react.helping.round' : 'idea.react.helping.fixed', { sum: money(sum) }),
    fee &&
      say('idea.react.fee', {
        gift: money(plain(fee.gift)),
        fee: money(plain(fee.fee)),
        net: voice.price(fee.net),
      }),
    givers && say('idea.react.givers', { givers: number(givers), count: givers.high }),
    months && say('idea.react.lasts', { months: number(months), count: months.high }),
  ]
    .filter(Boolean)
    .join(' ')
}

/** To the card on earning: of a commission the share, then what one brings; of gifts what helping costs. */
export const sayEarn = (answers: IdeaAnswers, voice: Voice): (string | null)[] =>
  isGiving(answers)
    ? [sayHelping(answers, voice)]
    : [
        told(answers.earn?.type) === 'ads' && answers.earn ? sayUsers(answers.earn, voice) : null,
        sayShare(answers, voice),
        sayYear(answers, voice),
      ]

/** What is left of each, then how many cover the rest, and whether there are as many. */
export function sayLeft(answers: IdeaAnswers, voice: Voice): string | null {
  const { say, money, price } = voice
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
      const isShare = told(answers.earn?.type) === 'commission' ? 'yes' : 'no'
      const values = { price: money(left.price), serve: money(left.serve), isShare }
      if (left.kind === 'left') {
        const rest = price({ ...left.left, per: left.per })
        const kept = isWhole(left.price, left.serve, left.left)
          ? say('idea.react.left', { ...values, left: rest })
          : say('idea.react.left.round', { isShare, left: rest })
        return [kept, sayCover(answers, { ...left.left, per: left.per }, voice)].filter(Boolean).join(' ')
      }
      const { low, high, currency } = left.left
      if (low === 0 && high === 0) return say('idea.react.nothing', values)
      const loss = price({ low: -low, high: -low, currency, per: left.per })
      const gain = price({ low: high, high, currency, per: left.per })
      if (high > 0)
        return say('idea.react.either', { ...values, loss: money({ low: -low, high: -low, currency }), gain })
      return say('idea.react.loses', { ...values, amount: loss, isRange: low === high ? 'no' : 'yes' })
    }
  }
}

/** How many times what is left covers the costs that stay; whose they are nobody says. */
function sayCover(answers: IdeaAnswers, left: Amount, voice: Voice): string | null {
  const { say, money, number, price } = voice
  const costs = told(answers.costs?.fixed)
  if (costs && costs.currency !== left.currency) return sayCurrencies([left, costs], voice)
  const cover = coverOf(answers)
  if (!cover) return null
  const { count, fixed, per, runs, year } = cover
  const isSeason = runs.low < 12
  // What each takes once a year does not come by the month.
  const isYearly = per && year && !isSeason && told(answers.earn?.takes)?.per === 'year'
  const unit = (many: Range) => say(`idea.unit.${per ?? 'time'}`, { count: many.high, shown: number(many) })
  const what = isYearly
    ? say('times.year', { count: unit(year) })
    : per
      ? say('times.month', { count: unit(count) })
      : `${number(count)} × ${price(left)}`
  return say(isSeason ? 'idea.react.cover.season' : 'idea.react.cover', {
    what,
    count: isYearly ? year.high : count.high,
    fixed: money(fixed),
    months: number(runs),
  })
}
