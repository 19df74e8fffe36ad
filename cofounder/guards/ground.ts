// What an answer may stand on: everything the founder said, what was looked up for it, and what code computed.
import type { Language } from '../../venture/numbers/locale.ts'
import { givenIn } from './own-view.ts'
import { type Quantity, quantitiesIn, quantitiesOf, readerOfSentences } from './quantities.ts'
import { isRounded, isSaidIn, isSame } from './same.ts'
import { shownSums } from './shown-sum.ts'
import { readMarks } from './sources.ts'
import { plain } from './words.ts'

export type Ground = {
  /** Texts whose words and figures may be used. */
  said: readonly string[]
  language: Language
  /** What the co-founder answered before, here or in saved work: its figures were looked at then and may be said again. */
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

export function isSaid(quote: string, { said }: Pick<Ground, 'said'> & Partial<Ground>): boolean {
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
  quantitiesOf(text, language).flatMap(({ numbers }) => [...numbers])

/** What is known, with its unit; and the bare numbers of all of it. */
type Known = { figures: readonly Quantity[]; numbers: ReadonlySet<number> }

const knownBy = new WeakMap<Ground, Known>()

/** Saved work is long, and each row of a result has a guard of its own: each ground is read once. */
function knownOf(ground: Ground): Known {
  const known = knownBy.get(ground) ?? readKnown(ground)
  knownBy.set(ground, known)
  return known
}

/** A long talk has some thousand. Made of short lines it could have eighty thousand, and each takes its time to read. */
const mostSentences = 4_000

const exactly = (number: number) => Number(number.toPrecision(12))

function readKnown({ said, answered = [], numbers = [], language }: Ground): Known {
  const read = readerOfSentences(language, mostSentences)
  const latestFirst = [...said.toReversed(), ...answered.toReversed()]
  const figures = [...new Set(latestFirst.flatMap(text => givenIn(text, language, read)))]
  return {
    figures,
    numbers: new Set([...numbers, ...figures.flatMap(one => one.numbers)].map(exactly)),
  }
}

/** Months of a year, days of a week: nobody needs to have said them. */
const freeInSum = (number: number) => Number.isInteger(number) && number <= 12

/** What sums that show themselves make of known figures, "7 × €180 = €1,260", and the months or days in them. */
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

/** So many one founder can call, ask or visit. */
const mostDone = 100

/** A count, or a time, of what is to be done or is asked for: it says nothing about the world. */
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
 * The figures that no source stands behind: neither was one named that holds, nor did anybody say the same number of the
 * same thing. `traced` may still have its marks; the positions are those of its words.
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

/** Numbers that nobody gave, of whatever unit; what a sum of given ones makes may stand beside it. */
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
