// Calculates the cost of an order from the founder and from a rival, at both ends of every range. Only prices with
// the same unit and currency are compared. A week, a month and a year are compared as a year.
import type { CompetitorAnswers, ExtraPaid } from '../../../contracts/competitor-record.ts'
import type { Amount } from '../../../contracts/record-fields.ts'
import { type Money, plain, plus, type Range, rangeOf, told } from '../figures.ts'
import type { Told } from './own.ts'
import { isBeaten, isSold, type RivalRow } from './table.ts'

const one: Range = { low: 1, high: 1 }
const none: Range = { low: 0, high: 0 }

/** Whether a price is for the whole order. It is then not multiplied by the number of pieces. */
const isWhole = ({ per }: Amount) => per === 'once'
/** Whether the price is for one order. This is assumed for "one time", unless the card says otherwise. */
const isOneOrder = ({ per }: Amount) => per === 'once' || per === 'time'

const timed: readonly Amount['per'][] = ['week', 'month', 'year']

/**
 * Whether an extra charge is not part of an order. If the price is per period, an order is a number of periods, and
 * a one-time charge belongs to none of them.
 */
export const isApart = (price: Amount, order: Range | null): boolean =>
  timed.includes(price.per) && (order?.high ?? 1) <= 1

export type Order = { price: Amount; order: Range; extra: Money | null }
type Extra = Pick<RivalRow, 'extra' | 'paid'>

export type Both = {
  mine: Money
  theirs: Money
  /** The rival's total minus the founder's total. Below zero, the rival is cheaper. */
  more: Range
  order: Range
  per: Amount['per']
  /**
   * Whether the rival's extra charge is missing in its total, because it is unknown. The founder's own charge is
   * included.
   */
  isBare: boolean
  /** Whether one price is so much higher that the two may be for different things. A price of zero never is. */
  isFar: boolean
}

/** The total of an order. With an extra charge, the number of pieces must be known. */
export function orderSum({ price, order, extra }: Order): Money {
  const count = isWhole(price) ? one : order
  const sum = plus({ low: price.low * count.low, high: price.high * count.high }, extra ?? none)
  return { ...sum, currency: price.currency }
}

/**
 * The extra charge of an order. Refundable charges are left out. One-time charges are left out if the price is paid
 * repeatedly. If the price is per period, the charge must have a period too.
 */
export function extraIn(
  { extra, paid }: { extra: Amount | null; paid: ExtraPaid | null },
  price: Amount,
  order: Range | null,
): Money | null {
  const isIn = paid ? paid === 'order' || (paid === 'once' && isWhole(price)) : !isApart(price, order)
  return extra && isIn ? plain(extra) : null
}

/** One-time extra charges that customers do not get back and that are not part of an order. */
function apartFrom(side: Extra, price: Amount, order: Range | null): Money {
  const isBeside = side.paid !== 'back' && !extraIn(side, price, order)
  return side.extra && isBeside ? plain(side.extra) : { ...none, currency: price.currency }
}

export const ownExtra = ({ yours }: CompetitorAnswers): Extra => ({
  extra: told(yours?.extra),
  paid: told(yours?.paid),
})

/**
 * The order from the founder. Null if the price is missing, or if there is an extra charge but no number of pieces.
 */
export function ownOrder(answers: CompetitorAnswers): Money | null {
  const [price, order] = [told(answers.yours?.price), told(answers.yours?.order)]
  const extra = price && extraIn(ownExtra(answers), price, order)
  if (!price || (extra && extra.currency !== price.currency)) return null
  if (extra && !order && !isOneOrder(price) && !isApart(price, order)) return null
  return orderSum({ price, order: order ?? one, extra })
}

type Given = Pick<Told, 'answers' | 'isUnheld'> & { isSeason?: boolean }
type Priced = Pick<RivalRow, 'name' | 'kind' | 'price' | 'extra' | 'paid'>

/** Whether the rival has a price. Doing nothing has none, and neither has a solution that costs only time. */
const hasPrice = ({ name, kind, price }: Priced): boolean =>
  name !== null && (isSold({ name, kind }) || (price?.high ?? 0) > 0)

