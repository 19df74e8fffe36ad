// Checks a citation of a whole block: the count must be in one of its lines, and that line must fit the claim best.
import type { Language } from '../../venture/numbers/locale.ts'
import { givenIn } from './own-view.ts'
import { type Quantity, quantitiesOf } from './quantities.ts'
import { isSaidIn } from './same.ts'
import { areAkin, wordsOf } from './words.ts'

type Line = { words: readonly string[]; counts: readonly Quantity[] }

export const isLine = (name: string): boolean => name.startsWith('s')
export const isBlock = (name: string): boolean => name.startsWith('d')

const isCount = ({ readings }: Quantity) => readings.some(({ unit }) => unit === 'count')
const namesNothing = /^\d+$/

/** Without figures that the text marks as its own view. */
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

/** Numbers up to this occur in many places. */
const small = 12

/**
 * Whether the figure is in the lines. If a whole block is cited (`claim`: words beside the figure), a small number
 * counts only in the line that shares the most words with the claim.
 */
export function standsIn(figure: Quantity, lines: readonly Line[], claim: readonly string[] | null): boolean {
  const isIn = (counts: readonly Quantity[]) => isSaidIn({ ...figure, thing: [] }, counts, false)
  if (!figure.readings.some(({ unit }) => unit === 'count')) return false
  if (!claim) return isIn(lines.flatMap(({ counts }) => counts))
  const holding = lines.filter(({ counts }) => isIn(counts))
  if (holding.length === 0 || figure.numbers.every(number => number > small)) return holding.length > 0
  const words = claim.filter(word => !namesNothing.test(word))
  const most = (some: readonly Line[]) =>
    Math.max(...some.map(line => words.filter(word => areAkin([word], line.words)).length))
  return most(holding) > 0 && most(holding) === most(lines)
}
