// Prints the figures of a record in the founder's language.
import type en from '../../content/messages/en.json'
import type { Amount } from '../../contracts/record-fields.ts'
import type { Language } from '../numbers/locale.ts'
import type { Money, Range } from './figures.ts'

export type MessageKey = keyof typeof en
export type Say = (key: MessageKey, values?: Readonly<Record<string, string | number>>) => string
export type Voice = ReturnType<typeof voiceOf>

/**
 * From this amount on, cents are not printed. A number in a formula always keeps its cents, so that the formula is
 * exact.
 */
const largeAmount = 1000

const marks: Readonly<Record<Language, readonly [string, string]>> = {
  en: ['“', '”'],
  de: ['„', '“'],
  es: ['«', '»'],
  fr: ['« ', ' »'],
  pt: ['“', '”'],
}

/** Puts a text into the quotation marks of the language. Quotation marks in the text itself become apostrophes. */
export function quoted(text: string, language: Language): string {
  const [before, after] = marks[language]
  return `${before}${text.replace(/[“”„"«»]/g, "'").trim()}${after}`
}

const eszett = /ß/g
const [kept, keptBack] = ['\uE000', /\uE000/g]

/** Marks the end of a value that already ends with a full stop or a similar sign. No text contains this character. */
const mark = '\uE001'
const stopped = /[.!?…]\s?[”“»]?$/u

/** If a value already ends with a full stop or a similar sign, removes the full stop that the sentence would add. */
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

/** Adds a full stop to a sentence, unless it already ends with a full stop or a similar sign. */
export const ended = (text: string): string => (stopped.test(text) ? text : `${text}.`)

/** In Swiss German there is no ß, so our texts use "ss". The founder's own texts keep their ß. */
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

/** Rounds up to a usual price: to whole numbers from ten on, else to cents. */
export const roundedUp = (value: number): number =>
  value >= 10 ? Math.ceil(value - 1e-9) : Math.ceil(100 * value - 1e-6) / 100

/** Whether the amount is printed without rounding. Only then a reader can check a calculation with it. */
export const isPrintedWhole = (value: number): boolean =>
  Math.abs(value - inCents(value)) < 1e-6 &&
  (Math.abs(value) < largeAmount || Number.isInteger(inCents(value)))

/** A number with at most three decimals keeps all its digits. Any other number is rounded. */
function digitsOf(value: number): Intl.NumberFormatOptions {
  if (Math.abs(value * 1000 - Math.round(value * 1000)) < 1e-6) return { maximumFractionDigits: 3 }
  return Math.abs(value) < 1 ? { maximumSignificantDigits: 2 } : { maximumFractionDigits: 1 }
}

type Coins = { isFactor?: boolean; currencyDisplay?: 'code' | 'name' }

/**
 * `written`: returns the messages of this language; the code that calls this function loads them. `locale`: the
 * number format of the founder's country.
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
    // Below one cent, more digits are printed, so that the amount is not shown as zero.
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
    new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits }).format(part)
  const share = (part: number, of: number) => percent(part / of, 0)
  const spoken = ({ low, high }: Range, write: (value: number) => string) =>
    low === high ? write(low) : say('range.aloud', { low: write(low), high: write(high) })
  const date = (given: string, how: Intl.DateTimeFormatOptions, dated: string = language) =>
    new Intl.DateTimeFormat(dated, { ...how, timeZone: 'UTC' }).format(new Date(`${given}T00:00:00Z`))
  return {
    language,
    locale,
    say,
    quote: (text: string) => quoted(text, language),
    colon: language === 'fr' ? '\u00a0: ' : ': ',
    semicolon: language === 'fr' ? '\u00a0; ' : '; ',
    number,
    money,
    /** An amount in a formula, exact to the cent. */
    exact,
    /** A number in a formula. */
    factor: (given: Range) => ends(given, uncut),
    /** A price with its unit, such as "EUR 20 a month". */
    price: (given: Amount) => say(`per.${given.per}`, { amount: exact(given) }),
    /** A number with its unit, such as "1 month" or "4–6 months". */
    measure: (unit: 'hours' | 'months' | 'times', given: Range) =>
      say(`measure.${unit}`, { count: number(given), number: given.high }),
    share,
    /** A percentage with the decimals that the founder typed, but at most two. */
    percent: (given: number) => percent(given / 100, 2),
    /** The share of `part` in `of`. It prints the lowest and the highest possible share. */
    shares: (part: Range, of: Range) => {
      const [low, high] = [share(part.low, of.high), share(part.high, of.low)]
      return low === high ? low : `${low}–${high}`
    },
    month: (given: string) => date(`${given}-15`, { month: 'short', year: 'numeric' }),
    /** Writes the same values as people say them: "23", "220 euros", "March 2026". */
    aloud: {
      number: (given: Range) => spoken(given, whole),
      money: (given: Money) =>
        spoken(given, value => coins(value, given.currency, { currencyDisplay: 'name' })),
      month: (given: string) => date(`${given}-15`, { month: 'long', year: 'numeric' }),
    },
    /** Prints a day. `given` has the form `YYYY-MM-DD`. */
    day: (given: string) =>
      date(
        given,
        { day: 'numeric', month: 'short', year: 'numeric' },
        language === 'en' ? 'en-GB' : language,
      ),
    /** Prints a day with its weekday: "Friday, Nov 20". */
    weekday: (given: string) => date(given, { weekday: 'long', day: 'numeric', month: 'short' }),
    /** Makes the first letter a capital, for founder's text at the start of a sentence. */
    capital: (text: string) => text.charAt(0).toLocaleUpperCase(language) + text.slice(1),
  }
}
