// Reads one number or one range from a field for numbers, in the founder's number format.
import { normaliseFigures } from '../numbers/normalise.ts'
import { readDigits } from '../numbers/plain-number.ts'
import type { Range } from './figures.ts'

export type Refusal = 'number' | 'negative' | 'large' | 'whole'
/** `other`: the value in another number format ("1.500" means 1500 or 1.5). */
export type ReadRange = (Range & { other: Range | null }) | { error: Refusal }

const largest = 1e15
const longest = 60
const beside = /[~≈±+%\p{Sc}]|(?<!\p{L})[A-Z]{3}(?!\p{L})|^\s*\p{L}{1,3}[/.$]?(?=\s*\d)/gu
const between = /\s+(?:to|bis|a|à|até)\s+|\s*[-–—]\s*/iu

export function readRange(written: string, locale: string, { isWhole }: { isWhole: boolean }): ReadRange {
  if (written.length > longest) return { error: 'number' }
  const text = normaliseFigures(written).replace(beside, '').trim()
  if (/^[-–—]\s*[\d.,]/u.test(text)) return { error: 'negative' }
  const pieces = text.split(between)
  const ends = pieces.map(piece => readDigits(piece, locale))
  const [first, second = first] = ends
  if (!first || !second || pieces.length > 2) return { error: 'number' }
  const read = inOrder(first.value, second.value)
  const hasOther = first.other !== null || second.other !== null
  const other = hasOther ? inOrder(first.other ?? first.value, second.other ?? second.value) : null
  const fits = ({ low, high }: Range) => !isWhole || (Number.isInteger(low) && Number.isInteger(high))
  const [chosen, rest] = fits(read) ? [read, other && fits(other) ? other : null] : [other, null]
  if (!chosen || !fits(chosen)) return { error: 'whole' }
  if (chosen.high > largest) return { error: 'large' }
  return { ...chosen, other: rest && rest.high <= largest ? rest : null }
}

const inOrder = (one: number, other: number): Range => ({
  low: Math.min(one, other),
  high: Math.max(one, other),
})

/**
 * Lists the numbers in a text, in their order. The code does not guess what they mean: the founder chooses the
 * field for each number.
 */
export function looseNumbers(words: string): string[] {
  const groups = normaliseFigures(words).match(/\d+(?:[.,' \u00a0](?=\d{3}(?!\d))\d{3})*(?:[.,]\d+)?/g) ?? []
  return [...new Set(groups)].slice(0, 12)
}
