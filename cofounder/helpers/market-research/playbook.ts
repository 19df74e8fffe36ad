import { formatCount, formatMoney, formatShortMoney } from '../../../contracts/figures.ts'
import type { Claim, MarketResearchResult } from '../../../contracts/results/market-research.ts'
import { evaluate } from '../../../contracts/sizing.ts'
import type { PricePoint, Statement } from '../../atlas/vertical.ts'
import type { Dated } from '../../helper.ts'
import { capitalise, decapitalise } from '../../language/phrases.ts'
import { buyerWords, type Frame, inPlace, placeName, readFrame } from '../../market/frame.ts'
import { type Country, countries } from '../../market/places.ts'
import type { RetrievedPage } from '../../search/page.ts'
import { closingOf } from './closing.ts'
import { competitorsOf } from './competitors.ts'
import { findingsFrom } from './findings.ts'
import { missingOf, proposeAssumptions, type Sizes, sizesOf, weakestAssumption } from './sizes.ts'

export type MarketResearchInput = Dated & {
  market: string
  industry: string
  targetCustomer: string | null
  /** Pages retrieved for this question; empty without a search provider. */
  pages: RetrievedPage[]
}

export function ideaText({ market, targetCustomer }: MarketResearchInput): string {
  return targetCustomer ? `${market}\n${targetCustomer}` : market
}

export function frameOf(input: MarketResearchInput): Frame {
  return readFrame(ideaText(input), input.industry, input.today)
}

const cited = ({ text, source, year }: Statement): Claim => ({
  text,
  provenance: { kind: 'benchmark', source, year },
})

const priced = ({ what, low, high, currency, per, source, year }: PricePoint): Claim => ({
  text: `${what}: ${low === high ? formatMoney(low, currency) : `${formatMoney(low, currency)} to ${formatMoney(high, currency)}`} per ${per}`,
  provenance: { kind: 'benchmark', source, year },
})

export function summaryOf(frame: Frame, { sizing, topDown }: Sizes): string {
  if (!frame.vertical && !sizing)
    return 'The built-in atlas does not know this market, and it will not pretend to. What it needs from you to size it stands below; with a count of buyers and a price the totals follow at once.'
  if (!sizing) {
    const counted = frame.vertical?.buyers.find(({ geography }) => geography === frame.country.code)
    const known = counted
      ? `There are about ${formatCount(counted.count)} ${counted.of.replace(/, (?:rounded|modelled).*$/, '')} ${inPlace({ country: frame.country, region: null })} (${counted.source}, ${counted.year}), but no price to multiply them with.`
      : `This is about ${frame.vertical?.name.toLowerCase() ?? 'your market'}, but there is no solid count of them ${inPlace(frame)}.`
    return `${known} So no TAM is shown yet: what is missing stands below, with how to get it.`
  }
  const sizes = evaluate(sizing)
  const money = (id: string) => formatShortMoney(sizes.get(id)?.likely ?? 0, sizing.currency)
  const customers = formatCount(sizes.get('som-customers')?.likely ?? 0)
  const weakest = weakestAssumption(sizing)
  const check = topDown
    ? {
        fair: ' A published total supports the order of magnitude.',
        'look-again': ' The top-down check asks for a second look.',
        wrong: ' The top-down check says that something is wrong.',
      }[topDown.verdict]
    : ''
  const local = frame.region && sizing.geography === frame.country.name
  const where = local ? inPlace({ country: frame.country, region: null }) : inPlace(frame)
  const part = local ? `is in ${frame.region?.name}` : 'fits what you describe'
  return `${capitalise(where)} the whole market is worth about ${money('tam')} a year and ${money('sam')} of it ${part}. A small team that wins ${customers} ${buyerWords(frame).many} would earn ${money('som')} in year three.${check}${weakest ? ` The number to distrust most: ${decapitalise(weakest.label)}.` : ''}`
}

const speaksOf = ({ words, adjectives }: Country, text: string) =>
  words.test(text) || Boolean(adjectives?.test(text))

/** What speaks of the founder's own country first, what speaks only of another one last. */
function nearestFirst<Item>(
  items: readonly Item[],
  { country }: Frame,
  textOf: (item: Item) => string,
): Item[] {
  const closeness = (item: Item) => {
    const text = textOf(item).replace(/\bUSD\b/g, '')
    if (speaksOf(country, text)) return 2
    const elsewhere =
      /\bUS\b/.test(text) || countries.some(other => other !== country && speaksOf(other, text))
    return elsewhere ? 0 : 1
  }
  return items.toSorted((a, b) => closeness(b) - closeness(a))
}

export function playbook(input: MarketResearchInput): MarketResearchResult {
  const frame = frameOf(input)
  const sizes = sizesOf(frame, proposeAssumptions(frame))
  const findings = findingsFrom(input.pages, ideaText(input))
  const { vertical } = frame
  return {
    market: input.market,
    industry: input.industry,
    targetCustomer: input.targetCustomer,
    summary: summaryOf(frame, sizes),
    place: { name: placeName(frame), assumed: frame.placeAssumed },
    vertical: vertical && { id: vertical.id, name: vertical.name },
    dataQuality: findings.length ? 'web-enhanced' : 'ai-estimated',
    ...sizes,
    missing: missingOf(frame, input.targetCustomer),
    competitors: competitorsOf(frame, ideaText(input)),
    prices: vertical?.prices.map(priced) ?? [],
    trends: nearestFirst(vertical?.trends ?? [], frame, ({ text }) => text).map(cited),
    counterTrends: nearestFirst(vertical?.counterTrends ?? [], frame, ({ text }) => text).map(cited),
    channels: vertical ? [...vertical.channels, `Sales cycle: ${vertical.salesCycle}`] : [],
    regulation: nearestFirst(vertical?.regulation ?? [], frame, line => line),
    findings,
    closing: closingOf(frame, sizes, input.today),
  }
}
