// How computed figures are rounded and printed. Pure: the same figure in, the same text out.
import type { Language } from '../numbers/locale.ts'

/** `shown` is the sum as one can follow it; `numbers` are all figures in it. */
export type Computed = { shown: string; numbers: number[] }

/** Two decimals, rounded half away from zero; what a float cannot hold is not carried along. */
export function exact(value: number): number {
  const cents = Math.round(Number((Math.abs(value) * 100).toPrecision(15)))
  return (Math.sign(value) * cents) / 100
}

/** With that language's marks; a minus is a minus and no hyphen. */
export const printIn = (value: number, language: Language): string =>
  new Intl.NumberFormat(language, { maximumFractionDigits: 2 }).format(exact(value)).replace('-', '−')

/** With all its digits: a sum that is shown must come out. */
export const printWhole = (value: number, language: Language): string =>
  new Intl.NumberFormat(language, { maximumFractionDigits: 10 }).format(value)
