// The arithmetic of one segment: what a customer brings and costs, and what the segment can be worth.
import type { CustomerSegment, SourcedText } from '../../../contracts/results/customer-segments.ts'
import type { Assumption, Provenance, Sizing } from '../../../contracts/sizing.ts'
import {
  businessCacRatio,
  businessChurn,
  consumerCac,
  consumerChurn,
  consumerMargin,
  softwareMargin,
} from '../../atlas/benchmarks.ts'
import type { Benchmark } from '../../atlas/vertical.ts'
import { type Frame, placeName } from '../../market/frame.ts'
import { around, assume, exactly } from '../../sizing/assume.ts'
import { convert, roundConverted } from '../../sizing/exchange.ts'
import { formatCount, formatPercent } from '../../sizing/format.ts'
import { marketSizing } from '../../sizing/market.ts'
import { readUnitEconomics, unitEconomics } from '../../sizing/unit-economics.ts'
import type { Candidate } from './candidates.ts'

export type Inputs = { buyers: Assumption | null; annualPrice: Assumption | null }
type Numbers = Pick<CustomerSegment, 'economics' | 'economicsReading' | 'potential' | 'conversion'>

/** The benchmark surveys are worldwide in name and mostly American in fact. */
const benchmarkPlace = 'mostly United States'

const cite = ({ source, year }: Benchmark): Provenance => ({ kind: 'benchmark', source, year })

/** Of qualified conversations (business) or trials (consumer), by how ready the group is. */
const conversionOf = (readiness: number) => [0.05, 0.1, 0.15, 0.2, 0.25][Math.round(readiness) - 1] ?? 0.15

function cacOf(frame: Frame, price: Assumption, reach: number): Assumption | null {
  const { facts, vertical, currency, year } = frame
  const base = { id: 'cac', label: 'CAC', unit: 'per new customer', format: 'money' } as const
  if (facts.cac && facts.cac.currency === currency)
    return assume({
      ...base,
      geography: placeName(frame),
      year,
      ...exactly(facts.cac.value),
      provenance: { kind: 'founder', quote: facts.cac.quote },
    })
  // Easier to reach is cheaper to win: 10% of the benchmark per step of the reach score.
  const ease = 1.3 - reach / 10
  const eased = `${formatPercent(ease)} of it for reach ${reach} of 5`
  const consumer = vertical?.model === 'consumer'
  const known = vertical?.cac ?? (consumer ? consumerCac : businessCacRatio)
  const bounds = [known.low, known.likely, known.high].map(value => {
    const amount = known === businessCacRatio ? value * price.likely : convert(value, 'USD', currency)
    return amount === null ? null : roundConverted(amount * ease)
  })
  const [low, likely, high] = bounds
  if (low == null || likely == null || high == null) return null
  return assume({
    ...base,
    geography: benchmarkPlace,
    year: known.year,
    low,
    likely,
    high,
    provenance: {
      kind: 'estimate',
      basis: `${known.what} (${known.source}, ${known.year}); ${eased}`.slice(0, 400),
    },
  })
}

function economicsOf(frame: Frame, price: Assumption, reach: number): Sizing | null {
  const { facts, vertical, year, currency } = frame
  const geography = placeName(frame)
  const consumer = vertical?.model === 'consumer'
  const cac = cacOf(frame, price, reach)
  if (!cac) return null
  const share = (
    id: string,
    label: string,
    unit: string,
    said: { value: number; quote: string } | null,
    known: Benchmark,
  ) =>
    assume({
      id,
      label,
      unit,
      format: 'percent',
      geography: said ? geography : benchmarkPlace,
      year: said ? year : known.year,
      ...(said ? exactly(said.value) : { low: known.low, likely: known.likely, high: known.high }),
      provenance: said ? { kind: 'founder', quote: said.quote } : cite(known),
    })
  return unitEconomics(
    { currency, geography, year },
    {
      arpu: assume({
        ...price,
        id: 'arpu',
        label: 'ARPU (yearly price ÷ 12)',
        unit: 'per customer a month',
        low: price.low / 12,
        likely: price.likely / 12,
        high: price.high / 12,
      }),
      margin: share(
        'gross-margin',
        'Gross margin',
        'of revenue',
        facts.margin,
        vertical?.margin ?? (consumer ? consumerMargin : softwareMargin),
      ),
      churn: share(
        'churn',
        'Churn',
        'of customers a month',
        facts.churn,
        vertical?.churn ?? (consumer ? consumerChurn : businessChurn),
      ),
      cac,
    },
  )
}

function shareOf(own: boolean, local: number) {
  const [low, likely, high] = own ? [0.1, 0.3, 0.6] : [0.05, 0.15, 0.3]
  return { low: (low ?? 0) * local, likely: (likely ?? 0) * local, high: (high ?? 0) * local }
}

function potentialOf(frame: Frame, { buyers, annualPrice }: Inputs, candidate: Candidate): Sizing | null {
  if (!buyers || !annualPrice) return null
  const consumer = frame.vertical?.model === 'consumer'
  const conversion = conversionOf(candidate.readiness)
  // 12 qualified conversations a month for 36 months, or a consumer channel scaled by reach.
  const won = consumer ? 36 * 150 * (candidate.reach / 4) : 12 * 36 * conversion
  const own = candidate.origin === 'founder'
  // A national count covers more than the city or state they sell in.
  const local = buyers.provenance.kind === 'founder' ? null : frame.region
  const geography = placeName(frame)
  return marketSizing(
    { currency: frame.currency, geography, year: frame.year },
    {
      buyers,
      annualPrice,
      fitShare: assume({
        id: 'fit-share',
        label: 'Part of all buyers in this segment',
        unit: `of ${buyers.unit}`,
        format: 'percent',
        geography,
        year: frame.year,
        ...shareOf(own, local?.share ?? 1),
        provenance: {
          kind: 'estimate',
          basis: `insufficient data: none of your saved work counts this group${local ? `; ${formatPercent(local.share)} for ${local.name} (${local.source}) is in it` : ''}; count it in a register or a member list`,
        },
      }),
      wonCustomers: assume({
        id: 'won-customers',
        label: 'Customers won within three years, selling to this group alone',
        unit: buyers.unit,
        format: 'count',
        geography,
        year: frame.year + 3,
        ...around(Math.round(won), 0.4, 1.8),
        provenance: {
          kind: 'estimate',
          basis: consumer
            ? `150 new customers a month for 36 months × ${candidate.reach} ÷ 4 for reach`
            : `12 qualified conversations a month × 36 months × ${formatPercent(conversion)} conversion`,
        },
      }),
      topDown: null,
    },
  )
}

export function numbersOf(frame: Frame, inputs: Inputs, candidate: Candidate): Numbers {
  const economics = inputs.annualPrice ? economicsOf(frame, inputs.annualPrice, candidate.reach) : null
  const reading = economics && readUnitEconomics(economics)
  const conversion: SourcedText = {
    text: `${formatPercent(conversionOf(candidate.readiness))} of qualified conversations become customers (${formatCount(conversionOf(candidate.readiness) * 20)} of 20), judged from readiness ${candidate.readiness} of 5. Replace it after your first 20.`,
    source: 'judgement',
  }
  return {
    economics,
    economicsReading:
      reading ?? 'Insufficient data: without a yearly price there is no LTV, no payback and no CAC limit.',
    potential: potentialOf(frame, inputs, candidate),
    conversion,
  }
}
