// Prints and reads the figures of the forecast in the founder's number format.

import { findFigures } from '../numbers/find-figures.ts'
import { localeOrEnglish } from '../numbers/locale.ts'
import { formatShortMoney, minus } from '../sizing/format.ts'
import type { Unit } from './fields.ts'
import { decimalsOf, monthAfter } from './model.ts'

export type Format = ReturnType<typeof createFormat>

export function createFormat(currency: string, start: string, wanted: string) {
  const locale = localeOrEnglish(wanted)
  const decimals = decimalsOf(currency)
  const scale = 10 ** decimals
  const money = (digits: number) =>
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    })
  const [whole, exact] = [money(0), money(decimals)]
  const print = (format: Intl.NumberFormat, cents: number) => format.format(cents / scale).replace('-', minus)
  /** Prints an amount exactly: "€4.20". A whole amount gets no decimals. */
  const exactly = (cents: number) => print(Math.round(cents) % scale === 0 ? whole : exact, cents)
  const plain = new Intl.NumberFormat(locale, { maximumFractionDigits: 2, useGrouping: false })
  const grouped = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 })
  const amounts = new Intl.NumberFormat(locale, { maximumFractionDigits: 0, signDisplay: 'negative' })
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 })
  const calendar = new Intl.DateTimeFormat(locale, { month: 'short', year: 'numeric', timeZone: 'UTC' })
  const calendarMonth = (name: string) => calendar.format(new Date(`${name}-01T00:00:00Z`))
  return {
    locale,
    money: (cents: number) => print(whole, cents),
    exactMoney: exactly,
    shortMoney: (cents: number) => formatShortMoney(cents / scale, currency, locale),
    percent: (share: number) => percent.format(share),
    count: (value: number) => grouped.format(value),
    ratio: (value: number) => plain.format(value),
    /** The amount without its currency, for tables that show the currency in the heading. */
    amount: (cents: number) => amounts.format(cents / scale),
    months: (value: number) => (value === 1 ? 'one month' : `${grouped.format(value)} months`),
    calendarMonth,
    /** Month 1 is the first month of the forecast. */
    month: (index: number) => calendarMonth(monthAfter(start, index - 1)),
    figure: (value: number, unit: string): string => {
      if (unit === 'money') return exactly(value)
      if (unit === 'share') return percent.format(value)
      return grouped.format(value)
    },
    /** The value for an input field. The page shows the unit beside the field. */
    typed: (value: number, unit: Unit): string =>
      plain.format(unit === 'money' ? value / scale : unit === 'share' ? value * 100 : value),
    read: (text: string, unit: Unit): number | null => readFigure(text, unit, scale, locale),
  }
}

/**
 * Reads one figure: "5", "5 %", "1.200" in German, "€20", "-3". Null if the text does not have exactly one figure.
 */
function readFigure(text: string, unit: Unit, scale: number, locale: string): number | null {
  const isNegative = /^\s*[-−]/.test(text)
  const [figure, ...more] = findFigures(text.replace(/^\s*[-−]\s*/, ''), locale)
  if (!figure || more.length > 0 || !('low' in figure.value) || figure.value.low !== figure.value.high)
    return null
  const { kind, low } = figure.value
  const size = unit === 'money' ? low * scale : unit === 'share' && kind !== 'share' ? low / 100 : low
  return isNegative ? -size : size
}

export const unitText = (unit: Unit, currency: string): string =>
  ({ money: currency, count: '', share: '%', months: 'months', days: 'days', month: 'month' })[unit]
