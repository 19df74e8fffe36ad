// What one buyer pays in a year, and what the whole sector is known to spend.
import type { Assumption } from '../../contracts/sizing.ts'
import { geographyNames, type PricePoint } from '../atlas/vertical.ts'
import { assume, exactly } from '../sizing/assume.ts'
import { convert, exchangeSource, roundConverted } from '../sizing/exchange.ts'
import { buyerWords, type Frame, placeName } from './frame.ts'

const annualOf = ({ low, high, timesAYear, units = 1 }: PricePoint) => ({
  low: low * timesAYear * units,
  high: high * timesAYear * units,
})

export function priceAssumption(frame: Frame): Assumption | null {
  const { facts, vertical, currency, year } = frame
  const base = {
    id: 'annual-price',
    label: 'What one buyer pays in a year',
    unit: `per ${buyerWords(frame).one} a year`,
    format: 'money',
    geography: placeName(frame),
  } as const
  if (facts.price)
    return assume({
      ...base,
      year,
      ...exactly(facts.price.annual),
      provenance: { kind: 'founder', quote: facts.price.quote },
    })
  // A share of orders or a price per use is not what software in this vertical costs a year.
  if (facts.commission || facts.usePrice) return null
  // Prices of rich countries do not carry over to others.
  const isUsable = ({ illustrative, currency: own }: PricePoint) =>
    !illustrative && (frame.country.comparable ? own !== 'INR' : own === currency)
  const points = vertical?.prices.filter(isUsable) ?? []
  const ranges = points.flatMap(point => {
    const { low, high } = annualOf(point)
    const [from, to] = [low, high].map(amount => convert(amount, point.currency, currency))
    return from && to ? [{ low: from, high: to, point }] : []
  })
  if (!ranges.length) return null
  const middles = ranges.map(({ low, high }) => (low + high) / 2).toSorted((a, b) => a - b)
  const round = ranges.some(({ point }) => point.currency !== currency)
    ? roundConverted
    : (value: number) => value
  const converted = ranges.some(({ point }) => point.currency !== currency)
  const sources = [...new Set(ranges.map(({ point }) => point.source))].join('; ')
  return assume({
    ...base,
    year: Math.max(...ranges.map(({ point }) => point.year)),
    low: round(Math.min(...ranges.map(({ low }) => low))),
    likely: round(middles[Math.floor((middles.length - 1) / 2)] ?? 0),
    high: round(Math.max(...ranges.map(({ high }) => high))),
    provenance: {
      kind: 'benchmark',
      source: converted ? `${sources} (converted: ${exchangeSource.source} ${exchangeSource.year})` : sources,
      year: Math.max(...ranges.map(({ point }) => point.year)),
    },
  })
}

export function topDownAssumptions(
  frame: Frame,
): { sectorSpend: Assumption; addressableShare: Assumption } | null {
  const { vertical, country, currency } = frame
  const spend = vertical?.spend.find(({ geography }) => geography === country.code)
  const amount = spend && convert(spend.amount, spend.currency, currency)
  if (!spend || !amount) return null
  const common = { geography: geographyNames[spend.geography], year: spend.year }
  const converted = spend.currency !== currency
  return {
    sectorSpend: assume({
      id: 'sector-spend',
      label: `Published total: ${spend.what}`,
      unit: 'a year',
      format: 'money',
      ...common,
      ...exactly(converted ? Number(amount.toPrecision(3)) : amount),
      provenance: {
        kind: 'benchmark',
        source: converted
          ? `${spend.source} (converted: ${exchangeSource.source} ${exchangeSource.year})`
          : spend.source,
        year: spend.year,
      },
    }),
    addressableShare: assume({
      id: 'addressable-share',
      label: 'Part of it spent on this kind of thing',
      unit: spend.shareOf,
      format: 'percent',
      ...common,
      low: spend.share[0],
      likely: spend.share[1],
      high: spend.share[2],
      provenance: {
        kind: 'estimate',
        basis: `our judgement, ${spend.shareOf}; ask ten buyers for their real budget line`,
      },
    }),
  }
}
