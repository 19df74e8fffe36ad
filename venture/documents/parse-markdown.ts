import type { Paragraph, Root, Table } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { gfm } from 'micromark-extension-gfm'
import { isRightToLeft } from './direction.ts'

export function parseMarkdown(markdown: string): Root {
  // XML forbids these two characters, and no library removes them.
  const text = markdown.replace(/[\uFFFE\uFFFF]/g, '')
  return fromMarkdown(text, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] })
}

type AnyNode = {
  type: string
  value?: string
  alt?: string | null | undefined
  children?: readonly AnyNode[]
}

/** The text of a node without formatting. */
export function wordsOf(node: AnyNode): string {
  return node.value ?? node.alt ?? node.children?.map(wordsOf).join('') ?? ''
}

/** Whether the address is safe. Only a safe address becomes a link. */
export function isSafeLink(url: string): boolean {
  return /^(https?:|mailto:)/i.test(url)
}

/**
 * Four lengths in letters: the width of a table, the padding of a column, the longest word that is not broken, and
 * the highest length of a cell that the column width considers.
 */
const lineLetters = 84
const padding = 3
const longestKept = 44
const longestCounted = 110

/** The width of a word in letters. Capitals and currency signs are wider than other letters. */
const widthOf = (word: string): number =>
  [...word].reduce((sum, letter) => sum + (/[\p{Lu}\p{Sc}%]/u.test(letter) ? 1.4 : 1), 0)

/**
 * The share of the table's width for each column. No word is broken if possible. The remaining width goes to the
 * columns with the longest cells.
 */
export function columnShares(table: Table): number[] {
  const count = Math.max(...table.children.map(row => row.children.length))
  const columns = Array.from({ length: count }, (_, column) => {
    const cells = table.children.map(row => wordsOf(row.children[column] ?? { type: 'text' }))
    const longestWord = Math.max(...cells.flatMap(cell => cell.split(/[^\S\u00a0]+/)).map(widthOf))
    const least = Math.min(longestKept, longestWord + padding)
    const longestCell = Math.max(...cells.map(cell => cell.length)) + padding
    return { least, wanted: Math.max(least, Math.min(longestCounted, longestCell)) }
  })
  const sum = (of: 'least' | 'wanted') => columns.reduce((total, column) => total + column[of], 0)
  const [least, wanted] = [sum('least'), sum('wanted')]
  if (wanted <= lineLetters) return columns.map(column => column.wanted / wanted)
  if (least >= lineLetters) return columns.map(column => column.least / least)
  const generosity = (lineLetters - least) / (wanted - least)
  return columns.map(column => (column.least + (column.wanted - column.least) * generosity) / lineLetters)
}

/** Whether most rows have right-to-left text. Then the first column is on the right. */
export const isTableFromRight = ({ children: [, ...rows] }: Table): boolean =>
  rows.filter(row => row.children.some(cell => isRightToLeft(wordsOf(cell)))).length * 2 > rows.length

/** A table with many columns gets a smaller font. */
export const isWide = (table: Table): boolean => (table.children[0]?.children.length ?? 0) > 5

const mostKept = 14
/** Whether the table has so few rows that it can stay on one page. */
export const isShort = (table: Table): boolean => table.children.length <= mostKept

/**
 * Whether all words of a paragraph are bold or italic. Such a paragraph is a label: it introduces the next block
 * like a heading.
 */
export function isLabel(node: Paragraph): boolean {
  const [only, ...others] = node.children
  return others.length === 0 && (only?.type === 'strong' || only?.type === 'emphasis')
}
