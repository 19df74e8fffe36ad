// The plan as a Word document, from the same Markdown as everything else.
import {
  BorderStyle,
  Document,
  ExternalHyperlink,
  Footer,
  HeadingLevel,
  ImageRun,
  LevelFormat,
  PageNumber,
  Paragraph,
  type ParagraphChild,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx'
import type { Table as MarkdownTable, PhrasingContent, RootContent } from 'mdast'
import { pictureSize } from './market-svg.ts'
import { columnShares, isSafeLink, parseMarkdown, wordsOf } from './parse-markdown.ts'

export type WordPart = { markdown: string; png: Uint8Array<ArrayBuffer> | null }
type Block = Paragraph | Table
type Mark = { bold?: boolean; italics?: boolean; strike?: boolean; font?: string }
/** Where a block stands: how deep in lists, and in which of the numbered ones. */
type Place = { depth: number; quoted: boolean; nextList: () => number }

const headings = [
  HeadingLevel.HEADING_1,
  HeadingLevel.HEADING_2,
  HeadingLevel.HEADING_3,
  HeadingLevel.HEADING_4,
  HeadingLevel.HEADING_5,
  HeadingLevel.HEADING_6,
]
/** An A4 page within its margins, in twentieths of a point. */
const pageWidth = 9026
const indent = 360
const rule = { style: BorderStyle.SINGLE, size: 4, color: 'C9C4B8' } as const
const none = { style: BorderStyle.NONE, size: 0, color: 'auto' } as const

export function wordDocument(title: string, author: string | null, parts: readonly WordPart[]): Document {
  let lists = 0
  const place: Place = { depth: 0, quoted: false, nextList: () => lists++ }
  return new Document({
    title,
    creator: author ?? 'Undaunted',
    styles: {
      default: {
        document: { run: { font: 'Calibri', size: 22 }, paragraph: { spacing: { after: 120, line: 276 } } },
        heading1: { run: { size: 44, bold: true, color: '22242C' }, paragraph: { spacing: { after: 160 } } },
        heading2: heading(30, 360),
        heading3: heading(25, 240),
        heading4: heading(22, 200),
        heading5: heading(22, 160),
      },
    },
    numbering: {
      config: [
        {
          reference: 'ordered',
          levels: [0, 1, 2, 3].map(level => ({
            level,
            format: LevelFormat.DECIMAL,
            text: `%${level + 1}.`,
            style: { paragraph: { indent: { left: indent * (level + 1) * 2, hanging: indent } } },
          })),
        },
      ],
    },
    sections: [
      {
        properties: { page: { size: { width: 11906, height: 16838 } } },
        footers: { default: pageFooter(title) },
        children: parts.flatMap(({ markdown, png }) => [
          ...parseMarkdown(markdown).children.flatMap(node => blocks(node, place)),
          ...(png ? [picture(png)] : []),
        ]),
      },
    ],
  })
}

const heading = (size: number, before: number) => ({
  run: { size, bold: true, color: '22242C' },
  paragraph: { spacing: { before, after: 100 }, keepNext: true },
})

function pageFooter(title: string): Footer {
  const children = [
    new TextRun({ children: [`${title} · `, PageNumber.CURRENT, ' / ', PageNumber.TOTAL_PAGES] }),
  ]
  return new Footer({ children: [new Paragraph({ children })] })
}

function picture(data: Uint8Array<ArrayBuffer>): Paragraph {
  const altText = {
    name: 'Market size',
    description: 'TAM, SAM and SOM as nested circles',
    title: 'Market size',
  }
  return new Paragraph({
    children: [new ImageRun({ type: 'png', data, transformation: pictureSize, altText })],
  })
}

function blocks(node: RootContent, place: Place): Block[] {
  switch (node.type) {
    case 'heading':
      return [
        new Paragraph({
          heading: headings[node.depth - 1] ?? HeadingLevel.HEADING_6,
          children: runs(node.children),
        }),
      ]
    case 'paragraph':
      return [paragraph(runs(node.children), place)]
    case 'list': {
      const instance = place.nextList()
      return node.children.flatMap(item =>
        item.children.flatMap((child, index) => {
          if (child.type !== 'paragraph') return blocks(child, { ...place, depth: place.depth + 1 })
          const level = Math.min(place.depth, 3)
          const children = runs(child.children)
          if (index > 0) return [paragraph(children, { ...place, depth: place.depth + 1 })]
          const spacing = { after: 60 }
          return node.ordered
            ? [new Paragraph({ children, spacing, numbering: { reference: 'ordered', level, instance } })]
            : [new Paragraph({ children, spacing, bullet: { level } })]
        }),
      )
    }
    case 'blockquote':
      return node.children.flatMap(child => blocks(child, { ...place, quoted: true }))
    case 'code':
      return node.value
        .split('\n')
        .map(line => paragraph([new TextRun({ text: line, font: 'Consolas' })], place))
    case 'table':
      // A table needs a paragraph behind it, or two of them would melt into one.
      return [table(node), new Paragraph({ children: [] })]
    case 'thematicBreak':
      return [new Paragraph({ border: { bottom: rule }, children: [] })]
    case 'definition':
      return []
    default:
      return [paragraph([new TextRun(wordsOf(node))], place)]
  }
}

function paragraph(children: ParagraphChild[], { depth, quoted }: Place): Paragraph {
  const left = depth * indent * 2 + (quoted ? indent : 0)
  return new Paragraph({
    children,
    ...(left > 0 && { indent: { left } }),
    ...(quoted && { border: { left: { ...rule, size: 12, color: 'C8552B', space: 8 } } }),
  })
}

function table(node: MarkdownTable): Table {
  const columnWidths = columnShares(node).map(share => Math.floor(share * pageWidth))
  const rows = node.children.map((row, rowIndex) => {
    const cells = columnWidths.map((size, column) => {
      const children = runs(row.children[column]?.children ?? [], rowIndex === 0 ? { bold: true } : {})
      return new TableCell({
        width: { size, type: WidthType.DXA },
        margins: { top: 60, bottom: 60, left: 80, right: 80 },
        borders: { top: none, left: none, right: none, bottom: rule },
        children: [new Paragraph({ spacing: { after: 0 }, children })],
      })
    })
    return new TableRow({ tableHeader: rowIndex === 0, cantSplit: true, children: cells })
  })
  return new Table({ rows, columnWidths, width: { size: pageWidth, type: WidthType.DXA } })
}

function runs(nodes: readonly PhrasingContent[], mark: Mark = {}): ParagraphChild[] {
  return nodes.flatMap((node): ParagraphChild[] => {
    switch (node.type) {
      case 'text':
        return [new TextRun({ text: node.value.replaceAll('\n', ' '), ...mark })]
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
