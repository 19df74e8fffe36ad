// A line of text in Word: formatted words, links and text direction.
import { ExternalHyperlink, type ParagraphChild, TextRun } from 'docx'
import type { PhrasingContent } from 'mdast'
import { stretchesOf } from './direction.ts'
import { isSafeLink, wordsOf } from './parse-markdown.ts'

type Mark = {
  bold?: boolean
  italics?: boolean
  strike?: boolean
  font?: string
  size?: number
  color?: string
}

export function runs(nodes: readonly PhrasingContent[], mark: Mark = {}): ParagraphChild[] {
  return nodes.flatMap((node): ParagraphChild[] => {
    switch (node.type) {
      case 'text':
        return directed(node.value.replaceAll('\n', ' ')).map(part => new TextRun({ ...mark, ...part }))
      case 'strong':
        return runs(node.children, { ...mark, bold: true })
      case 'emphasis':
        return runs(node.children, { ...mark, italics: true })
      case 'delete':
        return runs(node.children, { ...mark, strike: true })
      case 'inlineCode':
        return [new TextRun({ text: node.value, ...mark, font: 'Consolas' })]
      case 'break':
        return [new TextRun({ break: 1 })]
      case 'link': {
        if (!isSafeLink(node.url)) return runs(node.children, mark)
        const children = [new TextRun({ text: wordsOf(node), style: 'Hyperlink', ...mark })]
        return [new ExternalHyperlink({ link: node.url, children })]
      }
      default:
        return [new TextRun({ text: wordsOf(node), ...mark })]
    }
  })
}

/** Splits a text into runs. Word needs a separate run for each right-to-left stretch. */
const directed = (text: string): { text: string; rightToLeft?: true }[] =>
  stretchesOf(text).map(({ text: part, isFromRight }) =>
    isFromRight ? { text: part, rightToLeft: true } : { text: part },
  )
