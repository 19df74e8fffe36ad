// Amounts of money as founders write them: "$1.5k", "€1.200,50", "30 lakh rupees", "5k EUR a month".
import { readDigits } from '../../venture/numbers/plain-number.ts'

export type Money = {
  text: string
  amount: number
  /** ISO code; `null` when the text names none we know. */
  currency: string
  per: Period | null
}

export const periods = ['hour', 'day', 'week', 'month', 'quarter', 'year', 'use'] as const
export type Period = (typeof periods)[number]

const symbols: Record<string, string> = {
  us$: 'USD',
  a$: 'AUD',
  c$: 'CAD',
  s$: 'SGD',
  r$: 'BRL',
  $: 'USD',
  '€': 'EUR',
  '£': 'GBP',
  '¥': 'JPY',
  '₹': 'INR',
  '₦': 'NGN',
  '₺': 'TRY',
  '₽': 'RUB',
  '₩': 'KRW',
  zł: 'PLN',
}

const names: [RegExp, string][] = [
  [/^(?:usd|us dollars?|dollars?|bucks)$/i, 'USD'],
  [/^(?:eur|euros?)$/i, 'EUR'],
  [/^(?:gbp|pounds?|quid)$/i, 'GBP'],
  [/^(?:inr|rupees?|rs\.?)$/i, 'INR'],
  [/^(?:jpy|yen)$/i, 'JPY'],
  [/^(?:chf|francs?)$/i, 'CHF'],
  [/^(?:sek|kronor|kr)$/i, 'SEK'],
  [/^(?:nok)$/i, 'NOK'],
  [/^(?:dkk)$/i, 'DKK'],
  [/^(?:ngn|naira)$/i, 'NGN'],
  [/^(?:kes|ksh|shillings?)$/i, 'KES'],
  [/^(?:zar|rand)$/i, 'ZAR'],
  [/^(?:brl|reais|real)$/i, 'BRL'],
  [/^(?:mxn|pesos?)$/i, 'MXN'],
  [/^(?:pln|zloty|złoty)$/i, 'PLN'],
  [/^(?:cad)$/i, 'CAD'],
  [/^(?:aud)$/i, 'AUD'],
  [/^(?:sgd)$/i, 'SGD'],
  [/^(?:idr|rupiah)$/i, 'IDR'],
  [/^(?:php)$/i, 'PHP'],
  [/^(?:aed|dirhams?)$/i, 'AED'],
  [/^(?:cny|rmb|yuan)$/i, 'CNY'],
]

const number = String.raw`\d{1,3}(?:[,.' ]\d{3})+(?:[.,]\d{1,2})?(?!\d)|\d+(?:[.,]\d+)?`
const scale = String.raw`(?:\s?(?:k|m|mn|mio|bn|b|thousand|million|billion|lakhs?|crores?)\b)?`
const currencyName = `usd|us dollars?|dollars?|bucks|eur|euros?|gbp|pounds?|quid|inr|rupees?|jpy|yen|chf|francs?|sek|kronor|kr|nok|dkk|ngn|naira|kes|ksh|shillings?|zar|rand|brl|reais|mxn|pesos?|pln|zloty|złoty|zł|cad|aud|sgd|idr|rupiah|php|aed|dirhams?|cny|rmb|yuan`
const symbol = String.raw`us\$|a\$|c\$|s\$|r\$|\$|€|£|¥|₹|₦|₺|₽|₩`
const pattern = new RegExp(
  `(?:(?<symbol>${symbol})\\s?(?<front>${number})(?<frontScale>${scale}))|(?:\\b(?<code>usd|eur|gbp|inr|rs\\.?|chf|ksh|kes|ngn|zar|sek|nok|dkk|pln|cad|aud|sgd|aed)\\s(?<coded>${number})(?<codedScale>${scale}))|(?:\\b(?<back>${number})(?<backScale>${scale})\\s?(?<name>${currencyName}|€|£|₹)(?![\\p{L}]))`,
  'giu',
)

const scales: [RegExp, number][] = [
  [/^(?:k|thousand)$/i, 1e3],
  [/^(?:m|mn|mio|million)$/i, 1e6],
  [/^(?:b|bn|billion)$/i, 1e9],
  [/^lakhs?$/i, 1e5],
  [/^crores?$/i, 1e7],
]

/** "1.200,50", "1,200.50" and "1200.5" are the same number. */
export const parseNumber = (text: string): number => readDigits(text)?.value ?? Number.NaN

export function scaleFactor(text: string | undefined): number {
  const word = text?.trim() ?? ''
  return scales.find(([known]) => known.test(word))?.[1] ?? 1
}

const periodPattern =
  /^\s?(?:(?:\/|per|a|an|each|every)\s?(hour|hr|h|day|week|wk|month|mo|quarter|year|yr|annum|patient|user|seat|order|booking|visit|session|appointment|delivery|transaction|unit|ticket|meal|ride|claim|job|case)\b|(hourly|daily|weekly|monthly|quarterly|yearly|annually))/i

export function readPeriod(after: string): Period | null {
  const found = periodPattern.exec(after)
  const word = (found?.[1] ?? found?.[2] ?? '').toLowerCase()
  if (!word) return null
  if (/^(?:hour|hr|h$)/.test(word)) return 'hour'
  if (/^(?:day|daily)/.test(word)) return 'day'
  if (/^(?:week|wk)/.test(word)) return 'week'
  if (/^(?:month|mo$)/.test(word)) return 'month'
  if (/^quarter/.test(word)) return 'quarter'
  if (/^(?:year|yr|annu)/.test(word)) return 'year'
  return 'use'
}

export function findMoney(text: string): Money[] {
  if (!/\d/.test(text)) return []
  return [...text.matchAll(pattern)].flatMap(match => {
    const groups = match.groups ?? {}
    const digits = groups.front ?? groups.coded ?? groups.back
    if (digits === undefined) return []
    const unit = (groups.symbol ?? groups.code ?? groups.name ?? '').toLowerCase()
    const currency = symbols[unit] ?? names.find(([known]) => known.test(unit))?.[1]
    if (!currency) return []
    const factor = scaleFactor(groups.frontScale || groups.codedScale || groups.backScale)
    const after = text.slice(match.index + match[0].length)
    return [{ text: match[0], amount: parseNumber(digits) * factor, currency, per: readPeriod(after) }]
  })
}
