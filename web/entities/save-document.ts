// Saves a text with pictures as Word, PDF or Markdown. The code for each format is loaded when it is needed.
import type { Picture } from '../../venture/documents/picture-size.ts'
import { saveFile } from '../lib/save-file.ts'
import { svgToPng } from './svg-to-png.ts'

export const documentFormats = ['docx', 'pdf', 'md'] as const
export type DocumentFormat = (typeof documentFormats)[number]

export type TextDocument = {
  title: string
  author: string | null
  /**
   * The parts of the document. A part can have a picture below its text, be the cover, or start on a new page.
   */
  parts: readonly { markdown: string; picture: Picture | null; isCover?: boolean; isPage?: boolean }[]
  /** The lines below the title. If given, the document gets a title page and a table of contents. */
  cover?: readonly string[]
  /** The whole document as one Markdown text. */
  markdown: string
}

/** `name` is the file name without its extension. */
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
  const [{ Packer }, { wordDocument }, typefaces] = await Promise.all([
    import('docx'),
    import('../../venture/documents/word-document.ts'),
    import('./typefaces.ts').then(({ loadTypefaces }) => loadTypefaces()),
  ])
  const pictured = await Promise.all(
    parts.map(async part => ({ ...part, picture: part.picture && (await drawn(part.picture)) })),
  )
  if (!cover) return Packer.toBlob(wordDocument(title, author, pictured, typefaces))
  // Loaded only for a table of contents, because the module is large: it contains the width of every letter.
  const { estimatePageNumbersWith } = await import('docx/layout')
  // The width of characters that our fonts lack, such as emoji, is guessed. Otherwise the pages after them would
  // have no numbers.
  const pageNumbers = estimatePageNumbersWith({ guess: true })
  return Packer.toBlob(wordDocument(title, author, pictured, typefaces, { lines: cover, pageNumbers }))
}

const drawn = async ({ svg, name, words }: Picture) => ({ name, words, png: await svgToPng(svg) })

async function pdfFile({ title, author, parts, cover }: TextDocument): Promise<Blob> {
  const [{ default: pdfmake }, { pdfDocument }, { pdfFaces }, { isOurs }, { drawText }, typefaces] =
    await Promise.all([
      import('pdfmake/build/pdfmake.min.js'),
      import('../../venture/documents/pdf-document.ts'),
      import('../../venture/documents/typefaces.ts'),
      import('../../venture/documents/pdf-letters.ts'),
      import('./draw-text.ts'),
      import('./typefaces.ts').then(({ loadTypefaces }) => loadTypefaces()),
    ])
  const { fonts, files } = pdfFaces(typefaces)
  // The types of pdfmake allow only text here, but pdfmake accepts bytes too.
  for (const [name, data] of Object.entries(files))
    pdfmake.addVirtualFileSystem({ [name]: { data } as never })
  pdfmake.addFonts(fonts)
  const words = [title, ...(cover ?? []), ...parts.map(({ markdown }) => markdown)]
  if (!words.every(isOurs)) pdfmake.addVirtualFileSystem((await import('pdfmake/build/vfs_fonts.js')).default)
  return pdfmake.createPdf(pdfDocument(title, author, parts, drawText, cover)).getBlob()
}
