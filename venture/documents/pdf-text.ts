// Prints a line of formatted text in the PDF. If the fonts lack one of its letters, the line is drawn as a picture.
import type { PhrasingContent } from 'mdast'
import type { ContentImage, ContentText } from 'pdfmake/interfaces.js'
import { isSafeLink, wordsOf } from './parse-markdown.ts'
import { inFaces, isInTypeface } from './pdf-letters.ts'
import { otherFace } from './typefaces.ts'

/** The format of a piece of text. Lengths are in points. */
export type Setting = { size: number; width: number; bold: boolean; color: string }
export type TextPicture = { image: string; width: number }
export type DrawText = (text: string, setting: Setting) => TextPicture

type Mark = { bold?: boolean; italics?: boolean; decoration?: 'lineThrough' }
type Text = Mark & { text: string; link?: string; color?: string; background?: string }
type Line = { draw: DrawText; width: number; size?: number; bold?: boolean; color?: string }

export const ink = '#22242c'
export const muted = '#5c5a55'
export const ember = '#a8431c'
export const textSize = 10.5

export function setText(words: readonly Text[], line: Line): ContentText | ContentImage {
  const { draw, width, size = textSize, bold = false, color = ink } = line
  const all = words.map(({ text }) => text).join('')
  if (!isInTypeface(all)) return draw(all, { size, width, bold, color })
  const set = words.flatMap(word =>
    inFaces(word.text).map(({ text, isOurs }) => ({ ...word, text, ...(!isOurs && { font: otherFace }) })),
  )
  return { text: set, ...(line.color && { color }) }
}

export function runs(nodes: readonly PhrasingContent[], mark: Mark = {}): Text[] {
  return nodes.flatMap((node): Text[] => {
    switch (node.type) {
      case 'text':
        return [{ text: node.value.replaceAll('\n', ' '), ...mark }]
      case 'strong':
        return runs(node.children, { ...mark, bold: true })
      case 'emphasis':
        return runs(node.children, { ...mark, italics: true })
      case 'delete':
        return runs(node.children, { ...mark, decoration: 'lineThrough' })
      case 'inlineCode':
        return [{ text: node.value, ...mark, background: '#f1eee6' }]
      case 'break':
        return [{ text: '\n' }]
      case 'link':
        return isSafeLink(node.url)
          ? [{ text: wordsOf(node), ...mark, link: node.url, color: ember }]
          : runs(node.children, mark)
      default:
        return [{ text: wordsOf(node), ...mark }]
    }
  })
}
