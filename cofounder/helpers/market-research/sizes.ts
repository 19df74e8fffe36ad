// The sizes of a frame, the check against them and what winning them demands.

import { formatCount, formatPercent, formatShortMoney } from '../../../contracts/figures.ts'
import type { MissingInput } from '../../../contracts/results/market-research.ts'
import { type Assumption, evaluate, type Sizing } from '../../../contracts/sizing.ts'
import { searchConversion } from '../../atlas/benchmarks.ts'
import { buyersAssumption, fitAssumption, wonAssumption } from '../../market/assumptions.ts'
import { type Frame, inPlace, placeName } from '../../market/frame.ts'
import { missingInputs } from '../../market/missing.ts'
import { priceAssumption, topDownAssumptions } from '../../market/prices.ts'
import { convert } from '../../sizing/exchange.ts'
import { type MarketAssumptions, marketSizing } from '../../sizing/market.ts'
import { readRatio } from '../../sizing/top-down.ts'

export type Sizes = {
  sizing: Sizing | null
  topDown: { verdict: 'fair' | 'look-again' | 'wrong'; ratio: number; meaning: string } | null
  notes: string[]
}

export function proposeAssumptions(frame: Frame) {
  return {
    buyers: buyersAssumption(frame),
    fitShare: fitAssumption(frame),
    wonCustomers: wonAssumption(frame),
    annualPrice: priceAssumption(frame),
    topDown: topDownAssumptions(frame),
  }
}

export function missingOf(frame: Frame, targetCustomer: string | null): MissingInput[] {
  const missing = missingInputs(frame, { buyers: buyersAssumption(frame), price: priceAssumption(frame) })
  if (!targetCustomer && frame.vertical)
    missing.push({
      what: `Which ${frame.vertical.buyer.many} exactly, and what goes wrong for them today`,
      why: 'You named a trade, not a customer: the share that fits is a blind guess until you do.',
      how: `Fill in the target customer, for example “${frame.vertical.segments[0].name}”.`,
    })
  return missing
}

/** A national count makes a national TAM, whichever city the SAM is about. */
function countedPlace(frame: Frame, buyers: Assumption): string {
  return buyers.provenance.kind === 'founder' ? placeName(frame) : frame.country.name
}

export function sizesOf(frame: Frame, proposed: ReturnType<typeof proposeAssumptions>): Sizes {
  const { buyers, annualPrice, ...rest } = proposed
  if (!buyers || !annualPrice) return { sizing: null, topDown: null, notes: [] }
  const assumptions: MarketAssumptions = { ...rest, buyers, annualPrice }
  const sizing = marketSizing(
    { currency: frame.currency, geography: countedPlace(frame, buyers), year: frame.year },
    assumptions,
  )
  const results = evaluate(sizing)
  const ratio = results.get('top-down-ratio')?.likely
  const notes = [demandNote(frame, sizing, assumptions.wonCustomers)]
  if (
    frame.facts.price &&
    !/\b(?:month|year|week|quarter|annual|yearly|monthly|mo|yr)\b/i.test(frame.facts.price.quote)
  )
    notes.push('Your price has no period, so the sizes count one purchase per buyer and year.')
  const penetration = results.get('penetration')?.likely ?? 0
  if (penetration > 0.1)
    notes.push(
      'More than a tenth of a SAM within three years is rare: either the SAM is drawn too narrowly or the plan is too bold.',
    )
  if (frame.region && buyers.provenance.kind !== 'founder')
    notes.push(`The TAM is ${frame.country.name}; SAM and SOM are ${frame.region.name} alone.`)
  if (!ratio)
    notes.push(
      `No top-down check: the atlas has no published spending total ${inPlace({ country: frame.country, region: null })} that this could be held against. Look for one from the statistics office or the trade association before you show the TAM to anyone.`,
    )
  return { sizing, topDown: ratio ? { ratio, ...pick(readRatio(ratio)) } : null, notes }
}

const pick = ({ verdict, meaning }: ReturnType<typeof readRatio>) => ({ verdict, meaning })

/** Mean price of a click in the same benchmark as the conversion rate, in US dollars. */
const clickPrice = 4.66

function demandNote(frame: Frame, sizing: Sizing, won: Assumption): string {
  const customers = evaluate(sizing).get('som-customers')?.likely ?? won.likely
  const monthly = customers / 36
  const shown = monthly >= 10 ? formatCount(monthly) : monthly.toFixed(1)
  const start = `Winning ${formatCount(customers)} ${won.unit} within 36 months means ${shown} new ones a month.`
  if (frame.vertical?.model !== 'consumer')
    return `${start} If one in five qualified conversations ends in a sale, that is ${formatCount(Math.ceil(monthly * 5))} such conversations every month: put them in the calendar before you believe the SOM.`
  const clicks = monthly / searchConversion.likely
  const spend = convert(clicks * clickPrice, 'USD', frame.currency)
  const money = spend
    ? `, about ${formatShortMoney(spend, frame.currency)} of search advertising a month`
    : ''
  return `${start} At ${formatPercent(searchConversion.likely)} from click to order that is ${formatCount(clicks)} clicks${money} (${searchConversion.source}, ${searchConversion.year}). If you cannot pay that, you need a channel that is not paid search.`
}

/** The estimate with the widest spread: the number most worth a test. Customers to be won are a plan, not a fact. */
export function weakestAssumption(sizing: Sizing): Assumption | null {
  const spread = ({ low, high }: Assumption) => (low > 0 ? high / low : Number.POSITIVE_INFINITY)
  const open = sizing.assumptions.filter(
    ({ id, provenance }) =>
      provenance.kind === 'estimate' && id !== 'addressable-share' && id !== 'won-customers',
  )
  return open.toSorted((a, b) => spread(b) - spread(a))[0] ?? null
}
