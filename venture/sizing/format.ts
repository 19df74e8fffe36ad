// Prints numbers. Formulas use the exact form, because readers check them. Texts use the short form.
import type { ValueFormat } from '../../contracts/sizing.ts'
import type { Range } from './evaluate.ts'

const isEnglish = (language: string) => /^en\b/.test(language)

// Indian readers group rupees in lakhs and crores.
const localeOf = (currency: string, language: string) =>
  isEnglish(language) && currency === 'INR' ? 'en-IN' : language === 'en' ? 'en-US' : language

/** A real minus sign. After a hyphen, a program could break the line. */
export const minus = '−'

/** The formatters are cached. Creating one is slow, and one answer prints hundreds of figures. */
const moneyFormats = new Map<string, Intl.NumberFormat>()

function exactMoney(amount: number, currency: string, digits: number, language: string): string {
  const key = `${currency} ${digits} ${language}`
  const format =
    moneyFormats.get(key) ??
    new Intl.NumberFormat(localeOf(currency, language), {
      style: 'currency',
      currency,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    })
  moneyFormats.set(key, format)
  return format.format(amount).replace('-', minus)
}

/** Amounts from 1,000 on have no decimals. Smaller amounts have cents only if there are any. */
export function formatMoney(amount: number, currency: string, language = 'en'): string {
  const whole = Number.isInteger(amount) || Math.abs(amount) >= 1000
  return exactMoney(amount, currency, whole ? 0 : 2, language)
}

const shortSteps = (currency: string): [number, string][] =>
  currency === 'INR'
    ? [
        [1e7, ' crore'],
        [1e5, ' lakh'],
      ]
    : [
        [1e12, ' trillion'],
        [1e9, ' billion'],
        [1e6, ' million'],
        [1e3, 'k'],
      ]

/** A short amount with about three digits, such as €446 million or ₹12.5 crore. */
export function formatShortMoney(amount: number, currency: string, language = 'en'): string {
  if (!isEnglish(language))
    return new Intl.NumberFormat(language, {
      style: 'currency',
      currency,
      notation: 'compact',
      compactDisplay: 'long',
      maximumSignificantDigits: 3,
    })
      .format(amount)
      .replace('-', minus)
  for (const [size, name] of shortSteps(currency)) {
    if (Math.abs(amount) < size * 0.9995) continue
    const scaled = Number((amount / size).toPrecision(3))
    return `${exactMoney(scaled, currency, decimalsOf(scaled), language)}${name}`
  }
  const rounded = Math.abs(amount) >= 100 ? Math.round(amount) : Math.round(amount * 100) / 100
  return formatMoney(rounded, currency, language)
}

function decimalsOf(value: number): number {
  return String(value).split('.')[1]?.length ?? 0
}

const plainFormats = new Map<string, Intl.NumberFormat>()

function plain(value: number, digits: number, language: string, style: 'decimal' | 'percent' = 'decimal') {
  const key = `${digits} ${language} ${style}`
  const locale = language === 'en' ? 'en-US' : language
  const format =
    plainFormats.get(key) ?? new Intl.NumberFormat(locale, { style, maximumFractionDigits: digits })
  plainFormats.set(key, format)
  return format.format(value)
}

export const formatCount = (value: number, language = 'en'): string => plain(value, 0, language)

export const formatPercent = (share: number, language = 'en'): string =>
  plain(share, share > 0 && share < 0.0005 ? 4 : 2, language, 'percent')

const formatPlain = (value: number, language: string) => plain(value, value < 10 ? 2 : 1, language)

/** The exact form of a value. Formulas and their results use it. */
export function formatValue(value: number, format: ValueFormat, currency: string, language = 'en'): string {
  switch (format) {
    case 'money':
      return formatMoney(value, currency, language)
    case 'count':
      return formatCount(value, language)
    case 'percent':
      return formatPercent(value, language)
    case 'months':
      return `${formatPlain(value, language)} months`
    case 'ratio':
      return formatPlain(value, language)
  }
}

export function formatShort(value: number, format: ValueFormat, currency: string, language = 'en'): string {
  return format === 'money'
    ? formatShortMoney(value, currency, language)
    : formatValue(value, format, currency, language)
}

/** "€1.2 million to €3.4 million", or a single value if both ends are equal. */
export function formatRange(range: Range, format: ValueFormat, currency: string, language = 'en'): string {
  const low = formatShort(range.low, format, currency, language)
  const high = formatShort(range.high, format, currency, language)
  return low === high ? low : `${low} ${isEnglish(language) ? 'to' : '–'} ${high}`
}
