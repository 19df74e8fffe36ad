// What the form says in figures and places. One figure of a kind is taken "if I read you right"; of several none is.
import type { FactValue, PricePart } from '../../../contracts/fact-values.ts'
import { countryCodes, countryName } from '../../../venture/numbers/countries.ts'
import { type Figure, findFigures } from '../../../venture/numbers/find-figures.ts'
import { readPer } from '../../../venture/numbers/vocabulary.ts'
import { perYear } from '../../guide/figures.ts'
import { type Language, languageOf } from '../../language/recognise.ts'

/** What is still needed before a price is a yearly amount. */
export type Needs = 'times' | 'hours' | 'period' | 'units' | 'yearly' | 'volume'

export type Price = {
  quote: string
  value: FactValue
  currency: string | null
  annual: number | null
  needs: Needs | null
  hasOneOff: boolean
}

export type Ask = {
  language: Language
  /** ISO code, or EU or WORLD. */
  place: { code: string; name: string } | null
  /** Several countries of which none is the one: their names; else empty. */
  places: string
  price: Price | null
  /** Amounts of which none could be chosen. */
  amounts: string[]
  /** The quote says whom it counts, in the founder's words. */
  buyers: { value: number; quote: string } | null
  counts: string[]
}

const aliases: Readonly<Record<string, string>> = {
  uk: 'GB',
  britain: 'GB',
  'great britain': 'GB',
  england: 'GB',
  scotland: 'GB',
  us: 'US',
  usa: 'US',
  'u.s.': 'US',
  america: 'US',
  eu: 'EU',
  europe: 'EU',
  europa: 'EU',
  'european union': 'EU',
  worldwide: 'WORLD',
  weltweit: 'WORLD',
}
const widerNames: Readonly<Record<string, string>> = { EU: 'European Union', WORLD: 'Worldwide' }

const namesOf = new Map<Language, Map<string, string>>()

/** Country names of English and of the founder's language, with the short ones people write. */
function placeNames(language: Language): Map<string, string> {
  const known = namesOf.get(language)
  if (known) return known
  const names = new Map<string, string>(Object.entries(aliases))
  for (const locale of ['en', language])
    for (const code of countryCodes) names.set(countryName(code, locale).toLowerCase(), code)
  namesOf.set(language, names)
  return names
}

export const placeNamed = (code: string, language: Language) => ({
  code,
  name: widerNames[code] ?? countryName(code, language),
})

const mostPlaces = 3

function findPlaces(text: string, language: Language): Pick<Ask, 'place' | 'places'> {
  const words = ` ${text.replace(/[^\p{L}\p{N}.]+/gu, ' ')} `
  const lower = words.toLowerCase()
  const starts = new Map<string, number>()
  for (const [name, code] of placeNames(language)) {
    const at = lower.indexOf(` ${name} `)
    const dotted = lower.indexOf(` ${name}. `)
    const start = at >= 0 ? at : dotted
    // "us" is a pronoun unless it is written as a name.
    const isName = start >= 0 && (name.length > 2 || words.slice(start + 1, start + 3) === name.toUpperCase())
    if (isName) starts.set(code, Math.min(start, starts.get(code) ?? start))
  }
  const found = [...starts].toSorted(([, one], [, other]) => one - other).map(([code]) => code)
  const [code] = found
  if (!code || found.length > mostPlaces || (found.length > 1 && found.some(one => one in widerNames)))
    return { place: null, places: '' }
  if (found.length === 1) return { place: placeNamed(code, language), places: '' }
  const names = found.map(one => placeNamed(one, language).name)
  return { place: null, places: new Intl.ListFormat(language).format(names) }
}

/** Amounts behind these words are what they lose or raise, not what they pay us. */
const notPaid =
  /(?:los(?:e|es|ing|t)|wast(?:e|es|ing)|spen[dt]s?|rais(?:e|ing)|verlier\p{L}*|verschwend\p{L}*|pierden?|gastan?|perd\p{L}*|dépens\p{L}*|gastam?|worth|wert)(?: (?:about|around|etwa|rund|unos|environ|cerca de))? $/iu
const perUnit =
  /^\s*(?:\p{L}+\s+)?(?:\/|per|pro|je|por|par)\s+(?!month|mo\b|year|yr|week|day|hour|monat|jahr|woche|tag|mes|año|semana|día|mois|an\b|semaine|jour|mês|ano|dia)\p{L}+/iu

