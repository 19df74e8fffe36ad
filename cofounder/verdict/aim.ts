// Whether a market carries what the founder is after: all who can be reached, at the price named, over a year.
import type { Aim } from '../../contracts/results/read-back.ts'
import { convert } from '../sizing/exchange.ts'

/** What a year has to bring, in US dollars where wages are high: a rough bar, and it is said as one. */
const yearly: Record<Aim, number> = {
  'side income': 5_000,
  'a living': 40_000,
  'ten people': 600_000,
  large: 10_000_000,
}

/** Elsewhere a living costs about a quarter of that. */
const elsewhere = 0.25
const highWages = ['USD', 'EUR', 'GBP', 'CHF', 'AUD', 'CAD', 'NZD', 'JPY', 'SEK', 'NOK', 'DKK', 'SGD', 'ILS']

/** The bar in a currency; null where we know no rate. */
export function barOf(aim: Aim, currency: string): number | null {
  const amount = convert(yearly[aim], 'USD', currency)
  if (amount === null) return null
  return Number((amount * (highWages.includes(currency) ? 1 : elsewhere)).toPrecision(1))
}

/** Null: no rate, no price or nothing counted, so nobody knows yet. */
export function carries(
  aim: Aim | null,
  market: { yearly: number; currency: string } | null,
  /** What the aim takes a year there, as somebody who knows the place judges it: used where we know no rate. */
  judged: number | null = null,
): boolean | null {
  if (!aim || !market) return null
  const bar = barOf(aim, market.currency) ?? judged
  return bar === null ? null : market.yearly >= bar
}
