// What an answer may stand on: everything the founder said, what was looked up for it, and what follows by arithmetic.
import { type Figure, type FigureValue, findFigures } from '../../venture/numbers/find-figures.ts'
import { splitSentences } from '../language/clean.ts'
import type { Language } from '../language/recognise.ts'
import { follows, type Known, partsOf } from './arithmetic.ts'
import { shownSums } from './shown-sum.ts'
import { uncheckedIn } from './unchecked.ts'
import { isAbout, isWhatIf, ownFigure } from './what-if.ts'

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
  /** All that earlier answers said, guesses as well: a sum may be made of what the founder has read. */
  read: ReadonlySet<number>
}

const mostGiven = 60
/** Code computed them together. */
const computed = -1

const knownOf = (figures: readonly Figure[], at: number): Known[] =>
  figures.flatMap(({ value, other }) =>
    [...partsOf(value), ...(other ? partsOf(other) : [])].map(part => ({ ...part, at })),
  )

const knownIn = (text: string, language: Language, at: number) => knownOf(findFigures(text, language), at)

/** Of saved work or an earlier answer: what is unchecked there is not given here. */
function checkedIn<One extends { number: number }>(text: string, found: One[], language: Language): One[] {
  const open = uncheckedIn(text, language)
  return found.filter(({ number }) => !open.has(number))
}

const givenBy = new WeakMap<Ground, Given>()

/** Saved work is long, and each row of a result has a guard of its own: each ground is read once. */
export function givenNumbers(ground: Ground): Given {
  const given = givenBy.get(ground) ?? readGiven(ground)
  givenBy.set(ground, given)
  return given
}

function readGiven({ said, language, numbers = [], answered = [] }: Ground): Given {
  let at = 0
  const told = said.flatMap(text => {
    const found = splitSentences(text).flatMap(sentence => knownIn(sentence, language, at++))
    return checkedIn(text, found, language)
  })
  const known = [...numbers.map((number): Known => ({ number, kind: 'any', at: computed })), ...told]
  const read = answered.flatMap(text => {
    const found = splitSentences(text).flatMap(sentence => readIn(sentence, language))
    return checkedIn(text, found, language)
  })
  const again = read.filter(({ isHeld }) => isHeld)
  const years = said.flatMap(text => yearsIn(text, language))
  const exact = new Set([...[...known, ...again].map(({ number }) => number), ...years])
  return {
    exact,
    known,
    read: new Set(read.map(({ number }) => number)),
    all: [...exact].slice(0, mostGiven),
    before: [],
  }
}

/** "In 2019" is a day to one sentence and a number to the next. */
const yearsIn = (text: string, language: Language): number[] =>
  findFigures(text, language).flatMap(({ value }) =>
    value.kind === 'date' ? [value.from, value.to].map(day => Number(day.slice(0, 4))) : [],
  )

/** What a sentence proposed, asked or guessed was read and is not held: nobody has said it. */
function readIn(sentence: string, language: Language): { number: number; isHeld: boolean }[] {
  const isOwn = ownFigure.test(sentence)
  return findFigures(sentence, language).flatMap(({ value, other, start, end }) => {
    const isHeld = !isOwn && !isWhatIf(sentence.slice(0, start), sentence.slice(end))
    return [
      ...partsOf(value).map(({ number }) => ({ number, isHeld })),
      ...(other ? partsOf(other).map(({ number }) => ({ number, isHeld: false })) : []),
    ]
  })
}

/** Counts up to this are grammar as often as facts. */
export const freeCount = 100

/** "Invoices for 2027", "loi de 1905": a year. */
const isYear = (text: string, before: string) =>
  /^20[2-4]\d$/.test(text.trim()) || (/^(?:1[89]|20)\d\d$/.test(text.trim()) && datedBy.test(before))
const datedBy =
  /(?<!\p{L})(?:law|act|of|since|in|before|after|until|year|gesetz|von|seit|im|vor|nach|bis|jahr|loi|de|depuis|en|avant|après|année|ley|desde|antes de|año|lei|em|ano|legge|del|dal)\s+$/iu