/** If one price is more than this many times the other, they are probably not for the same thing. */
const mostTimes = 10

/**
 * Whether the prices are so different that they may be for two different things. The reply then asks about them and
 * does not compare them.
 */
export const isOtherThing = (given: Given, rival: Priced): boolean => bothOf(given, rival)?.isFar ?? false

const yearly = (amount: Amount): Amount => {
  const times = { week: 52, month: 12 }[amount.per as string] ?? 1
  return { ...amount, low: times * amount.low, high: times * amount.high, per: 'year' }
}

/** Two prices per period as prices of a year. Not in a season, nor for an order of several periods. */
function inOneUnit(mine: Amount, theirs: Amount, { answers, isSeason }: Given): [Amount, Amount] {
  const isTimed = timed.includes(mine.per) && timed.includes(theirs.per)
  const isOne = mine.per === theirs.per || isSeason || (told(answers.yours?.order)?.high ?? 1) > 1
  return isTimed && !isOne ? [yearly(mine), yearly(theirs)] : [mine, theirs]
}

/**
 * The totals of the same order from the founder and from a rival. Null if the units differ, or if the prices may be
 * for different things.
 */
export function compare(given: Given, rival: Priced): Both | null {
  const both = bothOf(given, rival)
  return both && !both.isFar ? both : null
}

function bothOf(given: Given, rival: Priced): Both | null {
  const { answers, isUnheld } = given
  const [own, order] = [told(answers.yours?.price), told(answers.yours?.order)]
  if (!own || !rival.price || isUnheld || !hasPrice(rival)) return null
  const [mine, theirs] = inOneUnit(own, rival.price, given)
  const sides = [ownExtra(answers), rival]
  const extras = sides.map(side => extraIn(side, mine, order))
  if ([theirs, ...extras].some(one => one && one.currency !== mine.currency)) return null
  if (theirs.per !== mine.per) return null
  const hasExtra = extras.some(one => one && one.high > 0)
  if (own.per !== mine.per && hasExtra) return null
  if (!order && !isApart(mine, order) && !isOneOrder(mine) && hasExtra) return null
  const pieces = isWhole(mine) || !order ? one : order
  const [added = none, other = none] = extras.map(extra => extra ?? none)
  // Both orders have the same number of pieces. So the difference is calculated at the smallest and at the largest
  // number.
  const at = (count: number) => ({
    low: (theirs.low - mine.high) * count + other.low - added.high,
    high: (theirs.high - mine.low) * count + other.high - added.low,
  })
  const [few, many] = [at(pieces.low), at(pieces.high)]
  const money = (extraOf: Range, price: Amount) =>
    orderSum({ price, order: pieces, extra: { ...extraOf, currency: mine.currency } })
  const sums = { mine: money(added, mine), theirs: money(other, theirs) }
  return {
    ...sums,
    more: { low: round(Math.min(few.low, many.low)), high: round(Math.max(few.high, many.high)) },
    order: pieces,
    per: mine.per,
    // A blank extra charge of the rival is unknown. A blank extra charge of the founder is zero.
    isBare: hasExtra && rival.extra === null,
    isFar:
      own.per === mine.per &&
      [sums.mine.high, sums.theirs.high].every(sum => sum > 0) &&
      (sums.theirs.high > mostTimes * sums.mine.low || sums.mine.high > mostTimes * sums.theirs.low),
  }
}

/** Removes the rounding errors of floating-point numbers. */
const round = (value: number) => Math.round(value * 1e6) / 1e6 || 0

export type Difference = { by: Money; compared: Both }

/** Whether the extra charge is certainly smaller than the difference. */
const isSmall = (apart: Money, difference: number, { currency }: Money): boolean =>
  apart.high === 0 || (apart.currency === currency && apart.high < difference)

/** How much cheaper the same order is from a rival. Null if it is not certain that it is cheaper. */
export function cheaperBy(given: Given, rival: RivalRow): Difference | null {
  const compared = compare(given, rival)
  if (!compared || compared.isBare || compared.more.high >= 0) return null
  const apart = rival.price && apartFrom(rival, rival.price, told(given.answers.yours?.order))
  if (apart && !isSmall(apart, -compared.more.high, compared.mine)) return null
  const { low, high } = compared.more
  return { by: { low: -high, high: -low, currency: compared.mine.currency }, compared }
}

