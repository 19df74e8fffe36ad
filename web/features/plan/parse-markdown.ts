import type { Root, Table } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { gfm } from 'micromark-extension-gfm'

export function parseMarkdown(markdown: string): Root {
  return fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] })
}

type AnyNode = {
  type: string
  value?: string
  alt?: string | null | undefined
  children?: readonly AnyNode[]
}

/** The words of a node, without their dress. */
export function wordsOf(node: AnyNode): string {
  return node.value ?? node.alt ?? node.children?.map(wordsOf).join('') ?? ''
}

/** Only addresses a reader can safely follow become links. */
export function isSafeLink(url: string): boolean {
  return /^(https?:|mailto:)/i.test(url)
}

const narrowest = 8
const widest = 44

/** Each column's share of the width, by how long its longest cell is; they add up to 1. */
export function columnShares(table: Table): number[] {
  const count = Math.max(...table.children.map(row => row.children.length))
  const lengths = Array.from({ length: count }, (_, column) => {
    const cells = table.children.map(row => row.children[column]).filter(cell => cell !== undefined)
    return Math.min(widest, Math.max(narrowest, ...cells.map(cell => wordsOf(cell).length)))
  })
  const total = lengths.reduce((sum, length) => sum + length, 0)
  return lengths.map(length => length / total)
}
