// Checks cited figures, "49 a month [F1]", and calculations, "57,000 goats [= 3420 / 0.06 F2]".
import { withoutOwnView } from '../../contracts/own-view.ts'
import { monthBehind, withDayNames } from '../../venture/numbers/dates.ts'
import type { Language } from '../../venture/numbers/locale.ts'
import { oncePer } from '../language/once.ts'
import { lastWords, type Sources } from './blocks.ts'
import {
  besideNumbers,
  isBlock,
  isLine,
  isOfOther,
  isOfThere,
  isPartOfLine,
  linesOf,
  standsIn,
} from './lines.ts'
import { givenIn } from './own-view.ts'
import { endsOf, isSmallWord, type Quantity, quantitiesIn } from './quantities.ts'
import { currenciesIn, isPartIn, isSaidIn, isSame, namesMoney } from './same.ts'
import { asWritten, contradicts, isMadeBy, sumsOf, wrongSum } from './sums.ts'
import { areAkin, isMeant, plain, wordsOf } from './words.ts'

export type Found = { before: string; text: string; names: readonly string[]; sum: string }

/** Invisible characters that mark a checked figure, a valid source and an invalid source. */
const [verified, held, open] = ['\u2063', '\u2064', '\u2062']
/** Invisible characters that mark what the model calls its own view, and a figure with a wrong calculation. */
const [ownFigure, wrongFigure] = ['\u2061', '\u2060']
const marks = /[\u2060-\u2064]/g

const id = String.raw`[a-z]\d{1,3}`
const ids = String.raw`${id}(?:[\s,;]+${id})*`
/** Matches a label after the name of a source. Some models write "[d3 the groups]". */
const labelled = String.raw`(?:[ :]+\p{L}[^\]\n=]{0,60})?`
/** Also matches brackets with a backslash before them, and brackets that are cut off at the end of the text. */
const marker = new RegExp(
  String.raw`\s?\\?\[\s*(?<body>own|${ids}${labelled}|=[^\]\n]{1,200}?)\s*\\?\]|\s?\[(?:=[^\]\n]*|${ids}[\s,;]*)$`,
  'giu',
)

const shownSum = /\s?\\?\[=[^\]\n]{1,200}?\\?\]/g

export const withoutMarks = (text: string): string => text.replace(shownSum, '').replace(marks, '')

export function withoutMarksIn<Value>(value: Value): Value
export function withoutMarksIn(value: unknown): unknown {
  return eachText(value, withoutMarks)
}

export function eachText(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value)
  if (Array.isArray(value)) return value.map(item => eachText(item, change))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, eachText(part, change)]))
}

/** `failed`: the positions of invalid sources. All positions are those in the text without marks. */
export function readMarks(text: string) {
  const figures = new Set<number>()
  const own = new Set<number>()
  const wrong = new Set<number>()
  const failed = new Set<number>()
  const kinds = new Map([
    [open, failed],
    [verified, figures],
    [ownFigure, own],
    [wrongFigure, wrong],
  ])
  let words = ''
  for (const character of text.normalize('NFC')) {
    const kind = kinds.get(character)
    if (kind) kind.add(words.length)
    else if (!/\p{Cf}/u.test(character)) words += character
  }
  const isMarked = [held, open, ownFigure].some(mark => text.includes(mark))
  return { words, figures, own, wrong, failed, isHeld: text.includes(held), isMarked }
}

export const isTraced = (text: string): boolean => text.includes(held)

const isNoFact = (name: string) => isLine(name) || isBlock(name)

/** Numbers up to this need no source, because they may be months or days of a week. */
const plainCount = 12

type Marker = { at: number; body: string; written: string }

const mostOfOne = 600

const readBy = oncePer((_: Sources) => new Map<string, Quantity[]>(), new WeakMap())

const readerOf = (sources: Sources, language: Language) =>
  oncePer((name: string): Quantity[] => {
    const text = withDayNames(sources.get(name) ?? '', language)
    // A short source is about only one thing. So all its words belong to each of its figures.
    const around = text.length <= mostOfOne && { around: wordsOf(text) }
    const isFact = /^[fp]\d/.test(name)
    return givenIn(text, language).map(one => ({ ...one, ...around, isTyped: isFact && one.isTyped }))
  }, readBy(sources))

