// What the atlas has published of this trade in this country: cited with its source, never a size of the founder's.
import type { Claim, Competitor } from '../../../contracts/results/market-research.ts'
import { currencyOf } from '../../../venture/numbers/countries.ts'
import { formatMoney } from '../../../venture/sizing/format.ts'
import { findVerticals, termsIn } from '../../atlas/match.ts'
import {
  type BuyerCount,
  type GeographyCode,
  geographyNames,
  type PricePoint,
  type Statement,
  type Vertical,
} from '../../atlas/vertical.ts'

const isGeography = (code: string): code is GeographyCode => code in geographyNames

const generic =
  /^(?:practices?|shops?|stores?|firms?|small|local|businesses|business|owners?|homes?|services?|online|food|personal|software|teams?|tools?|brands?|care|households?|famil(?:y|ies)|people|parents?|adults?|women|customers?|consumers?)$/

/** The text names the trade itself, and no second entry comes near. */
function entryFor(text: string, industry: string | null): Vertical | null {
  const [best, second] = findVerticals(text, industry)
  if (!best || (second && best.score < second.score * 1.3)) return null
  return names(best.vertical, text) ? best.vertical : null
}

const tradeOf = ({ name, buyer }: Vertical): string => `${name} ${buyer.one} ${buyer.many}`

/** Whether a text has a word of the trade's own name. */
function names(vertical: Vertical, text: string): boolean {
  const own = tradeOf(vertical)
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter(word => word.length > 3 && !generic.test(word))
    .map(word => word.replace(/(?:ies|s)$/, ''))
  const said = text.toLowerCase()
  return own.some(word => new RegExp(`(?<!\\p{L})${word}`, 'u').test(said))
}

const inWords = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .map(word => word.replace(/(?:ies|s)$/, ''))
    .filter(word => word.length > 3)

/** "Independent practices" of a text about dental ones. */
function isBuyer({ buyer }: Vertical, buyers: string): boolean {
  const known = inWords(`${buyer.one} ${buyer.many}`)
  return inWords(buyers).some(word => known.includes(word))
}

/** One country is shared by all who sell in it. */
const places = termsIn(
  `${Object.values(geographyNames).join(' ')} America American Europe European German Britain British England Indian`,
)

/**
 * Who sells something else to the same buyers is no rival: besides the trade's name the line of the atlas and the
 * founder's text have so many words in common.
 */
function isSameOffer(line: string, text: string, vertical: Vertical, least: number): boolean {
  const [own, said] = [termsIn(tradeOf(vertical)), termsIn(text)]
  const shared = [...termsIn(line)].filter(
    word => word.length > 3 && said.has(word) && !own.has(word) && !places.has(word),
  )
  return shared.length >= least
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

/** A line that speaks of another country does not stand as the founder's. */
function fits(text: string, geography: GeographyCode): boolean {
  const spoken = (Object.keys(geographyNames) as GeographyCode[]).filter(code =>
    countryWords[code].test(text),
  )
  return spoken.length === 0 || spoken.includes(geography)
}

const cited = ({ text, source, year }: Statement): Claim => ({
  text,
  provenance: { kind: 'benchmark', source, year },
})

const priced = ({ what, low, high, currency, per, source, year }: PricePoint): Claim => ({
  text: `${what}: ${low === high ? formatMoney(low, currency) : `${formatMoney(low, currency)} to ${formatMoney(high, currency)}`} per ${per}`,
  provenance: { kind: 'benchmark', source, year },
})

export type Published = {
  vertical: Vertical | null
  count: BuyerCount | null
  prices: Claim[]
  trends: Claim[]
  counterTrends: Claim[]
  channels: string[]
  regulation: string[]
  players: Competitor[]
}

const nothing: Published = {
  vertical: null,
  count: null,
  prices: [],
  trends: [],
  counterTrends: [],
  channels: [],
  regulation: [],
  players: [],
}
const mostPlayers = 8

type Asked = {
  /** What is sold, and to whom. */
  text: string
  /** To whom it is sold, where that was said apart. */
  buyers: string | null
  industry: string | null
  /** Two letters; without one nothing of the atlas stands as the founder's. */
  country: string | null
}

/** What is said of buyers stands where they are the founder's; a rival, a price or a rule where the offer is. */
export function publishedOn({ text, buyers, industry, country }: Asked): Published {
  const code = country === 'GB' ? 'UK' : country
  const vertical = entryFor(text, industry)
  if (!vertical || !country || !code || !isGeography(code)) return nothing
  const here = <Item>(items: readonly Item[], textOf: (item: Item) => string) =>
    items.filter(item => fits(textOf(item), code))
  const areBuyers = names(vertical, buyers || text) || (buyers !== null && isBuyer(vertical, buyers))
  const isOffered = (line: string, least: number) => isSameOffer(line, text, vertical, least)
  const isAbout = (line: string) => names(vertical, line) || isOffered(line, 1)
  return {
    vertical,
    count: (areBuyers && vertical.buyers.find(({ geography }) => geography === code)) || null,
    // Prices in another country's money are that country's.
    prices: here(vertical.prices, ({ what, source }) => `${what} ${source}`)
      .filter(({ currency, what }) => currency === currencyOf(country) && isOffered(what, 2))
      .map(priced),
    trends: here(vertical.trends, line => line.text)
      .filter(line => isAbout(line.text))
      .map(cited),
    counterTrends: here(vertical.counterTrends, line => line.text)
      .filter(line => isAbout(line.text))
      .map(cited),
    channels: areBuyers ? here(vertical.channels, line => line).filter(isAbout) : [],
    // A rule without a country in it is some country's all the same.
    regulation: vertical.regulation.filter(line => countryWords[code].test(line) && isOffered(line, 1)),
    players: vertical.players
      .filter(({ home, line }) => (home === undefined || home === code) && isOffered(line, 2))
      .slice(0, mostPlayers)
      .map(({ name, line }) => ({
        name,
        kind: 'indirect',
        line,
        provenance: { kind: 'benchmark', source: 'built-in atlas, from public material', year: 2025 },
      })),
  }
}
