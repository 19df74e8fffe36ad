// From a frame (founder's facts, atlas, place) to the assumptions of a market size. Founder first, then
// benchmark, then estimate; what none of them gives stays null and is asked for.

import { formatCount } from '../../contracts/figures.ts'
import type { Assumption } from '../../contracts/sizing.ts'
import { geographyNames, inGeography } from '../atlas/vertical.ts'
import { around, assume, exactly } from '../sizing/assume.ts'
import { roundConverted } from '../sizing/exchange.ts'
import { buyerWords, type Frame, placeName } from './frame.ts'
import { countryByCode } from './places.ts'

export function buyersAssumption(frame: Frame): Assumption | null {
  const { facts, vertical, country, year } = frame
  const base = {
    id: 'buyers',
    label: 'Possible buyers',
    unit: buyerWords(frame).many,
    format: 'count',
  } as const
  if (facts.buyers)
    return assume({
      ...base,
      geography: placeName(frame),
      year,
      ...exactly(facts.buyers.value),
      provenance: { kind: 'founder', quote: facts.buyers.quote },
    })
  const counted = vertical?.buyers.find(({ geography }) => geography === country.code)
  if (counted)
    return assume({
      ...base,
      label: `Possible buyers: ${counted.of}`,
      geography: geographyNames[counted.geography],
      year: counted.year,
      ...exactly(counted.count),
      provenance: { kind: 'benchmark', source: counted.source, year: counted.year },
    })
  return scaledBuyers(frame)
}

/** For a comparable country without a count: another country's count, by head of population. */
function scaledBuyers(frame: Frame): Assumption | null {
  const { vertical, country, year } = frame
  if (!vertical || !country.comparable) return null
  for (const counted of vertical.buyers) {
    const home = countryByCode(counted.geography)
    if (!home?.comparable || counted.local) continue
    const scaled = roundConverted(counted.count * (country.population / home.population))
    return assume({
      id: 'buyers',
      label: `Possible buyers: ${counted.of}`,
      unit: vertical.buyer.many,
      format: 'count',
      geography: country.name,
      year,
      ...around(scaled, 0.5, 1.5),
      provenance: {
        kind: 'estimate',
        basis: `${formatCount(counted.count)} ${inGeography(counted.geography)} (${counted.source}, ${counted.year}), scaled by population (${country.population} of ${home.population} million people, World Bank 2023); replace it with a national count`,
      },
    })
  }
  return null
}

export function fitAssumption(frame: Frame): Assumption {
  const { facts, region, year } = frame
  const many = buyerWords(frame).many
  const base = {
    id: 'fit-share',
    label: `Part of the ${many} this fits`,
    unit: `of ${many}`,
    format: 'percent',
    geography: placeName(frame),
    year,
  } as const
  if (facts.fitShare)
    return assume({
      ...base,
      ...exactly(facts.fitShare.value),
      provenance: { kind: 'founder', quote: facts.fitShare.quote },
    })
  if (region && !facts.buyers)
    return assume({
      ...base,
      label: `Part of the ${many} that is in ${region.name}`,
      low: region.share * 0.25,
      likely: region.share,
      high: region.share,
      provenance: {
        kind: 'estimate',
        basis: `${region.name}’s share of the people of ${region.country} (${region.source}); lower if only some of them fit`,
      },
    })
  return assume({
    ...base,
    low: 0.1,
    likely: 0.25,
    high: 0.5,
    provenance: {
      kind: 'estimate',
      basis: 'one in four as a first guess; replace it with a count of those who have the problem today',
    },
  })
}

/** Three years of selling by two founders. The page shows what it demands per month. */
export function wonAssumption(frame: Frame): Assumption {
  const { facts, vertical, year } = frame
  const many = buyerWords(frame).many
  const base = {
    id: 'won-customers',
    label: 'Customers won within three years',
    unit: many,
    format: 'count',
    geography: placeName(frame),
    year: year + 3,
  } as const
  if (facts.target)
    return assume({
      ...base,
      ...around(facts.target.value, 0.5, 1),
      provenance: { kind: 'founder', quote: facts.target.quote },
    })
  const consumer = vertical?.model === 'consumer'
  return assume({
    ...base,
    ...(consumer ? { low: 1200, likely: 5400, high: 18_000 } : { low: 30, likely: 90, high: 250 }),
    provenance: {
      kind: 'estimate',
      basis: consumer
        ? '150 new paying customers a month for 36 months from one working channel'
        : 'two founders: about 12 qualified conversations a month for 36 months, one in five buys',
    },
  })
}
