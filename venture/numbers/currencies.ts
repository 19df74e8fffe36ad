// Finds the currency for a sign, a code or a name. "Dollar" means the dollar of the founder's country, if the
// country has one.
import { countryCodes, currencyCodes, currencyName, currencyOf } from './countries.ts'
import { type Language, languages, regionOf } from './locale.ts'

/**
 * Signs that several currencies share. The value is the default if the founder's country uses none of these
 * currencies.
 */
const shared: Record<string, string> = {
  $: 'USD',
  '¥': 'JPY',
  '£': 'GBP',
  kr: 'SEK',
  fr: 'CHF',
  rs: 'INR',
  'rs.': 'INR',
}

const common = [
  'EUR',
  'USD',
  'GBP',
  'CHF',
  'INR',
  'CAD',
  'AUD',
  'JPY',
  'CNY',
  'SEK',
  'NOK',
  'DKK',
  'PLN',
  'BRL',
  'MXN',
  'ZAR',
  'KES',
  'NGN',
  'AED',
  'SGD',
  'JOD',
]

/** Signs that belong to only one currency. */
const signs: Record<string, string> = {
  '€': 'EUR',
  '₹': 'INR',
  '₩': 'KRW',
  '₪': 'ILS',
  '₫': 'VND',
  '₱': 'PHP',
  '₦': 'NGN',
  '₴': 'UAH',
  '₸': 'KZT',
  '₺': 'TRY',
  '₽': 'RUB',
  '₡': 'CRC',
  '₲': 'PYG',
  '₵': 'GHS',
  '₮': 'MNT',
  '₭': 'LAK',
  '₾': 'GEL',
  '₼': 'AZN',
  '৳': 'BDT',
  '៛': 'KHR',
  '฿': 'THB',
  '֏': 'AMD',
  zł: 'PLN',
  kč: 'CZK',
  ft: 'HUF',
  lei: 'RON',
  r$: 'BRL',
  us$: 'USD',
  ca$: 'CAD',
  c$: 'CAD',
  au$: 'AUD',
  a$: 'AUD',
  hk$: 'HKD',
  s$: 'SGD',
  nt$: 'TWD',
  nz$: 'NZD',
  mx$: 'MXN',
  'cn¥': 'CNY',
  'jp¥': 'JPY',
  '￥': 'JPY',
  '＄': 'USD',
  ksh: 'KES',
}

/**
 * The names of a currency in five languages, singular and plural: "US dollar", "Schweizer Franken", "pesos
 * mexicanos".
 */
function namesOf(currency: string): string[] {
  return languages.flatMap(language => {
    const name = currencyName(currency, language).toLowerCase()
    return [name, name.replace(/(?<=[aeioué]|[lrtn])(?= |$)/gu, 's'), `${name}s`]
  })
}

/** The plural name of a currency, as it is used after a number: "soles peruanos". */
export const nameOfMany = (currency: string, language: Language): string =>
  new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    currencyDisplay: 'name',
    minimumFractionDigits: 0,
  })
    .formatToParts(2)
    .flatMap(({ type, value }) => (type === 'currency' ? [value] : []))
    .join(' ')

/** Everyday words for currencies. The value is the default if the founder's country does not decide the currency. */
const everyday: Record<string, string> = {
  euro: 'EUR',
  euros: 'EUR',
  dollar: 'USD',
  dollars: 'USD',
  buck: 'USD',
  bucks: 'USD',
  dólar: 'USD',
  dólares: 'USD',
  pound: 'GBP',
  pounds: 'GBP',
  quid: 'GBP',
  rupee: 'INR',
  rupees: 'INR',
  rupien: 'INR',
  franken: 'CHF',
  francs: 'CHF',
  kronor: 'SEK',
  kroner: 'NOK',
  reais: 'BRL',
  real: 'BRL',
  peso: 'MXN',
  pesos: 'MXN',
  yen: 'JPY',
  yuan: 'CNY',
  zloty: 'PLN',
  złoty: 'PLN',
  dinar: 'JOD',
  dinars: 'JOD',
  dirham: 'AED',
  dirhams: 'AED',
  shilling: 'KES',
  shillings: 'KES',
  naira: 'NGN',
  cedi: 'GHS',
  cedis: 'GHS',
  rand: 'ZAR',
  ksh: 'KES',
}

/**
 * Words and signs, and the currencies that they can mean. Because of this table, "pesos" in Chile are Chilean
 * pesos.
 */
