// How many customers the founder's aim takes.
import type { Amount, ValidationAnswers } from '../../contracts/validation-record.ts'
import { inYear, isLeavingSoon, isOnceEver, priceOf, yearlyValue } from './earn.ts'
import { monthly, plain, told } from './figures.ts'

export type Need =
  | { kind: 'unknown' }
  /** Two currencies are not added. */
  | { kind: 'currencies'; currencies: readonly string[] }
  /** Each customer costs more than they bring. */
  | { kind: 'loses'; by: number; currency: string }
  /** `each`: what one leaves in a year, or once. `all`: those to be found in three years, where none stay for one. */
  | { kind: 'count'; count: number; all: number; each: number; currency: string; isOnce: boolean }

/** The low end of what helps the founder, the high end of what hurts. */
export function needOf({ earn, frame }: ValidationAnswers): Need {
  const aim = told(frame?.aim)
  const price = priceOf(earn)
  if (!earn || !aim || !price) return { kind: 'unknown' }
  const isOnce = isOnceEver(earn)
  const brings = isOnce ? plain(price) : yearlyValue(earn)
  const wanted = monthly(aim)
  if (!brings || !wanted) return { kind: 'unknown' }
  const [serve, fixed] = [told(frame?.serve), told(frame?.fixed)]
  const currencies = new Set([aim, price, serve, fixed].filter(isThere).map(({ currency }) => currency))
  if (currencies.size > 1) return { kind: 'currencies', currencies: [...currencies] }
  const costs = serve && (isOnce ? plain(serve) : inYear(serve, earn))
  const stays = fixed && monthly(fixed)
  if ((serve && !costs) || (fixed && !stays)) return { kind: 'unknown' }
  const each = brings.low - (costs?.high ?? 0)
  if (each <= 0) return { kind: 'loses', by: -each, currency: price.currency }
  const count = Math.ceil((12 * (wanted.high + (stays?.high ?? 0))) / each)
  const all = isOnce || isLeavingSoon(earn) ? 3 * count : count
  return { kind: 'count', count, all, each, currency: price.currency, isOnce }
}

const isThere = (amount: Amount | null): amount is Amount => amount !== null
