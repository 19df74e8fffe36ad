// Converts Markdown to a Word document. All exports use the same Markdown.
import {
  AlignmentType,
  BorderStyle,
  Document,
  Footer,
  HeadingLevel,
  type ILevelsOptions,
  ImageRun,
  type IParagraphOptions,
  LevelFormat,
  LineRuleType,
  PageBreak,
  PageNumber,
  type PageNumberEstimator,
  Paragraph,
  type ParagraphChild,
  Table,
  TableCell,
  TableOfContents,
  TableRow,
  TextRun,
  WidthType,
} from 'docx'
import type { Table as MarkdownTable, RootContent } from 'mdast'
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
import { type Picture, pictureSize } from './picture-size.ts'
import { type Typefaces, textFace, titleFace } from './typefaces.ts'
import { runs } from './word-text.ts'

export type WordPicture = Omit<Picture, 'svg'> & { png: Uint8Array<ArrayBuffer> }
type WordPart = {
  markdown: string
  picture: WordPicture | null
  /** The part is centred on a page of its own. */
  isCover?: boolean
  /** The part starts a new page. */
  isPage?: boolean
}
/**
 * The lines under the title on a cover page. The table of contents follows, with page numbers that `pageNumbers`
 * estimates.
 */
export type WordCover = { lines: readonly string[]; pageNumbers: PageNumberEstimator }
/** The library accepts any type of bytes, also in the browser. */
type Faces = Required<Pick<FontOptions, 'data' | 'bold' | 'italic' | 'boldItalic'>>
type FontOptions = NonNullable<ConstructorParameters<typeof Document>[0]['fonts']>[number]
type Block = Paragraph | Table | TableOfContents
/** Where a block is: its depth in lists, and the numbered list that contains it. */
type BlockContext = {
  depth: number
  quoted: boolean
  nextList: () => number
  /** Whether the next block is right-to-left. */
  isBeforeRight?: boolean
}

const headings = [
  HeadingLevel.HEADING_1,
  HeadingLevel.HEADING_2,
  HeadingLevel.HEADING_3,
  HeadingLevel.HEADING_4,
  HeadingLevel.HEADING_5,
  HeadingLevel.HEADING_6,
]
/** The width of an A4 page without margins, in twentieths of a point. */
const pageWidth = 9026
const indent = 360
const coverTop = 4200
const rule = { style: BorderStyle.SINGLE, size: 4, color: 'C9C4B8' } as const
const none = { style: BorderStyle.NONE, size: 0, color: 'auto' } as const

/** With a cover, the text starts on the third page, else on the first. */
export function wordDocument(
  title: string,
  author: string | null,
  parts: readonly WordPart[],
  typefaces: Typefaces,
  cover?: WordCover,
): Document {
  let lists = 0
  const context: BlockContext = { depth: 0, quoted: false, nextList: () => lists++ }
  return new Document({
    title,
    creator: author ?? 'Undaunted',
    fonts: Object.entries(typefaces).map(([name, { normal, bold, italics, bolditalics }]) => ({
      name,
      ...({ data: normal, bold, italic: italics, boldItalic: bolditalics } as unknown as Faces),
    })),
    // The page numbers are already in the contents, so Word does not ask the reader to update them.
    ...(cover && { pageNumbers: cover.pageNumbers }),
    styles: {
      default: {
        document: {
          run: { font: inFace(textFace), size: 21 },
          paragraph: { spacing: { after: 120, line: 276, lineRule: LineRuleType.AUTO } },
        },
        heading1: {
          run: { font: inFace(titleFace), size: 48, color: '22242C' },
          paragraph: { spacing: { after: 160 }, keepNext: true },
        },
        heading2: heading(34, 360, titleFace),
        heading3: heading(27, 240, titleFace),
        heading4: heading(21, 200, textFace),
        heading5: heading(21, 160, textFace),
        heading6: heading(21, 160, textFace),
      },
    },
    numbering: {
      config: [
        { reference: 'ordered', levels: levels(LevelFormat.DECIMAL, level => `%${level + 1}.`) },
        { reference: 'bullets', levels: levels(LevelFormat.BULLET, level => (level % 2 ? '–' : '•')) },
      ],
    },
    sections: [
      {
        properties: { page: { size: { width: 11906, height: 16838 } }, titlePage: cover !== undefined },
        footers: {
          default: pageFooter(title),
          ...(cover && { first: new Footer({ children: [new Paragraph({ children: [] })] }) }),
        },
        children: [
          ...(cover ? coverPage(title, cover.lines) : []),
          ...parts.flatMap(({ markdown, picture, isCover = false, isPage = false }) => [
            ...(isCover ? [new Paragraph({ spacing: { before: coverTop }, children: [] })] : []),
            ...(isPage
              ? [new Paragraph({ pageBreakBefore: true, spacing: { after: 0 }, children: [] })]
              : []),
            ...textBlocks(parseMarkdown(markdown).children, context),
            ...(picture ? [drawing(picture)] : []),
          ]),
        ],
      },
    ],
  })
}

