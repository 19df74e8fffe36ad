// A record's figures in the founder's language.
import type en from '../../content/messages/en.json'
import type { Amount } from '../../contracts/record-fields.ts'
import type { Language } from '../numbers/locale.ts'
import type { Money, Range } from './figures.ts'

export type MessageKey = keyof typeof en
export type Say = (key: MessageKey, values?: Readonly<Record<string, string | number>>) => string
export type Voice = ReturnType<typeof voiceOf>

/** From here on cents are no news, but for a factor: what is multiplied is printed whole. */
const largeAmount = 1000

const marks: Readonly<Record<Language, readonly [string, string]>> = {
  en: ['“', '”'],
  de: ['„', '“'],
  es: ['«', '»'],
  fr: ['« ', ' »'],
  pt: ['“', '”'],
}

/** In the marks of the language; those that stand in it become simple ones. */
export function quoted(text: string, language: Language): string {
  const [before, after] = marks[language]
  return `${before}${text.replace(/[“”„"«»]/g, "'").trim()}${after}`
}

const eszett = /ß/g
const [kept, keptBack] = ['\uE000', /\uE000/g]

/** Switzerland writes no ß; what the founder wrote stays as it is. */
const withoutEszett =
  (say: Say): Say =>
  (key, values = {}) => {
    const own = Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.replace(eszett, kept) : value,
    ])
    return say(key, Object.fromEntries(own)).replace(eszett, 'ss').replace(keptBack, 'ß')
  }

const inCents = (value: number) => Math.round(value * 100) / 100

/** An amount that is printed without being rounded, so that a sum can be done again. */
export const isPrintedWhole = (value: number): boolean =>
  Math.abs(value - inCents(value)) < 1e-6 &&
  (Math.abs(value) < largeAmount || Number.isInteger(inCents(value)))

/** What was typed stands as it was typed; of an endless fraction the part that says how much it is. */
function digitsOf(value: number): Intl.NumberFormatOptions {
  if (Math.abs(value * 1000 - Math.round(value * 1000)) < 1e-6) return { maximumFractionDigits: 3 }
  return Math.abs(value) < 1 ? { maximumSignificantDigits: 2 } : { maximumFractionDigits: 1 }
}

type Coins = { isFactor?: boolean; currencyDisplay?: 'code' | 'name' }

/**
 * `written` knows the words of this language; where they come from is for the caller to decide. `locale`: how figures are
 * written where the founder is.
 */
export function voiceOf(language: Language, written: Say, locale: string = language) {
  const say = locale === 'de-CH' ? withoutEszett(written) : written
  const whole = (value: number) => new Intl.NumberFormat(locale, digitsOf(value)).format(value)
  const uncut = (value: number) => new Intl.NumberFormat(locale, { maximumFractionDigits: 4 }).format(value)
  const coins = (
    value: number,
    currency: string,
    { isFactor = false, currencyDisplay = 'code' }: Coins = {},
  ) => {
    const isPlain = Number.isInteger(inCents(value)) || (!isFactor && Math.abs(value) >= largeAmount)
    // Less than a cent is not nothing.
    const isTiny = value !== 0 && Math.abs(value) < 0.01
    const fraction = isPlain ? 0 : 2
    return new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      currencyDisplay,
      ...(isTiny
        ? { maximumSignificantDigits: 2 }
        : { minimumFractionDigits: fraction, maximumFractionDigits: fraction }),
    }).format(value)
  }
  /** Both ends, where there are two. */
  const ends = ({ low, high }: Range, write: (value: number) => string) =>
    low === high ? write(low) : `${write(low)}–${write(high)}`
  const money = (given: Money) => ends(given, value => coins(value, given.currency))
  const exact = (given: Money) => ends(given, value => coins(value, given.currency, { isFactor: true }))
  const number = (given: Range | number) => (typeof given === 'number' ? whole(given) : ends(given, whole))
  const percent = (part: number, maximumFractionDigits: number) =>
    new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits }).format(part)
  const share = (part: number, of: number) => percent(part / of, 0)
  const spoken = ({ low, high }: Range, write: (value: number) => string) =>
    low === high ? write(low) : say('range.aloud', { low: write(low), high: write(high) })
  const date = (given: string, how: Intl.DateTimeFormatOptions, dated: string = language) =>
    new Intl.DateTimeFormat(dated, { ...how, year: 'numeric', timeZone: 'UTC' }).format(
      new Date(`${given}T00:00:00Z`),
    )
  return {
    language,
    locale,
    say,
    /** A name or a line of the founder's within a sentence of ours, whatever it is. */
    quote: (text: string) => quoted(text, language),
    colon: language === 'fr' ? '\u00a0: ' : ': ',
    semicolon: language === 'fr' ? '\u00a0; ' : '; ',
    number,
    money,
    /** An amount that is multiplied or divided: to the cent, so that the sum can be done again. */
    exact,
    /** A number that is multiplied. */
    factor: (given: Range) => ends(given, uncut),
    /** With its unit, as it was told: "EUR 20 a month". */
    price: (given: Amount) => say(`per.${given.per}`, { amount: exact(given) }),
    /** "1 month", "4–6 months". */
    measure: (unit: 'hours' | 'months' | 'times', given: Range) =>
      say(`measure.${unit}`, { count: number(given), number: given.high }),
    share,
    /** Per cent as they were typed. */
    percent: (given: number) => percent(given / 100, 2),
    /** Of one range in another, both ends. */
    shares: (part: Range, of: Range) => {
      const [low, high] = [share(part.low, of.high), share(part.high, of.low)]
      return low === high ? low : `${low}–${high}`
    },
    month: (given: string) => date(`${given}-15`, { month: 'short' }),
    /** As it is said, not as it is written: "23", "220 euros", "March 2026". */
    aloud: {
      number: (given: Range) => spoken(given, whole),
      money: (given: Money) =>
        spoken(given, value => coins(value, given.currency, { currencyDisplay: 'name' })),
      month: (given: string) => date(`${given}-15`, { month: 'long' }),
    },
    /** `YYYY-MM-DD` */
    day: (given: string) =>
      date(given, { day: 'numeric', month: 'short' }, language === 'en' ? 'en-GB' : language),
    /** A sentence that begins with the founder's words begins like one. */
    capital: (text: string) => text.charAt(0).toLocaleUpperCase(language) + text.slice(1),
  }
}
