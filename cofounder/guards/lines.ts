// Checks a citation: the source must contain the count, and both counts must be about the same thing.
import countedWords from '../../content/words/counted.json' with { type: 'json' }
import type { Language } from '../../venture/numbers/locale.ts'
import { tell } from '../language/content.ts'
import { oncePer } from '../language/once.ts'
import type { Sources } from './blocks.ts'
import { givenIn } from './own-view.ts'
import { type Quantity, quantitiesOf } from './quantities.ts'
import { isSaidIn } from './same.ts'
import { areAkin, namesIt, plain, wordsOf } from './words.ts'

export type Line = { words: readonly string[]; counts: readonly Quantity[] }

export const isLine = (name: string): boolean => name.startsWith('s')
export const isBlock = (name: string): boolean => name.startsWith('d')

const isCount = ({ readings }: Quantity) => readings.some(({ unit }) => unit === 'count')
const namesNothing = /^\d+$/

/** The lines with words and counts. Figures marked as the model's own view are left out. */
export function linesOf(text: string, language: Language): Line[] {
  const lines: Line[] = []
  const read = (line: string) => {
    const counts = quantitiesOf(line, language)
    if (line.trim()) lines.push({ words: wordsOf(line).filter(word => !namesNothing.test(word)), counts })
    return counts
  }
  const given = new Set(givenIn(text, language, part => part.split('\n').flatMap(read)))
  return lines.map(({ words, counts }) => ({
    words,
    counts: counts.filter(one => given.has(one) && isCount(one)),
  }))
}

const vocabularyOf = oncePer(
  (sources: Sources) => [...new Set(wordsOf([...sources.values()].join('\n')))],
  new WeakMap(),
)

const counted = countedWords.counted.join(' ').split(' ')
const exist = new Set(countedWords.exist.join(' ').split(' '))

/** Many texts contain the numbers up to this one, so such a number is a weak sign. */
const small = 12

const sharedWith = (line: Line) => (words: readonly string[]) =>
  words.filter(word => areAkin([word], line.words)).length

export const besideNumbers = (text: string, figures: readonly Quantity[]): string[] =>
  wordsOf(
    figures.reduceRight(
      (left, { start }) => left.slice(0, start) + left.slice(start).replace(/^\P{Z}+/u, ''),
      text,
    ),
  )

type Claim = { text: string; beside: readonly string[]; sources: Sources }

function fits({ noun, numbers }: Quantity, lines: readonly Line[], { beside }: Claim): boolean {
  const words = beside.filter(word => word !== noun && !exist.has(word))
  const holding = lines.filter(({ counts }) =>
    counts.some(one => one.numbers.some(number => numbers.includes(number))),
  )
  return holding.some(line => sharedWith(line)(words) > 0)
}

export function isOfOther(figure: Quantity, lines: readonly Line[], claim: Claim): boolean {
  const { noun } = figure
  const isNamed = (words: readonly string[]) => words.some(word => namesIt(noun, word))
  const isKnown = !noun || isNamed(counted) || isNamed(vocabularyOf(claim.sources))
  return !isKnown && !fits(figure, lines, claim)
}

/** Our labels for the number of people whom the founder can reach. This is not the number of people who buy. */
const thereKeys = ['label.reach.there', 'segments.label.there', 'market.label.buyers'] as const
const thereLabels = (language: Language) => thereKeys.map(key => wordsOf(tell(language, key)).join(' '))

/**
 * Whether the source counts all people who are there, but the claim is about something else. A claim such as "There
 * are 410 restaurants" is right.
 */
export function isOfThere(
  figure: Quantity,
  lines: readonly Line[],
  claim: Claim,
  language: Language,
): boolean {
  const labels = thereLabels(language)
  const isThere = ({ label, numbers }: Quantity) =>
    numbers.some(number => figure.numbers.includes(number)) && labels.includes(label.join(' '))
  const holds = lines.some(({ counts }) => counts.some(isThere))
  return (
    !!figure.noun &&
    holds &&
    !plain(claim.text)
      .split(' ')
      .some(word => exist.has(word)) &&
    !fits(figure, lines, claim)
  )
}

/**
 * Whether a line contains the figure. A small number in a whole block must be in a labelled field, or in the line
 * that is most similar to the claim.
 */
export function standsIn(
  figure: Quantity,
  lines: readonly Line[],
  { beside, isWhole }: { beside: readonly string[]; isWhole: boolean },
): boolean {
  if (!figure.readings.some(({ unit }) => unit === 'count')) return false
  const isIn = (counts: readonly Quantity[]) =>
    isSaidIn({ ...figure, ...(!figure.isPart && { thing: [] }) }, counts, false)
  const holding = lines.filter(({ counts }) => isIn(counts))
  if (!isWhole || holding.length === 0 || figure.numbers.every(number => number > small))
    return holding.length > 0
  if (isIn(holding.flatMap(({ counts }) => counts.filter(one => one.isLabelled)))) return true
  const most = (some: readonly Line[]) => Math.max(...some.map(line => sharedWith(line)(beside)))
  return most(holding) > 0 && most(holding) === most(lines)
}

/** Whether a line supports "three of five". The line has both numbers, or it has three and the remaining two. */
export function isPartOfLine({ isPart, ways }: Quantity, lines: readonly Line[]): boolean {
  const [part, whole] = (isPart && ways.find(way => way.length === 2)) || []
  if (part === undefined || whole === undefined) return false
  return lines.some(({ counts }) => {
    const numbers = counts.flatMap(one => [...new Set(one.numbers)])
    const at = numbers.indexOf(part)
    return at >= 0 && numbers.some((one, other) => other !== at && (one === whole || one === whole - part))
  })
}