const levels = (format: ILevelsOptions['format'], text: (level: number) => string): ILevelsOptions[] =>
  [0, 1, 2, 3].map(level => ({
    level,
    format,
    text: text(level),
    style: { paragraph: { indent: { left: indent * (level + 1) * 2, hanging: indent } } },
  }))

/** Our fonts lack Arabic and Hebrew letters. Every office program has Arial. */
const inFace = (name: string) => ({ ascii: name, hAnsi: name, eastAsia: name, cs: 'Arial' })

const heading = (size: number, before: number, face: string) => ({
  run: { font: inFace(face), size, bold: face === textFace, color: '22242C' },
  paragraph: { spacing: { before, after: 100 }, keepNext: true },
})

/**
 * Beside a right-to-left title, the page numbers come first, in left-to-right order. Otherwise "3 / 9" would appear
 * as "9 / 3".
 */
function pageFooter(title: string): Footer {
  const name = runs([{ type: 'text', value: title }])
  const pages = [PageNumber.CURRENT, ' / ', PageNumber.TOTAL_PAGES]
  const footer = isRightToLeft(title)
    ? {
        children: [new TextRun({ children: [...pages, ' · '] }), ...name],
        alignment: AlignmentType.RIGHT,
      }
    : { children: [...name, new TextRun({ children: [' · ', ...pages] })] }
  return new Footer({ children: [new Paragraph(footer)] })
}

/** Puts the title a third of the way down the page. The table of contents is on the next page. */
function coverPage(title: string, lines: readonly string[]): Block[] {
  const words = (text: string, size: number, rest: { before?: number; isTitle?: boolean; color?: string }) =>
    new Paragraph({
      children: runs([{ type: 'text', value: text }], {
        size,
        color: rest.color ?? '22242C',
        ...(rest.isTitle && { font: titleFace }),
      }),
      spacing: { before: rest.before ?? 0, after: 160 },
      bidirectional: isRightToLeft(text),
    })
  return [
    words(title, 68, { before: 4200, isTitle: true }),
    new Paragraph({ border: { bottom: { ...rule, size: 12, color: 'C8552B' } }, children: [] }),
    ...lines.map(line => words(line, 26, { color: '5C5A55' })),
    new Paragraph({ children: [new PageBreak()] }),
    words('Contents', 34, { isTitle: true }),
    new TableOfContents('Contents', { hyperlink: true, headingStyleRange: '2-2' }),
    new Paragraph({ children: [new PageBreak()] }),
  ]
}

function drawing({ png: data, name, words }: WordPicture): Paragraph {
  const altText = { name, description: words, title: name }
  return new Paragraph({
    // The line is as high as the picture. A fixed line height would cut it off.
    spacing: { line: 240, lineRule: LineRuleType.AUTO, after: 160 },
    children: [new ImageRun({ type: 'png', data, transformation: pictureSize, altText })],
  })
}

const textBlocks = (nodes: readonly RootContent[], context: BlockContext): Block[] =>
  nodes.flatMap((node, index) => {
    const next = nodes[index + 1]
    return blocks(node, { ...context, isBeforeRight: next !== undefined && isRightToLeft(wordsOf(next)) })
  })

