// Reads hundredths of a currency: "6 cents", "40 centimes", "20p".
import { moneyOf } from './currencies.ts'
import { type Language, languageOf } from './locale.ts'

const words: [RegExp, string | null][] = [
  [/^[ \u00a0]?(?:cents?|¢|centavos?|centimes?|céntimos?|cêntimos?)(?![\p{L}])/iu, null],
  [/^[ \u00a0]?(?:pence|pennies)(?![\p{L}])/iu, 'GBP'],
  // From 100 on, a number with "p" ("1080p") is a screen format and not money. The code below excludes such
  // numbers.
  [/^p(?![\p{L}])/u, 'GBP'],
  [/^[ \u00a0]?(?:paise|paisa)(?![\p{L}])/iu, 'INR'],
  [/^[ \u00a0]?rappen(?![\p{L}])/iu, 'CHF'],
  [/^[ \u00a0]?kobo(?![\p{L}])/iu, 'NGN'],
  [/^[ \u00a0]?pesewas?(?![\p{L}])/iu, 'GHS'],
]

/** The currency of the word "cent" if neither the text nor the country decides it. */
const cents: Record<Language, string> = { en: 'USD', de: 'EUR', es: 'EUR', fr: 'EUR', pt: 'EUR' }
const centavos: Partial<Record<Language, string>> = { es: 'MXN', pt: 'BRL' }

/** Reads the word for a hundredth (such as "cents") after an amount. Null if there is none. */
export function readHundredth(
  amount: number,
  after: string,
  locale?: string,
): { currency: string; length: number } | null {
  for (const [pattern, own] of words) {
    const found = pattern.exec(after)?.[0]
    if (!found || (found === 'p' && amount >= 100)) continue
    const language = languageOf(locale)
    const usual = (/centavo/i.test(found) && centavos[language]) || cents[language]
    return { currency: own ?? moneyOf(locale, usual), length: found.length }
  }
  return null
}
