// The ground of an answer contains all words and figures that the answer may use: the founder's words,
// lookups, and computed figures. The guards compare the answer with it.
import hearsay from '../../content/words/hearsay.json' with { type: 'json' }
import type { Language } from '../../venture/numbers/locale.ts'
import { oncePer } from '../language/once.ts'
import { givenIn } from './own-view.ts'
import {
  endsOf,
  isSmallWord,
  type Quantity,
  quantitiesIn,
  quantitiesOf,
  readerOfSentences,
} from './quantities.ts'
import { isRounded, isSaidIn, isSame } from './same.ts'
import { shownSums } from './shown-sum.ts'
import { isTraced, readMarks } from './sources.ts'
import { plain } from './words.ts'

export type Ground = {
  /** The answer may use the words and figures of these texts. */
  said: readonly string[]
  language: Language
  /** The co-founder's earlier answers. Their figures were already checked, so they may be repeated. */
  answered?: readonly string[]
  /** Figures that code computed or looked up. */
  numbers?: readonly number[]
  /** Companies that the answer may name, besides those in `said`. Without this list, names are not checked. */
  names?: readonly string[]
  /** Links for names such as F1. In the answer, "[F1]" becomes a link. */
  links?: ReadonlyMap<string, string>
  /** Removes the questions of the answer, because other code asks the question. */
  asksNothing?: boolean
  /** Reads and keeps sentences. Grounds that are made again for one answer share it, because reading is slow. */
  read?: SentenceReader
}

export function isSaid(quote: string, { said }: Pick<Ground, 'said'> & Partial<Ground>): boolean {
  const words = plain(quote)
  // A quotation may leave out parts.
  const parts = words ? quote.split(/\s*(?:…|\.\.\.|\[[^\]]*\]| · )\s*/).map(plain) : []
  return said.some(text => {
    const heard = ` ${plain(text)} `
    return parts.length > 0 && parts.every(part => heard.includes(` ${part} `) || part === '')
  })
}

/** The figures of a text. The words of the text are not used. */
export const numbersIn = (text: string, language: Language): number[] =>
  quantitiesOf(text, language).flatMap(({ numbers }) => [...numbers])

/** The known figures with their units, and all numbers without units. */
type Known = { figures: readonly Quantity[]; numbers: ReadonlySet<number> }

/** The limit for parsed sentences. A long conversation has some thousand. Short lines could give eighty thousand. */
const mostSentences = 4_000

export type SentenceReader = (text: string) => Quantity[]
export const sentenceReader = (language: Language): SentenceReader =>
  readerOfSentences(language, mostSentences)

const exactly = (number: number) => Number(number.toPrecision(12))

/** Cached per ground, because saved work is long and each row of a result has its own guard. */
const knownOf = oncePer(({ said, answered = [], numbers = [], language, read }: Ground): Known => {
  const reader = read ?? sentenceReader(language)
  const latestFirst = [...said.toReversed(), ...answered.toReversed()]
  const figures = [...new Set(latestFirst.flatMap(text => givenIn(text, language, reader)))]
  return {
    figures,
    numbers: new Set([...numbers, ...figures.flatMap(one => one.numbers)].map(exactly)),
  }
}, new WeakMap())

/** Months of a year or days of a week need no source. */
const freeInSum = (number: number) => Number.isInteger(number) && number <= 12

/** The results of shown sums of known figures ("7 × €180 = €1,260"). Such a sum may also contain months or days. */
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

/** The largest number of people whom one founder can call, ask or visit. */
const mostDone = 100

/** Whether the figure counts tasks or a duration in a plan. Such a figure claims nothing about the world. */
export const isNoClaim = ({ readings, isPart }: Quantity): boolean =>
  isPart ||
  readings.some(
    ({ unit, numbers }) =>
      (unit === 'count' || unit === 'minutes' || unit === 'months') &&
      numbers.every(number => number <= mostDone),
  )

const isAsked = (words: string, { end }: Quantity) =>
  /^(?:[^.!?…\n]|[.!…](?=\S))*[?？؟]/u.test(words.slice(end))

const patternOf = (words: readonly string[]) => words.join('|').replaceAll(' ', '|')
/** "According to the town hall", but not "according to you". */
const ofOthers = new RegExp(
  `(?:^|[.,;:(–—]\\s*)(?:${hearsay.by.join('|')})\\s+(?!(?:${patternOf(hearsay.yours)})(?!\\p{L}))`,
  'iu',
)

/** Whether a sentence without a valid source repeats what others are said to claim. */
export const isHearsay = (traced: string): boolean =>
  !isTraced(traced) && ofOthers.test(readMarks(traced).words.replaceAll('’', "'"))

/**
 * The figures without a source: they cite no valid source, and nobody said the same number about the same
 * thing. `traced` may contain marks. Positions refer to the text without marks.
 */
export function ownFigures(traced: string, ground: Ground): Quantity[] {
  const { words, figures, own, failed } = readMarks(traced)
  // A small count in words claims something if it begins the sentence ("Three parents complained") or is cited.
  const isClaim = ({ start, end }: Quantity) =>
    /(?:^|[.!?…\n])[\s\p{P}]*$/u.test(words.slice(0, start)) || [...failed].some(at => at >= end)
  const known = knownOf(ground)
  const { numbers: computed = [] } = ground
  const found = quantitiesIn(words, ground.language).flatMap(one => {
    const inside = [...figures].find(at => at > one.start && at < one.end)
    return (inside && endsOf(one, inside, words)) || [one]
  })
  const held = found.filter(({ start }) => figures.has(start)).flatMap(({ numbers }) => [...numbers])
  const made = madeIn(words, ground.language, new Set([...known.numbers, ...held.map(exactly)]))
  const isComputed = (one: number) =>
    computed.some(
      number => isRounded(one, number) || isRounded(one * 100, number) || Math.ceil(number) === one,
    ) || made.some(number => isSame(one, number) || isSame(one * 100, number))
  const isOthers = isHearsay(traced)
  return found.filter(
    one =>
      own.has(one.start) ||
      (isOthers && !figures.has(one.start)) ||
      (!figures.has(one.start) &&
        !(isAsked(words, one) && isNoClaim(one)) &&
        !(isSmallWord(one) && !isClaim(one)) &&
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
