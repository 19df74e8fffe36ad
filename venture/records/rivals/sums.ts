// The cost of one order with the founder and with a rival, at both ends of every range. Only prices of one unit and
// one currency are compared.
import type { CompetitorAnswers, ExtraPaid } from '../../../contracts/competitor-record.ts'
import type { Amount } from '../../../contracts/record-fields.ts'
import { type Money, plain, plus, type Range, rangeOf, told } from '../figures.ts'
import type { Told } from './own.ts'
import { isBeaten, isSold, type RivalRow } from './table.ts'

const one: Range = { low: 1, high: 1 }
const none: Range = { low: 0, high: 0 }

/** A single payment has no number of pieces. */
const isWhole = ({ per }: Amount) => per === 'once'
/** One time is one order, unless the card says more. */
const isOneOrder = ({ per }: Amount) => per === 'once' || per === 'time'

const timed: readonly Amount['per'][] = ['week', 'month', 'year']

/** For a price per period, an order is a number of periods. A one-time extra is part of none of them. */
export const isApart = (price: Amount, order: Range | null): boolean =>
  timed.includes(price.per) && (order?.high ?? 1) <= 1

export type Order = { price: Amount; order: Range; extra: Money | null }
type Extra = Pick<RivalRow, 'extra' | 'paid'>

export type Both = {
  mine: Money
  theirs: Money
  /** The rival's sum minus the founder's. Negative: the rival is cheaper. */
  more: Range
  order: Range
  per: Amount['per']
  /** The founder's extra is in the sum, and nobody said whether the rival has one. */
  isBare: boolean
}

/** The sum of an order. With an extra, the number of pieces must be known. */
export function orderSum({ price, order, extra }: Order): Money {
  const count = isWhole(price) ? one : order
  const sum = plus({ low: price.low * count.low, high: price.high * count.high }, extra ?? none)
  return { ...sum, currency: price.currency }
}

/**
 * The extra that belongs to an order. Refundable extras and one-time extras beside a repeated price are left out.
 * Beside a price per period it must have a period.
 */
export function extraIn(
  { extra, paid }: { extra: Amount | null; paid: ExtraPaid | null },
  price: Amount,
  order: Range | null,
): Money | null {
  const isIn = paid ? paid === 'order' || (paid === 'once' && isWhole(price)) : !isApart(price, order)
  return extra && isIn ? plain(extra) : null
}

/** One-time extras that are not refunded and not part of an order. */
function apartFrom(side: Extra, price: Amount, order: Range | null): Money {
  const isBeside = side.paid !== 'back' && !extraIn(side, price, order)
  return side.extra && isBeside ? plain(side.extra) : { ...none, currency: price.currency }
}

export const ownExtra = ({ yours }: CompetitorAnswers): Extra => ({
  extra: told(yours?.extra),
  paid: told(yours?.paid),
})

/** The founder's own order. Null if the price is missing, or an extra has no number of pieces. */
export function ownOrder(answers: CompetitorAnswers): Money | null {
  const [price, order] = [told(answers.yours?.price), told(answers.yours?.order)]
  const extra = price && extraIn(ownExtra(answers), price, order)
  if (!price || (extra && extra.currency !== price.currency)) return null
  if (extra && !order && !isOneOrder(price) && !isApart(price, order)) return null
  return orderSum({ price, order: order ?? one, extra })
}

type Given = Pick<Told, 'answers' | 'isUnheld'>
type Priced = Pick<RivalRow, 'name' | 'kind' | 'price' | 'extra' | 'paid'>

/** Doing nothing has no price, and neither has something that takes only time. */
const hasPrice = ({ name, kind, price }: Priced): boolean =>
  name !== null && (isSold({ name, kind }) || (price?.high ?? 0) > 0)

/** Of one thing nobody takes more than so many times as much. */
const mostTimes = 10

/** What is free is the same thing. */
const isFar = ({ mine, theirs }: Both): boolean =>
  mine.high > 0 &&
  theirs.high > 0 &&
  (theirs.high > mostTimes * mine.low || mine.high > mostTimes * theirs.low)

/** Amounts so far apart that they are of different things: they are asked about and not compared. */
export function isOtherThing(given: Given, rival: Priced): boolean {
  const both = bothOf(given, rival)
  return both !== null && isFar(both)
}

/** The same order with the founder and with a rival; null where the two are no sum of one unit, or of different things. */
export function compare(given: Given, rival: Priced): Both | null {
  const both = bothOf(given, rival)
  return both && !isFar(both) ? both : null
}

