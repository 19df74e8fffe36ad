// The ground of an answer: all words and figures that it may use. The guards compare the answer with its ground.
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

/**
 * `plan`: the text says what to do, so its counts are no statements about the world. `claim`: a paragraph of it that
 * has no source gets a mark, even without a figure.
 */
export type Kind = 'plan' | 'claim'

export type Ground = {
  kind?: Kind
  /** Texts whose words and figures the answer may use. */
  said: readonly string[]
  language: Language
  /** Earlier answers of the co-founder. Their figures were checked before, so the answer may repeat them. */
  answered?: readonly string[]
  numbers?: readonly number[]
  /** Companies that the answer may mention besides those in `said`. If missing, names are not checked. */
  names?: readonly string[]
  links?: ReadonlyMap<string, string>
  /** Removes questions from the answer, because the code asks the question. */
  asksNothing?: boolean
  /** Grounds of one answer share this reader, because parsing is slow. */
  read?: SentenceReader
}

export function isSaid(quote: string, { said }: Pick<Ground, 'said'> & Partial<Ground>): boolean {
  const words = plain(quote)
  // A quotation may leave out parts of the text.
  const parts = words ? quote.split(/\s*(?:…|\.\.\.|\[[^\]]*\]| · )\s*/).map(plain) : []
  return said.some(text => {
    const heard = ` ${plain(text)} `
    return parts.length > 0 && parts.every(part => heard.includes(` ${part} `) || part === '')
  })
}

export const numbersIn = (text: string, language: Language): number[] =>
  quantitiesOf(text, language).flatMap(({ numbers }) => [...numbers])

type Known = { figures: readonly Quantity[]; numbers: ReadonlySet<number> }

/** A long conversation has a few thousand sentences. Very short lines could make eighty thousand. */
const mostSentences = 4_000

export type SentenceReader = (text: string) => Quantity[]
export const sentenceReader = (language: Language): SentenceReader =>
  readerOfSentences(language, mostSentences)

const exactly = (number: number) => Number(number.toPrecision(12))

/** The result is cached for each ground, because saved work is long and each row of a result has a separate guard. */
const knownOf = oncePer(({ said, answered = [], numbers = [], language, read }: Ground): Known => {
  const reader = read ?? sentenceReader(language)
  const latestFirst = [...said.toReversed(), ...answered.toReversed()]
  const figures = [...new Set(latestFirst.flatMap(text => givenIn(text, language, reader)))]
  return {
    figures,
    numbers: new Set([...numbers, ...figures.flatMap(one => one.numbers)].map(exactly)),
  }
}, new WeakMap())

/** Whether a number needs no source, such as the months of a year or the days of a week. */
const freeInSum = (number: number) => Number.isInteger(number) && number <= 12

/** Results of calculations with known figures ("7 × €180 = €1,260"). Months or days may be in them too. */
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

/** The highest number of people whom one founder can call, ask or visit. */
const mostDone = 100

/** A number of tasks or a duration in a plan is not a statement about the world. */
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

/** Whether a sentence has no valid source and reports what others are said to claim. */
export const isHearsay = (traced: string): boolean =>
  !isTraced(traced) && ofOthers.test(readMarks(traced).words.replaceAll('’', "'"))

/**
 * Figures without a valid source. `traced` may contain invisible marks. They do not count in the positions of the
 * figures.
 */
export function ownFigures(traced: string, ground: Ground): Quantity[] {
  const { words, figures, own, failed } = readMarks(traced)
  // A small number word is a claim only if it begins the sentence or cites a source.
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

/** The numbers that nobody said, in any unit. Results of shown calculations with known numbers are allowed. */
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
