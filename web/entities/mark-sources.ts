// Marks parts of the co-founder's text: the model's own views, and words with a verified source. The words do not
// change, so copied and exported texts stay the same.
import type { Element, ElementContent, Root, Text } from 'hast'
import type { SourcedWords } from '../../contracts/outputs.ts'
import { anyOwnView } from '../../contracts/own-view.ts'

type Mark = { start: number; end: number; tag: 'mark' | 'dfn'; from: string }
type Piece = { parent: Element | Root; node: Text; start: number; end: number }

/** Elements in which nothing is marked, because a link is its own source and code is not prose. */
const apart = ['a', 'code', 'pre']

function piecesOf(root: Root): { pieces: Piece[]; text: string } {
  const pieces: Piece[] = []
  let text = ''
  const walk = (parent: Element | Root) => {
    for (const node of parent.children) {
      if (node.type === 'text') {
        pieces.push({ parent, node, start: text.length, end: text.length + node.value.length })
        text += node.value
      }
      if (node.type === 'element') {
        if (!apart.includes(node.tagName)) walk(node)
        // The end of a block, a table cell or a list item also ends a word.
        text += /^(?:strong|em|del|span)$/.test(node.tagName) ? '' : '\n'
      }
    }
  }
  walk(root)
  return { pieces, text }
}

/**
 * Keeps only letters and digits for the comparison, because one of the texts may contain emphasis or escapes that the
 * other lacks.
 */
const bare = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, '')
const isPart = (character: string | undefined) => character !== undefined && /[\p{L}\p{N}]/u.test(character)

function placeOf(text: string, { before, text: words }: SourcedWords): number {
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    const isWhole = !isPart(text[at - 1]) && !isPart(text[at + words.length])
    if (isWhole && bare(text.slice(Math.max(0, at - 80), at)).endsWith(bare(before))) return at
  }
  return -1
}

function marksOf(text: string, sourced: readonly SourcedWords[]): Mark[] {
  const marks: Mark[] = [...text.matchAll(anyOwnView)].map(({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
    tag: 'mark',
    from: '',
  }))
  for (const words of sourced) {
    const start = placeOf(text, words)
    const end = start + words.text.length
    if (start < 0 || marks.some(mark => mark.start < end && start < mark.end)) continue
    marks.push({ start, end, tag: 'dfn', from: words.from })
  }
  return marks.toSorted((one, other) => one.start - other.start)
}

function split({ node, start, end }: Piece, marks: readonly Mark[]): ElementContent[] {
  const parts: ElementContent[] = []
  let last = start
  const words = (from: number, to: number): Text => ({
    type: 'text',
    value: node.value.slice(from - start, to - start),
  })
  for (const mark of marks) {
    if (mark.start < start || mark.end > end) continue
    if (mark.start > last) parts.push(words(last, mark.start))
    const properties = mark.from ? { title: mark.from } : {}
    parts.push({ type: 'element', tagName: mark.tag, properties, children: [words(mark.start, mark.end)] })
    last = mark.end
  }
  if (last < end) parts.push(words(last, end))
  return parts
}

/** A rehype plugin. It runs after the sanitizer, so nobody can fake a mark with HTML. */
export function markSources(sourced: readonly SourcedWords[] = []) {
  return (root: Root): void => {
    const { pieces, text } = piecesOf(root)
    const marks = marksOf(text, sourced)
    if (marks.length === 0) return
    for (const piece of pieces.toReversed()) {
      const parts = split(piece, marks)
      const at = piece.parent.children.indexOf(piece.node)
      if (parts.length > 0) piece.parent.children.splice(at, 1, ...parts)
    }
  }
}