/** "18,000 a pair", "20 € das Stück", "8 € la course", "480 pesos el metro". */
const aUnit =
  /^ *(?:\p{L}+ +)?(?:an? (?!one\b|single\b|one-)\p{L}+|(?:(?:das|die|der|el|la|le|o|a) |l['’])\p{L}{3,}(?!\p{L}))/iu

/** "Two pairs a week each": so many units in a time. */
function hasUnitsInTime(text: string, figures: readonly Figure[]): boolean {
  return figures.some(({ value, end }) => {
    const unit = value.kind === 'count' ? /^\s+\p{L}+/u.exec(text.slice(end)) : null
    return unit !== null && readPer(text.slice(end + unit[0].length, end + unit[0].length + 60)) !== null
  })
}

/** "A $2B market" is nobody's price. */
const ofMarket = /^\s*(?:\p{L}+\s+)?(?:market|industry|markt|branche|mercado|marché)(?!\p{L})/iu

const saysOnce =
  /(?<!\p{L})(?:once|one-?off|one-?time|lifetime|einmalig\p{L}*|einmal|una (?:sola )?vez|pago único|une (?:seule )?fois|paiement unique|uma (?:única )?vez|pagamento único)(?!\p{L})/iu

function annualOf(
  parts: readonly PricePart[],
  after: string,
  { isOnce, inTime }: { isOnce: boolean; inTime: boolean },
): Omit<Price, 'quote' | 'value'> {
  const hasOneOff = parts.some(({ kind }) => kind === 'once')
  let annual = 0
  const isUnit = perUnit.test(after) || (hasOneOff && aUnit.test(after))
  let needs: Needs | null = hasOneOff && inTime ? 'yearly' : isUnit ? 'units' : null
  // An amount alone may be for a month, a loaf or a life: only a word for it makes it the year's.
  if (hasOneOff && parts.length === 1 && !isOnce) needs ??= 'period'
  let currency: string | null = null
  for (const part of parts) {
    if (part.kind === 'share') {
      needs = 'volume'
      continue
    }
    currency = part.currency
    const amount = (part.low + part.high) / 2
    if (part.kind === 'once') annual += amount
    else if (part.per === 'hour') needs ??= 'hours'
    else if (part.per === 'use' || part.per === 'day') needs ??= 'times'
    else annual += amount * (perYear(part.per) ?? 1)
  }
  return { currency, annual: needs ? null : annual, needs, hasOneOff }
}

export function partsOf(value: FactValue): PricePart[] | null {
  if (value.kind === 'price') return value.parts
  if (value.kind === 'share')
    return [{ kind: 'share', low: value.low, high: value.high, of: value.of ?? '–' }]
  if (value.kind === 'money')
    return value.per === null
      ? [{ kind: 'once', low: value.low, high: value.high, currency: value.currency }]
      : [{ kind: 'recurring', low: value.low, high: value.high, currency: value.currency, per: value.per }]
  return null
}

const shareOf = ({ text, value }: Figure): Price => ({
  quote: text.trim(),
  value,
  currency: null,
  annual: null,
  needs: 'volume',
  hasOneOff: false,
})

const commission = /commission|provision|comisión|comissão|take rate/i

function readPrice(text: string, figures: readonly Figure[]): Pick<Ask, 'price' | 'amounts'> {
  const isPaid = ({ start, end }: Figure) =>
    !notPaid.test(text.slice(0, start)) && !ofMarket.test(text.slice(end))
  const paid = figures.filter(
    figure => figure.value.kind !== 'share' && partsOf(figure.value) && isPaid(figure),
  )
  const shares = figures.filter(({ value }) => value.kind === 'share')
  const [only] = paid
  const ofSomething = shares.filter(
    figure => figure.value.kind === 'share' && figure.value.of && isPaid(figure),
  )
  const isOnce = !only || (paid.length === 1 && only.value.kind === 'money' && only.value.per === null)
  // A share of something, beside no price of its own, is the price; an amount beside it is what it is a share of.
  const [share] = ofSomething
  if (share && ofSomething.length === 1 && isOnce) return { price: shareOf(share), amounts: [] }
  if (paid.length > 1) return { price: null, amounts: paid.map(figure => figure.text.trim()) }
  if (!only) {
    const [share] = shares
    const isOurs = share && shares.length === 1 && commission.test(text)
    return { price: isOurs ? shareOf(share) : null, amounts: [] }
  }
  const parts = partsOf(only.value) ?? []
  return {
    price: {
      quote: only.text.trim(),
      value: only.value,
      ...annualOf(parts, text.slice(only.end), {
        isOnce: saysOnce.test(text),
        inTime: hasUnitsInTime(text, figures),
      }),
    },
    amounts: [],
  }
}

const fewestBuyers = 20
/** Lengths, weights and the like are no buyers. */
const measures =
  /^\s?(?:km|m|cm|mm|m²|m2|kg|g|mg|t|l|ml|cl|ha|kwh?|°|k?m\/h|ft|lbs?|oz|miles?|meilen?|kilos?|lit(?:er|re)s?|litros?|h|hours?|stunden?|horas?|heures?|min|minutes?|minuten|minutos?)(?![\p{L}])/iu

const longestQuote = 90

/** The words around a figure, as far as a comma, a full stop or the end of the line. */
function clauseAround(text: string, start: number, end: number): string {
  const before =
    text
      .slice(0, start)
      .split(/[,;:!?\n]\s|\n|\.\s/)
      .at(-1) ?? ''
  const [after = ''] = text.slice(end).split(/[,;:!?](?=\s|$)|\n|\.(?=\s|$)/)
  const clause = `${before}${text.slice(start, end)}${after}`.trim()
  return clause.length > longestQuote ? text.slice(start, end).trim() : clause
}

/** A count of those who could buy: exact, at least twenty, before a word that is no name. */
function readBuyers(
  text: string,
  figures: readonly Figure[],
  language: Language,
): Pick<Ask, 'buyers' | 'counts'> {
  const found = figures.flatMap(({ value, text: quote, start, end, other }) => {
    if (value.kind !== 'count' || value.low !== value.high) return []
    // People are whole: "1.200" read two ways is the one without a fraction.
    const readings = [value.low, ...(other?.kind === 'count' ? [other.low] : [])].filter(Number.isInteger)
    const [count] = readings
    if (!count || readings.length > 1 || count < fewestBuyers) return []
    const next = /^\s+(\p{L}[\p{L}-]*)/u.exec(text.slice(end))?.[1] ?? ''
    const isName = language === 'en' && /^\p{Lu}/u.test(next)
    const isYear = count >= 1900 && count <= 2100 && /^\d{4}$/.test(quote.trim())
    const isDialled = /\d-$/.test(text.slice(0, start)) || /^-\d/.test(text.slice(end))
    if (isName || isYear || isDialled || measures.test(text.slice(end))) return []
    return [{ value: count, quote: clauseAround(text, start, end), isNamed: next !== '' }]
  })
  // A number that stands alone counts where no other has a word behind it.
  const named = found.filter(({ isNamed }) => isNamed)
  const read = named.length ? named : found
  const [only] = read
  if (read.length === 1 && only) return { buyers: only, counts: [] }
  return { buyers: null, counts: read.map(({ quote }) => quote) }
}

const dollars: Readonly<Record<string, string>> = {
  CL: 'CLP',
  MX: 'MXN',
  CO: 'COP',
  AR: 'ARS',
  UY: 'UYU',
  DO: 'DOP',
  CA: 'CAD',
  AU: 'AUD',
  NZ: 'NZD',
  SG: 'SGD',
}

/** "$30.000" and "pesos" in Chile are Chile's. */
function localMoney({ quote, currency }: Price, place: Ask['place']): string | null {
  const isBare = /(?<!\p{L})\$|pesos?(?!\p{L})/iu.test(quote) && !/us|mex|d[óo]lar/iu.test(quote)
  return (isBare && place && dollars[place.code]) || currency
}

function inCurrency(price: Price, currency: string | null): Price {
  const { value } = price
  if (!currency || value.kind !== 'money') return { ...price, currency }
  return { ...price, currency, value: { ...value, currency } }
}

export function readAsk(market: string, targetCustomer: string | null): Ask {
  const text = targetCustomer ? `${market}\n${targetCustomer}` : market
  const language = languageOf([text])
  const figures = findFigures(text, language)
  const { place, places } = findPlaces(text, language)
  const { price, amounts } = readPrice(text, figures)
  return {
    language,
    place,
    places,
    price: price && inCurrency(price, localMoney(price, place)),
    amounts,
    ...readBuyers(text, figures, language),
  }
}
