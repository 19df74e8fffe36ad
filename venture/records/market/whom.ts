// With gifts and advertising, the users do not pay. So the market sizes use a count only if it counts payers.
import type { MarketAnswers } from '../../../contracts/market-record.ts'
import type { ValidationAnswers } from '../../../contracts/validation-record.ts'
import { runningMonths } from '../earn.ts'
import { type Money, plain, type Range, scale, told } from '../figures.ts'

/** Who was counted. `open`: the count is older than this question, so it is unknown who was counted. */
export type Whom = { kind: 'payers' | 'served' | 'open'; count: Range | null }

export const hasTwoSides = ({ earn }: Pick<MarketAnswers, 'earn'>): boolean =>
  told(earn?.type) === 'ads' || told(earn?.type) === 'giving'

/**
 * If the founder typed the count, the label of the field said who to count. It is open if the number of advertisers
 * is the same as a number of users.
 */
export function whomOf({ earn, many }: MarketAnswers, beside: ValidationAnswers | null): Whom {
  const count = told(many?.buyers)
  const users = told(earn?.type) === 'ads' ? [told(beside?.reach?.other), told(earn?.users)] : []
  const isUsers = users.some(other => count && other?.low === count.low && other.high === count.high)
  const unmarked = many?.prefilled?.buyers || isUsers ? 'open' : 'payers'
  return { count, kind: count && hasTwoSides({ earn }) ? (told(many?.of) ?? unmarked) : 'payers' }
}

/** Removes counts of people who may not pay. */
export function asPayers(given: MarketAnswers, beside: ValidationAnswers | null): MarketAnswers {
  if (whomOf(given, beside).kind === 'payers') return given
  const { buyers: _buyers, new: _new, ...many } = given.many ?? {}
  const { fits: _fits, won: _won, ...far } = given.far ?? {}
  return { ...given, many, far }
}

/** The cost of helping once each person whom the product suits. Null if these people were not counted. */
export function helpingAll(
  given: MarketAnswers,
): { count: Range; fits: number | null; cost: Money; sum: Money } | null {
  const { kind, count } = whomOf(given, null)
  const [cost, fits] = [told(given.earn?.cost), told(given.far?.fits)]
  if (kind !== 'served' || told(given.earn?.type) !== 'giving' || !count || !cost) return null
  const part = (fits ?? 100) / 100
  const helped = { low: Math.floor(count.low * part + 1e-9), high: Math.floor(count.high * part + 1e-9) }
  return { count, fits, cost: plain(cost), sum: scale(plain(cost), helped) }
}

/**
 * How many people per month could be helped with the money of each market size, after the fixed costs. Empty if
 * each giver costs something.
 */
export function helpedBy<Size extends string>(
  { earn, far }: MarketAnswers,
  sizes: Readonly<Partial<Record<Size, Money>>>,
): Partial<Record<Size, Range>> {
  const [cost, fixed, serve] = [told(earn?.cost), told(far?.fixed), told(far?.serve)]
  const isKnown = told(earn?.type) === 'giving' && cost && cost.low > 0 && !(serve && serve.high > 0)
  if (!earn || !isKnown || (fixed && fixed.currency !== cost.currency)) return {}
  const [months, { low, high }] = [runningMonths(earn), fixed ?? { low: 0, high: 0 }]
  const helped: Partial<Record<Size, Range>> = {}
  for (const [id, size] of Object.entries(sizes) as [Size, Money | undefined][])
    if (size && size.currency === cost.currency && size.low > 12 * high)
      helped[id] = {
        low: Math.floor((size.low - 12 * high) / months.high / cost.high),
        high: Math.floor((size.high - 12 * low) / months.low / cost.low),
      }
  return helped
}
