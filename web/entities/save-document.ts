// A text with pictures as a file: Word, PDF or Markdown. Each writer is loaded when its file is asked for.
import { saveFile } from '../lib/save-file.ts'
import { svgToPng } from './svg-to-png.ts'

export const documentFormats = ['docx', 'pdf', 'md'] as const
export type DocumentFormat = (typeof documentFormats)[number]

export type TextDocument = {
  title: string
  author: string | null
  /** Each with a picture below it, where it has one; a cover, or the beginning of a page. */
  parts: readonly { markdown: string; svg: string | null; isCover?: boolean; isPage?: boolean }[]
  /** The lines under the title on a first page of its own, with contents behind it. */
  cover?: readonly string[]
  /** All of it as one Markdown file. */
  markdown: string
}

/** `name` is the file's, without its ending. */
export async function saveDocument(
  document: TextDocument,
  format: DocumentFormat,
  name: string,
): Promise<void> {
  const makers = { docx: wordFile, pdf: pdfFile, md: markdownFile }
  saveFile(await makers[format](document), `${name}.${format}`)
}

function markdownFile({ markdown }: TextDocument): Blob {
  return new Blob([markdown], { type: 'text/markdown;charset=utf-8' })
}

async function wordFile({ title, author, parts, cover }: TextDocument): Promise<Blob> {
  const [{ Packer }, { wordDocument }] = await Promise.all([
    import('docx'),
    import('../../venture/documents/word-document.ts'),
  ])
  const drawn = await Promise.all(
    parts.map(async ({ svg, ...part }) => ({ ...part, png: svg ? await svgToPng(svg) : null })),
  )
  if (!cover) return Packer.toBlob(wordDocument(title, author, drawn))
  // Knows how wide every letter is: it is large, and only contents need it.
  const { estimatePageNumbers } = await import('docx/layout')
  return Packer.toBlob(wordDocument(title, author, drawn, { lines: cover, pageNumbers: estimatePageNumbers }))
}

async function pdfFile({ title, author, parts, cover }: TextDocument): Promise<Blob> {
  const [{ default: pdfmake }, { default: fonts }, { pdfDocument }, { drawText }] = await Promise.all([
    import('pdfmake/build/pdfmake.min.js'),
    import('pdfmake/build/vfs_fonts.js'),
    import('../../venture/documents/pdf-document.ts'),
    import('./draw-text.ts'),
  ])
  pdfmake.addVirtualFileSystem(fonts)
  return pdfmake.createPdf(pdfDocument(title, author, parts, drawText, cover)).getBlob()
}
