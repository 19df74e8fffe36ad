import type { Paragraph, Root, Table } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { gfm } from 'micromark-extension-gfm'

export function parseMarkdown(markdown: string): Root {
  // Two signs that no XML may hold, and no library takes out.
  const text = markdown.replace(/[\uFFFE\uFFFF]/g, '')
  return fromMarkdown(text, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] })
}

type AnyNode = {
  type: string
  value?: string
  alt?: string | null | undefined
  children?: readonly AnyNode[]
}

/** The words of a node, without formatting. */
export function wordsOf(node: AnyNode): string {
  return node.value ?? node.alt ?? node.children?.map(wordsOf).join('') ?? ''
}

/** Only addresses a reader can safely follow become links. */
export function isSafeLink(url: string): boolean {
  return /^(https?:|mailto:)/i.test(url)
}

/** In letters: a table's line, a column's padding, the longest word kept whole, the longest cell that counts. */
const lineLetters = 84
const padding = 3
const longestKept = 44
const longestCounted = 110

/** Each column's share of the width: words stay whole if possible, the rest is shared by the longest cell. */
export function columnShares(table: Table): number[] {
  const count = Math.max(...table.children.map(row => row.children.length))
  const columns = Array.from({ length: count }, (_, column) => {
    const cells = table.children.map(row => wordsOf(row.children[column] ?? { type: 'text' }))
    const longestWord = Math.max(
      ...cells.flatMap(cell => cell.split(/[^\S\u00a0]+/)).map(word => word.length),
    )
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

/** A table of many columns is set in smaller letters. */
export const isWide = (table: Table): boolean => (table.children[0]?.children.length ?? 0) > 5

const mostKept = 14
/** A table that is not torn between two pages. */
export const isShort = (table: Table): boolean => table.children.length <= mostKept

/** A paragraph that is nothing but strong or slanted words introduces what follows, as a heading does. */
export function isLabel(node: Paragraph): boolean {
  const [only, ...others] = node.children
  return others.length === 0 && (only?.type === 'strong' || only?.type === 'emphasis')
}
