import { tidy, type ValueFormat } from '../../../contracts/sizing.ts'

/** A figure as one types it: "38,000", "€948", "25 %"; null when it is none. */
export function parseFigure(text: string, format: ValueFormat): number | null {
  const digits = text.replace(/[^\d.]/g, '')
  if (!/^\d+(\.\d*)?$|^\.\d+$/.test(digits)) return null
  const number = Number(digits)
  const value = format === 'percent' ? number / 100 : number
  if (format === 'percent' && value > 1) return null
  return tidy(value, format)
}

/** The figure as it stands in its input: the unit is written beside it. */
export function figureText(value: number, format: ValueFormat): string {
  const shown = format === 'percent' ? value * 100 : value
  return new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 }).format(shown)
}
