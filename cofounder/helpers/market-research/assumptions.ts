// The assumptions of a market size: the founder's figures, a count of the atlas for the very place, and two marked guesses.
import type { Assumption } from '../../../contracts/sizing.ts'
import { geographyNames } from '../../atlas/vertical.ts'
import { assume, exactly } from '../../sizing/assume.ts'
import { convert, exchangeSource } from '../../sizing/exchange.ts'
import { buyersWord, type Frame } from './frame.ts'
import { texts } from './texts/all.ts'

/** A count of one town is not the country's. */
const placeOf = ({ place, places, part, language }: Frame) =>
  (part ? null : (place?.name ?? places)) || texts[language].assumed.where

function buyersOf(frame: Frame): Assumption | null {
  const { buyers, vertical, geography, year } = frame
  const say = texts[frame.language].assumed
  const base = { id: 'buyers', unit: buyersWord(frame), format: 'count' } as const
  if (buyers)
    return assume({
      ...base,
      label: say.buyers,
      geography: placeOf(frame),
      year,
      ...exactly(buyers.value),
      provenance: { kind: 'founder', quote: buyers.quote },
    })
  const counted = vertical?.buyers.find(known => known.geography === geography)
  if (!counted) return null
  return assume({
    ...base,
    label: `${say.buyers}: ${counted.of}`,
    geography: geographyNames[counted.geography],
    year: counted.year,
    ...exactly(counted.count),
    provenance: { kind: 'benchmark', source: counted.source, year: counted.year },
  })
}

function priceOf(frame: Frame): Assumption | null {
  const { price, year } = frame
  const say = texts[frame.language].assumed
  if (!price?.annual || !price.currency) return null
  return assume({
    id: 'annual-price',
    label: say.price,
    unit: say.perCustomer,
    format: 'money',
    geography: placeOf(frame),
    year,
    ...exactly(price.annual),
    provenance: { kind: 'founder', quote: price.quote },
  })
}

function fitOf(frame: Frame): Assumption {
  const many = buyersWord(frame)
  const say = texts[frame.language].assumed
  return assume({
    id: 'fit-share',
    label: say.fit(many),
    unit: say.ofThem(many),
    format: 'percent',
    geography: placeOf(frame),
    year: frame.year,
    low: 0.1,
    likely: 0.25,
    high: 0.5,
    provenance: {
      kind: 'estimate',
      basis: say.fitBasis,
    },
  })
}

/** What two founders can win, and never more than those it fits. */
function wonOf(frame: Frame, buyers: Assumption | null, fit: Assumption): Assumption {
  const say = texts[frame.language].assumed
  const won = { low: 30, likely: 90, high: 250 }
  const most = (which: keyof typeof won) =>
    buyers ? Math.min(won[which], Math.max(1, buyers[which] * fit[which])) : won[which]
  const likely = most('likely')
  return assume({
    id: 'won-customers',
    label: say.won,
    unit: buyersWord(frame),
    format: 'count',
    geography: placeOf(frame),
    year: frame.year + 3,
    low: most('low'),
    likely,
    high: most('high'),
    provenance: {
      kind: 'estimate',
      basis: likely < won.likely ? say.wonAll : say.wonBasis,
    },
  })
}

function topDownOf({ vertical, geography, currency, language, part }: Frame) {
  const say = texts[language].assumed
  const spend = part ? undefined : vertical?.spend.find(known => known.geography === geography)
  const amount = spend && convert(spend.amount, spend.currency, currency)
  if (!spend || !amount) return null
  const isConverted = spend.currency !== currency
  const common = { geography: geographyNames[spend.geography], year: spend.year }
  return {
    sectorSpend: assume({
      id: 'sector-spend',
      label: say.published(spend.what),
      unit: say.yearly,
      format: 'money',
      ...common,
      ...exactly(isConverted ? Number(amount.toPrecision(3)) : amount),
      provenance: {
        kind: 'benchmark',
        source: isConverted
          ? `${spend.source} (converted: ${exchangeSource.source} ${exchangeSource.year})`
          : spend.source,
        year: spend.year,
      },
    }),
    addressableShare: assume({
      id: 'addressable-share',
      label: say.spent,
      unit: spend.shareOf,
      format: 'percent',
      ...common,
      low: spend.share[0],
      likely: spend.share[1],
      high: spend.share[2],
      provenance: {
        kind: 'estimate',
        basis: say.judged(spend.shareOf),
      },
    }),
  }
}

export function proposeAssumptions(frame: Frame) {
  const buyers = buyersOf(frame)
  const fitShare = fitOf(frame)
  return {
    buyers,
    fitShare,
    wonCustomers: wonOf(frame, buyers, fitShare),
    annualPrice: priceOf(frame),
    topDown: topDownOf(frame),
  }
}
