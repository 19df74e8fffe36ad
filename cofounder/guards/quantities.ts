// Finds the figures in a text and what each of them measures.

import type { Period } from '../../contracts/fact-values.ts'
import { findAmounts } from '../../venture/numbers/amounts.ts'
import { monthBefore, monthBehind } from '../../venture/numbers/dates.ts'
import { type FigureValue, findFigures } from '../../venture/numbers/find-figures.ts'
import { withUnit } from '../../venture/numbers/items.ts'
import type { Language } from '../../venture/numbers/locale.ts'
import { readPer } from '../../venture/numbers/vocabulary.ts'
import { splitSentences } from '../language/clean.ts'
import { findShares } from './shares.ts'
import { isLittle, isMeant, plain, wordsOf } from './words.ts'

/**
 * A duration up to a week is stored in `minutes`, a longer one in `months`, because months have different numbers
 * of days.
 */
export type Unit = 'count' | 'share' | 'minutes' | 'months' | 'kilos' | { currency: string }

type Reading = { unit: Unit; numbers: readonly number[] }

export type Quantity = {
  text: string
  start: number
  end: number
  /** The numbers as they are written, for calculations. Units are not converted. */
  numbers: readonly number[]
  /** The numbers as written, for each possible meaning of the text. */
  ways: readonly (readonly number[])[]
  readings: readonly Reading[]
  thing: readonly string[]
  noun: string
  per: Period | null
  /** All words of the same sentence. */
  around: readonly string[]
  /** Whether a label before the number says what is counted: "Valves ordered: 25,000". */
  isLabelled: boolean
  /** Whether the number is the stored value after the text of a fact: "Asked for money, said no: 3 = 3". */
  isTyped: boolean
  label: readonly string[]
  /** Whether the figure is a part of a whole in words: "two of three", "a fifth". */
  isPart: boolean
}

export const isSmallWord = ({ text, isPart, readings, numbers }: Quantity): boolean =>
  !isPart &&
  !/\d/.test(text) &&
  readings.every(({ unit }) => unit === 'count') &&
  numbers.every(number => number <= 3)

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

const inMinutes = { minute: 1, hour: 60, day: 1440, week: 10_080 } as const

function readingsOf(value: FigureValue): Reading[] {
  const numbers = numbersOf(value)
  switch (value.kind) {
    case 'date':
      return []
    case 'money':
      return [{ unit: { currency: value.currency }, numbers }]
    case 'price':
      return value.parts.map(part => ({
        unit: part.kind === 'share' ? 'share' : { currency: part.currency },
        numbers: [part.low, part.high],
      }))
    case 'share':
      return [{ unit: 'share', numbers }]
    case 'part':
      return [
        { unit: 'count', numbers },
        { unit: 'share', numbers: [value.part / value.of] },
      ]
    case 'duration': {
      const { unit } = value
      if (unit === 'month' || unit === 'year')
        return [{ unit: 'months', numbers: numbers.map(number => number * (unit === 'year' ? 12 : 1)) }]
      return [{ unit: 'minutes', numbers: numbers.map(number => number * inMinutes[unit]) }]
    }
    default:
      return [{ unit: 'count', numbers }]
  }
}

const mass =
  /^[\s\u00a0-]?(?:(?<tonnes>t|tons?|tonn?es?|tonnen|toneladas?)|(?<kilos>kg|kilos?|kilogram\p{L}*|quilos?)|(?<grams>g|gr|grams?|gramm?e?s?|gramos?))(?!\p{L})/iu

function massOf(numbers: readonly number[], behind: string): Reading | null {
  const { tonnes, kilos, grams } = mass.exec(behind)?.groups ?? {}
  if (!tonnes && !kilos && !grams) return null
  const factor = tonnes ? 1000 : grams ? 1 / 1000 : 1
  return { unit: 'kilos', numbers: numbers.map(number => number * factor) }
}

const mostOfThing = 2
const relative = new Set('that which who que qui you we they i he she it'.split(' '))

