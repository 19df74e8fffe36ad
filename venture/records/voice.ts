// Prints a record's figures in the founder's language.
import type en from '../../content/messages/en.json'
import type { Amount } from '../../contracts/record-fields.ts'
import type { Language } from '../numbers/locale.ts'
import type { Money, Range } from './figures.ts'

export type MessageKey = keyof typeof en
export type Say = (key: MessageKey, values?: Readonly<Record<string, string | number>>) => string
export type Voice = ReturnType<typeof voiceOf>

/** From this amount on, cents are left out. A factor keeps its cents, because a factor must be exact. */
const largeAmount = 1000

const marks: Readonly<Record<Language, readonly [string, string]>> = {
  en: ['“', '”'],
  de: ['„', '“'],
  es: ['«', '»'],
  fr: ['« ', ' »'],
  pt: ['“', '”'],
}

/** Puts a text into the quotation marks of the language. Quotation marks inside the text become apostrophes. */
export function quoted(text: string, language: Language): string {
  const [before, after] = marks[language]
  return `${before}${text.replace(/[“”„"«»]/g, "'").trim()}${after}`
}

const eszett = /ß/g
const [kept, keptBack] = ['\uE000', /\uE000/g]

/** Marks the end of a value that has its own stop. No text contains this character. */
const mark = '\uE001'
const stopped = /[.!?…]\s?[”“»]?$/u

/** A value that ends with its own stop gets no second one from the sentence around it. */
const withOneStop =
  (written: Say): Say =>
  (key, values = {}) => {
    const marked = Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' && stopped.test(value) ? value + mark : value,
    ])
    return written(key, Object.fromEntries(marked))
      .replace(/\.(\s?[”“»])?\uE001(\s?[”“»])?\./gu, '$1$2.')
      .replace(/([!?…])\uE001\./gu, '$1')
      .replaceAll(mark, '')
  }

/** Ends a sentence with a full stop, unless the text has its own stop. */
export const ended = (text: string): string => (stopped.test(text) ? text : `${text}.`)

/** Swiss German has no ß, so our texts get "ss". The founder's own words keep their ß. */
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

/** The next higher amount that a price list would show: whole numbers from ten on, else cents. */
export const roundedUp = (value: number): number =>
  value >= 10 ? Math.ceil(value - 1e-9) : Math.ceil(100 * value - 1e-6) / 100

/** Whether the amount prints unrounded, so that a reader can recompute a sum. */
export const isPrintedWhole = (value: number): boolean =>
  Math.abs(value - inCents(value)) < 1e-6 &&
  (Math.abs(value) < largeAmount || Number.isInteger(inCents(value)))

/** A value with up to three decimals keeps all its digits. Other values are rounded. */
function digitsOf(value: number): Intl.NumberFormatOptions {
  if (Math.abs(value * 1000 - Math.round(value * 1000)) < 1e-6) return { maximumFractionDigits: 3 }
  return Math.abs(value) < 1 ? { maximumSignificantDigits: 2 } : { maximumFractionDigits: 1 }
}

type Coins = { isFactor?: boolean; currencyDisplay?: 'code' | 'name' }

/**
 * `written`: the messages of this language; the caller decides where they come from. `locale`: the number
 * format of the founder's country.
 */
export function voiceOf(language: Language, written: Say, locale: string = language) {
  const say = withOneStop(locale === 'de-CH' ? withoutEszett(written) : written)
  const whole = (value: number) => new Intl.NumberFormat(locale, digitsOf(value)).format(value)
  const uncut = (value: number) => new Intl.NumberFormat(locale, { maximumFractionDigits: 4 }).format(value)
  const coins = (
    value: number,
    currency: string,
    { isFactor = false, currencyDisplay = 'code' }: Coins = {},
  ) => {
    const isPlain = Number.isInteger(inCents(value)) || (!isFactor && Math.abs(value) >= largeAmount)
    // An amount below one cent must not print as zero.
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
  /** Prints both ends of a range, or one value. */
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
    /** Quotes the founder's words inside our sentence. */
    quote: (text: string) => quoted(text, language),
    colon: language === 'fr' ? '\u00a0: ' : ': ',
    semicolon: language === 'fr' ? '\u00a0; ' : '; ',
    number,
    money,
    /** An amount that is a factor of a sum, exact to the cent. */
    exact,
    /** A number that is a factor of a sum. */
    factor: (given: Range) => ends(given, uncut),
    /** A price with its unit: "EUR 20 a month". */
    price: (given: Amount) => say(`per.${given.per}`, { amount: exact(given) }),
    /** "1 month", "4–6 months". */
    measure: (unit: 'hours' | 'months' | 'times', given: Range) =>
      say(`measure.${unit}`, { count: number(given), number: given.high }),
    share,
    /** A percentage with the decimals that the founder typed, at most two. */
    percent: (given: number) => percent(given / 100, 2),
    /** The lowest and the highest share of one range in another. */
    shares: (part: Range, of: Range) => {
      const [low, high] = [share(part.low, of.high), share(part.high, of.low)]
      return low === high ? low : `${low}–${high}`
    },
    month: (given: string) => date(`${given}-15`, { month: 'short' }),
    /** The same values as spoken words: "23", "220 euros", "March 2026". */
    aloud: {
      number: (given: Range) => spoken(given, whole),
      money: (given: Money) =>
        spoken(given, value => coins(value, given.currency, { currencyDisplay: 'name' })),
      month: (given: string) => date(`${given}-15`, { month: 'long' }),
    },
    /** The argument has the form `YYYY-MM-DD`. */
    day: (given: string) =>
      date(given, { day: 'numeric', month: 'short' }, language === 'en' ? 'en-GB' : language),
    /** Makes the first letter a capital, because the founder's words start the sentence. */
    capital: (text: string) => text.charAt(0).toLocaleUpperCase(language) + text.slice(1),
  }
}
