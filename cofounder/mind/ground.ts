// What an answer may stand on: everything the founder said, what was looked up for it, and what follows by arithmetic.
import { type FigureValue, findFigures } from '../../venture/numbers/find-figures.ts'
import { splitSentences } from '../language/clean.ts'
import type { Language } from '../language/recognise.ts'
import { follows, type Known, partsOf } from './arithmetic.ts'
import { shownSums } from './shown-sum.ts'
import { isAbout, isWhatIf, ownFigure } from './what-if.ts'

export type Ground = {
  /** Texts whose words and figures may be used. */
  said: readonly string[]
  language: Language
  /** What the co-founder answered before in this talk: its figures were looked at then and may be said again. */
  answered?: readonly string[]
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

/** Figures of a text whose words are nobody's own. */
export const numbersIn = (text: string, language: Language): number[] =>
  knownIn(text, language, computed).map(({ number }) => number)

/** `exact`: those that need no arithmetic. `known`: those to compute with. `before`: what the answer has said so far. */
export type Given = {
  all: number[]
  exact: ReadonlySet<number>
  known: readonly Known[]
  before: readonly Known[]
}

const mostGiven = 60
/** Code computed them together. */
const computed = -1

function knownIn(text: string, language: Language, at: number): Known[] {
  return findFigures(text, language).flatMap(({ value, other }) =>
    [...partsOf(value), ...(other ? partsOf(other) : [])].map(part => ({ ...part, at })),
  )
}

export function givenNumbers({ said, language, numbers = [], answered = [] }: Ground): Given {
  const known = [
    ...numbers.map((number): Known => ({ number, kind: 'any', at: computed })),
    ...said.flatMap(splitSentences).flatMap((sentence, at) => knownIn(sentence, language, at)),
  ]
  const again = answered.flatMap(splitSentences).flatMap(sentence => heldIn(sentence, language))
  const years = said.flatMap(text => yearsIn(text, language))
  const exact = new Set([...known.map(({ number }) => number), ...again, ...years])
  return { exact, known, all: [...exact].slice(0, mostGiven), before: [] }
}

/** "In 2019" is a day to one sentence and a number to the next. */
const yearsIn = (text: string, language: Language): number[] =>
  findFigures(text, language).flatMap(({ value }) =>
    value.kind === 'date' ? [value.from, value.to].map(day => Number(day.slice(0, 4))) : [],
  )

/** Not those that a sentence proposed, asked or guessed: nobody has said them. */
function heldIn(sentence: string, language: Language): number[] {
  if (ownFigure.test(sentence)) return []
  return findFigures(sentence, language).flatMap(({ value, start, end }) =>
    isWhatIf(sentence.slice(0, start), sentence.slice(end)) ? [] : partsOf(value).map(({ number }) => number),
  )
}

/** Counts up to this are grammar as often as facts. */
const freeCount = 100

function isChecked(value: FigureValue): boolean {
  if (value.kind === 'money' || value.kind === 'price' || value.kind === 'share') return true
  return value.kind === 'count' && value.high > freeCount
}

/** A price that advice proposes is of the size of one that was told: a market's size is not. */
function isPriceLike(value: FigureValue, { known }: Given): boolean {
  const withMoney = new Set(known.filter(({ kind }) => kind === 'money').map(({ at }) => at))
  // "For 15 cedis instead of 120": the second is money as well.
  const isAmount = ({ kind, at }: Known) => kind === 'money' || (kind === 'count' && withMoney.has(at))
  const isNear = (number: number) =>
    known.some(one => isAmount(one) && number <= one.number * 5 && number >= one.number / 5)
  return partsOf(value).every(({ number, kind }) => kind !== 'share' && isNear(number))
}

/** The sentence that is looked at: none of those said. */
const here = -2

/** Money, shares and large counts that nobody gave and that follow from nothing given or said before them. */
export function inventedFigures(
  text: string,
  given: Given,
  language: Language,
  /** A step to take: an amount in it is what the advice proposes. */
  isStep = false,
): string[] {
  const figures = findFigures(text, language)
  const isKnown = ({ number }: { number: number }) =>
    given.exact.has(number) || given.before.some(one => one.number === number)
  const partsHere = (value: FigureValue) => partsOf(value).map((part): Known => ({ ...part, at: here }))
  const told = figures.flatMap(({ value }) => partsHere(value)).filter(isKnown)
  // "Another 16,500; then 65,000 − 49,500": three times what the same sentence names.
  const isMultiple = (number: number) =>
    told.some(one => one.number > freeCount && number % one.number === 0 && number / one.number < 10)
  // A sum of three figures shows itself; each of its figures is looked at below.
  const isShown = (number: number) => isKnown({ number }) || number <= freeCount || isMultiple(number)
  const sums = shownSums(text).filter(({ figures: of, isRight }) => isRight && of.every(isShown))
  const named = [
    ...told,
    ...sums
      .flatMap(({ made, figures: of }) => [made, ...of.filter(isMultiple)])
      .map((number): Known => ({ number, kind: 'any', at: here })),
  ]
  const isFound = (value: FigureValue, start: number) =>
    partsOf(value).every(
      part =>
        isKnown(part) ||
        named.some(({ number }) => number === part.number) ||
        follows(part, given.known, {
          here: named,
          before: given.before,
          isAbout: isAbout(text.slice(0, start)),
        }),
    )
  // What was found is there to be computed with, also by a figure that stands before it.
  let open = figures
  for (let last = -1; open.length && open.length !== last; ) {
    last = open.length
    open = open.filter(({ value, other, start, end }) => {
      const isHeld = () => isFound(value, start) || (other && isFound(other, start))
      const isOwn = () =>
        (isStep || isWhatIf(text.slice(0, start), text.slice(end))) && isPriceLike(value, given)
      if (isChecked(value) && !isHeld() && !isOwn()) return true
      // A bare number that was computed may be money: "59 a month, so 708 a year".
      const isMade = isChecked(value) && value.kind === 'count' && !partsOf(value).every(isKnown)
      named.push(...partsHere(value).map(part => (isMade ? { ...part, kind: 'any' as const } : part)))
      return false
    })
  }
  return open.map(figure => figure.text.trim())
}

/**
 * A number that was never said, of whatever kind and however small: where words stand for somebody's own. What a sum
 * of said numbers makes may stand beside it.
 */
export function hasUnsaidFigure(text: string, { exact }: Given, language: Language): boolean {
  const sums = shownSums(text).filter(
    ({ figures, isRight }) => isRight && figures.every(one => exact.has(one)),
  )
  const known = new Set([...exact, ...sums.map(({ made }) => made)])
  const isSaidIn = (value: FigureValue) => partsOf(value).every(({ number }) => known.has(number))
  return findFigures(text, language).some(
    ({ value, other = null }) => !isSaidIn(value) && !(other && isSaidIn(other)),
  )
}

/** What a sentence that holds has computed may be computed with. */
export function withFigures(given: Given, text: string, language: Language): Given {
  return { ...given, before: [...given.before, ...knownIn(text, language, here)].slice(-2 * mostGiven) }
}
