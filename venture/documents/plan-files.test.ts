import { Packer } from 'docx'
import { estimatePageNumbersWith } from 'docx/layout'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { arabic, lendable, little, someFact } from '../../tests/support/deck-materials.ts'
import { typefaces } from '../../tests/support/typefaces.ts'
import { untouched } from '../deck/content.ts'
import { onePagerMarkdown, onePagerOf } from '../deck/one-pager.ts'
import type { Material } from '../figures/figures.ts'
import { buildPlan } from '../plan/build.ts'
import { checkedPlan, concernsOf } from '../plan/check.ts'
import { type PlanKind, untouchedPlan } from '../plan/content.ts'
import { pagesOf, printPlan } from '../plan/print.ts'
import { columnShares, parseMarkdown } from './parse-markdown.ts'
import { pdfDocument } from './pdf-document.ts'
import { wordDocument } from './word-document.ts'

/** A picture of one pixel. */
const png = new Uint8Array(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  ),
)

function printed(material: Material, kind: PlanKind) {
  const plan = buildPlan(material, { ...untouchedPlan, kind })
  const concerns = concernsOf('lender', material, plan.sources, checkedPlan(plan))
  return { plan, ...printPlan(plan, { reader: 'lender', concerns }, { author: 'Nora', day: 'today' }) }
}

function wordFile(material: Material, kind: PlanKind): Promise<Buffer> {
  const { plan, parts, sections, cover } = printed(material, kind)
  const drawn = parts.map((markdown, index) => {
    const { picture } = sections[index] ?? {}
    return { markdown, picture: picture ? { ...picture, png } : null }
  })
  const given = { lines: cover, pageNumbers: estimatePageNumbersWith({ guess: true }) }
  return Packer.toBuffer(wordDocument(plan.title, 'Nora', drawn, typefaces(), given))
}

test('BP06 a plan in Word has a cover, contents with page numbers, and headings that stay with the next block', async () => {
  const files = unzipSync(new Uint8Array(await wordFile(lendable(), 'lean')))
  const read = (path: string) => strFromU8(files[path] ?? new Uint8Array())
  const body = read('word/document.xml')
  expect(body.indexOf('Lean business plan')).toBeLessThan(body.indexOf('Contents'))
  const contents = /<w:sdt>.*<\/w:sdt>/s.exec(body)?.[0] ?? ''
  for (const title of ['In short', 'Proof so far', 'Funding', 'What a lender would still ask'])
    expect(contents).toContain(title)
  const pages = [...contents.matchAll(/<w:t[^>]*>(\d+)<\/w:t>/g)].map(([, page]) => Number(page))
  expect(pages).toHaveLength(10)
  expect(pages[0]).toBe(3)
  expect(pages).toEqual(pages.toSorted((one, other) => one - other))
  expect(read('word/styles.xml')).toMatch(/w:styleId="Heading2".*?<w:keepNext\/>/s)
  expect(body).toMatch(/<w:jc w:val="right"\/>/)
  expect(body).toContain('<w:titlePg/>')
})

test('DS10 the projections of a plan end with a picture of monthly revenue and cash, and its description', async () => {
  const { sections } = printed(lendable(), 'traditional')
  const [shown, ...more] = sections.filter(({ picture }) => picture)
  expect([shown?.title, more]).toEqual(['Financial projections', []])
  const { svg = '', words = '' } = shown?.picture ?? {}
  expect(svg.match(/<rect/g)).toHaveLength(36 + 2)
  expect(/points="([^"]*)"/.exec(svg)?.[1]?.split(' ')).toHaveLength(36)
  expect(svg).not.toMatch(/NaN|Infinity|undefined/)
  expect(svg).toContain('>Jan 2027<')
  expect(words).toMatch(
    /^Revenue a month from €[\d,]+ to €[\d,]+; cash is lowest in \w+ 20\d\d with -?€[\d,]+\.$/,
  )
  const drawn = [{ markdown: shown?.text ?? '', picture: { name: 'Figures', words, png } }]
  const bytes = await Packer.toBuffer(wordDocument('Plan', null, drawn, typefaces()))
  const files = unzipSync(new Uint8Array(bytes))
  expect(strFromU8(files['word/document.xml'] ?? new Uint8Array())).toContain(`descr="${words}"`)
  expect(printed(little(), 'lean').sections.some(({ picture }) => picture)).toBe(false)
})

