// Calculates how many customers the founder's aim needs.
import type { Amount } from '../../contracts/record-fields.ts'
import type { ValidationAnswers } from '../../contracts/validation-record.ts'
import {
  inYear,
  isLeavingSoon,
  isOnceEver,
  isShortStay,
  livedEarn,
  priceOf,
  runningMonths,
  yearlyValue,
} from './earn.ts'
import {
  type Money,
  monthly,
  monthsBetween,
  plain,
  type Range,
  rangeOf,
  scale,
  toCents,
  told,
  yearlyTimes,
} from './figures.ts'
import { stayedOf } from './stayed.ts'
import { costFor, hasOtherUnit } from './units.ts'

export type Need =
  | { kind: 'unknown' }
  /** The amounts have two currencies, so they are not added. */
  | { kind: 'currencies'; amounts: readonly Amount[] }
  /** The cost has another unit than the price, so it cannot be subtracted from the price. */
  | { kind: 'units'; price: Amount; serve: Amount }
  /** Each customer costs more than they bring. `isSure`: true if this holds in the best case too. */
  | { kind: 'loses'; by: number; currency: string; isSure: boolean }
  | {
      kind: 'count'
      /** The number of customers in the worst case, from the unfavourable ends of the ranges. */
      count: number
      /** The number of customers in the best case, from the favourable ends of the ranges. */
      fewest: number
      /** Whether a cost is unknown. If so, the real number can only be higher. */
      isLeast: boolean
      /** The costs that the founder did not give. */
      before: Before
      /** If no customer stays a year, the number of customers for three years. Otherwise the same as `count`. */
      all: number
      /**
       * What is left of one customer's payments per year. If customers buy only once, what is left of one purchase.
       */
      each: number
      /**
       * The inputs of the calculation. `aim` and `fixed` are per month of a whole year. The founder needs the aim
       * in only `months` of them. `brings` and `serve` are per customer and year, or per customer if they buy only
       * once.
       */
      aim: Range
      months: Range
      fixed: Range
      brings: Range
      serve: Range
      currency: string
      isOnce: boolean
    }

export function needOf({ earn: held, often, frame, paid }: ValidationAnswers): Need {
  const earn = livedEarn({ earn: held, often })
  const aim = told(frame?.aim)
  const price = priceOf(earn)
  if (!earn || !aim || !price) return { kind: 'unknown' }
  const isOnce = isOnceEver(earn)
  const takes = told(earn.takes)
  // "Four in a lifetime" means that each buyer buys four times.
  const brings = isOnce && takes ? scale(plain(price), takes) : yearlyValue(earn)
  const given = monthly(aim)
  const months = given && aimMonths(earn, given)
  if (!brings || !months) return { kind: 'unknown' }
  const wanted = scale(given, { low: months.low / 12, high: months.high / 12 })
  const [cost, fixed] = [told(frame?.serve), told(frame?.fixed)]
  const amounts = [price, cost, aim, fixed].filter(isThere)
  if (new Set(amounts.map(({ currency }) => currency)).size > 1) return { kind: 'currencies', amounts }
  const serve = cost && costFor(price, cost, { earn, paid })
  if (cost && !serve) return { kind: 'units', price, serve: cost }
  const costOf = (end: 'low' | 'high') => {
    const taken = takes && { ...takes, low: takes[end], high: takes[end] }
    if (!serve) return none
    return isOnce && taken
      ? scale(plain(serve), taken)
      : inYear(serve, { ...earn, ...(taken && { takes: taken }) })
  }
  const [few, many] = [costOf('low'), costOf('high')]
  const month = fixed ? monthly(fixed) : none
  if (!few || !many || !month) return { kind: 'unknown' }
  const { currency } = price
  const each = brings.low - few.high
  if (each <= 0) return { kind: 'loses', by: -each, currency, isSure: brings.high - many.low <= 0 }
  const takesOf = (end: 'low' | 'high', left: number) =>
    Math.ceil((12 * (wanted[end] + month[end])) / left - 1e-9)
  const count = takesOf('high', each)
  return {
    kind: 'count',
    count,
    fewest: takesOf('low', brings.high - many.low),
    isLeast: frame?.serve === 'unknown' || frame?.fixed === 'unknown',
    before: beforeOf(earn, frame),
    all: isOnce || isLeavingSoon(earn) ? 3 * count : count,
    each,
    aim: wanted,
    months,
    fixed: { low: month.low, high: month.high },
    brings,
    serve: { low: many.low, high: few.high },
    currency,
    isOnce,
  }
}

const none: Range = { low: 0, high: 0 }

/**
 * The months per year in which the founder needs the aim. If a cause helps only in a season, and the aim is the
 * cost of that help, it is needed only in these months. Null if such a cause has another aim, because the months of
 * that aim are unknown.
 */
export function aimMonths(earn: ValidationAnswers['earn'], aim: Money): Range | null {
  const runs = runningMonths(earn ?? {})
  if (told(earn?.type) !== 'giving' || runs.low >= 12) return { low: 12, high: 12 }
  const [people, cost] = [told(earn?.people), told(earn?.cost)]
  const help = people && cost?.currency === aim.currency ? toCents(scale(plain(cost), people)) : null
  return help?.low === aim.low && help.high === aim.high ? runs : null
}