/** How much more the same order costs from a rival. Null if it is not certain that it costs more. */
export function dearerBy(given: Given, rival: RivalRow): Difference | null {
  const compared = compare(given, rival)
  const price = told(given.answers.yours?.price)
  if (!compared || compared.isBare || !price || compared.more.low <= 0) return null
  const apart = apartFrom(ownExtra(given.answers), price, told(given.answers.yours?.order))
  if (!isSmall(apart, compared.more.low, compared.mine)) return null
  return { by: { ...compared.more, currency: compared.mine.currency }, compared }
}

export type Fights = {
  won: Range
  lost: Range
  /** Whether both wins and losses were counted for every rival with a count. */
  isWhole: boolean
  /**
   * The rival to which the founder certainly loses most often. Several rivals if the founder lost equally often to
   * them. Empty if the founder beats one of them.
   */
  worst: readonly RivalRow[]
}

/** The counted wins and losses. Null if nothing was counted. */
export function fightsOf(rivals: readonly RivalRow[]): Fights | null {
  const fought = rivals.filter(({ won, lost }) => won || lost)
  if (fought.length === 0) return null
  const most = Math.max(...fought.map(({ lost }) => lost?.high ?? 0))
  const hardest = fought.filter(({ lost }) => lost?.high === most)
  const rest = Math.max(
    0,
    ...fought.filter(rival => !hardest.includes(rival)).map(({ lost }) => lost?.high ?? 0),
  )
  const least = Math.min(...hardest.map(({ lost }) => lost?.low ?? 0))
  const isSure = most > 0 && (hardest.length === 1 ? least > rest : least === most)
  return {
    won: plus(...fought.map(({ won }) => won ?? none)),
    lost: plus(...fought.map(({ lost }) => lost ?? none)),
    isWhole: fought.every(({ won, lost }) => won && lost),
    worst: isSure && !hardest.some(isBeaten) ? hardest : [],
  }
}

/** A share is shown only if at least this many people decided. */
export const fewestForShare = 3

/** The share of decisions that the rival won. 0 if a count is missing or too few people decided. */
export function lostShare({ won, lost }: Pick<RivalRow, 'won' | 'lost'>): number {
  const all = won && lost ? won.high + lost.high : 0
  return lost && all >= fewestForShare ? lost.high / all : 0
}

/** Whether at least half of those who decided took the rival. */
export const isHalfLost = (rival: RivalRow): boolean => lostShare(rival) >= 1 / 2

/** The rivals with losses. Those that took half or more come first, then the number of losses decides. */
export const hardestOf = (rivals: readonly RivalRow[]): RivalRow[] =>
  rivals
    .filter(({ lost }) => (lost?.high ?? 0) > 0)
    .toSorted(
      (one, other) =>
        Number(isHalfLost(other)) - Number(isHalfLost(one)) ||
        (other.lost?.high ?? 0) - (one.lost?.high ?? 0) ||
        lostShare(other) - lostShare(one),
    )

/**
 * How many prices and reasons there are, and how many of them have evidence. A rival without a price list needs no
 * price.
 */
export function sureCells({ rivals }: Pick<Told, 'rivals'>): { sure: number; all: number } {
  const isSure = (known: string | null | undefined) => Boolean(known) && known !== 'guess'
  const cells = rivals.flatMap(rival => [
    ...(isSold(rival) || rival.price ? [rival.price !== null && isSure(rival.priceKnown)] : []),
    rival.reason !== null && isSure(rival.reasonKnown),
  ])
  return { sure: cells.filter(Boolean).length, all: cells.length }
}

/** How many months it takes to copy the product. */
export const copyMonths = ({ copy }: CompetitorAnswers): Range | null => told(copy?.months)

/** This much work, in hours, keeps nobody from switching. */
const fewHours = 1

/** The hours of switching. Null if they are unknown or few. */
export const switchHours = ({ switch: over }: CompetitorAnswers): Range | null => {
  const hours = told(over?.hours)
  return hours === null || rangeOf(hours).high <= fewHours ? null : rangeOf(hours)
}