test('DS08 DS09 a plan in Word embeds our fonts and uses Arial for right-to-left text', async () => {
  const files = unzipSync(new Uint8Array(await wordFile(arabic(), 'lean')))
  const read = (path: string) => strFromU8(files[path] ?? new Uint8Array())
  const table = read('word/fontTable.xml')
  for (const name of ['Instrument Sans', 'Newsreader']) {
    const entry = new RegExp(`<w:font w:name="${name}">.*?</w:font>`, 's').exec(table)?.[0]
    expect(entry?.match(/<w:embed(Regular|Bold|Italic|BoldItalic) /g)).toHaveLength(4)
  }
  expect(Object.keys(files).filter(path => path.endsWith('.odttf'))).toHaveLength(8)
  expect(read('word/styles.xml')).toMatch(/<w:docDefaults>.*?w:ascii="Instrument Sans"[^>]*w:cs="Arial"/s)
  expect(read('word/styles.xml')).toMatch(/w:styleId="Heading2".*?w:ascii="Newsreader"/s)
  // An emoji in a heading must not remove the page number of an entry in the contents.
  const contents = /<w:sdt>.*<\/w:sdt>/s.exec(read('word/document.xml'))?.[0] ?? ''
  expect(contents.match(/<w:t[^>]*>\d+<\/w:t>/g)).toHaveLength(5)
})

