// Yearly average rates, units of currency for one US dollar. A currency that is not here is not converted.
const unitsPerDollar: Record<string, number> = {
  USD: 1,
  EUR: 0.924,
  GBP: 0.783,
  INR: 83.677,
  AUD: 1.516,
  BRL: 5.392,
  CAD: 1.37,
  CHF: 0.881,
  CNY: 7.189,
  DKK: 6.896,
  ILS: 3.701,
  JPY: 151.353,
  MXN: 18.33,
  NOK: 10.756,
  NZD: 1.654,
  SEK: 10.577,
  SGD: 1.336,
  ZAR: 18.326,
}

export const exchangeSource = { source: 'IRS yearly average currency exchange rates', year: 2024 }

/** The amount in the other currency, or null when a rate is unknown. */
export function convert(amount: number, from: string, to: string): number | null {
  if (from === to) return amount
  const source = unitsPerDollar[from]
  const target = unitsPerDollar[to]
  return source && target ? (amount / source) * target : null
}
