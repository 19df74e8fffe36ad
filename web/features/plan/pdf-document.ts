// The plan as pdfmake's document, from the same Markdown as everything else.
import type { Table as MarkdownTable, PhrasingContent, RootContent } from 'mdast'
import type { Content, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces.js'
import { pictureSize } from './market-svg.ts'
import { columnShares, isSafeLink, parseMarkdown, wordsOf } from './parse-markdown.ts'

export type PdfPart = { markdown: string; svg: string | null }
type Mark = { bold?: boolean; italics?: boolean; decoration?: 'lineThrough' }
type Text = Mark & { text: string; link?: string; color?: string; background?: string }

const muted = '#5c5a55'
const ember = '#a8431c'

export function pdfDocument(
  title: string,
  author: string | null,
  parts: readonly PdfPart[],
): TDocumentDefinitions {
  return {
    info: { title, author: author ?? 'Undaunted', creator: 'Undaunted' },
    pageSize: 'A4',
    pageMargins: [64, 64, 64, 64],
    defaultStyle: { fontSize: 10.5, lineHeight: 1.3, color: '#22242c' },
    styles: {
      h1: { fontSize: 24, bold: true, margin: [0, 0, 0, 8] },
      h2: { fontSize: 16, bold: true, margin: [0, 20, 0, 6] },
      h3: { fontSize: 13, bold: true, margin: [0, 12, 0, 4] },
      h4: { fontSize: 11, bold: true, margin: [0, 8, 0, 3] },
    },
    // A heading never stands alone at the foot of a page.
    pageBreakBefore: (node, questions) =>
      /^h\d$/.test(String(node.style ?? '')) && questions.getFollowingNodesOnPage().length === 0,
    footer: (page, count) => ({
      columns: [
        { text: title, color: muted },
        { text: `${page} / ${count}`, alignment: 'right', color: muted },
      ],
      fontSize: 8.5,
      margin: [64, 24, 64, 0],
    }),
    content: parts.flatMap(({ markdown, svg }) => [
      ...parseMarkdown(markdown).children.flatMap(blocks),
      ...(svg ? [{ svg, width: Math.min(pictureSize.width, 467), margin: [0, 6, 0, 10] } as Content] : []),
    ]),
  }
}

function blocks(node: RootContent): Content[] {
  switch (node.type) {
    case 'heading':
      return [{ text: runs(node.children), style: `h${Math.min(node.depth, 4)}` }]
    case 'paragraph':
      return [{ text: runs(node.children), margin: [0, 0, 0, 6] }]
    case 'list': {
      const items: Content[] = node.children.map(item => ({ stack: item.children.flatMap(blocks) }))
      const margin: [number, number, number, number] = [0, 0, 0, 4]
      return node.ordered ? [{ ol: items, start: node.start ?? 1, margin }] : [{ ul: items, margin }]
    }
    case 'blockquote':
      return [
        {
          table: { widths: ['*'], body: [[{ stack: node.children.flatMap(blocks), color: muted }]] },
          layout: { hLineWidth: () => 0, vLineWidth: line => (line === 0 ? 2 : 0), vLineColor: () => ember },
          margin: [0, 2, 0, 8],
        },
      ]
    case 'code':
      return [{ text: node.value, preserveLeadingSpaces: true, fontSize: 9.5, margin: [12, 0, 0, 6] }]
    case 'table':
      return [table(node)]
    case 'thematicBreak':
      return [
        {
          canvas: [{ type: 'line', x1: 0, y1: 4, x2: 467, y2: 4, lineColor: '#c9c4b8' }],
          margin: [0, 0, 0, 8],
        },
      ]
    case 'definition':
      return []
    default:
      return [{ text: wordsOf(node), margin: [0, 0, 0, 6] }]
  }
}

function table(node: MarkdownTable): Content {
  const shares = columnShares(node)
  const body: TableCell[][] = node.children.map((row, rowIndex) =>
    shares.map((_share, column) => ({
      text: runs(row.children[column]?.children ?? [], rowIndex === 0 ? { bold: true } : {}),
      fontSize: 9.5,
    })),
  )
  return {
    // Percentages count the padding in; a hair less keeps the table within the page.
    table: { headerRows: 1, dontBreakRows: true, widths: shares.map(share => `${share * 99}%`), body },
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

function runs(nodes: readonly PhrasingContent[], mark: Mark = {}): Text[] {
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
