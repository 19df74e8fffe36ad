import pdfmake from 'pdfmake'
import faces from 'pdfmake/build/vfs_fonts.js'
import { beforeAll, expect, test } from 'vitest'
import { topicNames } from '../../contracts/fact-topics.ts'
import { chairside, someFact } from '../../tests/support/deck-materials.ts'
import { untouched } from '../deck/content.ts'
import { onePagerMarkdown, onePagerOf } from '../deck/one-pager.ts'
import { type PdfPart, pdfDocument } from './pdf-document.ts'
import { pictureSize } from './picture-size.ts'

const { width, height } = pictureSize
const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><circle r="9"/></svg>`
const undrawn = () => {
  throw new Error('The typeface has all of it.')
}

beforeAll(() => {
  // Not in its types, but how its own guide says to give it typefaces.
  const { virtualfs } = pdfmake as unknown as {
    virtualfs: { writeFileSync(name: string, bytes: string, encoding: 'base64'): void }
  }
  for (const [name, bytes] of Object.entries(faces)) virtualfs.writeFileSync(name, bytes, 'base64')
  pdfmake.setFonts({
    Roboto: { normal: 'Roboto-Regular.ttf', bold: 'Roboto-Medium.ttf', italics: 'Roboto-Italic.ttf' },
  })
  pdfmake.setUrlAccessPolicy(() => false)
  pdfmake.setLocalAccessPolicy(() => false)
})

/** The page each block came to stand on, in the order of the document. */
async function pagesOf(parts: readonly PdfPart[]) {
  const document = pdfDocument('Plan', null, parts, undrawn)
  const decide = document.pageBreakBefore
  let placed: { style: unknown; page: number }[] = []
  document.pageBreakBefore = (node, questions) => {
    // pdfmake begins anew after each break: what counts is the last time.
    if (JSON.stringify(node.text)?.includes('first line')) placed = []
    if (node.style !== 'footer') placed.push({ style: node.style, page: node.startPosition.pageNumber })
    return decide?.(node, questions) ?? false
  }
  await pdfmake.createPdf(document).getBuffer()
  return placed
}

const introduced = [
  ['a picture', 'The text after it.', picture],
  ['a table', `| A | B |\n| - | - |\n${`| ${'word '.repeat(120)} | b |\n`.repeat(3)}`, null],
  ['a list', '- one\n- two\n- three', null],
] as const

test.each(introduced)('EXP02 a heading shares its page with %s', async (_what, markdown, svg) => {
  for (const lines of [19, 22, 25, 28]) {
    const placed = await pagesOf([
      { markdown: ['first line', ...Array(lines).fill('another')].join('\n\n'), svg: null },
      { markdown: '## Heading\n\n*note*', svg },
      { markdown, svg: null },
    ])
    const heading = placed.findIndex(({ style }) => style === 'h2')
    const follower = placed.slice(heading).find(({ style }) => style !== 'h2' && style !== 'label')
    expect({ lines, page: follower?.page }).toEqual({ lines, page: placed[heading]?.page })
  }
})

const long = 'a very long sentence without any end to it at all '.repeat(12)
test.each([
  ['as it is', chairside().facts],
  ['with the longest facts', topicNames.map(topic => someFact(topic, 'told', long))],
])('DK10 the one-pager is one page of A4 %s', async (_what, facts) => {
  const markdown = onePagerMarkdown(onePagerOf({ ...chairside(), facts }, untouched))
  const document = pdfDocument('Plan', null, [{ markdown, svg: null }], undrawn)
  const pdf = await pdfmake.createPdf(document).getBuffer()
  expect(
    Buffer.from(pdf)
      .toString('latin1')
      .match(/\/Type \/Page\b/g),
  ).toHaveLength(1)
})
