// What an answer may stand on: everything the founder said, what was looked up for it, and what follows by arithmetic.
import { type FigureValue, findFigures } from '../../venture/numbers/find-figures.ts'
import type { Language } from '../language/recognise.ts'

export type Ground = {
  /** Texts whose words and figures may be used. */
  said: readonly string[]
  language: Language
  /** What asks is left out: another asks. */
  asksNothing?: boolean
}

/** Letters and digits alone: how words are compared. */
export function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

export function isSaid(quote: string, { said }: Ground): boolean {
  const words = plain(quote)
  // A quotation may leave something out.
  const parts = words ? quote.split(/\s*(?:…|\.\.\.|\[[^\]]*\]| · )\s*/).map(plain) : []
  return said.some(text => {
    const heard = ` ${plain(text)} `
    return parts.length > 0 && parts.every(part => heard.includes(` ${part} `) || part === '')
  })
}

export function numbersOf(value: FigureValue): number[] {
  switch (value.kind) {
    case 'part':
      return [value.part, value.of]
    case 'price':
      return value.parts.flatMap(({ low, high }) => [low, high])
    case 'date':
      return []
    default:
      return [value.low, value.high]
  }
}

/** From a week to a month, a month to a year, and back. */
const factors = [1, 4, 12, 52, 365, 1 / 12, 1 / 52]

/** Products, sums, differences and quotients of two; a share of two counts. */
function follows(number: number, { all, counts }: Given, isShare: boolean): boolean {
  const isNear = (other: number) => Math.abs(other - number) <= tolerance(number)
  if (isShare)
    return counts.some(one => counts.some(other => isNear(one / other) || isNear(one / (one + other))))
  return all.some(
    (one, at) =>
      factors.some(factor => isNear(one * factor)) ||
      all.some(
        (other, place) =>
          (place !== at && (isNear(one + other) || isNear(one - other))) ||
          (other !== 0 && isNear(one / other)) ||
          factors.some(factor => isNear(one * other * factor)),
      ),
  )
}

/** Half of the last digit that is written, and never more than a hundredth. */
function tolerance(number: number): number {
  const digits = String(Number(number.toPrecision(12)))
    .replace(/^0\.0*|\D/g, '')
    .replace(/0+$/, '').length
  return Math.min(Math.abs(number) / 100, (Math.abs(number) / 10 ** Math.max(0, digits - 1)) * 0.5) + 1e-9
}

export type Given = { all: number[]; counts: number[] }

const mostGiven = 60

export function givenNumbers({ said, language }: Ground): Given {
  const figures = said.flatMap(text => findFigures(text, language))
  const values = figures.flatMap(({ value, other }) => (other ? [value, other] : [value]))
  const unique = (some: FigureValue[]) => [...new Set(some.flatMap(numbersOf))].slice(0, mostGiven)
  return {
    all: unique(values),
    counts: unique(values.filter(({ kind }) => kind === 'count' || kind === 'part')),
  }
}

/** Counts below this are grammar as often as facts. */
const freeCount = 100

function isChecked(value: FigureValue): boolean {
  if (value.kind === 'money' || value.kind === 'price' || value.kind === 'share') return true
  return value.kind === 'count' && value.high >= freeCount
}

/** Money, shares and large counts that nobody gave and that follow from nothing given. */
export function inventedFigures(text: string, given: Given, language: Language): string[] {
  return findFigures(text, language)
    .filter(({ value, other }) => {
      if (!isChecked(value)) return false
      const isFound = (it: FigureValue) =>
        numbersOf(it).every(
          number => given.all.includes(number) || follows(number, given, it.kind === 'share'),
        )
      return !isFound(value) && !(other && isFound(other))
    })
    .map(figure => figure.text.trim())
}
