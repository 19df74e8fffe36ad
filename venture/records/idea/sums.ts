// Calculates what is left of each sale, how many sales cover the fixed costs, what the help costs, and how far away
// the goal is.
import type { IdeaAnswers } from '../../../contracts/idea-record.ts'
import type { Amount } from '../../../contracts/record-fields.ts'
import type { ValidationAnswers } from '../../../contracts/validation-record.ts'
import { isLeavingSoon, priceOf, runningMonths } from '../earn.ts'
import { type Money, monthly, monthsBetween, plain, plus, type Range, scale, told } from '../figures.ts'
import { isPaidByTime } from '../most.ts'
import { aimMonths } from '../need.ts'

export type Beside = ValidationAnswers | null | undefined

export type Left =
  | { kind: 'unknown'; missing: 'price' | 'serve' }
  /** Amounts in two currencies or two units cannot be subtracted. */
  | { kind: 'currencies'; amounts: readonly Amount[] }
  | { kind: 'units'; amounts: readonly Amount[] }
  | { kind: 'loses' | 'left'; left: Money; per: Amount['per']; price: Money; serve: Money }

/**
 * The price minus the cost per unit. The low end is the low price minus the high cost. With a commission, the price
 * is the founder's share.
 */
export function leftOf({ earn, costs }: IdeaAnswers): Left {
  const [price, serve] = [priceOf(earn), told(costs?.serve)]
  if (!price) return { kind: 'unknown', missing: 'price' }
  // Gifts are calculated in `helpingOf`.
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
/** The months per year with sales. For a cause, the months with help. */
const runsOf = ({ earn }: Pick<IdeaAnswers, 'earn'>): Range => runningMonths(earn ?? {})

/**
 * Units that are sold one by one. A day is one of them, because nobody buys every day of the year. Prices in all
 * other units are paid per period.
 */
const soldUnits: readonly Amount['per'][] = ['piece', 'time', 'hour', 'day', 'person', 'once']
const isSoldUnit = (per: Amount['per']): boolean => soldUnits.includes(per)

/**
 * The number of units that certainly covers the cost: at the highest cost, and with the lowest amount left per
 * unit.
 */
export type Cover = { count: number; each: Money; sum: Money }
/**
 * `pay`: the pay per month that the founder wants. Null if the total does not include it. `unit`: what is left of one
 * price, if payers pay it more than once in the year or month of the total.
 */
export type CostsCover = Cover & { isYear: boolean; fixed: Money; pay: Money | null; unit: Amount | null }

const enough = (sum: Money, each: Money): Cover | null =>
  each.low > 0 && sum.high > 0
    ? {
        count: Math.ceil(sum.high / each.low - 1e-9),
        each: { ...each, high: each.low },
        sum: { ...sum, low: sum.high },
      }
    : null

/** Whether the founder gave one of two numbers per year: the most that they can deliver, or the goal. */
const isCountedByYear = ({ solution, metric }: IdeaAnswers): boolean =>
  told(solution?.able)?.per === 'year' || told(metric?.counts) === 'year'

/**
 * The number of sales, or of payers at a time, that covers the costs, per year or per month. Per year in four cases:
 * the price is paid per year, sales happen only in some months, the founder counts per year, or less than one sale a
 * month is enough. Null if payers leave during the season.
 */
export function coverOf(answers: IdeaAnswers, aim: Amount | null = null): CostsCover | null {
  const [left, given] = [leftOf(answers), told(answers.costs?.fixed)]
  if (left.kind !== 'left' || given?.currency !== left.left.currency) return null
  const wanted = aim?.currency === given.currency ? monthly(aim) : null
  const [fixed, pay] = [plain(given), wanted].map(money => money && { ...money, low: money.high })
  if (!fixed) return null
  const month = { ...plus(fixed, pay ?? { low: 0, high: 0 }), currency: fixed.currency }
  const runs = runsOf(answers)
  const isSeason = runs.low < 12
  const isRare = month.high < left.left.low
  const isSold = isSoldUnit(left.per)
  const isYear = left.per === 'year' || isSeason || (isSold && (isRare || isCountedByYear(answers)))
  const isOften = !isSold && left.per !== 'year' && (isSeason || left.per !== 'month')
  if (isOften && (!isPaidByTime(answers.earn) || (isSeason && isLeavingSoon(answers.earn)))) return null
  const unit = isOften ? { ...left.left, high: left.left.low, per: left.per } : null
  const each = unit && monthly(unit)
  const sum = isYear ? scale(month, wholeYear) : month
  const cover = enough(sum, each ? (isSeason ? scale(each, { ...runs, high: runs.low }) : each) : left.left)
  return cover && { ...cover, isYear, fixed, pay: pay ?? null, unit }
}

export type Helping = {
  people: Range | null
  cost: Money | null
  fixed: Money | null
  /** The months of the year in which the cause helps. Null if it helps all year. */
  season: Range | null
  /** The cost of helping: per year if there is a season, else per month. */
  sum: Money
  /**
   * `aim`: the money that is needed each month, as the founder said. `wanted`: this money plus the fixed costs.
   * Null if unknown, or if the cause helps only in a season. In a season, the aim is the cost of helping itself, or
   * its months are unknown.
   */
  aim: Money | null
  wanted: Money | null
  /** What is left of one gift after the fee. Null if there is no fee. */
  fee: { gift: Amount; fee: Amount; net: Amount } | null
  /** The lowest amount that is left of one gift. */
  gift: Money | null
  /**
   * The number of givers whose gifts cover the cost. It is per month or per year, like the gifts. Null if people
   * give irregularly.
   */
  givers: (Cover & { isYear: boolean }) | null
}

/** In a cause, a cost with a unit other than "person" is a fee on each gift. */
const feeOf = (costs: IdeaAnswers['costs']): Amount | null => {
  const serve = told(costs?.serve)
  return serve && serve.per !== 'person' ? serve : null
}

/**
 * The cost of helping, and how much of it the gifts cover. Null without a cost. "currencies" if the amounts have
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
  const runs = runsOf({ earn })
  const wish = needed?.currency === currency ? monthly(needed) : null
  const isOpen = wish !== null && !aimMonths({ ...earn, cost: cost ?? undefined }, wish)
  const aim = runs.low < 12 ? null : wish
  if (!helped && !fixed && !aim) return null
  const none = { low: 0, high: 0 }
  // The cost of helping comes only in the months with help. The fixed costs come in all months.
  const season = helped && runs.low < 12 ? runs : null
  const [help, stay] =
    season && helped
      ? [scale(helped, season), fixed && scale(plain(fixed), wholeYear)]
      : [helped, fixed && plain(fixed)]
  const sum = { ...plus(help ?? none, stay ?? none), currency }
  const wanted = aim && { ...plus(aim, fixed ?? none), currency }
  // A fee in another unit than the gift cannot be subtracted from it.
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
      gift && net && !isOpen
        ? giversOf(wanted ? { sum: wanted, season: null } : { sum, season }, gift, net.per)
        : null,
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
  /**
   * `over`: the month of the goal is in the past. `now`: it is the current month. `same`: the goal equals the
   * present number.
   */
  | { kind: 'over' | 'now' | 'same' }

/** The change from the present number to the goal. Null if a figure is missing, or if the two ranges overlap. */
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
