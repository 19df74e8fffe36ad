// What a segment can be worth: how large it is where somebody counted it, and what a small team can win of it.

import { formatPercent } from '../../../contracts/figures.ts'
import type { Assumption, Formula, Sizing } from '../../../contracts/sizing.ts'
import { type Frame, placeName } from '../../market/frame.ts'
import { around, assume } from '../../sizing/assume.ts'
import { marketSizing } from '../../sizing/market.ts'
import type { Candidate } from './candidates.ts'

export type Inputs = { buyers: Assumption | null; annualPrice: Assumption | null }

/** Of qualified conversations (business) or trials (consumer), by how ready the group is. */
export const conversionOf = (readiness: number) =>
  [0.05, 0.1, 0.15, 0.2, 0.25][Math.round(readiness) - 1] ?? 0.15

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

export function potentialOf(
  frame: Frame,
  { buyers, annualPrice }: Inputs,
  candidate: Candidate,
): Sizing | null {
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
