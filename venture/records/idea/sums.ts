// What is left of each, how many cover the costs that stay, what helping takes, and how fast a goal comes.
import type { IdeaAnswers } from '../../../contracts/idea-record.ts'
import type { Amount } from '../../../contracts/record-fields.ts'
import { priceOf, runningMonths } from '../earn.ts'
import { type Money, monthly, monthsBetween, plain, plus, type Range, scale, told } from '../figures.ts'

export type Left =
  | { kind: 'unknown'; missing: 'price' | 'serve' }
  /** Two currencies or two units make no sum. */
  | { kind: 'currencies'; amounts: readonly Amount[] }
  | { kind: 'units'; amounts: readonly Amount[] }
  | { kind: 'loses' | 'left'; left: Money; per: Amount['per']; price: Money; serve: Money }

/** Of one price, both ends: the least is by the low price and the high cost. Of a commission it is the share. */
export function leftOf({ earn, costs }: IdeaAnswers): Left {
  const [price, serve] = [priceOf(earn), told(costs?.serve)]
  if (!price) return { kind: 'unknown', missing: 'price' }
  // Helping is another sum.
  if (isGiving({ earn })) return { kind: 'unknown', missing: 'serve' }
  if (!serve) return { kind: 'unknown', missing: 'serve' }
  if (price.currency !== serve.currency) return { kind: 'currencies', amounts: [price, serve] }
  if (price.per !== serve.per) return { kind: 'units', amounts: [price, serve] }
  const { currency, per } = price
  const left = { low: price.low - serve.high, high: price.high - serve.low, currency }
  return { kind: left.low > 0 ? 'left' : 'loses', left, per, price: plain(price), serve: plain(serve) }
}

export const isGiving = ({ earn }: Pick<IdeaAnswers, 'earn'>): boolean => told(earn?.type) === 'giving'

/** Months a year in which it is sold. */
export const runsOf = ({ earn }: Pick<IdeaAnswers, 'earn'>): Range => runningMonths(earn ?? {})

/** What has to come in every month, whoever comes. */
export function stayingOf({ costs }: IdeaAnswers): Money | null {
  const fixed = told(costs?.fixed)
  return fixed && plain(fixed)
}

/** Units of which so many are sold; nobody is hired on every day of a year. The others are paid by time. */
const soldUnits = ['piece', 'time', 'hour', 'day', 'person', 'once'] as const

type SoldUnit = (typeof soldUnits)[number]

/** Null of what is paid by time. */
export const soldUnit = (per: Amount['per']): SoldUnit | null => soldUnits.find(unit => unit === per) ?? null

/** `per`: of what so many are sold in a month, and how many that is in a year; null where so many pay by time. */
export type Cover = { count: Range; fixed: Money; runs: Range; per: SoldUnit | null; year: Range | null }

/** By the most that it can take. What stays is paid all year, also out of a season. */
export function coverOf(answers: IdeaAnswers): Cover | null {
  const left = leftOf(answers)
  const fixed = stayingOf(answers)
  if (left.kind !== 'left' || !fixed || fixed.high === 0 || fixed.currency !== left.left.currency) return null
  const runs = runsOf(answers)
  if (runs.low === 0) return null
  const per = soldUnit(left.per)
  const each = per ? left.left : monthly({ ...left.left, per: left.per })
  if (!each || each.low <= 0) return null
  const inYear = { low: (fixed.low * 12) / each.high, high: (fixed.high * 12) / each.low }
  const up = (value: number) => Math.ceil(value - 1e-9)
  return {
    count: { low: up(inYear.low / runs.high), high: up(inYear.high / runs.low) },
    fixed,
    runs,
    per,
    year: per && { low: up(inYear.low), high: up(inYear.high) },
  }
}

export type Helping = {
  people: Range | null
  cost: Money | null
  fixed: Money | null
  /** All of it by the month. */
  sum: Money
  /** What arrives of one gift, where a fee comes off it. */
  fee: { gift: Amount; fee: Amount; net: Amount } | null
  /** Of one giver; null where none is given by the month or year. */
  month: Money | null
  /** How many gifts by the month it takes; null where none is given by the month or year. */
  givers: Range | null
  /** Months for which one gift lasts, where it is given once. */
  months: Range | null
}

/** A cost that is not one of a person who is helped is a fee of each gift. */
const feeOf = (costs: IdeaAnswers['costs']): Amount | null => {
  const serve = told(costs?.serve)
  return serve && serve.per !== 'person' ? serve : null
}

/** What helping costs in a month, and how far gifts go. Null where no cost is told; "currencies": there are two. */
export function helpingOf({ earn, costs }: IdeaAnswers): Helping | 'currencies' | null {
  const [people, gift, fee] = [told(earn?.people), told(earn?.price), feeOf(costs)]
  const cost = told(earn?.cost) ?? (fee ? null : told(costs?.serve))
  const fixed = told(costs?.fixed)
  const amounts = [gift, people && cost, fixed, fee].filter(one => one !== null)
  if (new Set(amounts.map(({ currency }) => currency)).size > 1) return 'currencies'
  const helped = people && cost && people.high > 0 ? scale(plain(cost), people) : null
  if (!helped && !fixed) return null
  const { currency } = (cost && helped ? cost : fixed) ?? { currency: '' }
  const none = { low: 0, high: 0 }
  const sum = { ...plus(helped ?? none, fixed ?? none), currency }
  // By another unit nobody said how much of a gift it is.
  const isOff = gift && fee && gift.per === fee.per && fee.high > 0
  const net = gift && (isOff ? { ...gift, low: gift.low - fee.high, high: gift.high - fee.low } : gift)
  const month = net && monthly(net)
  return {
    people: helped && people,
    cost: helped && cost ? plain(cost) : null,
    fixed: fixed && fixed.high > 0 ? plain(fixed) : null,
    sum,
    fee: isOff && net ? { gift, fee, net } : null,
    month,
    givers:
      month && month.low > 0
        ? { low: Math.ceil(sum.low / month.high), high: Math.ceil(sum.high / month.low) }
        : null,
    months:
      net && !month && net.low > 0 && sum.low > 0
        ? { low: tenth(net.low / sum.high), high: tenth(net.high / sum.low) }
        : null,
  }
}

const tenth = (value: number) => Math.floor(value * 10) / 10

export type Pace =
  /** `change`: in all. `isSteady`: it is sold all year, so that it can grow by the month. */
  | { kind: 'rises' | 'falls'; months: number; change: Range; pace: Range; isSteady: boolean }
  /** The month is over, or it is this one. */
  | { kind: 'over' | 'now' | 'same' }

/** From one number to another by a month. Null where a figure is missing, or where they overlap. */
export function paceOf({ metric, earn }: IdeaAnswers, today: string): Pace | null {
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
  if (months === 0) return { kind: 'now' }
  const pace = { low: change.low / months, high: change.high / months }
  const takes = told(earn?.takes)?.per
  const isSteady = takes !== 'year' && takes !== 'once-ever' && runsOf({ earn }).low >= 12
  return { kind, months, change, pace, isSteady: isSteady && told(metric?.counts) !== 'year' }
}

/** Words of a sentence, for whoever has to say it. */
export const wordCount = (text: string): number => text.match(/[\p{L}\p{N}][\p{L}\p{N}'’.,-]*/gu)?.length ?? 0
export const mostWords = 35
