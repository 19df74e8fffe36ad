// The arithmetic of one segment: what a customer brings and costs, and what the segment can be worth.

import { formatCount, formatPercent } from '../../../contracts/figures.ts'
import type { CustomerSegment, SourcedText } from '../../../contracts/results/customer-segments.ts'
import type { Assumption, Formula, Provenance, Sizing } from '../../../contracts/sizing.ts'
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

/** First guesses, as wide as our ignorance: parts of all businesses counted, or of all households. */
const shares = {
  business: { founder: [0.1, 0.3, 0.6], other: [0.05, 0.15, 0.3] },
  consumer: { founder: [0.002, 0.01, 0.05], other: [0.002, 0.01, 0.05] },
} as const

const stems = (text: string) =>
  new Set(
    text
      .toLowerCase()
      .match(/\p{L}{4,}/gu)
      ?.map(word => word.slice(0, 6)),
  )
const households =
  /\b(?:famil|parent|couple|household|mother|father|adult|owner|people|travell?er|pupil|student|learner)/i

/** Whether the count of buyers counts this group at all: bookkeepers are no part of "small businesses". */
function isCounted(frame: Frame, buyers: Assumption, { name, who }: Candidate): boolean {
  const counted = stems(`${buyers.unit} ${buyers.label.replace(/^Possible buyers/, '')}`)
  if ([...stems(`${name} ${who.text}`)].some(stem => counted.has(stem))) return true
  const head = name.split(/\b(?:of|with|in|who|whose)\b/)[0] ?? name
  return frame.vertical?.model === 'consumer' && households.test(head)
}

function wonOf(frame: Frame, unit: string, candidate: Candidate): Assumption {
  const consumer = frame.vertical?.model === 'consumer'
  const conversion = conversionOf(candidate.readiness)
  // 12 qualified conversations a month for 36 months, or a consumer channel scaled by reach.
  const won = consumer ? 36 * 150 * (candidate.reach / 4) : 12 * 36 * conversion
  return assume({
    id: 'won-customers',
    label: 'Customers won within three years, selling to this group alone',
    unit,
    format: 'count',
    geography: placeName(frame),
    year: frame.year + 3,
    ...around(Math.round(won), 0.4, 1.8),
    provenance: {
      kind: 'estimate',
      basis: consumer
        ? `150 new customers a month for 36 months × ${candidate.reach} ÷ 4 for reach`
        : `12 qualified conversations a month × 36 months × ${formatPercent(conversion)} conversion`,
    },
  })
}

function shareOf(frame: Frame, buyers: Assumption, candidate: Candidate): Assumption {
  // A national count covers more than the city or state they sell in.
  const local = buyers.provenance.kind === 'founder' ? null : frame.region
  const [low, likely, high] =
    shares[frame.vertical?.model ?? 'business'][candidate.origin === 'founder' ? 'founder' : 'other']
  const part = local?.share ?? 1
  return assume({
    id: 'fit-share',
    label: 'Part of all buyers in this segment',
    unit: `of ${buyers.unit}`,
    format: 'percent',
    geography: placeName(frame),
    year: frame.year,
    low: low * part,
    likely: likely * part,
    high: high * part,
    provenance: {
      kind: 'estimate',
      basis: `insufficient data: none of your saved work counts this group${local ? `; ${formatPercent(local.share)} for ${local.name} (${local.source}) is in it` : ''}; count it in a register or a member list`,
    },
  })
}

function potentialOf(frame: Frame, { buyers, annualPrice }: Inputs, candidate: Candidate): Sizing | null {
  if (!annualPrice) return null
  const base = { currency: frame.currency, geography: placeName(frame), year: frame.year }
  if (buyers && isCounted(frame, buyers, candidate))
    return marketSizing(base, {
      buyers,
      annualPrice,
      fitShare: shareOf(frame, buyers, candidate),
      wonCustomers: wonOf(frame, buyers.unit, candidate),
      topDown: null,
    })
  // Nobody counted this group: what can be won is still arithmetic, how large it is stays open.
  const won = wonOf(frame, 'customers', candidate)
  const revenue: Formula = {
    id: 'som',
    label: 'Revenue potential in year three',
    unit: `${frame.currency} a year`,
    format: 'money',
    expression: { op: 'multiply', terms: [won, annualPrice].map(({ id }) => ({ op: 'value', id })) },
  }
  return { ...base, assumptions: [annualPrice, won], formulas: [revenue] }
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