export type Before = 'both' | 'serve' | 'fixed' | 'none'

/**
 * The costs that the founder did not give. A blank cost is not zero. For a cause, the aim is the cost itself, so no
 * cost is missing.
 */
export function beforeOf(
  earn: ValidationAnswers['earn'],
  costs: Pick<NonNullable<ValidationAnswers['frame']>, 'serve' | 'fixed'> | undefined,
): Before {
  if (told(earn?.type) === 'giving') return 'none'
  if (costs?.serve) return costs.fixed ? 'none' : 'fixed'
  return costs?.fixed ? 'serve' : 'both'
}

type Counted = Extract<Need, { kind: 'count' }>

/**
 * The number of customers that is compared with the reachable people: for three years, or for one year if the same
 * number of new people comes each year.
 */
export const takenOf = ({ count, all }: Counted, { reach, earn }: ValidationAnswers): number =>
  isOnceEver(earn) && told(reach?.each) === 'year' ? count : all

/** Whether the aim needs more than half of the reachable people. */
export function isScarce(need: Need, answers: ValidationAnswers): boolean {
  const there = told(answers.reach?.there)
  return need.kind === 'count' && there !== null && takenOf(need, answers) > there.low / 2
}

/**
 * Whether it is unknown if there are enough reachable people. There are too few if they are always the same people,
 * but enough if as many new people come each year. The founder did not say which is true.
 */
export const isStockOpen = (need: Need, answers: ValidationAnswers): boolean =>
  isOnceEver(answers.earn) &&
  told(answers.reach?.each) === null &&
  isScarce(need, answers) &&
  !isScarce(need, { ...answers, reach: { ...answers.reach, each: 'year' } })

/**
 * `isNow`: only present subscribers are counted. With all other revenue models everybody who ever paid is counted,
 * because only some payers come back.
 */
export type Have = { count: number; isNow: boolean }

/**
 * The number of customers that the founder already has. Null if it is unknown, or if customers paid in another unit
 * than planned.
 */
export function haveOf({ earn, paid }: ValidationAnswers): Have | null {
  if (hasOtherUnit({ earn, paid })) return null
  const isTimed = told(earn?.type) === 'subscription' && !isShortStay(earn)
  const still = isTimed ? stayedOf({ earn, paid }) : null
  const count = still ?? told(paid?.paid)
  return count && { count: count.low, isNow: still !== null }
}

/**
 * The customers who still pay or who came again. Only they are subtracted from the number that the aim needs every
 * year. Null if nobody counted them, or if nobody buys twice.
 */
export const stayingOf = ({ earn, paid }: ValidationAnswers): Range | null =>
  hasOtherUnit({ earn, paid }) || isOnceEver(earn) ? null : stayedOf({ earn, paid })

/**
 * How many customers paid, and in how many months. `pace`: the number of paying customers per year. Null in the
 * first year.
 */
export type Pace = { paid: Range; months: number; pace: Range | null }

/**
 * For ventures whose customers do not buy twice. Calculates how many customers pay per year so far, to compare it
 * with the number needed per year.
 */
export function paceOf({ paid }: ValidationAnswers, today: string): Pace | null {
  const [payers, since] = [told(paid?.paid), told(paid?.since)]
  if (!payers || payers.high === 0 || since === null) return null
  const months = Math.max(1, monthsBetween(since, today.slice(0, 7)))
  const inYear = (count: number) => {
    const exact = (12 * count) / months
    return exact < 10 ? Math.round(10 * exact) / 10 : Math.round(exact)
  }
  const pace = { low: inYear(payers.low), high: inYear(payers.high) }
  return { paid: payers, months, pace: months < 12 ? null : pace }
}

export type Hours = { need: Range; have: number; isSeason: boolean }

/**
 * The hours that the aim needs, and the hours that the founder has. Both are per month of work. Null if a field is
 * missing.
 */
export function hoursOf(answers: ValidationAnswers): Hours | null {
  const [{ earn }, need] = [answers, needOf(answers)]
  const [takes, free] = [told(earn?.takes), told(earn?.free)]
  const yearly = takes && yearlyTimes(takes)
  if (earn?.type !== 'hours' || told(earn.price)?.per !== 'hour' || need.kind !== 'count') return null
  if (!yearly || free === null) return null
  const months = runningMonths(earn)
  // A number of hours per year is worked only in the months of the season. Any other number was already converted
  // to twelve months.
  const inMonth = (hours: number) => Math.round(hours / (takes.per === 'year' ? months.low : 12))
  const [many, few] = [inMonth(need.count * yearly.low), inMonth(need.fewest * yearly.high)]
  return {
    need: { low: Math.min(many, few), high: Math.max(many, few) },
    have: Math.round((rangeOf(free).high * 52) / 12),
    isSeason: months.low < 12,
  }
}

/** Whether the founder has fewer hours than the highest number needed. */
export const areHoursShort = (hours: Hours | null): hours is Hours =>
  hours !== null && hours.need.high > hours.have

const isThere = (amount: Amount | null): amount is Amount => amount !== null