/** The caller must pass the texts of one answer in order, because a calculation may continue from an earlier text. */
export function tracerOf(
  sources: Sources,
  language: Language,
  { keeps, onFound }: { keeps?: (name: string) => boolean; onFound?: (found: Found) => void } = {},
) {
  const quantitiesFrom = readerOf(sources, language)
  const linesOfName = oncePer((name: string) => linesOf(sources.get(name) ?? '', language))
  const linesFrom = (names: readonly string[]) => names.flatMap(linesOfName)
  const allGiven = () => [...sources.keys()].flatMap(quantitiesFrom)
  const sumOf = sumsOf(
    new RegExp(`(?<![\\p{L}\\d])${id}(?![\\p{L}\\d])`, 'giu'),
    sources,
    quantitiesFrom,
    language,
  )

  return (text: string): string => {
    const markers: Marker[] = []
    let bare = ''
    let last = 0
    // The prompt shows earlier marks, and a model may copy them.
    const clean = withoutOwnView(text.normalize('NFC').replace(/\p{Cf}/gu, ''))
    for (const found of clean.matchAll(marker)) {
      bare += clean.slice(last, found.index)
      last = found.index + found[0].length
      markers.push({ at: bare.length, body: found.groups?.body ?? '', written: found[0] })
    }
    bare += clean.slice(last)
    const highOf = new Map<number, number>()
    const quantities = quantitiesIn(bare, language).flatMap(one => {
      const ends = markers.flatMap(({ at }) => (at < one.end && endsOf(one, at, bare)) || [])
      const [low, high] = ends
      if (!low || !high || ends.length > 2) return [one]
      highOf.set(low.start, high.start)
      return ends
    })
    const isHeard = (one: Quantity) =>
      isSaidIn({ ...one, thing: [], noun: '', per: null }, quantitiesFrom(lastWords), true)
    const figures = new Set(quantities.filter(isHeard).map(({ start }) => start))
    const own = new Set<number>()
    const wrong = new Set<number>()
    const behind = markers.map(({ at, body, written }, index) => {
      const from = startOf(bare, at, markers[index - 1]?.at ?? 0)
      const covered = quantities.filter(({ start }) => start >= from && start < at)
      const find = (
        { start, end, text = '' }: { start: number; end: number; text?: string },
        names: readonly string[],
        sum = '',
      ) => {
        const before = bare.slice(Math.max(from, start - 24), start)
        // A day such as "12 October" is shown with its whole date.
        const whole = bare.startsWith(text, start) ? text : ''
        const written = bare.slice(start, Math.min(end, at)).trim()
        onFound?.({ before, text: whole.startsWith(written) ? whole : written, names, sum })
      }
      if (!body) return open
      if (body.toLowerCase() === 'own') {
        const last = covered.findLast(one => !isSmallWord(one))
        if (last) own.add(last.start)
        // A figure with a mark already shows that the answer cites its sources. So the text needs no other mark.
        return last ? '' : ownFigure
      }
      if (body.startsWith('=')) {
        const sum = sumOf(body)
        const summed = sum?.names.flatMap(quantitiesFrom) ?? []
        for (const one of covered) if (isSaidIn({ ...one, around: [] }, summed, true)) figures.add(one.start)
        const result = sum && covered.findLast(one => isMadeBy(one, sum))
        const isOther = (one: Quantity) => !!sum && contradicts(one, sum) && !isSaidIn(one, allGiven(), true)
        const other = sum && !result && covered.findLast(isOther)
        if (other) wrong.add(other.start)
        if (other) return `${open} (${asVerified(wrongSum(sum, other, language))})`
        if (!sum?.holds || !result) return open
        figures.add(result.start)
        find(result, sum.names, sum.of)
        // If a calculation is right, its parts count as checked too: "3 of 7 [= 3 + 4]".
        const isPart = (number: number) => sum.operands.some(one => isSame(one, number))
        for (const part of covered) if (part.numbers.every(isPart)) figures.add(part.start)
        sum.keep()
        const beside = quantities.flatMap(one => one.numbers)
        const isNamed = (number: number) =>
          (Number.isInteger(number) && number <= plainCount) ||
          asWritten(number).some(one => beside.some(other => isSame(one, other)))
        return sum.operands.every(isNamed) ? held : `${held} (${asVerified(sum.of)})`
      }
      const names = body.toLowerCase().split(/[\s,;:]+/)
      const known = names.filter(name => sources.has(name))
      const given = known.flatMap(quantitiesFrom)
      const claim = bare.slice(from, at)
      const around = wordsOf(claim)
      // The words of the whole sentence say what a figure is about: "Three came from the list: with 640 names on it [S7]".
      const begins = startOf(bare, at, 0)
      const sentence = bare.slice(begins, at)
      const numbersAt = quantities
        .filter(({ start }) => start >= begins && start < at)
        .map(one => ({ ...one, start: one.start - begins }))
      const claimed = { text: sentence, beside: besideNumbers(sentence, numbersAt), sources }
      const cited = linesFrom(known)
      const isIn = (figure: Quantity, some: readonly string[]) =>
        [false, true].some(isWhole =>
          standsIn(figure, linesFrom(some.filter(isWhole ? isBlock : isLine)), { ...claimed, isWhole }),
        )
      // A fact has only one value, so citing the fact is enough.
      const isOther = (figure: Quantity) =>
        !figures.has(figure.start) &&
        !isMeant(bare.slice(0, figure.start)) &&
        ![...currenciesIn(given)].some(currency => namesMoney(figure, currency)) &&
        ((known.every(isNoFact) && isOfOther(figure, cited, claimed)) ||
          isOfThere(figure, cited, claimed, language))
      const nearest = covered.at(-1)
      if (nearest && known.length > 0 && isOther(nearest)) own.add(nearest.start)
      const said = covered.filter(
        figure =>
          !isOther(figure) &&
          (isSaidIn({ ...figure, around }, given, true) ||
            isIn(figure, known) ||
            isPartOfLine(figure, cited) ||
            isPartIn({ ...figure, around }, given, allGiven())),
      )
      // A source that holds no figure of the part before it is a wrong one. Other sources then do not count.
      const isMissing = (one: Quantity) =>
        !isSmallWord(one) && !figures.has(one.start) && !/[,;:–—]\s/.test(bare.slice(one.end, at))
      for (const one of covered) if (said.length === 0 && isMissing(one)) own.add(one.start)
      for (const figure of said) {
        figures.add(figure.start)
        const holds = (name: string) =>
          isSaidIn({ ...figure, around }, quantitiesFrom(name), true) || isIn(figure, [name])
        find(figure, known.filter(holds))
      }
      const about = covered.length > 0 ? [] : known.filter(name => isHeldBy(claim, sources.get(name) ?? ''))
      // If a claim has no figure, the mark is after its last word.
      const last = /[\p{L}\p{N}][^\s]*$/u.exec(claim.replace(/[\s\p{P}]+$/u, ''))
      if (about.length > 0 && last)
        find({ start: from + last.index, end: from + last.index + last[0].length }, about)
      const kept = keeps && known.some(keeps) ? written : ''
      return `${said.length > 0 || about.length > 0 ? held : open}${kept}`
    })
    for (const [low, high] of highOf) if (!figures.has(high)) figures.delete(low)
    // If two marks have the same position, the one for the text before it comes first.
    return withMarksAt(bare, [
      ...markers.map(({ at }, index) => ({ at, mark: behind[index] ?? '' })),
      ...[...figures].map(at => ({ at, mark: verified })),
      ...[...own].map(at => ({ at, mark: ownFigure })),
      ...[...wrong].map(at => ({ at, mark: wrongFigure })),
    ])
  }
}

