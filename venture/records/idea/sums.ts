// Computes what is left of each sale, how many sales cover the fixed costs, what helping costs, and how far
// away the goal is.
import type { IdeaAnswers } from '../../../contracts/idea-record.ts'
import type { Amount } from '../../../contracts/record-fields.ts'
import { priceOf, runningMonths } from '../earn.ts'
import { type Money, monthly, monthsBetween, plain, plus, type Range, scale, told } from '../figures.ts'

export type Left =
  | { kind: 'unknown'; missing: 'price' | 'serve' }
  /** Amounts in two currencies or two units cannot be subtracted. */
  | { kind: 'currencies'; amounts: readonly Amount[] }
  | { kind: 'units'; amounts: readonly Amount[] }
  | { kind: 'loses' | 'left'; left: Money; per: Amount['per']; price: Money; serve: Money }

/**
 * The price minus the cost per unit. The low end uses the low price and the high cost. For a commission, the price
 * is the founder's share.
 */
export function leftOf({ earn, costs }: IdeaAnswers): Left {
  const [price, serve] = [priceOf(earn), told(costs?.serve)]
  if (!price) return { kind: 'unknown', missing: 'price' }
  // Gifts have their own computation (`helpingOf`).
  if (isGiving({ earn })) return { kind: 'unknown', missing: 'serve' }
  if (!serve) return { kind: 'unknown', missing: 'serve' }
  if (price.currency !== serve.currency) return { kind: 'currencies', amounts: [price, serve] }
  if (price.per !== serve.per) return { kind: 'units', amounts: [price, serve] }
  const { currency, per } = price
  const left = { low: price.low - serve.high, high: price.high - serve.low, currency }
  return { kind: left.low > 0 ? 'left' : 'loses', left, per, price: plain(price), serve: plain(serve) }
}

export const isGiving = ({ earn }: Pick<IdeaAnswers, 'earn'>): boolean => told(earn?.type) === 'giving'

const wholeYear: Range = { low: 12, high: 12 }
/** Months per year with sales, or with help. */
const runsOf = ({ earn }: Pick<IdeaAnswers, 'earn'>): Range => runningMonths(earn ?? {})

/**
 * Units that are sold one by one. All other units are paid per period. A day is sold one by one, because
 * nobody is hired for every day of the year.
 */
const soldUnits: readonly Amount['per'][] = ['piece', 'time', 'hour', 'day', 'person', 'once']
const isSoldUnit = (per: Amount['per']): boolean => soldUnits.includes(per)

/** The number of units that covers the highest cost, even if each unit leaves only the lowest amount. */
export type Cover = { count: number; each: Money; sum: Money }
/** `pay`: the founder's wanted pay per month. Null if the sum does not contain it. */
export type CostsCover = Cover & { isYear: boolean; fixed: Money; pay: Money | null }

const enough = (sum: Money, each: Money): Cover | null =>
  each.low > 0 && sum.high > 0
    ? {
        count: Math.ceil(sum.high / each.low - 1e-9),
        each: { ...each, high: each.low },
        sum: { ...sum, low: sum.high },
      }
    : null

/** Whether the founder counts per year: the number they can deliver, or the goal. */
const isCountedByYear = ({ solution, metric }: IdeaAnswers): boolean =>
  told(solution?.able)?.per === 'year' || told(metric?.counts) === 'year'

/**
 * The sum covers a year in four cases: the price is paid per year, sales happen only in some months, the
 * founder counts per year, or less than one sale a month is enough. Else it covers a month.
 */
export function coverOf(answers: IdeaAnswers, aim: Amount | null = null): CostsCover | null {
  const [left, given] = [leftOf(answers), told(answers.costs?.fixed)]
  if (left.kind !== 'left' || given?.currency !== left.left.currency) return null
  const wanted = aim?.currency === given.currency ? monthly(aim) : null
  const [fixed, pay] = [plain(given), wanted].map(money => money && { ...money, low: money.high })
  if (!fixed) return null
  const month = { ...plus(fixed, pay ?? { low: 0, high: 0 }), currency: fixed.currency }
  const isSeason = runsOf(answers).low < 12
  const isRare = month.high < left.left.low
  const isYearly = isSeason || isRare || isCountedByYear(answers)
  const isYear = left.per === 'year' || (isSoldUnit(left.per) && isYearly)
  if (!isYear && (isSeason || !(isSoldUnit(left.per) || left.per === 'month'))) return null
  const sum = isYear ? scale(month, wholeYear) : month
  const cover = enough(sum, left.left)
  return cover && { ...cover, isYear, fixed, pay: pay ?? null }
}