/** "868 MHz": how a thing is made, no claim about a market. */
const isTechnical = (behind: string) =>
  /^[\s-]?(?:[kMG]?Hz|[km]?W|k?V|[cm]?m|[cm]?m²|°C|dB)(?![\p{L}\d])/u.test(behind)

function isChecked({ value, text, start, end }: Figure, sentence: string): boolean {
  if (value.kind === 'money' || value.kind === 'price' || value.kind === 'share') return true
  if (value.kind !== 'count' || value.high <= freeCount) return false
  return !isYear(text, sentence.slice(0, start)) && !isTechnical(sentence.slice(end))
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
        // Also the next whole one: 705.1 sensors are 706.
        named.some(({ number }) => number === part.number || Math.ceil(number) === part.number) ||
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
    open = open.filter(figure => {
      const { value, other, start, end } = figure
      const isLookedAt = isChecked(figure, text)
      const isHeld = () => isFound(value, start) || (other && isFound(other, start))
      const isOwn = () =>
        (isStep || isWhatIf(text.slice(0, start), text.slice(end))) && isPriceLike(value, given)
      if (isLookedAt && !isHeld() && !isOwn()) return true
      // A bare number that was computed may be money: "59 a month, so 708 a year".
      const isMade = isLookedAt && value.kind === 'count' && !partsOf(value).every(isKnown)
      named.push(...partsHere(value).map(part => (isMade ? { ...part, kind: 'any' as const } : part)))
      return false
    })
  }
  return [...new Set(open.map(figure => figure.text.trim()))]
}

/** Whether a sentence computes with something that was given or read, rather than telling of the world. */
export function namesGiven(text: string, { exact, read, before }: Given, language: Language): boolean {
  const isGiven = (number: number) =>
    number !== 1 && (exact.has(number) || read.has(number) || before.some(one => one.number === number))
  return findFigures(text, language).some(({ value }) => partsOf(value).some(({ number }) => isGiven(number)))
}

/** The months of a year: what is told of a month is summed up over it. */
const inAYear = 12

/**
 * Whether figures that name none of their parts may be the total of what the same text has said before: amounts behind
 * amounts, and no more than those make in a year. Larger ones, and shares, tell of the world.
 */
export function mayTotal(figures: readonly string[], before: readonly Known[], language: Language): boolean {
  const of = (kind: Known['kind']) => before.filter(one => one.kind === kind).map(({ number }) => number)
  const [amounts, counts] = [of('money'), of('count')]
  const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)
  const money = inAYear * sum(amounts) * Math.max(1, ...counts)
  const most: Partial<Record<Known['kind'], number>> = {
    money,
    count: Math.max(money, inAYear * sum(counts)),
  }
  return figures
    .flatMap(figure => findFigures(figure, language))
    .every(({ value }) => partsOf(value).every(({ number, kind }) => number <= (most[kind] ?? 0)))
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

/** With figures that code has just computed. */
export function withNumbers(given: Given, numbers: readonly number[]): Given {
  if (!numbers.length) return given
  return {
    ...given,
    exact: new Set([...given.exact, ...numbers]),
    known: [...given.known, ...numbers.map((number): Known => ({ number, kind: 'any', at: computed }))],
  }
}

/** Figures of a sentence that holds; of one that is unchecked only what was given. */
export function heldFigures(text: string, { exact }: Given, language: Language, isChecked: boolean): Known[] {
  const figures = findFigures(text, language).filter(one => !isYear(one.text, text.slice(0, one.start)))
  return knownOf(figures, here).filter(({ number }) => isChecked || exact.has(number))
}

/** What the answer has said may be computed with. */
export const withFigures = (given: Given, figures: readonly Known[]): Given => ({
  ...given,
  before: [...given.before, ...figures].slice(-2 * mostGiven),
})
