import { createRequire } from 'node:module'
import pdfmake from 'pdfmake'
import { beforeAll, expect, test } from 'vitest'
import { topicNames } from '../../contracts/fact-topics.ts'
import { chairside, someFact } from '../../tests/support/deck-materials.ts'
import { typefaces } from '../../tests/support/typefaces.ts'
import { untouched } from '../deck/content.ts'
import { onePagerMarkdown, onePagerOf } from '../deck/one-pager.ts'
import { type PdfPart, pdfDocument } from './pdf-document.ts'
import { inFaces, isInTypeface, isOurs, toTypeface } from './pdf-letters.ts'
import { pictureSize } from './picture-size.ts'
import { pdfFaces } from './typefaces.ts'

const { width, height } = pictureSize
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><circle r="9"/></svg>`
const undrawn = () => {
  throw new Error('The typeface has all of it.')
}

beforeAll(() => {
  // pdfmake's guide sets fonts this way, but its types lack this field.
  const { virtualfs } = pdfmake as unknown as {
    virtualfs: { writeFileSync(name: string, bytes: Buffer): void }
  }
  const { fonts, files } = pdfFaces(typefaces())
  for (const [name, bytes] of Object.entries(files)) virtualfs.writeFileSync(name, Buffer.from(bytes))
  pdfmake.setFonts(fonts)
  pdfmake.setUrlAccessPolicy(() => false)
  pdfmake.setLocalAccessPolicy(() => false)
})

/** The page number of each block, in document order. */
async function pagesOf(parts: readonly PdfPart[]) {
  const document = pdfDocument('Plan', null, parts, undrawn)
  const decide = document.pageBreakBefore
  let placed: { style: unknown; page: number }[] = []
  document.pageBreakBefore = (node, questions) => {
    // pdfmake calculates the layout again after each page break, so only the last layout counts.
    if (JSON.stringify(node.text)?.includes('first line')) placed = []
    if (node.style !== 'footer') placed.push({ style: node.style, page: node.startPosition.pageNumber })
    return decide?.(node, questions) ?? false
  }
  await pdfmake.createPdf(document).getBuffer()
  return placed
}

const introduced = [
  ['a picture', 'The text after it.', { svg, name: 'A circle', words: 'Round' }],
  ['a table', `| A | B |\n| - | - |\n${`| ${'word '.repeat(120)} | b |\n`.repeat(3)}`, null],
  ['a list', '- one\n- two\n- three', null],
] as const

test('EXP02 a cover stays on one page, whatever its lines contain', async () => {
  const cover = '# first line\n\n*What it is for*\n\n**Other · Inês Carvalho**\n\n*Nov 23, 2026*'
  const placed = await pagesOf([
    { markdown: cover, picture: null, isCover: true },
    { markdown: '# Summary\n\nIn short', picture: null, isPage: true },
  ])
  expect(placed.map(({ page }) => page)).toEqual([1, 1, 1, 1, 2, 2])
})

// pdfmake counts a table as started on a page if only its head fits there. Later it moves the table, but not its
// label.
test.each([
  [26, false],
  [28, true],
])('EXP02 a label after %i lines moves to the next page with its table: %s', async (lines, isMoved) => {
  const table = `| A | B |\n| - | - |\n${'| a | b |\n'.repeat(30)}`
  const text = ['first line', ...Array(lines).fill('another'), '**Month by month**', table].join('\n\n')
  const document = pdfDocument('Plan', null, [{ markdown: text, picture: null }], undrawn)
  const decide = document.pageBreakBefore
  const moved = new Set<unknown>()
  document.pageBreakBefore = (node, questions) => {
    const isDue = decide?.(node, questions) ?? false
    if (isDue) moved.add(node.style)
    return isDue
  }
  await pdfmake.createPdf(document).getBuffer()
  expect(moved.has('label')).toBe(isMoved)
})

test.each(introduced)('EXP02 a heading is on the same page as %s', async (_what, markdown, picture) => {
  for (const lines of [19, 22, 25, 28]) {
    const placed = await pagesOf([
      { markdown: ['first line', ...Array(lines).fill('another')].join('\n\n'), picture: null },
      { markdown: '## Heading\n\n*note*', picture },
      { markdown, picture: null },
    ])
    const heading = placed.findIndex(({ style }) => style === 'h2')
    const follower = placed.slice(heading).find(({ style }) => style !== 'h2' && style !== 'label')
    expect({ lines, page: follower?.page }).toEqual({ lines, page: placed[heading]?.page })
  }
})

test.each([
  ['', '## Heading'],
  [' under two', '## Heading\n\n### Part'],
])('EXP02 a heading%s is on the same page as its short table', async (_under, heading) => {
  const table = `| A | B |\n| - | - |\n${`| ${'word '.repeat(18)} | 4 of 5 |\n`.repeat(8)}`
  for (const lines of [14, 17, 20, 23, 26]) {
    const text = ['first line', ...Array(lines).fill('another'), heading, table, 'the end'].join('\n\n')
    const document = pdfDocument('Plan', null, [{ markdown: text, picture: null }], undrawn)
    const decide = document.pageBreakBefore
    let pages: number[] = []
    document.pageBreakBefore = (node, questions) => {
      const words = JSON.stringify(node.text) ?? ''
      if (words.includes('first line')) pages = []
      const isWatched = /word word|Heading|Part/.test(words)
      if (isWatched) pages.push(...node.pageNumbers)
      return decide?.(node, questions) ?? false
    }
    await pdfmake.createPdf(document).getBuffer()
    expect({ lines, pages: new Set(pages).size }).toEqual({ lines, pages: 1 })
  }
})

test.each([
  [
    'two short tables that follow each other',
    [1, 2].map(n => `| A${n} | B |\n| - | - |\n${'| a | b |\n'.repeat(5)}`).join('\n\n'),
  ],
  ['the lines of a paragraph', 'word '.repeat(90)],
])('EXP02 %s are not split across two pages', async (_what, markdown) => {
  for (const lines of [20, 23, 26, 29]) {
    const text = ['first line', ...Array(lines).fill('another'), '**Label**', markdown, 'the end'].join(
      '\n\n',
    )
    const document = pdfDocument('Plan', null, [{ markdown: text, picture: null }], undrawn)
    const decide = document.pageBreakBefore
    let pages: number[] = []
    document.pageBreakBefore = (node, questions) => {
      const words = JSON.stringify(node.text) ?? ''
      if (words.includes('first line')) pages = []
      if (node.table || words.includes('word word') || (markdown.includes('|') && words.includes('Label')))
        pages.push(...node.pageNumbers)
      return decide?.(node, questions) ?? false
    }
    await pdfmake.createPdf(document).getBuffer()
    expect({ lines, pages: new Set(pages).size }).toEqual({ lines, pages: 1 })
  }
})

const long = 'a very long sentence without any end to it at all '.repeat(12)
test.each([
  ['with the facts of an example', chairside().facts],
  ['with the longest facts', topicNames.map(topic => someFact(topic, 'told', long))],
])('DK10 the one-pager fits on one A4 page %s', async (_what, facts) => {
  const markdown = onePagerMarkdown(onePagerOf({ ...chairside(), facts }, untouched))
  const document = pdfDocument('Plan', null, [{ markdown, picture: null }], undrawn)
  const pdf = await pdfmake.createPdf(document).getBuffer()
  expect(
    Buffer.from(pdf)
      .toString('latin1')
      .match(/\/Type \/Page\b/g),
  ).toHaveLength(1)
})

test('DS08 a PDF embeds our two fonts, one for text and one for titles', async () => {
  const parts = [{ markdown: '## Heading of **two**\n\nWords, *some* of **them** ***so***.', picture: null }]
  const pdf = await pdfmake.createPdf(pdfDocument('Plan', null, parts, undrawn, ['A line'])).getBuffer()
  const names = Buffer.from(pdf)
    .toString('latin1')
    .matchAll(/\/FontName \/[A-Z]{6}\+([\w-]+)/g)
  expect([...new Set([...names].map(([, name]) => name))].sort()).toEqual([
    'InstrumentSans-Bold',
    'InstrumentSans-BoldItalic',
    'InstrumentSans-Italic',
    'InstrumentSans-Regular',
    'Newsreader-Bold',
    'Newsreader-Regular',
  ])
})

test('DS08 DS09 every style of our fonts has all expected letters, and the second font draws the other letters', () => {
  const { create } = createRequire(import.meta.url)('fontkit') as {
    create: (bytes: Buffer) => { characterSet: number[] }
  }
  const taken = Array.from({ length: 0x1_0000 - 0x20 }, (_, index) => String.fromCharCode(index + 0x20))
    .filter(letter => isInTypeface(letter) && isOurs(letter))
    .flatMap(letter => [...toTypeface(letter)])
  for (const cut of Object.values(typefaces()).flatMap(face => Object.values(face))) {
    const letters = new Set(create(Buffer.from(cut)).characterSet)
    expect(taken.filter(letter => !letters.has(letter.charCodeAt(0)))).toEqual([])
  }
  expect(inFaces('Łódź costs ≈ €5, Привет')).toEqual([
    { text: 'Łódź costs ', isOurs: true },
    { text: '≈', isOurs: false },
    { text: ' €5, ', isOurs: true },
    { text: 'Привет', isOurs: false },
  ])
})
