// What one order costs with the founder and with a rival, both ends of every range. Two currencies and two units make
// no sum.
import type { CompetitorAnswers, ExtraPaid } from '../../../contracts/competitor-record.ts'
import type { Amount } from '../../../contracts/record-fields.ts'
import { type Money, monthly, plain, plus, type Range, rangeOf, told } from '../figures.ts'
import { isBeaten, isSold, type RivalRow } from './table.ts'

const one: Range = { low: 1, high: 1 }
const none: Range = { low: 0, high: 0 }

/** What a single payment is has no number of pieces. */
const isWhole = ({ per }: Amount) => per === 'once'
/** One time is an order by itself, where nothing else is said. */
const isOneOrder = ({ per }: Amount) => per === 'once' || per === 'time'

/** Times of the year can be brought to one; nobody is hired on every day of it. */
const timed: readonly Amount['per'][] = ['week', 'month', 'year']
const inMonths: Readonly<Partial<Record<Amount['per'], number>>> = { week: 12 / 52, month: 1, year: 12 }

/** In the unit of another price; null where that is none of time. */
export function inUnit(amount: Amount, per: Amount['per']): Amount | null {
  if (amount.per === per) return amount
  const month = timed.includes(amount.per) && timed.includes(per) ? monthly(amount) : null
  const months = inMonths[per]
  return month && months ? { ...month, low: month.low * months, high: month.high * months, per } : null
}

/** By time the months that it is taken make the order; an extra paid once is in none of them alone. */
export const isApart = (price: Amount, order: Range | null): boolean =>
  timed.includes(price.per) && (order?.high ?? 1) <= 1

export type Order = { price: Amount; order: Range; extra: Money | null }

export type Missing = 'yours' | 'theirs' | 'order'
export type Compared =
  | {
      kind: 'compared'
      mine: Money
      theirs: Money
      /** How much more they take for the same order; below zero they are cheaper. */
      more: Range
      order: Range
      per: Amount['per']
    }
  | { kind: 'currencies'; amounts: readonly Amount[] }
  | { kind: 'units'; mine: Amount; theirs: Amount }
  | { kind: 'missing'; what: Missing }

/** An order costs so much; with an extra on top, the number of pieces has to be known. */
export function orderSum({ price, order, extra }: Order): Money {
  const count = isWhole(price) ? one : order
  const sum = plus({ low: price.low * count.low, high: price.high * count.high }, extra ?? none)
  return { ...sum, currency: price.currency }
}

/** An extra that is in an order: not one that is paid once or comes back; beside a price by time only one that says so. */
export function extraIn(
  { extra, paid }: { extra: Amount | null; paid: ExtraPaid | null },
  price: Amount,
  order: Range | null,
): Money | null {
  const isIn = paid ? paid === 'order' : !isApart(price, order)
  return extra && isIn ? plain(extra) : null
}

export const ownExtra = ({ yours }: CompetitorAnswers) => ({
  extra: told(yours?.extra),
  paid: told(yours?.paid),
})

/** The founder's own order; null where the price is missing, or an extra without the number of pieces. */
export function ownOrder(answers: CompetitorAnswers): Money | null {
  const [price, order] = [told(answers.yours?.price), told(answers.yours?.order)]
  const extra = price && extraIn(ownExtra(answers), price, order)
  if (!price || (extra && extra.currency !== price.currency)) return null
  if (extra && !order && !isOneOrder(price) && !isApart(price, order)) return null
  return orderSum({ price, order: order ?? one, extra })
}

