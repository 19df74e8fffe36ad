// How many customers the founder's aim takes.
import type { Amount, ValidationAnswers } from '../../contracts/validation-record.ts'
import { inYear, isLeavingSoon, isOnceEver, priceOf, yearlyValue } from './earn.ts'
import { monthly, plain, rangeOf, scale, told, yearlyTimes } from './figures.ts'

export type Need =
  | { kind: 'unknown' }
  /** Two currencies are not added. */
  | { kind: 'currencies'; amounts: readonly Amount[] }
  /** Each customer costs more than they bring. */
  | { kind: 'loses'; by: number; currency: string }
  /** `each`: what one leaves in a year, or once. `all`: those to be found in three years, where none stay for one. */
  | {
      kind: 'count'
      count: number
      all: number
      each: number
      /** What the count was made of, beside `each`: by the month, and what serving one costs in a year, or once. */
      aim: number
      fixed: number
      serve: number
      currency: string
      isOnce: boolean
    }

/** The low end of what helps the founder, the high end of what hurts. */
export function needOf({ earn, frame }: ValidationAnswers): Need {
  const aim = told(frame?.aim)
  const price = priceOf(earn)
  if (!earn || !aim || !price) return { kind: 'unknown' }
  const isOnce = isOnceEver(earn)
  const takes = told(earn.takes)
  // Four in a life are four of each buyer.
  const brings = isOnce && takes ? scale(plain(price), takes) : yearlyValue(earn)
  const wanted = monthly(aim)
  if (!brings || !wanted) return { kind: 'unknown' }
  const [serve, fixed] = [told(frame?.serve), told(frame?.fixed)]
  const amounts = [price, serve, aim, fixed].filter(isThere)
  if (new Set(amounts.map(({ currency }) => currency)).size > 1) return { kind: 'currencies', amounts }
  // Of as many as bring the income.
  const fewest = takes && { ...takes, high: takes.low }
  const costs =
    serve &&
    (isOnce && fewest
      ? scale(plain(serve), fewest)
      : inYear(serve, { ...earn, ...(fewest && { takes: fewest }) }))
  const stays = fixed && monthly(fixed)
  if ((serve && !costs) || (fixed && !stays)) return { kind: 'unknown' }
  const cost = costs?.high ?? 0
  const each = brings.low - cost
  if (each <= 0) return { kind: 'loses', by: -each, currency: price.currency }
  const month = { aim: wanted.high, fixed: stays?.high ?? 0 }
  const count = Math.ceil((12 * (month.aim + month.fixed)) / each)
  const all = isOnce || isLeavingSoon(earn) ? 3 * count : count
  return { kind: 'count', count, all, each, ...month, serve: cost, currency: price.currency, isOnce }
}

export type Hours = { need: number; have: number }

/** Hours a month that the aim takes of who works by the hour, and those they have; null where a field is missing. */
export function hoursOf({ earn, frame }: ValidationAnswers): Hours | null {
  const need = needOf({ earn, frame })
  const [takes, free] = [told(earn?.takes), told(earn?.free)]
  const yearly = takes && yearlyTimes(takes)
  if (earn?.type !== 'hours' || told(earn.price)?.per !== 'hour' || need.kind !== 'count') return null
  if (!yearly || free === null) return null
  const inMonth = (hours: number) => Math.round(hours / 12)
  return { need: inMonth(need.count * yearly.low), have: inMonth(rangeOf(free).high * 52) }
}

const isThere = (amount: Amount | null): amount is Amount => amount !== null
