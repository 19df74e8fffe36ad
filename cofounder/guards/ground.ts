// The ground of an answer: everything the founder said, the lookups for it, and what code computed. Guards compare
// the answer with it.
import type { Language } from '../../venture/numbers/locale.ts'
import { oncePer } from '../language/once.ts'
import { givenIn } from './own-view.ts'
import { type Quantity, quantitiesIn, quantitiesOf, readerOfSentences } from './quantities.ts'
import { isRounded, isSaidIn, isSame } from './same.ts'
import { shownSums } from './shown-sum.ts'
import { readMarks } from './sources.ts'
import { plain } from './words.ts'

export type Ground = {
  /** Texts whose words and figures the answer may use. */
  said: readonly string[]
  language: Language
  /** The co-founder's earlier answers. Their figures were already checked, so they may be repeated. */
  answered?: readonly string[]
  /** Figures that code computed or looked up. */
  numbers?: readonly number[]
  /** Companies the answer may name besides those in `said`. If missing, names are not checked. */
  names?: readonly string[]
  /** The link targets of names such as F1: "[F1]" in the answer becomes a link. */
  links?: ReadonlyMap<string, string>
  /** Drops the answer's questions, because other code asks. */
  asksNothing?: boolean
}

export function isSaid(quote: string, { said }: Pick<Ground, 'said'> & Partial<Ground>): boolean {
  const words = plain(quote)
  // A quotation may skip parts.
  const parts = words ? quote.split(/\s*(?:…|\.\.\.|\[[^\]]*\]| · )\s*/).map(plain) : []
  return said.some(text => {
    const heard = ` ${plain(text)} `
    return parts.length > 0 && parts.every(part => heard.includes(` ${part} `) || part === '')
  })
}

/** The figures of a text whose words are not used. */
export const numbersIn = (text: string, language: Language): number[] =>
  quantitiesOf(text, language).flatMap(({ numbers }) => [...numbers])

/** Known figures with units, and all bare numbers. */
type Known = { figures: readonly Quantity[]; numbers: ReadonlySet<number> }

/** The limit of parsed sentences. A long conversation has some thousand, but short lines could give eighty thousand. */
const mostSentences = 4_000

const exactly = (number: number) => Number(number.toPrecision(12))

/** Cached per ground, because saved work is long and each row of a result has its own guard. */
const knownOf = oncePer(({ said, answered = [], numbers = [], language }: Ground): Known => {
  const read = readerOfSentences(language, mostSentences)
  const latestFirst = [...said.toReversed(), ...answered.toReversed()]
  const figures = [...new Set(latestFirst.flatMap(text => givenIn(text, language, read)))]
  return {
    figures,
    numbers: new Set([...numbers, ...figures.flatMap(one => one.numbers)].map(exactly)),
  }
}, new WeakMap())

/** Months of a year or days of a week need no source. */
const freeInSum = (number: number) => Number.isInteger(number) && number <= 12

/** The results of shown sums of known figures ("7 × €180 = €1,260"), with the months or days in them. */
function madeIn(words: string, language: Language, known: ReadonlySet<number>, isFree = freeInSum): number[] {
  const given = new Set(known)
  const made: number[] = []
  for (const sum of shownSums(words, language)) {
    const isGiven = (number: number) => given.has(exactly(number)) || isFree(number)
    if (!sum.isRight || !sum.figures.every(isGiven)) continue
    made.push(sum.made, ...sum.figures.filter(isFree))
    given.add(exactly(sum.made))
  }
  return made
}

/** One founder can call, ask or visit at most this many. */
const mostDone = 100

/** Whether the figure is a number of tasks or a duration in a plan. It claims nothing about the world. */
export const isNoClaim = ({ readings, isPart }: Quantity): boolean =>
  isPart ||
  readings.some(
    ({ unit, numbers }) =>
      (unit === 'count' || unit === 'minutes' || unit === 'months') &&
      numbers.every(number => number <= mostDone),
  )

const isAsked = (words: string, { end }: Quantity) =>
  /^(?:[^.!?…\n]|[.!…](?=\S))*[?？؟]/u.test(words.slice(end))

/**
 * The figures without a source: no valid source is named, and nobody said the same number about the same thing.
 * `traced` may still contain marks; positions refer to its words without marks.
 */
export function ownFigures(traced: string, ground: Ground): Quantity[] {
  const { words, figures, own } = readMarks(traced)
  const known = knownOf(ground)
  const { numbers: computed = [] } = ground
  const found = quantitiesIn(words, ground.language)
  const held = found.filter(({ start }) => figures.has(start)).flatMap(({ numbers }) => [...numbers])
  const made = madeIn(words, ground.language, new Set([...known.numbers, ...held.map(exactly)]))
  const isComputed = (one: number) =>
    computed.some(
      number => isRounded(one, number) || isRounded(one * 100, number) || Math.ceil(number) === one,
    ) || made.some(number => isSame(one, number) || isSame(one * 100, number))
  return found.filter(
    one =>
      own.has(one.start) ||
      (!figures.has(one.start) &&
        !(isAsked(words, one) && isNoClaim(one)) &&
        !isSaidIn(one, known.figures, false) &&
        !one.numbers.every(isComputed) &&
        one.numbers.some(number => number !== 0)),
  )
}

/** Numbers that nobody said, in any unit. Results of shown sums of known numbers are allowed. */
export function unsaidNumbers(text: string, ground: Ground): string[] {
  const known = knownOf(ground)
  const given = new Set([
    ...known.numbers,
    ...madeIn(text, ground.language, known.numbers, () => false).map(exactly),
  ])
  return quantitiesIn(text, ground.language)
    .filter(({ readings }) => !readings.some(({ numbers }) => numbers.every(one => given.has(exactly(one)))))
    .filter(({ numbers }) => !numbers.every(one => given.has(exactly(one))))
    .map(({ text: written }) => written)
}