const asVerified = (sum: string) => sum.replace(/(?<![\d.,\u00a0\u202f])\d/g, digit => `${verified}${digit}`)

/** Where the cited text starts: after the previous citation, or at the start of the sentence. */
function startOf(text: string, at: number, before: number): number {
  const ends = [
    ...text
      .slice(before, at)
      .trimEnd()
      .matchAll(/[.!?…]["”»)]*\s+(?=[^\s\d])|\n/gu),
    // The full stop of "6. März" ends no sentence.
  ].filter(({ index }) => !monthBehind.test(text.slice(before + index)))
  const end = ends.at(-1)
  return end ? before + end.index + end[0].length : before
}

export const quotation = /[“„«"]\s*([^“”„«»"]{2,400}?)\s*[”“»"]/gu

/**
 * The claim and the source must share a word. If the claim contains quotations, the source must contain each of
 * them instead.
 */
export function isHeldBy(claim: string, source: string): boolean {
  const quotes = [...claim.matchAll(quotation)].map(([, quote = '']) => plain(quote))
  if (quotes.length > 0) return quotes.every(quote => plain(source).includes(quote))
  return areAkin(wordsOf(claim), wordsOf(source))
}

function withMarksAt(text: string, marks: readonly { at: number; mark: string }[]): string {
  let whole = ''
  let last = 0
  for (const { at, mark } of marks.toSorted((one, other) => one.at - other.at)) {
    whole += text.slice(last, at) + mark
    last = at
  }
  return whole + text.slice(last)
}