/** The same order with the founder and with a rival. */
export function compare(
  answers: CompetitorAnswers,
  rival: Pick<RivalRow, 'price' | 'extra' | 'paid'>,
): Compared {
  const [mine, order] = [told(answers.yours?.price), told(answers.yours?.order)]
  const { price: theirs } = rival
  if (!theirs) return { kind: 'missing', what: 'theirs' }
  if (!mine) return { kind: 'missing', what: 'yours' }
  const extras = [ownExtra(answers), rival].map(one => extraIn(one, mine, order))
  const amounts = [
    mine,
    theirs,
    ...extras.flatMap(extra => (extra ? { ...extra, per: 'once' as const } : [])),
  ]
  if (amounts.some(({ currency }) => currency !== mine.currency)) return { kind: 'currencies', amounts }
  const price = inUnit(theirs, mine.per)
  if (!price) return { kind: 'units', mine, theirs }
  if (!order && !isApart(mine, order) && !isOneOrder(mine) && extras.some(Boolean))
    return { kind: 'missing', what: 'order' }
  const pieces = isWhole(mine) || !order ? one : order
  const [own = none, other = none] = extras.map(extra => extra ?? none)
  // Both buy the same number of pieces, so the difference is taken for that number and not between the ends.
  const at = (count: number) => ({
    low: (price.low - mine.high) * count + other.low - own.high,
    high: (price.high - mine.low) * count + other.high - own.low,
  })
  const [few, many] = [at(pieces.low), at(pieces.high)]
  const money = (extraOf: Range, of: Amount) =>
    orderSum({ price: of, order: pieces, extra: { ...extraOf, currency: mine.currency } })
  return {
    kind: 'compared',
    mine: money(own, mine),
    theirs: money(other, price),
    more: { low: round(Math.min(few.low, many.low)), high: round(Math.max(few.high, many.high)) },
    order: pieces,
    per: mine.per,
  }
}

/** Coins are no endless fractions. */
const round = (value: number) => Math.round(value * 1e6) / 1e6 || 0

/** Below one in two hundred of an order nobody is called cheaper: it is about the same. */
const slight = 1 / 200
const isSlight = ({ more, mine }: Extract<Compared, { kind: 'compared' }>) =>
  Math.max(Math.abs(more.low), Math.abs(more.high)) < mine.high * slight

type Difference = { by: Money; compared: Extract<Compared, { kind: 'compared' }> }

/** By how much a rival is cheaper for the same order, at both ends; null where it is not sure to be. */
export function cheaperBy(answers: CompetitorAnswers, rival: RivalRow): Difference | null {
  const compared = compare(answers, rival)
  if (compared.kind !== 'compared' || compared.more.high >= 0 || isSlight(compared)) return null
  const { low, high } = compared.more
  return { by: { low: -high, high: -low, currency: compared.mine.currency }, compared }
}

/** The other way round. */
export function dearerBy(answers: CompetitorAnswers, rival: RivalRow): Difference | null {
  const compared = compare(answers, rival)
  if (compared.kind !== 'compared' || compared.more.low <= 0 || isSlight(compared)) return null
  return { by: { ...compared.more, currency: compared.mine.currency }, compared }
}

export type Fights = {
  won: Range
  lost: Range
  /** Whom most is lost to of those who are not beaten; several where it is the same. */
  worst: readonly RivalRow[]
}

/** Null where nobody counted one. */
export function fightsOf(rivals: readonly RivalRow[]): Fights | null {
  const fought = rivals.filter(({ won, lost }) => won || lost)
  if (fought.length === 0) return null
  const losing = fought.filter(rival => rival.lost && rival.lost.high > 0 && !isBeaten(rival))
  const most = Math.max(...losing.map(({ lost }) => lost?.high ?? 0))
  const hardest = losing.filter(({ lost }) => lost?.high === most)
  const least = Math.max(...hardest.map(({ lost }) => lost?.low ?? 0))
  return {
    won: plus(...fought.map(({ won }) => won ?? none)),
    lost: plus(...fought.map(({ lost }) => lost ?? none)),
    worst: hardest.filter(({ lost }) => lost?.low === least),
  }
}

/** Cells of the table that somebody told or that were seen, of all; who has no price list lacks no price. */
export function sureCells(
  { fights }: CompetitorAnswers,
  rivals: readonly RivalRow[],
): { sure: number; all: number } {
  const isSure = (known: string | null | undefined) => Boolean(known) && known !== 'guess'
  const cells = rivals.flatMap(rival => [
    ...(isSold(rival) || rival.price ? [rival.price !== null && isSure(rival.priceKnown)] : []),
    rival.reason !== null && isSure(rival.reasonKnown),
    (rival.won !== null || rival.lost !== null) && isSure(fights?.known),
  ])
  return { sure: cells.filter(Boolean).length, all: cells.length }
}

/** Months until it is copied. */
export const copyMonths = ({ copy }: CompetitorAnswers): Range | null => told(copy?.months)
export const switchHours = ({ switch: over }: CompetitorAnswers): Range | null => {
  const hours = told(over?.hours)
  return hours === null ? null : rangeOf(hours)
}
