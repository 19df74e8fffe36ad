// Reads a typed figure in the founder's locale. If the figure has two possible meanings, the field shows both and
// chooses none.
import type { ValueFormat } from '../../contracts/sizing.ts'
import { type FigureValue, findFigures } from '../../venture/numbers/find-figures.ts'
import { localeOrEnglish } from '../../venture/numbers/locale.ts'
import { tidy } from '../../venture/sizing/evaluate.ts'

/** `other`: the second possible meaning, or null. For example, "1.000" is a thousand or one. */
export type TypedFigure = { value: number; other: number | null }

/**
 * Reads figures such as "38,000", "€948", "25 %", or "1.200" in German. Returns null if the text is not a figure.
 */
export function parseFigure(
  text: string,
  format: ValueFormat,
  locale: string,
  currency?: string,
): TypedFigure | null {
  const [figure, ...more] = findFigures(text, locale)
  if (!figure || more.length > 0) return null
  const value = numberIn(figure.value, format, currency)
  if (value === null) return null
  const other = figure.other && numberIn(figure.other, format, currency)
  return { value, other: other === value ? null : other }
}

const monthsIn = { minute: null, hour: null, day: 1 / 30, week: 7 / 30, month: 1, year: 12 } as const

function numberIn(value: FigureValue, format: ValueFormat, currency: string | undefined): number | null {
  if (!('low' in value) || value.low !== value.high) return null
  const { low } = value
  if (value.kind === 'count')
    return format !== 'percent' ? tidy(low, format) : low <= 100 ? tidy(low / 100, format) : null
  if (value.kind === 'share') return format === 'percent' ? tidy(low, format) : null
  if (value.kind === 'money') {
    return format === 'money' && (currency === undefined || value.currency === currency)
      ? tidy(low, format)
      : null
  }
  if (value.kind !== 'duration' || format !== 'months') return null
  const months = monthsIn[value.unit]
  return months === null ? null : tidy(low * months, format)
}

/** The figure as text for its field, without the unit, which the page shows beside the field. */
export function figureText(value: number, format: ValueFormat, locale: string): string {
  const shown = format === 'percent' ? value * 100 : value
  return new Intl.NumberFormat(localeOrEnglish(locale), { maximumFractionDigits: 2 }).format(shown)
}