export type Helping = {
  people: Range | null
  cost: Money | null
  fixed: Money | null
  /** The months of the year with help. Null: all of them. */
  season: Range | null
  /** The cost of helping: of a month, or of a year with a season. */
  sum: Money
  /** What the founder said is needed each month, and together with the fixed costs. Null if it is unknown. */
  aim: Money | null
  wanted: Money | null
  /** The rest of one gift after the fee. Null without a fee. */
  fee: { gift: Amount; fee: Amount; net: Amount } | null
  /** The least that is left of one gift. */
  gift: Money | null
  /**
   * The number of givers that covers the cost, per month or per year like their gifts. Null if people give
   * irregularly.
   */
  givers: (Cover & { isYear: boolean }) | null
}

/** In a cause, a cost with another unit than "person" is a fee on each gift. */
const feeOf = (costs: IdeaAnswers['costs']): Amount | null => {
  const serve = told(costs?.serve)
  return serve && serve.per !== 'person' ? serve : null
}

/**
 * The cost of helping, and how much of it the gifts cover. Null without a cost. "currencies": the amounts have
 * two currencies.
 */
export function helpingOf(
  { earn, costs }: IdeaAnswers,
  needed: Amount | null = null,
): Helping | 'currencies' | null {
  const [people, given, fee] = [told(earn?.people), told(earn?.price), feeOf(costs)]
  const cost = told(earn?.cost) ?? (fee ? null : told(costs?.serve))
  const fixed = told(costs?.fixed)
  const amounts = [given, people && cost, fixed, fee].filter(one => one !== null)
  if (new Set(amounts.map(({ currency }) => currency)).size > 1) return 'currencies'
  const helped = people && cost && people.high > 0 ? scale(plain(cost), people) : null
  const { currency } = (cost && helped ? cost : fixed) ?? given ?? { currency: '' }
  const aim = needed?.currency === currency ? monthly(needed) : null
  if (!helped && !fixed && !aim) return null
  const none = { low: 0, high: 0 }
  const runs = runsOf({ earn })
  // Help is paid for in its months, and the costs that stay in all of them.
  const season = helped && runs.low < 12 ? runs : null
  const [help, stay] =
    season && helped
      ? [scale(helped, season), fixed && scale(plain(fixed), wholeYear)]
      : [helped, fixed && plain(fixed)]
  const sum = { ...plus(help ?? none, stay ?? none), currency }
  const wanted = aim && { ...plus(aim, fixed ?? none), currency }
  // A fee in another unit than the gift cannot be subtracted.
  const isOff = given && fee && given.per === fee.per && fee.high > 0
  const net = given && (isOff ? { ...given, low: given.low - fee.high, high: given.high - fee.low } : given)
  const gift = net && net.low > 0 ? { ...plain(net), high: net.low } : null
  return {
    people: helped && people,
    cost: helped && cost ? plain(cost) : null,
    fixed: fixed && fixed.high > 0 ? plain(fixed) : null,
    season,
    sum,
    aim,
    wanted,
    fee: isOff && gift && net ? { gift: given, fee, net } : null,
    gift,
    givers:
      gift && net ? giversOf(wanted ? { sum: wanted, season: null } : { sum, season }, gift, net.per) : null,
  }
}

function giversOf(
  { sum, season }: Pick<Helping, 'sum' | 'season'>,
  gift: Money,
  per: Amount['per'],
): Helping['givers'] {
  if (per !== 'month' && per !== 'year') return null
  const isYear = per === 'year' || season !== null
  const cover = enough(
    isYear && !season ? scale(sum, wholeYear) : sum,
    isYear && per === 'month' ? scale(gift, wholeYear) : gift,
  )
  return cover && { ...cover, isYear }
}

export type Pace =
  | { kind: 'rises' | 'falls'; months: number; change: Range }
  /** The month of the goal is over or is the current month, or the goal equals today's number. */
  | { kind: 'over' | 'now' | 'same' }

/** The change from today's number to the goal. Null if a figure is missing or the two ranges overlap. */
export function paceOf({ metric }: IdeaAnswers, today: string): Pace | null {
  const [now, goal, by] = [told(metric?.now), told(metric?.goal), told(metric?.by)]
  if (by && monthsBetween(today.slice(0, 7), by) < 0) return { kind: 'over' }
  if (!now || !goal) return null
  if (now.low === goal.low && now.high === goal.high) return { kind: 'same' }
  if (!by) return null
  const [kind, change] =
    goal.low > now.high
      ? (['rises', { low: goal.low - now.high, high: goal.high - now.low }] as const)
      : (['falls', { low: now.low - goal.high, high: now.high - goal.low }] as const)
  if (change.low <= 0) return null
  const months = monthsBetween(today.slice(0, 7), by)
  return months === 0 ? { kind: 'now' } : { kind, months, change }
}

/** The number of words in a spoken sentence. */
export const wordCount = (text: string): number => text.match(/[\p{L}\p{N}][\p{L}\p{N}'’.,-]*/gu)?.length ?? 0
export const mostWords = 35
