// What the figures of price, share, gifts and costs make, each with its formula in sight.
import type { IdeaAnswers } from '../../../contracts/idea-record.ts'
import { isOnceEver, priceOf, yearlyValue } from '../earn.ts'
import { monthly, plain, type Range, rangeOf, scale, told, yearlyTimes } from '../figures.ts'
import { mostOf, sayMost, servedBy, takenInYear } from '../most.ts'
import { sayCurrencies, sayUsers } from '../say-earn.ts'
import { isPrintedWhole, type Voice } from '../voice.ts'
import { sayBest } from './say-hold.ts'
import { sayPrice, sayShare } from './say-price.ts'
import { coverOf, helpingOf, isGiving, leftOf, runsOf } from './sums.ts'

/** Printed without being rounded: a sum of rounded ones does not add up as it is printed. */
export const isWhole = (...amounts: readonly Range[]): boolean =>
  amounts.every(({ low, high }) => isPrintedWhole(low) && isPrintedWhole(high))

/** What one of them brings in a year, or in the time that they stay. */
export function sayYear({ earn }: IdeaAnswers, voice: Voice): string | null {
  const { say, price, money, number } = voice
  const each = priceOf(earn)
  const type = told(earn?.type)
  if (!earn || !each || !type || each.high === 0) return null
  const takes = told(earn.takes)
  if (isOnceEver(earn) && takes) {
    const sum = scale(plain(each), { low: 10 * takes.low, high: 10 * takes.high })
    return say('idea.react.once', { sum: money(sum) })
  }
  const year = yearlyValue(earn)
  if (!year || year.high === 0) return null
  const stays = told(earn.stays)
  const month = monthly(each)
  // Out of a season nobody pays: who stays longer than it runs pays for as many months of each year.
  const isOver = stays !== null && runsOf({ earn }).high < 12 && rangeOf(stays).high > runsOf({ earn }).high
  if (type === 'subscription' && stays !== null && month && rangeOf(stays).high > 0 && !isOver) {
    const months = rangeOf(stays)
    const sum = scale(month, months)
    const values = { price: price({ ...month, per: 'month' }), months: number(months), sum: money(sum) }
    return say('idea.react.stays', values)
  }
  const times = takes && yearlyTimes(takes)
  const season = runsOf({ earn })
  if (type === 'subscription' && month && season.high < 12 && isWhole(month, year))
    return say('idea.react.times', { price: money(month), times: number(season), sum: money(year), type })
  if (times && takes) {
    const part = takes.per === 'year' ? { low: 12, high: 12 } : season
    const often = { low: (times.low * part.low) / 12, high: (times.high * part.high) / 12 }
    const isOnce = often.low === 1 && often.high === 1
    // A factor that is rounded does not multiply as it is printed.
    if (!isOnce && isWhole(often, each, year))
      return say('idea.react.times', {
        price: money(plain(each)),
        times: number(often),
        sum: money(year),
        type,
      })
  }
  return say('idea.react.year', { sum: money(year), type })
}

/** How many clients their hours are enough for; null where a field is missing for that. */
export function clientsOf({ earn }: IdeaAnswers): Range | null {
  const most = mostOf(earn, undefined)
  return most && servedBy(most, earn)
}