function blocks(node: RootContent, context: BlockContext): Block[] {
  switch (node.type) {
    case 'heading':
      return [
        new Paragraph({
          heading: headings[node.depth - 1] ?? HeadingLevel.HEADING_6,
          children: runs(node.children),
          bidirectional: isRightToLeft(wordsOf(node)),
        }),
      ]
    case 'paragraph':
      return [
        paragraph(runs(node.children), context, {
          bidirectional: isRightToLeft(wordsOf(node)),
          keepNext: isLabel(node),
          ...(isLabel(node) && context.isBeforeRight && { alignment: AlignmentType.RIGHT }),
        }),
      ]
    case 'list': {
      const instance = context.nextList()
      const isKept = (at: number) =>
        at < node.children.length - 1 && (at === 0 || at >= node.children.length - 2)
      return node.children.flatMap((item, at) =>
        item.children.flatMap((child, index) => {
          if (child.type !== 'paragraph') return blocks(child, { ...context, depth: context.depth + 1 })
          const level = Math.min(context.depth, 3)
          const children = runs(child.children)
          const bidirectional = isRightToLeft(wordsOf(child))
          if (index > 0)
            return [paragraph(children, { ...context, depth: context.depth + 1 }, { bidirectional })]
          const spacing = { after: 60 }
          const numbering = { reference: node.ordered ? 'ordered' : 'bullets', level, instance }
          // A single line of a list must not be alone on a page.
          return [new Paragraph({ children, spacing, bidirectional, numbering, keepNext: isKept(at) })]
        }),
      )
    }
    case 'blockquote':
      return node.children.flatMap(child => blocks(child, { ...context, quoted: true }))
    case 'code':
      return node.value
        .split('\n')
        .map(line => paragraph([new TextRun({ text: line, font: 'Consolas' })], context))
    case 'table':
      // Without a paragraph between them, Word joins two tables into one.
      return [table(node), new Paragraph({ children: [] })]
    case 'thematicBreak':
      return [new Paragraph({ border: { bottom: rule }, children: [] })]
    case 'definition':
      return []
    default:
      return [paragraph([new TextRun(wordsOf(node))], context)]
  }
}

function paragraph(
  children: ParagraphChild[],
  { depth, quoted }: BlockContext,
  options: Pick<IParagraphOptions, 'bidirectional' | 'keepNext' | 'alignment'> = {},
): Paragraph {
  const left = depth * indent * 2 + (quoted ? indent : 0)
  return new Paragraph({
    children,
    ...options,
    ...(left > 0 && { indent: { left } }),
    ...(quoted && { border: { left: { ...rule, size: 12, color: 'C8552B', space: 8 } } }),
  })
}

/** No page of a long table has fewer rows than this. */
const keptRows = 3

function table(node: MarkdownTable): Table {
  const small = isWide(node) ? { size: 16 } : {}
  const isWhole = isShort(node)
  const last = node.children.length - 1
  const isFromRight = isTableFromRight(node)
  const columnWidths = columnShares(node).map(share => Math.floor(share * pageWidth))
  const rows = node.children.map((row, rowIndex) => {
    const cells = columnWidths.map((size, column) => {
      const mark = rowIndex === 0 ? { ...small, bold: true } : small
      const children = runs(row.children[column]?.children ?? [], mark)
      const isRight = isFromRight || node.align?.[column] === 'right'
      const bidirectional = isRightToLeft(wordsOf(row.children[column] ?? { type: 'text' }))
      return new TableCell({
        width: { size, type: WidthType.DXA },
        margins: { top: 60, bottom: 60, left: 80, right: 80 },
        borders: { top: none, left: none, right: none, bottom: rule },
        // Keeps the head of a table on the page of the first row, and a short table on one page.
        children: [
          new Paragraph({
            spacing: { after: 0 },
            children,
            bidirectional,
            keepNext: isWhole
              ? rowIndex < last
              : rowIndex < keptRows || (last - rowIndex < keptRows && rowIndex < last),
            // In right-to-left text, Word already aligns to the right. Setting "right" there would align to the
            // left.
            ...(isRight && !bidirectional && { alignment: AlignmentType.RIGHT }),
          }),
        ],
      })
    })
    return new TableRow({ tableHeader: rowIndex === 0, cantSplit: true, children: cells })
  })
  const width = { size: pageWidth, type: WidthType.DXA }
  return new Table({ rows, columnWidths, width, visuallyRightToLeft: isFromRight })
}