test('BP06 the PDF has the same content as the Word file, and the Markdown has all of it', () => {
  const { plan, parts, sections, cover, markdown } = printed(lendable(), 'traditional')
  const undrawn = () => {
    throw new Error('The typeface has all of it.')
  }
  const drawn = parts.map((part, index) => ({
    markdown: part,
    picture: sections[index]?.picture ?? null,
  }))
  const { content } = pdfDocument(plan.title, 'Nora', drawn, undrawn, cover)
  const blocks = content as { toc?: object; tocItem?: boolean; style?: string }[]
  expect(blocks.findIndex(block => block.toc)).toBeLessThan(blocks.findIndex(block => block.tocItem))
  expect(blocks.filter(block => block.tocItem)).toHaveLength(10)
  expect(blocks.filter(({ style }) => style === 'h2')).toHaveLength(10)
  expect(JSON.stringify(content).match(/<svg/g)).toHaveLength(1)
  expect(markdown).toMatch(/^# Chairside\n\nNo-show prevention/)
  expect(markdown).toContain('\n\n## Funding request\n\n**We ask for.** €150,000\n')
})

test('BP11 a short table stays on one page in Word and PDF', async () => {
  const table = (rows: number) => `| A | B |\n| - | - |\n${'| a | b |\n'.repeat(rows)}`
  const isWhole = (rows: number) => {
    const parts = [{ markdown: table(rows), picture: null }]
    const { content } = pdfDocument('Plan', null, parts, () => ({ image: '', width: 1 }))
    return (content as { unbreakable?: boolean }[])[0]?.unbreakable === true
  }
  const kept = async (rows: number) => {
    const parts = [{ markdown: table(rows), picture: null }]
    const files = unzipSync(
      new Uint8Array(await Packer.toBuffer(wordDocument('Plan', null, parts, typefaces()))),
    )
    const body = strFromU8(files['word/document.xml'] ?? new Uint8Array())
    return [...body.matchAll(/<w:tr>.*?<\/w:tr>/gs)].filter(([row]) => row.includes('<w:keepNext/>')).length
  }
  expect([isWhole(9), isWhole(24)]).toEqual([true, false])
  // In a short table, every row except the last one stays on the page of the next row. In a long table, only its
  // first three and last three rows do this.
  expect([await kept(9), await kept(24)]).toEqual([9, 5])
})

test('BP11 if a text already begins with its label, the label is not printed a second time', () => {
  const rival = someFact('rival', 'told', 'Doctolib, €129 a month', { subject: 'Doctolib' })
  const { markdown } = printed({ ...lendable(), facts: [rival] }, 'memo')
  expect(markdown).toContain('\n\nDoctolib, €129 a month *(told)*')
  expect(markdown).not.toContain('**Doctolib.**')
})

test('BP24 a short plan starts on the first page, a long one has a cover and contents', () => {
  const [short, long] = [little(), lendable()].map(material => pagesOf(printed(material, 'lean')))
  expect(short?.cover).toBeUndefined()
  expect(short?.parts[0]?.markdown).toMatch(/^# Untitled venture\n\nLean business plan/)
  const price = someFact('price', 'guess', '€2 a day')
  const few = { ...little(), founder: { name: 'Sam', bio: null }, facts: [...little().facts, price] }
  const small = printed(few, 'traditional')
  expect(small.sections.length).toBeGreaterThanOrEqual(5)
  expect(pagesOf(small).cover).toBeUndefined()
  expect(long?.cover?.[1]).toBe('Lean business plan')
  expect(long?.parts[0]?.markdown).toMatch(/^## In short/)
})

test('BP29 no row of a long table is alone on a page', async () => {
  const rows = Array.from({ length: 30 }, (_, index) => `| ${index} | x |`)
  const markdown = ['| Month | Sum |', '| --- | --- |', ...rows].join('\n')
  const file = wordDocument('Plan', null, [{ markdown, picture: null }], typefaces())
  const files = unzipSync(new Uint8Array(await Packer.toBuffer(file)))
  const body = strFromU8(files['word/document.xml'] ?? new Uint8Array())
  const kept = (body.match(/<w:tr>.*?<\/w:tr>/gs) ?? []).map(row => row.includes('<w:keepNext/>'))
  expect(kept).toHaveLength(31)
  expect(kept.flatMap((isKept, index) => (isKept ? [index] : []))).toEqual([0, 1, 2, 28, 29])
})

test('BP29 no item of a list is alone on a page', async () => {
  const markdown = ['one', 'two', 'three', 'four', 'five'].map(item => `- ${item}`).join('\n')
  const parts = [{ markdown, picture: null }]
  const file = await Packer.toBuffer(wordDocument('Plan', null, parts, typefaces()))
  const body = strFromU8(unzipSync(new Uint8Array(file))['word/document.xml'] ?? new Uint8Array())
  const items = (body.match(/<w:p>.*?<\/w:p>/gs) ?? []).filter(item => item.includes('<w:numPr>'))
  expect(items.map(item => item.includes('<w:keepNext/>'))).toEqual([true, false, false, true, false])
  const { content } = pdfDocument('Plan', null, parts, () => ({ image: '', width: 1 }))
  expect((content as { ul?: object; unbreakable?: boolean }[])[0]).toMatchObject({ unbreakable: true })
})

test('BP29 a figure stays on one line with its unit', () => {
  const priced = { ...arabic(), facts: [someFact('price', 'guess', 'MAD 60 a month')] }
  expect(onePagerMarkdown(onePagerOf(priced, untouched))).toContain('MAD\u00a060 a month')
})

test('BP29 the column of an amount in capital letters is wide enough', () => {
  const shares = (sum: string) => {
    const markdown = `| A | B |\n| --- | --- |\n| ${'long words '.repeat(20)} | ${sum} |`
    const [table] = parseMarkdown(markdown).children
    return table?.type === 'table' ? (columnShares(table)[1] ?? 0) : 0
  }
  expect(shares('MAD\u00a045,000')).toBeGreaterThan(shares('one\u00a045,000'))
})
