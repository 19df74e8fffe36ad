// Where, in which currency and for which vertical a market is sized, and whether that was said or assumed.
import { findVerticals } from '../atlas/match.ts'
import type { Vertical } from '../atlas/vertical.ts'
import { type MarketFacts, readFacts } from './facts.ts'
import { type Country, countries, countryByCode, countryOfCurrency, type Region } from './places.ts'

export type Frame = {
  vertical: Vertical | null
  facts: MarketFacts
  country: Country
  region: Region | null
  placeAssumed: boolean
  currency: string
  year: number
}

const fallback = countries.find(({ name }) => name === 'United States')

function assumedCountry(vertical: Vertical | null, currency: string | null): Country {
  const counted = vertical?.buyers.map(({ geography }) => geography) ?? []
  const pointed = currency ? countryOfCurrency(currency) : null
  // Euros alone do not name a country: take the euro place the atlas has a count for.
  if (pointed?.code === 'EU' && !counted.includes('EU') && counted.includes('DE'))
    return countryByCode('DE') ?? pointed
  if (pointed) return pointed
  const known = counted.includes('US') ? 'US' : counted[0]
  const country = (known && countryByCode(known)) || fallback
  if (!country) throw new Error('The list of countries holds no United States')
  return country
}

/** What a buyer is called: the atlas's word, else the founder's own. */
export function buyerWords({ vertical, facts }: Pick<Frame, 'vertical' | 'facts'>): {
  one: string
  many: string
} {
  return vertical?.buyer ?? { one: 'customer', many: facts.buyers?.noun ?? 'customers' }
}

export function placeName({ country, region }: Pick<Frame, 'country' | 'region'>): string {
  return region ? `${region.name}, ${country.name}` : country.name
}

/** "in the United States", "in Berlin, Germany", "worldwide". */
export function inPlace(frame: Pick<Frame, 'country' | 'region'>): string {
  if (frame.country.code === 'WORLD') return 'worldwide'
  const article = !frame.region && /^(?:United|European|Netherlands|Philippines)/.test(frame.country.name)
  return `in ${article ? 'the ' : ''}${placeName(frame)}`
}

/** `text` is the founder's own words; the industry only helps to choose between near matches. */
export function readFrame(text: string, industry: string | null, today: string): Frame {
  const facts = readFacts(text)
  const vertical = findVerticals(text, industry)[0]?.vertical ?? null
  const country = facts.place?.country ?? assumedCountry(vertical, facts.currency)
  return {
    vertical,
    facts,
    country,
    region: facts.place?.region ?? null,
    placeAssumed: facts.place === null,
    currency: facts.currency ?? country.currency,
    year: Number(today.slice(0, 4)),
  }
}
