// Rounds and prints computed figures. The functions are pure: the same figure always gives the same text.
import type { Language } from '../numbers/locale.ts'

/** `shown`: the calculation with its steps, as text. `numbers`: all figures in it. */
export type Computed = { shown: string; numbers: number[] }

/** Rounds to two decimals, half away from zero. Before that it removes the small error of floating-point numbers. */
export function exact(value: number): number {
  const cents = Math.round(Number((Math.abs(value) * 100).toPrecision(15)))
  return (Math.sign(value) * cents) / 100
}

/** Prints a number in the format of the language. A negative number gets a real minus sign and not a hyphen. */
export const printIn = (value: number, language: Language): string =>
  new Intl.NumberFormat(language, { maximumFractionDigits: 2 }).format(exact(value)).replace('-', '−')

/** Prints all digits, so that a reader can check the calculation. */
export const printWhole = (value: number, language: Language): string =>
  new Intl.NumberFormat(language, { maximumFractionDigits: 10 }).format(value)