const families: [RegExp, RegExp][] = [
  [/^\$$/, /dollar|peso/i],
  // In Mexico, "dollars" are US dollars, because the Mexican currency is the peso.
  [/^(?:dollars?|bucks?|dólar(?:es)?)$/, /dollar/i],
  [/^pesos?$/, /peso/i],
  [/^(?:rs\.?|rupees?|rupien)$/, /rupee/i],
  [/^(?:fr|francs|franken)$/, /franc/i],
  [/^(?:kr|kronor|kroner)$/, /kron/i],
  [/^(?:£|pounds?)$/, /pound/i],
  [/^dinars?$/, /dinar/i],
  [/^dirhams?$/, /dirham/i],
  [/^shillings?$/, /shilling/i],
  [/^¥$/, /yen|yuan/i],
]

/** The signs that people in a country write for its money, from CLDR: "Bs", "S/", "Ksh". */
function signsIn(country: string, currency: string): string[] {
  const own = new Intl.Locale(`und-${country}`).maximize().language
  const shapes = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const
  return [own, 'en'].flatMap(language => {
    const parts = new Intl.NumberFormat(`${language}-${country}`, shapes).formatToParts(1)
    const sign = parts.find(({ type }) => type === 'currency')?.value.trim() ?? ''
    return /^\p{Script=Latin}[\p{Script=Latin}/.]*$/u.test(sign) && sign !== currency ? [sign] : []
  })
}

type Lookup = {
  bySign: Map<string, string>
  byName: Map<string, string>
  /** The currencies that a local sign can mean. */
  byLocal: Map<string, Set<string>>
}
let built: Lookup | null = null

/**
 * Returns the tables for finding a currency. They are built for the first amount only, because getting all names
 * from `Intl` is slow.
 */
function lookup(): Lookup {
  if (built) return built
  const bySign = new Map([...Object.entries(signs), ...Object.entries(shared)])
  const byName = new Map<string, string>()
  for (const code of currencyCodes)
    for (const name of namesOf(code)) if (!byName.has(name)) byName.set(name, code)
  for (const [name, code] of Object.entries(everyday)) byName.set(name, code)
  const byLocal = new Map<string, Set<string>>()
  for (const country of countryCodes) {
    const currency = currencyOf(country) ?? ''
    for (const sign of signsIn(country, currency))
      if (!byName.has(sign.toLowerCase())) byLocal.set(sign, (byLocal.get(sign) ?? new Set()).add(currency))
  }
  built = { bySign, byName, byLocal }
  return built
}

/** Returns the code of a currency. Null if the text is not a currency. */
export function readCurrency(written: string, locale?: string): string | null {
  const text = written.trim()
  // Many codes are also words (ALL, TRY, TOP), so a code counts only in capital letters.
  if (currencyCodes.includes(text)) return text
  const upper = text.toUpperCase()
  if (common.includes(upper)) return upper
  const key = text.toLowerCase()
  const { bySign, byName, byLocal } = lookup()
  const meant = [...(byLocal.get(text) ?? [])]
  // A sign of one letter is also a unit or a name, so it counts only in its own country.
  const alone = meant.length === 1 && text.length > 1 ? meant[0] : null
  const found = bySign.get(key) ?? byName.get(key) ?? alone ?? null
  const local = locale ? currencyOf(regionOf(locale) ?? '') : null
  return local && (mayMean(key, local) || meant.includes(local)) ? local : found
}

/** Whether a word such as "$" or "pesos" can mean this currency. `word` must be in lower case. */
export const mayMean = (word: string, currency: string): boolean =>
  families.some(([known, names]) => known.test(word) && names.test(currencyName(currency, 'en')))

const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
let patterns: { front: RegExp; back: RegExp } | null = null

/** Patterns for the text before an amount (sign, code) and after it (sign, code, name). */
export function currencyPatterns(): { front: RegExp; back: RegExp } {
  if (patterns) return patterns
  const { bySign, byName, byLocal } = lookup()
  const longestFirst = (all: Iterable<string>) =>
    [...new Set(all)]
      .toSorted((a, b) => b.length - a.length)
      .map(escapePattern)
      .join('|')
  const codes = [...currencyCodes, ...common.map(code => code.toLowerCase())]
  const before = [...bySign.keys(), ...codes, ...byLocal.keys()]
  // After a number, a single letter is a unit: "12 L".
  const behind = before.filter(sign => sign.length > 1 || bySign.has(sign))
  patterns = {
    front: new RegExp(`(?<![\\p{L}])(?<sign>${longestFirst(before)})[ \\u00a0]?$`, 'iu'),
    back: new RegExp(
      `^[ \\u00a0]?(?:de )?(?<name>${longestFirst([...byName.keys(), ...behind])})(?![\\p{L}])`,
      'iu',
    ),
  }
  return patterns
}

/**
 * Returns the currency of the country in the locale. Without a country, returns `currency`. So a "fiver" in Dublin
 * is five euros.
 */
export function moneyOf(locale: string | undefined, currency: string): string {
  const region = /-([A-Z]{2})$/.exec(locale ?? '')?.[1]
  return (region && currencyOf(region)) ?? currency
}
