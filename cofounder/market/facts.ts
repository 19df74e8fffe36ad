// The numbers a founder gave that size a market, each with the words it was read from.
import type { Money, Period } from '../language/money.ts'
import { parseNumber, scaleFactor } from '../language/money.ts'
import { type Reading, readText } from '../language/reading.ts'
import { findPlace, type Place } from './places.ts'

export type Fact = { value: number; quote: string }
export type PriceFact = { annual: number; currency: string; quote: string; perSeat: boolean }

export type MarketFacts = {
  place: Place | null
  currency: string | null
  price: PriceFact | null
  /** A price per order, visit or the like: no yearly amount without a frequency. */
  usePrice: { quote: string } | null
  commission: { quote: string } | null
  /** How many there are, and what they are called where the sentence says it. */
  buyers: (Fact & { noun: string | null }) | null
  fitShare: Fact | null
  /** Customers they mean to win. */
  target: Fact | null
  /** Customers who pay today. */
  customers: Fact | null
  churn: Fact | null
  margin: Fact | null
  cac: (Fact & { currency: string }) | null
  /** "everyone", "all people": no customer at all. */
  everyone: string | null
}

const ours =
  /\b(?:charge|charging|price|priced|pricing|subscription|subscribe|plan|fee|pays? us|paying us|sell(?:ing)? (?:it )?(?:for|at)|license|licence|membership|retainer)\b|\b(?:at|for|costs?) \W?\d/i
const theirs =
  /\b(?:los(?:e|es|ing|t)|wast(?:e|es|ing)|spend(?:s|ing)?|spent|throw\w* away|sav(?:e|es|ing|ed))\b[^.]{0,12}\d|\b(?:salary|salaries|rais(?:e|ed|ing)|fund(?:ed|ing)|invest\w*|market (?:is|of|size|worth)|worth|billion|trillion|acquisition|acquire|cac|budget|turnover|revenue|damage|fine[sd]?|today they pay|currently pay)\b/i

/** "Trainers pay €60 a month for a scheduling tool": what they pay somebody else. */
const elsewhere =
  /(?<!\b(?:customers?|users?|clients?|subscribers?|they|who|would|will|to)\s)\bpay(?:s|ing)? (?!us\b)\W?\d/i

const yearly: Record<Exclude<Period, 'use'>, number> = {
  hour: 0,
  day: 365,
  week: 52,
  month: 12,
  quarter: 4,
  year: 1,
}

const perSeatPattern =
  /^\s?(?:\/|per|a|each)\s?(?:user|seat|employee|person|agent|driver|vehicle|bed|unit|student|pupil|member|location|site|clinic|practice|shop|store|restaurant|farm|customer|client|company|business|household|family|month)\b[,\s]*(?:\/|per|a|each|every)\s?(month|mo|year|yr|week|quarter)\b/i

function periodOf(reading: Reading, money: Money): { per: Period | null; perSeat: boolean } {
  const after = reading.text.slice(reading.text.indexOf(money.text) + money.text.length)
  const compound = perSeatPattern.exec(after)
  if (!compound) return { per: money.per, perSeat: false }
  const word = (compound[1] ?? '').toLowerCase()
  const per = word.startsWith('mo') ? 'month' : word.startsWith('y') ? 'year' : (word as Period)
  return { per, perSeat: /user|seat|employee|person|agent|driver|vehicle|bed|unit/i.test(compound[0]) }
}

type PriceReading = { fact: PriceFact | null; use: { quote: string } | null; weight: number }

function priceIn(reading: Reading): PriceReading[] {
  return reading.money.map(money => {
    const { per, perSeat } = periodOf(reading, money)
    const weight =
      (ours.test(reading.text) ? 2 : 0) +
      (per ? 1 : 0) -
      (theirs.test(reading.text) ? 3 : 0) -
      (elsewhere.test(reading.text) ? 3 : 0)
    if (per === 'use') return { fact: null, use: { quote: quoteOf(reading) }, weight }
    const times = per ? yearly[per] : 1
    // An amount without a period counts only where the sentence is about their price.
    if (!times || (!per && !ours.test(reading.text))) return { fact: null, use: null, weight: -9 }
    const fact = { annual: money.amount * times, currency: money.currency, quote: quoteOf(reading), perSeat }
    return { fact, use: null, weight }
  })
}

function quoteOf(reading: Reading): string {
  const words = reading.text.split(/\s+/)
  return words.length <= 26 ? reading.text : `${words.slice(0, 26).join(' ')} …`
}

const amount = String.raw`(\d{1,3}(?:[,.']\d{2,3})+|\d+(?:[.,]\d+)?)\s?(k|m|thousand|million|lakhs?|crores?)?`

function numberBefore(reading: Reading, pattern: RegExp): Fact | null {
  const match = pattern.exec(reading.text)
  const digits = match?.[1]
  if (!digits) return null
  // Lakh grouping (2,50,000) is one number too.
  const plain = /^\d{1,3}(?:,\d{2,3})+$/.test(digits)
    ? Number(digits.replaceAll(',', ''))
    : parseNumber(digits)
  const value = plain * scaleFactor(match[2])
  return Number.isFinite(value) && value > 0 ? { value, quote: quoteOf(reading) } : null
}

