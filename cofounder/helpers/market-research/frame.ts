// What a market is sized with: the founder's own figures first, and one atlas entry where it is plainly the trade.
import type { MarketReadBack } from '../../../contracts/results/market-read-back.ts'
import { findVerticals } from '../../atlas/match.ts'
import { type GeographyCode, geographyNames, type Vertical } from '../../atlas/vertical.ts'
import { type Ask, readAsk } from './read-ask.ts'
import { texts } from './texts/all.ts'

export type Frame = Ask & {
  vertical: Vertical | null
  /** The place in the atlas's terms; null where it has none. */
  geography: GeographyCode | null
  currency: string
  year: number
  /** The fields as the founder confirmed them; null: read from the text. */
  confirmed: MarketReadBack | null
}

const isGeography = (code: string): code is GeographyCode => code in geographyNames

export function geographyOf(place: Ask['place']): GeographyCode | null {
  const code = place?.code === 'GB' ? 'UK' : place?.code
  return code && isGeography(code) ? code : null
}

const generic =
  /^(?:practices?|shops?|stores?|firms?|small|local|businesses|business|owners?|homes?|services?|online|food|personal|software|teams?|tools?|brands?|care|households?|famil(?:y|ies)|people|parents?|adults?|women|customers?|consumers?)$/

/** The text names the trade itself, and no second entry comes near. */
function confident(text: string, industry: string | null): Vertical | null {
  const [best, second] = findVerticals(text, industry)
  if (!best || (second && best.score < second.score * 1.3)) return null
  return names(best.vertical, text) ? best.vertical : null
}

/** Whether a text has a word of the trade's own name. */
function names({ name, buyer }: Vertical, text: string): boolean {
  const own = `${name} ${buyer.one} ${buyer.many}`
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter(word => word.length > 3 && !generic.test(word))
    .map(word => word.replace(/(?:ies|s)$/, ''))
  const said = text.toLowerCase()
  return own.some(word => new RegExp(`(?<!\\p{L})${word}`, 'u').test(said))
}

const isOf = (buyers: string | null, entry: Vertical | null) =>
  entry !== null && (buyers === null || names(entry, buyers))

export function readFrame(
  market: string,
  targetCustomer: string | null,
  industry: string | null,
  today: string,
): Frame {
  const ask = readAsk(market, targetCustomer)
  const entry = confident(targetCustomer ? `${market}\n${targetCustomer}` : market, industry)
  return {
    ...ask,
    // Where they counted their buyers, those decide: a café for mourners does not sell to cafés.
    vertical: isOf(ask.buyers?.quote ?? null, entry) ? entry : null,
    geography: geographyOf(ask.place),
    currency: ask.price?.currency ?? 'USD',
    year: Number(today.slice(0, 4)),
    confirmed: null,
  }
}

/** The founder's count keeps no noun of ours: whom it counts stands in its quote. */
export const buyersWord = ({ vertical, buyers, language }: Frame) =>
  (buyers ? null : vertical?.buyer.many) ?? texts[language].assumed.customers
