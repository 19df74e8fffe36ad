// Converts Markdown to a pdfmake document. All exports use the same Markdown.
import type { Table as MarkdownTable, Paragraph, RootContent } from 'mdast'
import type { Column, Content, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces.js'
import { isRightToLeft } from './direction.ts'
import {
  columnShares,
  isLabel,
  isShort,
  isTableFromRight,
  isWide,
  parseMarkdown,
  wordsOf,
} from './parse-markdown.ts'
import { type DrawText, ember, ink, muted, runs, setText, textSize } from './pdf-text.ts'
import { type Picture, pictureSize } from './picture-size.ts'
import { textFace, titleFace } from './typefaces.ts'

/** `isCover`: the part is centred on a page of its own. `isPage`: the part starts on a new page. */
export type PdfPart = { markdown: string; picture: Picture | null; isCover?: boolean; isPage?: boolean }
type BlockContext = {
  width: number
  color?: string
  draw: DrawText
  hasContents: boolean
  isCover?: boolean
  /** Whether this block must stay on the same page as the table after it. */
  isHeld?: boolean
  /** Whether the block after this label is right-to-left. The label is then on the right. */
  isFromRight?: boolean
}

const pageWidth = 467

/**
 * `cover`: the lines under the title on a cover page. The table of contents is on the next page. Without a cover,
 * the text starts on the first page.
 */
export function pdfDocument(
  title: string,
  author: string | null,
  parts: readonly PdfPart[],
  draw: DrawText,
  cover?: readonly string[],
): TDocumentDefinitions {
  const context: BlockContext = { width: pageWidth, draw, hasContents: cover !== undefined }
  return {
    info: { title, author: author ?? 'Undaunted', creator: 'Undaunted' },
    pageSize: 'A4',
    pageMargins: [64, 64, 64, 64],
    defaultStyle: { font: textFace, fontSize: textSize, lineHeight: 1.3, color: ink },
    styles: {
      h1: { font: titleFace, fontSize: 25, margin: [0, 0, 0, 8] },
      h2: { font: titleFace, fontSize: 18, margin: [0, 20, 0, 6] },
      h3: { font: titleFace, fontSize: 14, margin: [0, 12, 0, 4] },
      h4: { fontSize: 11, bold: true, margin: [0, 8, 0, 3] },
      label: {},
    },
    // A heading must not be the last line of a page.
    pageBreakBefore: ({ style, startPosition, headlineLevel }, questions) => {
      const reserve = lowest[String(style)]
      if (reserve === undefined || headlineLevel === heldLevel) return false
      const isContent = ({ style: other }: { style?: unknown }) =>
        other !== 'footer' && !(String(other) in lowest)
      return startPosition.top > reserve || !questions.getFollowingNodesOnPage().some(isContent)
    },
    footer: (page, count) => ({
      columns: cover && page === 1 ? [] : footOf(title, `${page} / ${count}`, context),
      style: 'footer',
      fontSize: 8.5,
      margin: [64, 12, 64, 0],
    }),
    content: [
      ...(cover ? coverPage(title, cover, context) : []),
      ...parts.flatMap(({ markdown, picture, isCover = false, isPage = false }) => [
        ...(isCover ? [{ text: ' ', margin: [0, 200, 0, 0] } as Content] : []),
        ...(isPage ? [{ text: '', pageBreak: 'before' } as Content] : []),
        ...textBlocks(parseMarkdown(markdown).children, { ...context, isCover }),
        ...(picture
          ? [
              {
                svg: picture.svg,
                width: Math.min(pictureSize.width, pageWidth),
                margin: [0, 6, 0, 10],
              } as Content,
            ]
          : []),
      ]),
    ],
  }
}

/** Puts the page number on the side opposite the title. */
function footOf(title: string, pages: string, context: BlockContext): Column[] {
  const isFromRight = isRightToLeft(title)
  const words = setText([{ text: title }], { ...context, width: 400, size: 8.5, color: muted })
  const name: Column = { ...words, style: 'footer', width: 400 }
  const number: Column = {
    text: pages,
    alignment: isFromRight ? 'left' : 'right',
    color: muted,
    style: 'footer',
    width: '*',
  }
  return isFromRight ? [number, name] : [name, number]
}

/** Puts the title a third of the way down the page. The table of contents is on the next page. */
function coverPage(title: string, lines: readonly string[], context: BlockContext): Content[] {
  // The line is on the side where the title begins.
  const from = isRightToLeft(title) ? pageWidth - 120 : 0
  return [
    {
      ...setText([{ text: title }], { ...context, size: 34 }),
      font: titleFace,
      fontSize: 34,
      margin: [0, 180, 0, 8],
    },
    {
      canvas: [{ type: 'line', x1: from, y1: 4, x2: from + 120, y2: 4, lineWidth: 2, lineColor: ember }],
      margin: [0, 0, 0, 16],
    },
    ...lines.map(
      (text): Content => ({
        ...setText([{ text }], { ...context, size: 13, color: muted }),
        fontSize: 13,
        margin: [0, 0, 0, 6],
      }),
    ),
    {
      toc: { title: { text: 'Contents', font: titleFace, fontSize: 18, margin: [0, 0, 0, 10] } },
      pageBreak: 'before',
    },
    { text: '', pageBreak: 'after' },
  ]
}

const isShortTable = (node: RootContent | undefined) => node?.type === 'table' && isShort(node)

const isIntroduction = (node: RootContent) =>
  node.type === 'heading' || (node.type === 'paragraph' && isLabel(node))

/**
 * Groups short tables that follow each other, with their headings and labels. Each group stays on one page, because
 * readers compare the tables.
 */
function keptTogether(nodes: readonly RootContent[]): RootContent[][] {
  const groups: RootContent[][] = []
  for (const node of nodes.toReversed()) {
    const [next] = groups
    const isWithTable = isShortTable(next?.at(-1))
    if (next && isWithTable && (isIntroduction(node) || (isShortTable(node) && isShortTable(next[0]))))
      next.unshift(node)
    else groups.unshift([node])
  }
  return groups
}

function textBlocks(nodes: readonly RootContent[], context: BlockContext): Content[] {
  return keptTogether(nodes).flatMap(group => {
    // A group with a table is unbreakable, so its headings and label already stay with the table.
    const isHeld = group.length > 1
    const set = group.flatMap(node => {
      const next = nodes[nodes.indexOf(node) + 1]
      const isFromRight = next !== undefined && isRightToLeft(wordsOf(next))
      return blocks(node, { ...context, isHeld, isFromRight })
    })
    return isHeld ? [{ stack: set, unbreakable: true } as Content] : set
  })
}

/** The lowest position on a page at which a heading or label may start, in points from the top. */
const lowest: Record<string, number> = { h1: 640, h2: 660, h3: 690, h4: 700, label: 680 }

/** The level of a heading that must be on the same page as its table. */
const heldLevel = 1

const sizes: Record<number, number> = { 1: 25, 2: 18, 3: 14, 4: 11 }

function blocks(node: RootContent, context: BlockContext): Content[] {
  const inside =
    (narrower: number, change: Partial<BlockContext> = {}) =>
    (child: RootContent) =>
      blocks(child, { ...context, ...change, width: context.width - narrower })
  switch (node.type) {
    case 'heading': {
      const depth = Math.min(node.depth, 4)
      const setting = { ...context, size: sizes[depth] ?? 11, bold: true }
      // The contents can list text only. A heading that is drawn as a picture is not listed.
      const set = setText(runs(node.children), setting)
      const isListed = context.hasContents && depth === 2 && 'text' in set
      const held = context.isHeld && { headlineLevel: heldLevel }
      return [{ ...set, style: `h${depth}`, ...held, ...(isListed && { tocItem: true }) }]
    }
    case 'paragraph': {
      // On a cover, a bold paragraph is not a label, because it introduces no block.
      if (!isLabel(node) || context.isCover || context.isHeld)
        return [{ ...paragraph(node, context), unbreakable: wordsOf(node).length <= mostKept }]
      const side = context.isFromRight && { alignment: 'right' as const }
      return [{ ...paragraph(node, context), style: 'label', ...side }]
    }
    case 'list': {
      const items: Content[] = node.children.map(item => ({ stack: item.children.flatMap(inside(20)) }))
      const margin: [number, number, number, number] = [0, 0, 0, 4]
      const list = node.ordered ? { ol: items, start: node.start ?? 1, margin } : { ul: items, margin }
      return [{ ...list, unbreakable: wordsOf(node).length <= mostKept }]
    }
    case 'blockquote': {
      const stack = node.children.flatMap(inside(12, { color: muted }))
      return [
        {
          table: { widths: ['*'], body: [[{ stack, color: muted }]] },
          layout: { hLineWidth: () => 0, vLineWidth: line => (line === 0 ? 2 : 0), vLineColor: () => ember },
          margin: [0, 2, 0, 8],
        },
      ]
    }
    case 'code':
      return [
        {
          ...setText([{ text: node.value }], { ...context, size: 9.5 }),
          preserveLeadingSpaces: true,
          fontSize: 9.5,
          margin: [12, 0, 0, 6],
        },
      ]
    case 'table':
      return [isShort(node) ? { stack: [table(node, context)], unbreakable: true } : table(node, context)]
    case 'thematicBreak':
      return [
        {
          canvas: [{ type: 'line', x1: 0, y1: 4, x2: context.width, y2: 4, lineColor: '#c9c4b8' }],
          margin: [0, 0, 0, 8],
        },
      ]
    case 'definition':
      return []
    default:
      return [{ ...setText([{ text: wordsOf(node) }], context), margin: [0, 0, 0, 6] }]
  }
}

/** A paragraph or list with at most this many letters is never split between two pages. */
const mostKept = 600
const paragraph = (node: Paragraph, context: BlockContext) => ({
  ...setText(runs(node.children), context),
  margin: [0, 0, 0, 6] as [number, number, number, number],
})

function table(node: MarkdownTable, context: BlockContext): Content {
  const isFromRight = isTableFromRight(node)
  const inOrder = <Each>(columns: Each[]) => (isFromRight ? columns.toReversed() : columns)
  const shares = columnShares(node)
  const size = isWide(node) ? 7.5 : 9.5
  const body: TableCell[][] = node.children.map((row, rowIndex) =>
    inOrder(
      shares.map((share, column) => {
        const isHead = rowIndex === 0
        const setting = { ...context, width: share * context.width * 0.99 - 8, size, bold: isHead }
        const words = runs(row.children[column]?.children ?? [], isHead ? { bold: true } : {})
        const isFigure = node.align?.[column] === 'right'
        const side = (isFigure || isFromRight) && { alignment: 'right' as const }
        const figures = isFigure && { fontFeatures: ['tnum' as const] }
        return { ...setText(words, setting), fontSize: size, ...side, ...figures }
      }),
    ),
  )
  return {
    // The padding adds to the widths. With slightly less than 100 %, the table stays within the page.
    table: {
      headerRows: 1,
      keepWithHeaderRows: 3,
      dontBreakRows: true,
      widths: inOrder(shares).map(share => `${share * 99}%`),
      body,
    },
    layout: {
      hLineWidth: line => (line === 0 ? 0 : 0.6),
      vLineWidth: () => 0,
      hLineColor: () => '#c9c4b8',
      paddingTop: () => 4,
      paddingBottom: () => 3,
    },
    margin: [0, 2, 0, 10],
  }
}