const notBuyers =
  'years?|months?|weeks?|days?|hours?|hrs|minutes?|mins?|times|percent|interviews?|conversations?|calls?|surveys?|euros?|dollars?|pounds?|rupees?|responses?|people i|seats|km|miles|kg|tons?|tonnes|chairs|beds|staff|employees|rooms|units|features|countries|cities|orders|visits|sign-?ups|downloads|followers|appointments|meals|trucks|patients|clients'
const existing = new RegExp(
  String.raw`\b(?:there are|there is|about|around|roughly|some|approximately|nearly|almost|over|more than|has|have|total of|counted|registered|of the|all|across|list of)\s+(?:about |around |roughly |some |over |nearly |the |all )?${amount}\s+(?!(?:${notBuyers}|paying|interested)\b)(?=[\p{L}])`,
  'iu',
)
const paying = new RegExp(
  String.raw`${amount}\s+(?:(?:paying|active|early|pilot|beta)\s+)+(?:\p{L}+\s+){0,2}(?:customers?|clients?|users?|subscribers?|\p{L}+s)\b`,
  'iu',
)
const wanted = new RegExp(
  String.raw`\b(?:want|aim|plan|goal|target|reach|win|sign)\b[^.]{0,40}?${amount}\s+(?:paying |new )?(?:customers?|clients?|users?|subscribers?|\p{L}+s)\b`,
  'iu',
)

const phraseEnd =
  /^(?:in|across|from|at|with|of|who|that|on|and|or|for|to|are|is|which|worldwide|here|we|within|near|around|using|without)$/i

/** "3,400 tattoo studios in the UK" → "tattoo studios". */
function nounAfter(reading: Reading, pattern: RegExp): string | null {
  const match = pattern.exec(reading.text)
  if (!match) return null
  const following = reading.text.slice(match.index + match[0].length).split(/[,.;:!?()]/)[0] ?? ''
  const words = following.trim().split(/\s+/)
  const end = words.findIndex(word => phraseEnd.test(word))
  const phrase = words.slice(0, end < 0 ? 3 : Math.min(end, 3)).join(' ')
  return /s$/i.test(phrase) && phrase.length <= 40 ? phrase.toLowerCase() : null
}

function percentNear(reading: Reading, pattern: RegExp): Fact | null {
  if (!pattern.test(reading.text)) return null
  const share = reading.quantities.find(({ percent, value }) => percent && value > 0 && value <= 100)
  return share ? { value: share.value / 100, quote: quoteOf(reading) } : null
}

function first<Value>(readings: Reading[], read: (reading: Reading) => Value | null): Value | null {
  for (const reading of readings) {
    const value = read(reading)
    if (value !== null) return value
  }
  return null
}

export function readFacts(text: string): MarketFacts {
  // A sentence that tries to give us orders is no source of numbers.
  const readings = readText(text).filter(({ signals }) => !signals.instruction)
  const spoken = readings.map(reading => reading.text).join('\n')
  const prices = readings
    .flatMap(priceIn)
    .filter(({ weight }) => weight >= 1)
    .toSorted((a, b) => b.weight - a.weight)
  const price = prices.find(({ fact }) => fact)?.fact ?? null
  const cac = first(readings, reading => {
    const [money] = reading.money
    return money && /\b(?:cac|acquisition cost|to acquire|per signup)\b/i.test(reading.text)
      ? { value: money.amount, currency: money.currency, quote: quoteOf(reading) }
      : null
  })
  const isAside = (reading: Reading) =>
    Boolean(reading.signals.payment) ||
    /\b(?:interview|talked|spoke|surveyed|asked|waitlist|signed up)/i.test(reading.text)
  return {
    place: findPlace(spoken),
    currency: price?.currency ?? cac?.currency ?? readings.flatMap(({ money }) => money)[0]?.currency ?? null,
    price,
    usePrice: prices.find(({ use }) => use)?.use ?? null,
    commission: first(readings, reading =>
      /\b(?:commission|take rate|transaction fee|of each (?:order|sale|booking))\b/i.test(reading.text) &&
      reading.quantities.some(({ percent }) => percent)
        ? { quote: quoteOf(reading) }
        : null,
    ),
    buyers: first(readings, reading => {
      const found = isAside(reading) ? null : numberBefore(reading, existing)
      return found && found.value >= 20 ? { ...found, noun: nounAfter(reading, existing) } : null
    }),
    fitShare: first(readings, reading =>
      /\b(?:churn|margin|convert|commission|fee|discount|growth|grow|no-?shows?)\b/i.test(reading.text)
        ? null
        : percentNear(reading, /%\s+of\s+(?:them|these|those|all|the market)\b/i),
    ),
    target: first(readings, reading => numberBefore(reading, wanted)),
    customers: first(readings, reading => numberBefore(reading, paying)),
    churn: first(readings, reading => percentNear(reading, /\bchurn\b/i)),
    margin: first(readings, reading => percentNear(reading, /\b(?:gross )?margins?\b/i)),
    cac,
    everyone: first(
      readings,
      ({ text: line }) =>
        /\b(?:everyone|everybody|anyone|all people|every person|all (?:companies|businesses))\b/i
          .exec(line)?.[0]
          .toLowerCase() ?? null,
    ),
  }
}
