// How numbers read on the page. Exact forms are for formulas (they must multiply), short forms for prose.
import type { Range, ValueFormat } from './sizing.ts'

// Rupees are grouped in lakhs and crores, as their readers expect.
const localeOf = (currency: string) => (currency === 'INR' ? 'en-IN' : 'en-US')

/** Making a formatter costs far more than using it, and one answer prints hundreds of figures. */
const moneyFormats = new Map<string, Intl.NumberFormat>()

function exactMoney(amount: number, currency: string, digits: number): string {
  const key = `${currency} ${digits}`
  const format =
    moneyFormats.get(key) ??
    new Intl.NumberFormat(localeOf(currency), {
      style: 'currency',
      currency,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    })
  moneyFormats.set(key, format)
  return format.format(amount)
}

/** Whole units from 100 up; below that cents only where there are any. */
export function formatMoney(amount: number, currency: string): string {
  const whole = Number.isInteger(amount) || Math.abs(amount) >= 1000
  return exactMoney(amount, currency, whole ? 0 : 2)
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

/** About three significant digits, such as €446 million or ₹12.5 crore. */
export function formatShortMoney(amount: number, currency: string): string {
  for (const [size, name] of shortSteps(currency)) {
    if (amount < size * 0.9995) continue
    const scaled = Number((amount / size).toPrecision(3))
    return `${exactMoney(scaled, currency, decimalsOf(scaled))}${name}`
  }
  return formatMoney(amount >= 100 ? Math.round(amount) : Math.round(amount * 100) / 100, currency)
}

function decimalsOf(value: number): number {
  return String(value).split('.')[1]?.length ?? 0
}

const withDecimals = (maximumFractionDigits: number, style: 'decimal' | 'percent' = 'decimal') =>
  new Intl.NumberFormat('en-US', { style, maximumFractionDigits })

const [wholeNumber, oneDecimal, twoDecimals] = [withDecimals(0), withDecimals(1), withDecimals(2)]
const [percent, tinyPercent] = [withDecimals(2, 'percent'), withDecimals(4, 'percent')]

export const formatCount = (value: number): string => wholeNumber.format(value)

export const formatPercent = (share: number): string =>
  (share > 0 && share < 0.0005 ? tinyPercent : percent).format(share)

const formatPlain = (value: number) => (value < 10 ? twoDecimals : oneDecimal).format(value)

/** The exact printed form of a value: what stands in a formula and on its right-hand side. */
export function formatValue(value: number, format: ValueFormat, currency: string): string {
  switch (format) {
    case 'money':
      return formatMoney(value, currency)
    case 'count':
      return formatCount(value)
    case 'percent':
      return formatPercent(value)
    case 'months':
      return `${formatPlain(value)} months`
    case 'ratio':
      return formatPlain(value)
  }
}

export function formatShort(value: number, format: ValueFormat, currency: string): string {
  return format === 'money' ? formatShortMoney(value, currency) : formatValue(value, format, currency)
}

/** "€1.2 million to €3.4 million", or the one value where there is no spread. */
export function formatRange(range: Range, format: ValueFormat, currency: string): string {
  const low = formatShort(range.low, format, currency)
  const high = formatShort(range.high, format, currency)
  return low === high ? low : `${low} to ${high}`
}
