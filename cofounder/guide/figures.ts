// Figures of an answer, as the one number reader reads them. Several of one kind: none is chosen.
import type { Period } from '../../contracts/fact-values.ts'
import { formatShortMoney } from '../../contracts/figures.ts'
import { type FigureValue, findFigures } from '../../venture/numbers/find-figures.ts'
import type { Language } from '../language/recognise.ts'

type Of<Kind extends FigureValue['kind']> = Extract<FigureValue, { kind: Kind }>

export function hasFigure(text: string, language: Language): boolean {
  return findFigures(text, language).some(({ value }) => value.kind !== 'date')
}

/** The only figure of its kind in a text, exact (not a range) and read in one way; else null. */
export function only<Kind extends FigureValue['kind']>(
  text: string,
  language: Language,
  kind: Kind,
): Of<Kind> | null {
  const found = findFigures(text, language).filter(({ value }) => value.kind === kind)
  const [figure] = found
  if (!figure || found.length > 1 || figure.other) return null
  const value = figure.value as Of<Kind>
  return 'low' in value && 'high' in value && value.low !== value.high ? null : value
}

const yearly: Record<Exclude<Period, 'use'>, number> = {
  hour: 8760,
  day: 365,
  week: 52,
  month: 12,
  quarter: 4,
  year: 1,
}

/** How many of a period a year has; null for "each time". */
export function perYear(per: Period): number | null {
  return per === 'use' ? null : yearly[per]
}

/** Money as a reader of that language writes it. */
export function money(amount: number, currency: string, language: Language): string {
  const whole = Number.isInteger(amount) || amount >= 1000
  return new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    minimumFractionDigits: whole ? 0 : 2,
    maximumFractionDigits: whole ? 0 : 2,
  }).format(amount)
}

export function number(value: number, language: Language): string {
  return new Intl.NumberFormat(language, { maximumFractionDigits: 2 }).format(value)
}

/** About three digits, in words: "€22 million", "22 Millionen €". */
export function shortMoney(amount: number, currency: string, language: Language): string {
  if (language === 'en') return formatShortMoney(amount, currency)
  return new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    notation: 'compact',
    compactDisplay: 'long',
    maximumSignificantDigits: 3,
  }).format(amount)
}
