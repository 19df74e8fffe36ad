// The figures of one segment: what a customer brings and costs, and how many of those spoken to buy.

import { formatCount, formatPercent } from '../../../contracts/figures.ts'
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
import { assume, exactly } from '../../sizing/assume.ts'
import { convert, roundConverted } from '../../sizing/exchange.ts'
import { readUnitEconomics, unitEconomics } from '../../sizing/unit-economics.ts'
import type { Candidate } from './candidates.ts'
import { conversionOf, type Inputs, potentialOf } from './potential.ts'

type Numbers = Pick<CustomerSegment, 'economics' | 'economicsReading' | 'potential' | 'conversion'>

/** The benchmark surveys are worldwide in name and mostly American in fact. */
const benchmarkPlace = 'mostly United States'

const cite = ({ source, year }: Benchmark): Provenance => ({ kind: 'benchmark', source, year })

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

export function numbersOf(frame: Frame, inputs: Inputs, candidate: Candidate): Numbers {
  const economics = inputs.annualPrice ? economicsOf(frame, inputs.annualPrice, candidate.reach) : null
  const reading = economics && readUnitEconomics(economics)
  const tried =
    frame.vertical?.model === 'consumer'
      ? 'of those who try it pay'
      : 'of qualified conversations become customers'
  const conversion: SourcedText = {
    text: `${formatPercent(conversionOf(candidate.readiness))} ${tried} (${formatCount(conversionOf(candidate.readiness) * 20)} of 20), judged from readiness ${candidate.readiness} of 5. Replace it after your first 20.`,
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
