// Decides the number format for all helpers.
import { countryOf } from '../../venture/numbers/countries.ts'
import type { Language } from '../../venture/numbers/locale.ts'
import { figuresLocale } from '../../venture/numbers/locale.ts'

type Cell = { country?: unknown; currency?: unknown }

const cellsIn = (value: unknown): Cell[] =>
  value instanceof Object ? [value as Cell, ...Object.values(value).flatMap(cellsIn)] : []

type Where = { locale?: string | null | undefined; memory?: { country: string | null } | null | undefined }

/** The number format: of the page, else of the founder's country, else of the currency's country. */
export function localeIn(language: Language, told: unknown, { locale, memory }: Where): string {
  const cells = cellsIn(told)
  const isText = (text: unknown): text is string => typeof text === 'string' && text !== ''
  const place = cells.map(({ country }) => country).find(isText)
  const currency = cells.map(cell => cell.currency).find(isText)
  const country = place ?? memory?.country ?? (currency ? countryOf(currency) : null)
  return figuresLocale(language, { locale, country })
}
