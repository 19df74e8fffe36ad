// What an answer may stand on: everything the founder said, what was looked up for it, and what follows by arithmetic.
import { type FigureValue, findFigures } from '../../venture/numbers/find-figures.ts'
import type { Language } from '../language/recognise.ts'

export type Ground = {
  /** Texts whose words and figures may be used. */
  said: readonly string[]
  language: Language
  /** Figures that code computed or looked up. */
  numbers?: readonly number[]
  /** Companies that may be named beside those in what was said; without it names are not looked at. */
  names?: readonly string[]
  /** What a name such as F1 stands for, as a link: [F1] in the answer becomes it. */
  links?: ReadonlyMap<string, string>
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

/** Products, sums, differences and quotients of two. */
function follows(number: number, known: readonly number[]): boolean {
  const isNear = (other: number) => Math.abs(other - number) <= tolerance(number, 100)
  return known.some(
    (one, at) =>
      factors.some(factor => isNear(one * factor)) ||
      known.some(
        (other, place) =>
          (place !== at && (isNear(one + other) || isNear(one - other))) ||
          (other !== 0 && isNear(one / other)) ||
          factors.some(factor => isNear(one * other * factor)),
      ),
  )
}

/** A share of two counts, or of a figure the sentence itself names. */
function isShare(number: number, { all, counts }: Given, named: readonly number[]): boolean {
  const isNear = (other: number) => Math.abs(other - number) <= tolerance(number, 20)
  const ofTwo = (some: readonly number[], others: readonly number[]) =>
    some.some(one => others.some(other => isNear(one / other) || isNear(one / (one + other))))
  return number === 0 || number === 1 || ofTwo(counts, counts) || ofTwo(named, all)
}

/** Half of the last digit that is written, and never more than one part of `parts`. */
function tolerance(number: number, parts: number): number {
  const digits = String(Number(number.toPrecision(12)))
    .replace(/^0\.0*|\D/g, '')
    .replace(/0+$/, '').length
  const size = Math.floor(Math.log10(Math.abs(number) || 1))
  const half = 0.5 * 10 ** (size - Math.max(1, digits) + 1)
  return Math.min(Math.abs(number) / parts, half) + 1e-9
}

/** `exact`: those that need no arithmetic. */
export type Given = { all: number[]; counts: number[]; exact: ReadonlySet<number> }

const mostGiven = 60

export function givenNumbers({ said, language, numbers = [] }: Ground): Given {
  const figures = said.flatMap(text => findFigures(text, language))
  const values = figures.flatMap(({ value, other }) => (other ? [value, other] : [value]))
  const unique = (some: FigureValue[], also: readonly number[] = []) =>
    [...new Set([...also, ...some.flatMap(numbersOf)])].slice(0, mostGiven)
  return {
    exact: new Set([...numbers, ...values.flatMap(numbersOf)]),
    all: unique(values, numbers),
    counts: unique(values.filter(({ kind }) => kind === 'count' || kind === 'part')),
  }
}

/** Counts up to this are grammar as often as facts. */
const freeCount = 100

function isChecked(value: FigureValue): boolean {
  if (value.kind === 'money' || value.kind === 'price' || value.kind === 'share') return true
  return value.kind === 'count' && value.high > freeCount
}

/** Money, shares and large counts that nobody gave and that follow from nothing given or said before them. */
export function inventedFigures(text: string, given: Given, language: Language): string[] {
  const named: number[] = []
  return findFigures(text, language)
    .filter(({ value, other }) => {
      const known = [...given.all, ...named]
      const isFound = (it: FigureValue) =>
        numbersOf(it).every(
          number =>
            known.includes(number) ||
            given.exact.has(number) ||
            (it.kind === 'share' ? isShare(number, given, named) : follows(number, known)),
        )
      const isInvented = isChecked(value) && !isFound(value) && !(other && isFound(other))
      if (!isInvented) named.push(...numbersOf(value))
      return isInvented
    })
    .map(figure => figure.text.trim())
}

/** What a sentence that holds has computed may be computed with. */
export function withFigures(given: Given, text: string, language: Language): Given {
  const found = findFigures(text, language).flatMap(({ value }) => numbersOf(value))
  return { ...given, all: [...new Set([...given.all, ...found])].slice(0, 2 * mostGiven) }
}