function bothOf({ answers, isUnheld }: Given, rival: Priced): Both | null {
  const [mine, order, { price: theirs }] = [told(answers.yours?.price), told(answers.yours?.order), rival]
  if (!mine || !theirs || isUnheld || !hasPrice(rival)) return null
  const sides = [ownExtra(answers), rival]
  const extras = sides.map(side => extraIn(side, mine, order))
  if ([theirs, ...extras].some(one => one && one.currency !== mine.currency)) return null
  if (theirs.per !== mine.per) return null
  const hasExtra = extras.some(one => one && one.high > 0)
  if (!order && !isApart(mine, order) && !isOneOrder(mine) && hasExtra) return null
  const pieces = isWhole(mine) || !order ? one : order
  const [own = none, other = none] = extras.map(extra => extra ?? none)
  // Both orders have the same number of pieces, so the difference is computed for each number.
  const at = (count: number) => ({
    low: (theirs.low - mine.high) * count + other.low - own.high,
    high: (theirs.high - mine.low) * count + other.high - own.low,
  })
  const [few, many] = [at(pieces.low), at(pieces.high)]
  const money = (extraOf: Range, price: Amount) =>
    orderSum({ price, order: pieces, extra: { ...extraOf, currency: mine.currency } })
  return {
    mine: money(own, mine),
    theirs: money(other, theirs),
    more: { low: round(Math.min(few.low, many.low)), high: round(Math.max(few.high, many.high)) },
    order: pieces,
    per: mine.per,
    // A rival's blank extra is unknown. The founder's own blank extra is zero.
    isBare: hasExtra && rival.extra === null,
  }
}

/** Removes floating-point noise. */
const round = (value: number) => Math.round(value * 1e6) / 1e6 || 0

export type Difference = { by: Money; compared: Both }

/** Whether the extra is surely smaller than the difference. */
const isSmall = (apart: Money, difference: number, { currency }: Money): boolean =>
  apart.high === 0 || (apart.currency === currency && apart.high < difference)

/** How much cheaper a rival surely is for the same order. Null if it is not sure. */
export function cheaperBy(given: Given, rival: RivalRow): Difference | null {
  const compared = compare(given, rival)
  if (!compared || compared.isBare || compared.more.high >= 0) return null
  const apart = rival.price && apartFrom(rival, rival.price, told(given.answers.yours?.order))
  if (apart && !isSmall(apart, -compared.more.high, compared.mine)) return null
  const { low, high } = compared.more
  return { by: { low: -high, high: -low, currency: compared.mine.currency }, compared }
}

/** The reverse: how much dearer. */
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
  /** Whether each counted rival has both counts. */
  isWhole: boolean
  /**
   * The rival, or several with equal losses, to which most sales are surely lost and that the founder does not
   * beat.
   */
  worst: readonly RivalRow[]
}

/** Null if nobody counted. */
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

/** Of fewer who decided no share is told. */
export const fewestForShare = 3

/** The share of those who decided that went to the rival; 0 where one of the two counts is missing or too few decided. */
export function lostShare({ won, lost }: Pick<RivalRow, 'won' | 'lost'>): number {
  const all = won && lost ? won.high + lost.high : 0
  return lost && all >= fewestForShare ? lost.high / all : 0
}

/** A smaller share lost speaks for the founder. */
const fewestShare = 1 / 3

/**
 * The rivals to which most of those who decided went, the largest share first, of equal ones the most losses. Without
 * a count of wins the losses decide.
 */
export const hardestOf = (rivals: readonly RivalRow[]): RivalRow[] =>
  rivals
    .filter(rival => (rival.lost?.high ?? 0) > 0 && (rival.won === null || lostShare(rival) >= fewestShare))
    .toSorted(
      (one, other) => lostShare(other) - lostShare(one) || (other.lost?.high ?? 0) - (one.lost?.high ?? 0),
    )

/** How many prices and reasons have evidence, of all. A rival without a price list needs no price. */
export function sureCells({ rivals }: Pick<Told, 'rivals'>): { sure: number; all: number } {
  const isSure = (known: string | null | undefined) => Boolean(known) && known !== 'guess'
  const cells = rivals.flatMap(rival => [
    ...(isSold(rival) || rival.price ? [rival.price !== null && isSure(rival.priceKnown)] : []),
    rival.reason !== null && isSure(rival.reasonKnown),
  ])
  return { sure: cells.filter(Boolean).length, all: cells.length }
}

/** Months until the product is copied. */
export const copyMonths = ({ copy }: CompetitorAnswers): Range | null => told(copy?.months)
export const switchHours = ({ switch: over }: CompetitorAnswers): Range | null => {
  const hours = told(over?.hours)
  return hours === null ? null : rangeOf(hours)
}