const phraseEnd = /[\d.,;:!?()[|"“”„«»\n·=×÷+]|\s[–—-]\s/u

function thingBehind(behind: string): string[] {
  const until = behind.search(phraseEnd)
  const clause = until < 0 ? behind : behind.slice(0, until)
  const words = plain(clause).split(' ').filter(Boolean)
  const from = words.findIndex(word => !isLittle(word))
  // In "the 54 that you have", the counted thing was mentioned before.
  if (from < 0 || relative.has(words[0] ?? '')) return []
  const phrase = words.slice(from, from + mostOfThing)
  const end = phrase.findIndex(isLittle)
  return end < 0 ? phrase : phrase.slice(0, end)
}

const mostToNoun = 2
const others = new Set('other otros otras autres outros outras andere anderen weitere'.split(' '))

/**
 * The noun after a number. It must look like a plural: it ends in s or x. In German it begins with a capital
 * letter.
 */
function nounBehind(behind: string, language: Language): string {
  const until = behind.search(phraseEnd)
  const words = (until < 0 ? behind : behind.slice(0, until)).trim().split(/[\s’']+/u)
  const [first, ...rest] = words
  const near = (others.has(plain(first ?? '')) ? rest : words).slice(0, mostToNoun)
  const end = near.findIndex(word => isLittle(plain(word)))
  const isNoun = (word: string) => (language === 'de' ? /^\p{Lu}/u : /\p{L}{2}[sx]$/iu).test(word)
  return plain((end < 0 ? near : near.slice(0, end)).find(isNoun) ?? '')
}

const ofThem = /^ \p{L}+ (?:(?:out )?of|in|von|sur|de|em)(?: (?:the|den|las?|los|les|os|as))? $/iu

/** The values of a share. A share has no counted noun and no label. The words around it say what it is a share of. */
const unnamed = { noun: '', per: null, label: [], isLabelled: false, isTyped: false }

/** Finds shares above 100 %, such as "600 percent". They are possible in a claim, but not in a fact. */
function sharesAbove(text: string, language: Language): Quantity[] {
  return findAmounts(text, language).flatMap(amount => {
    const { start, end, low, unit } = withUnit(amount, text, language)
    if (unit.is !== 'share' || low <= 100) return []
    const share = [low / 100]
    const reading = { numbers: [low], ways: [share], readings: [{ unit: 'share' as const, numbers: share }] }
    const what = { thing: [], around: wordsOf(text), ...unnamed, isPart: false }
    return [{ text: text.slice(start, end), start, end, ...reading, ...what }]
  })
}

/** Positions are right only if the text has no invisible characters. `isSource`: keeps all possible meanings. */
export function quantitiesIn(text: string, language: Language, isSource = false): Quantity[] {
  const around = wordsOf(text)
  // "92 euros of a hundred" is an amount and not a share.
  const isOfMoney = ({ start, end }: { start: number; end: number }) =>
    findFigures(text.slice(start, end), language).some(({ value }) => value.kind === 'money')
  const ofWhole = findShares(text, language).filter(one => !isOfMoney(one))
  const shares = ofWhole.map(({ start, end, share, parts }): Quantity => {
    const thing = thingBehind(text.slice(end))
    // In "two of three refusals", the two numbers may come from different sources.
    const isCounted = parts.length > 0 && thing.length > 0
    return {
      text: text.slice(start, end),
      start,
      end,
      numbers: [share],
      ways: [[share], ...(isCounted ? [parts] : [])],
      readings: [
        { unit: 'share', numbers: [share] },
        ...(isCounted ? [{ unit: 'count' as const, numbers: parts }] : []),
      ],
      thing: isCounted ? thing : [],
      around,
      ...{ ...unnamed, isPart: true },
    }
  })
  const above = sharesAbove(text, language)
  const isIn = (start: number, end: number) =>
    !isSource && shares.some(one => start < one.end && one.start < end)
  let before: { end: number; thing: readonly string[] } | null = null
  const figures = findFigures(text, language).flatMap(({ value, other, start, end, text: written }) => {
    // "Every morning" is not a count.
    const isEvery = value.kind === 'frequency' && value.high === 1 && !/\d/.test(written)
    const ahead = text.slice(0, start).trimEnd()
    const isFirst = ahead === '' || text.slice(ahead.length, start).includes('\n')
    const isOfList = isFirst && /^[.)]\s/.test(text.slice(end))
    if (value.kind === 'date' || isEvery || isOfList || isIn(start, end)) return []
    // If the figure is a day, its whole date is shown.
    const [month = ''] = monthBefore.exec(text.slice(0, start)) ?? []
    const [behindIt = ''] = monthBehind.exec(text.slice(end)) ?? []
    const behind = text.slice(end)
    const weight = value.kind === 'count' ? massOf(numbersOf(value), behind) : null
    const readings = weight ? [weight] : [...readingsOf(value), ...(other ? readingsOf(other) : [])]
    const inBoth = isSource && value.kind === 'duration' && value.unit === 'hour' && value.low % 1 !== 0
    const ways = [
      ...[value, ...(other ? [other] : [])].map(numbersOf),
      // A sum may use the 75 minutes of "1 h 15".
      ...(inBoth ? [numbersOf(value).map(hours => Math.round(hours * 60))] : []),
    ]
    const isTime = value.kind === 'duration'
    const isOfThem = before && value.kind === 'count' && ofThem.test(text.slice(before.end, start))
    const own = isTime
      ? wordsOf(written.replace(/\d/g, ' ')).slice(-1)
      : value.kind === 'share' || weight
        ? []
        : thingBehind(behind)
    const isOfTime = isTime || readPer(behind) !== null
    const noun = isOfTime || value.kind !== 'count' || weight ? '' : nounBehind(behind, language)
    const isOfKnown = !isTime && noun === '' && isMeant(text.slice(0, start))
    const thing: readonly string[] = isOfThem && before ? [...before.thing, ...own] : isOfKnown ? [] : own
    before = { end, thing }
    const isLabelled = ahead.endsWith(':')
    const label = isLabelled ? wordsOf(/[^·|\n;]*$/u.exec(ahead)?.[0] ?? '') : []
    const numbers = ways.flat()
    const isTyped = ahead.endsWith('=')
    const kind = { isLabelled, isTyped, isPart: value.kind === 'part' }
    const money = value.kind === 'money' ? value.per : null
    const per = money ?? readPer(behind)?.per ?? readPer(behind.replace(/^\s?\p{L}+/u, ''))?.per ?? null
    const read = { numbers, ways, readings, thing, noun, per, around, label, ...kind }
    // The words of what it is a share are no part of the figure: "70 %" and not "70 % of the shops".
    const of = (value.kind === 'share' && value.of) || null
    const bare = of ? written.slice(0, written.lastIndexOf(of)).replace(/ \p{L}+ $/u, '') : written.trim()
    return [{ text: `${month}${bare}${behindIt}`, start, end, ...read }]
  })
  return withRanges(
    [...shares, ...figures, ...above].toSorted((one, other) => one.start - other.start),
    text,
    language,
  )
}

/** Splits two numbers that have their own sources: "8 [= 2800 / 350] to 12.9 [= 4500 / 350]", "10 [own] of the 41". */
export function endsOf(range: Quantity, at: number, text: string): readonly [Quantity, Quantity] | null {
  const { start, end, ways, readings } = range
  const next = at + text.slice(at, end).search(/\d/)
  if (at <= start || next < at || next >= end || ways.some(way => way.length !== 2)) return null
  const endOf = (side: 0 | -1, from: number, to: number): Quantity => {
    const pick = (numbers: readonly number[]) => numbers.slice(side, side === 0 ? 1 : undefined)
    return {
      ...range,
      ...{ text: /^.*\d\S*|/s.exec(text.slice(from, to))?.[0] ?? '', start: from, end: to, isPart: false },
      ...{ numbers: ways.flatMap(pick), ways: ways.map(pick) },
      readings: readings
        .filter(({ numbers }) => numbers.length === 2)
        .map(reading => ({ ...reading, numbers: pick(reading.numbers) })),
    }
  }
  return [endOf(0, start, at), endOf(-1, next, end)]
}

const upTo = /^\s?(?:[-–—]|to|or|and|bis|oder|und|al?|y|o|à|et|ou|e)\s?(?:el|the|la|os?)?\s?$/iu

/** In "25 to 40 pence" and "entre el 15 y el 25 %", the first number gets the unit of the second. */
function withRanges(quantities: Quantity[], text: string, language: Language): Quantity[] {
  return quantities.map((one, at) => {
    const next = quantities[at + 1]
    const isBare = one.readings.every(({ unit }) => unit === 'count')
    if (!next || !isBare || next.readings.some(({ unit }) => unit === 'count')) return one
    if (!upTo.test(text.slice(one.end, next.start))) return one
    const unit = next.text.replace(/^\S+\s?(?=\P{N}*$)/u, '')
    const [found, ...more] = findFigures(`${one.text} ${unit}`, language)
    if (!found || more.length > 0 || found.value.kind === 'count' || found.value.kind === 'date') return one
    const ways = [numbersOf(found.value)]
    return { ...one, ways, numbers: ways.flat(), readings: readingsOf(found.value), thing: next.thing }
  })
}

export const quantitiesOf = (text: string, language: Language): Quantity[] =>
  readerOfSentences(language)(text)

/** Returns a function that reads figures. It parses at most `most` different sentences and keeps the results. */
export function readerOfSentences(language: Language, most = Number.POSITIVE_INFINITY) {
  const read = new Map<string, Quantity[]>()
  return (text: string): Quantity[] =>
    splitSentences(text).flatMap(sentence => {
      const known = read.get(sentence)
      if (known || read.size >= most) return known ?? []
      const found = quantitiesIn(sentence, language, true)
      read.set(sentence, found)
      return found
    })
}
