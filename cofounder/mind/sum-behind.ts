// A computed figure with the sum behind it, as a model is asked to write it: "57,000 goats [= 3420 / 0.06]". Code does
// the sum again from figures that were given; then the figure stands, however many steps it took.
import { calculate } from '../../venture/compute/calculate.ts'
import { findFigures } from '../../venture/numbers/find-figures.ts'
import type { Language } from '../language/recognise.ts'
import { numbersOf } from './arithmetic.ts'
import { freeCount, type Given } from './ground.ts'

export const sumRule =
  'Behind each figure that you computed from told ones put its sum in square brackets, in plain numbers with a decimal point, before the full stop: "57,000 goats a year [= 3420 / 0.06]". The product checks the sum and takes the brackets out. The numbers in it were told or computed before; small whole numbers (12 months) and those between units (365, 1000) may be yours.'

/** Also where it was escaped for a page. */
const behind = /\s?\\?\[=\s*([^\]\n]{3,160}?)\\?\]/g

export const withoutSums = (text: string): string => text.replace(behind, '')

/** None is left in any text of a result. */
export function withoutSumsIn<Value>(value: Value): Value
export function withoutSumsIn(value: unknown): unknown {
  if (typeof value === 'string') return withoutSums(value)
  if (Array.isArray(value)) return value.map(item => withoutSumsIn<unknown>(item))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withoutSumsIn<unknown>(part)]))
}

/** Days of a year, kilos of a tonne. */
const ofUnits = [365, 1000]

/** They may count months, people or parts, or turn one unit into another: nobody needs to have said them. */
const isFree = (number: number) =>
  (Number.isInteger(number) && number <= freeCount) || ofUnits.includes(number)

/** Months of a year, days of a week: a reader sees them without being told. */
const plainCount = 12

/** "0,06" is no thousand. */
const pointed = (expression: string) => expression.replace(/(\d),(\d{1,2})(?![\d,])/g, '$1.$2')

type Sum = { of: string; operands: readonly number[]; numbers: readonly number[] }

/** The sums of a text that hold: each number in them was given, or made by a sum before them. */
function heldSums(text: string, { exact, before, read }: Given, language: Language): Sum[] {
  const known = new Set([...exact, ...read, ...before.map(({ number }) => number)])
  const isGiven = (number: number) => asWritten(number).some(one => known.has(exactly(one)))
  const held: Sum[] = []
  for (const [, expression = ''] of text.matchAll(behind)) {
    const sum = calculate(pointed(expression), language)
    if (!sum?.operands.some(isGiven) || !sum.operands.every(one => isGiven(one) || isFree(one))) continue
    held.push(sum)
    for (const number of sum.numbers) known.add(number)
  }
  return held
}

/** Cents and percent are written as they were told or as parts of one; beside a margin of 34 % stands the 0.66 that is left. */
const asWritten = (number: number) => [
  number,
  number * 100,
  number / 100,
  ...(number < 1 ? [1 - number, (1 - number) * 100] : []),
]

/** As far as a figure is rounded, the next whole one included. */
const isNearly = (figure: number, made: number) =>
  Math.abs(figure - made) <= Math.max(Math.abs(made) / 20, Math.abs(made) > 10 ? 1 : 0)

const exactly = (number: number) => Number(number.toPrecision(12))

/** What the sums of a text make. */
export const madeBySums = (text: string, given: Given, language: Language): number[] =>
  heldSums(text, given, language).flatMap(({ numbers }) =>
    // 0.675 of a pound is said as 67.5p.
    numbers.flatMap(number => (number < 10 ? [number, exactly(number * 100)] : [number])),
  )

/** A sum stays, as a founder reads it, where it makes a figure of a sentence that does not name what it is made of. */
export function withReadSums(text: string, given: Given, language: Language): string {
  const held = heldSums(text, given, language)
  const figures = findFigures(withoutSums(text), language).flatMap(({ value }) => numbersOf(value))
  const isNamed = (number: number) =>
    (Number.isInteger(number) && number <= plainCount) ||
    asWritten(number).some(one => figures.includes(exactly(one)))
  return text.replace(behind, (_, expression: string) => {
    const shown = calculate(pointed(expression), language)?.of
    const sum = held.find(({ of }) => of === shown)
    const made = sum?.numbers.at(-1) ?? Number.NaN
    const isMade = figures.some(figure => asWritten(made).some(one => isNearly(figure, one)))
    return sum && isMade && !sum.operands.every(isNamed) ? ` (${sum.of})` : ''
  })
}
