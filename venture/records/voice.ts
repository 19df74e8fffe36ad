// A record's figures in the founder's language.
import type en from '../../content/messages/en.json'
import type { Amount } from '../../contracts/validation-record.ts'
import type { Language } from '../numbers/locale.ts'
import type { Money, Range } from './figures.ts'

export type MessageKey = keyof typeof en
export type Say = (key: MessageKey, values?: Readonly<Record<string, string | number>>) => string
export type Voice = ReturnType<typeof voiceOf>

/** `say` knows the words of this language; where they come from is for the caller to decide. */
export function voiceOf(language: Language, say: Say) {
  const whole = (value: number) => new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(value)
  const coins = (value: number, currency: string) =>
    new Intl.NumberFormat(language, {
      style: 'currency',
      currency,
      currencyDisplay: 'code',
      minimumFractionDigits: 0,
      maximumFractionDigits: Math.abs(value) < 100 && !Number.isInteger(value) ? 2 : 0,
    }).format(value)
  /** Both ends, where there are two. */
  const ends = ({ low, high }: Range, write: (value: number) => string) =>
    low === high ? write(low) : `${write(low)}–${write(high)}`
  const money = (given: Money) => ends(given, value => coins(value, given.currency))
  const share = (part: number, of: number) =>
    new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 }).format(part / of)
  return {
    language,
    say,
    colon: language === 'fr' ? '\u00a0: ' : ': ',
    number: (given: Range | number) => (typeof given === 'number' ? whole(given) : ends(given, whole)),
    money,
    /** With its unit: "EUR 20 a month". */
    price: (given: Amount) => say(`per.${given.per}`, { amount: money(given) }),
    share,
    /** Of one range in another, both ends. */
    shares: (part: Range, of: Range) => {
      const [low, high] = [share(part.low, of.high), share(part.high, of.low)]
      return low === high ? low : `${low}–${high}`
    },
    month: (given: string) =>
      new Intl.DateTimeFormat(language, { month: 'short', year: 'numeric', timeZone: 'UTC' }).format(
        new Date(`${given}-15T00:00:00Z`),
      ),
  }
}