function sayHours({ earn }: IdeaAnswers, voice: Voice): string | null {
  const { say, number, factor } = voice
  const [most, clients, each] = [mostOf(earn, undefined), clientsOf({ earn }), earn && takenInYear(earn)]
  if (!most || !clients || !each) return null
  const values = { most: sayMost(most, voice), each: factor(each), clients: number(clients) }
  return say('idea.react.hours', { ...values, count: clients.high })
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

/** To the card on earning: what one brings, then how that stands against today. */
export function sayEarn(answers: IdeaAnswers, voice: Voice): string {
  const { say } = voice
  const { earn } = answers
  const type = told(earn?.type)
  if (type === 'unsure' || (!type && !told(earn?.price))) return say('idea.react.unsure')
  if (type === 'giving')
    return sayHelping(answers, voice) ?? sayYear(answers, voice) ?? blank('label.earn.price.giving', voice)
  const lines = [
    type === 'ads' && earn ? sayUsers(earn, voice) : null,
    sayShare(answers, voice),
    sayYear(answers, voice),
    sayPrice(answers, voice),
    sayHours(answers, voice),
  ].filter(line => line !== null)
  if (!priceOf(earn)) {
    if (type !== 'commission') lines.push(blank('label.earn.price', voice))
    else lines.push(blank(told(earn?.deal) ? 'label.earn.share' : 'label.earn.deal', voice))
  } else if (lines.length === 0) {
    const label = type ? (oftenLabels[type] ?? 'label.earn.takes') : 'label.earn.type'
    lines.push(say('idea.react.blank.year', { label: say(label) }))
  }
  return lines.slice(0, 3).join(' ')
}

const oftenLabels: Readonly<
  Partial<Record<string, 'label.earn.takes.hours' | 'label.earn.takes.commission'>>
> = {
  hours: 'label.earn.takes.hours',
  commission: 'label.earn.takes.commission',
}

const blank = (label: Parameters<Voice['say']>[0], { say }: Voice) =>
  say('idea.react.blank', { label: say(label) })

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
        return [kept, sayCover(answers, voice)].filter(Boolean).join(' ')
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

function sayCover(answers: IdeaAnswers, voice: Voice): string | null {
  const { say, money, number } = voice
  const cover = coverOf(answers)
  if (!cover) return null
  const { count, fixed, per, runs, year } = cover
  const type = told(answers.earn?.type) ?? 'unsure'
  const isSeason = runs.low < 12
  // What each takes once a year does not come by the month.
  const isYearly = per && year && !isSeason && told(answers.earn?.takes)?.per === 'year'
  const unit = (many: Range) => say(`idea.unit.${per ?? 'time'}`, { count: many.high, shown: number(many) })
  const what = isYearly
    ? say('times.year', { count: unit(year) })
    : per
      ? say('times.month', { count: unit(count) })
      : say(`payers.${type}`, { count: count.high, shown: number(count) })
  const said = say(isSeason ? 'idea.react.cover.season' : 'idea.react.cover', {
    what,
    count: isYearly ? year.high : count.high,
    fixed: money(fixed),
    months: number(runs),
  })
  const buyers = per ? cover.buyers : count
  const isSame = isYearly && buyers && buyers.low === year.low && buyers.high === year.high
  const shown = buyers && say(`payers.${type}`, { count: buyers.high, shown: number(buyers) })
  const taken =
    per && shown && !isSame && say('idea.react.cover.buyers', { buyers: shown, count: buyers.high })
  // Who is there are those whom it is for: of advertising they are not those who pay.
  const there = type === 'ads' ? null : told(answers.channel?.there)
  const isFew = buyers && there && buyers.high > there.low
  const share = buyers && there && there.low > 0 ? shareOf(buyers, there, voice) : null
  const held =
    isFew && there.low > 0
      ? say(buyers.low > there.high ? 'idea.react.cover.few' : 'idea.react.cover.maybe', {
          there: number(there),
        })
      : share && there && say('idea.react.cover.there', { there: number(there), share })
  return [said, taken, held].filter(Boolean).join(' ')
}

/** Null where it is so small that a rounded share would be wrong. */
export const shareOf = (part: Range, of: Range, { shares }: Pick<Voice, 'shares'>): string | null =>
  part.low / of.high >= 0.01 ? shares(part, of) : null

/** To the card on costs: with what is still missing for a sum. */
export function sayCosts(answers: IdeaAnswers, voice: Voice): string {
  const { say, money } = voice
  if (isGiving(answers)) return sayHelping(answers, voice) ?? blank('label.earn.cost', voice)
  const left = sayLeft(answers, voice)
  const fixed = told(answers.costs?.fixed)
  const missing =
    !fixed && leftOf(answers).kind === 'left'
      ? say('idea.react.blank.fixed', { label: say('label.frame.fixed') })
      : null
  if (left) return [left, missing, sayBest(answers, voice)].filter(Boolean).join(' ')
  if (!told(answers.costs?.serve))
    return fixed && fixed.high > 0
      ? say('idea.react.fixed', {
          fixed: money(fixed),
          sum: money(scale(plain(fixed), twelve)),
          label: say('label.frame.serve'),
        })
      : blank('label.frame.serve', voice)
  const type = told(answers.earn?.type)
  if (!type || type === 'unsure') return blank('label.earn.type', voice)
  return blank(type === 'commission' ? 'label.earn.share' : 'label.earn.price', voice)
}

const twelve: Range = { low: 12, high: 12 }
