import { formatMoney, formatShortMoney } from '../../../contracts/figures.ts'
import type { Closing } from '../../../contracts/results/closing.ts'
import type { MarketReadBack } from '../../../contracts/results/market-read-back.ts'
import type { Claim, MarketResearchResult } from '../../../contracts/results/market-research.ts'
import { evaluate } from '../../../contracts/sizing.ts'
import { currencyOf } from '../../../venture/numbers/countries.ts'
import { type GeographyCode, geographyNames, type PricePoint, type Statement } from '../../atlas/vertical.ts'
import { datedActions } from '../../closing.ts'
import { quoted } from '../../guide/turn.ts'
import type { Dated } from '../../helper.ts'
import { unspokenIn } from '../../language/recognise.ts'
import type { RetrievedPage } from '../../search/page.ts'
import { proposeAssumptions } from './assumptions.ts'
import { competitorsOf } from './competitors.ts'
import { findingsFrom } from './findings.ts'
import { type Frame, readFrame } from './frame.ts'
import { missingOf } from './missing.ts'
import { confirmFrame, fieldsOf, weakerMark } from './read-back.ts'
import { type Sizes, sizesOf } from './sizes.ts'
import { texts } from './texts/all.ts'
import type { Texts } from './texts/texts.ts'

export type MarketResearchInput = Dated & {
  market: string
  industry: string
  targetCustomer: string | null
  /** The fields as the founder confirmed them on the page. */
  readBack?: MarketReadBack | null
  /** Pages retrieved for this question; empty without a search provider. */
  pages: RetrievedPage[]
}

export function ideaText({
  market,
  targetCustomer,
}: Pick<MarketResearchInput, 'market' | 'targetCustomer'>): string {
  return targetCustomer ? `${market}\n${targetCustomer}` : market
}

export function frameOf({
  market,
  targetCustomer,
  industry,
  today,
  language,
  readBack,
}: Omit<MarketResearchInput, 'pages'>): Frame {
  const read = readFrame(market, targetCustomer, industry, today)
  const frame = language ? { ...read, language } : read
  return readBack ? confirmFrame(frame, readBack) : frame
}

/** Where a search looks; empty when no country was named. */
export function placeOf(question: Omit<MarketResearchInput, 'pages'>): string {
  return frameOf(question).place?.name ?? ''
}

const cited = ({ text, source, year }: Statement): Claim => ({
  text,
  provenance: { kind: 'benchmark', source, year },
})

const priced = ({ what, low, high, currency, per, source, year }: PricePoint): Claim => ({
  text: `${what}: ${low === high ? formatMoney(low, currency) : `${formatMoney(low, currency)} to ${formatMoney(high, currency)}`} per ${per}`,
  provenance: { kind: 'benchmark', source, year },
})

export function summaryOf(frame: Frame, { sizing }: Sizes): string {
  const say = texts[frame.language]
  const { vertical, place, geography, confirmed } = frame
  if (confirmed?.permission === 'forbidden') return say.confirmed.forbidden
  const entry =
    vertical &&
    !confirmed &&
    (geography
      ? say.ifEntry(`${vertical.name}, ${place?.name}`)
      : place
        ? null
        : say.looksLike(vertical.name))
  if (!sizing) return [say.openTotal, entry].filter(Boolean).join(' ')
  const sizes = evaluate(sizing)
  const money = (id: string) => formatShortMoney(sizes.get(id)?.likely ?? 0, sizing.currency, frame.language)
  const total = confirmed ? say.confirmed.sized : say.sized
  const part = frame.part && say.ofPart(quoted(frame.part, frame.language), place?.name ?? '')
  return [entry, total(money('tam'), money('sam'), money('som')), part].filter(Boolean).join(' ')
}

/** Words by which a line of the atlas speaks of one country. */
const countryWords: Record<GeographyCode, RegExp> = {
  US: /\b(?:US|U\.S\.|United States|American)\b/,
  EU: /\b(?:EU|European|Europe)\b/,
  DE: /\b(?:German|Germany)\b/,
  UK: /\b(?:UK|British|Britain|England)\b/,
  IN: /\b(?:India|Indian)\b/,
  WORLD: /\bworldwide\b/i,
}

/** Prices in another country's money are that country's. */
const moneyOf = (place: string) => (place === 'EU' ? 'EUR' : currencyOf(place))

/** A line that speaks of another country does not stand as the founder's. */
function fits(text: string, geography: GeographyCode): boolean {
  const spoken = (Object.keys(geographyNames) as GeographyCode[]).filter(code =>
    countryWords[code].test(text),
  )
  return spoken.length === 0 || spoken.includes(geography)
}

function confidenceOf(frame: Frame, { sizing }: Sizes): Closing['confidence'] {
  const say = texts[frame.language]
  if (!sizing) return { level: 'low', reason: say.confidence.open }
  if (!frame.confirmed) return { level: 'low', reason: say.confidence.sized }
  const mark = weakerMark(frame)
  return { level: mark === 'observed' ? 'medium' : 'low', reason: say.confirmed.confidence[mark] }
}

/** Of fewer than thirty all are listed. */
const listed = 30

function actionsOf({ buyers, language }: Frame): Texts['actions'] {
  const { actions, listAll } = texts[language]
  return buyers && buyers.value < listed ? [listAll(buyers.value), actions[1], actions[2]] : actions
}

export function playbook(input: MarketResearchInput): MarketResearchResult {
  const frame = frameOf(input)
  const say = texts[frame.language]
  const proposed = proposeAssumptions(frame)
  const isForbidden = frame.confirmed?.permission === 'forbidden'
  const sizes = isForbidden ? { sizing: null, topDown: null, notes: [] } : sizesOf(frame, proposed)
  const findings = findingsFrom(input.pages, ideaText(input))
  const { geography, place, places } = frame
  const vertical = geography ? frame.vertical : null
  const here = <Item>(items: readonly Item[], textOf: (item: Item) => string) =>
    geography ? items.filter(item => fits(textOf(item), geography)) : []
  return {
    market: input.market,
    industry: input.industry,
    targetCustomer: input.targetCustomer,
    summary: [unspokenIn(input.language, [ideaText(input)]), summaryOf(frame, sizes)]
      .filter(Boolean)
      .join(' '),
    place: { name: place?.name ?? (places || say.placeOpen), assumed: false },
    vertical: vertical && { id: vertical.id, name: vertical.name },
    dataQuality: findings.length ? 'web-enhanced' : 'ai-estimated',
    ...sizes,
    missing: isForbidden ? [] : missingOf(frame, proposed),
    competitors: competitorsOf(frame),
    prices: here(vertical?.prices ?? [], ({ what, source }) => `${what} ${source}`)
      .filter(({ currency }) => geography === 'WORLD' || currency === moneyOf(place?.code ?? ''))
      .map(priced),
    trends: here(vertical?.trends ?? [], ({ text }) => text).map(cited),
    counterTrends: here(vertical?.counterTrends ?? [], ({ text }) => text).map(cited),
    channels: vertical ? here(vertical.channels, line => line) : [],
    // A rule without a country in it is some country's all the same.
    regulation:
      vertical && geography ? vertical.regulation.filter(line => countryWords[geography].test(line)) : [],
    findings,
    fields: fieldsOf(frame, ideaText(input), input.industry),
    closing: {
      language: frame.language,
      confidence: confidenceOf(frame, sizes),
      counterArgument: say.counter,
      testFirst: say.test,
      nextActions: datedActions(input.today, actionsOf(frame)),
    },
  }
}
