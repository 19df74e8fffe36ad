import { createRequire } from 'node:module'
import { Packer } from 'docx'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import type { FounderPlan } from '../../../contracts/founder-plan.ts'
import type { Sizing } from '../../../contracts/sizing.ts'
import { untitled } from '../../../contracts/venture-name.ts'
import { typefaces } from '../../../tests/support/typefaces.ts'
import { demoteHeadings } from '../../../venture/documents/demote-headings.ts'
import { columnShares, parseMarkdown } from '../../../venture/documents/parse-markdown.ts'
import { pdfDocument } from '../../../venture/documents/pdf-document.ts'
import { isInTypeface, toTypeface } from '../../../venture/documents/pdf-letters.ts'
import { wordDocument } from '../../../venture/documents/word-document.ts'
import { sectionsOf } from '../../../venture/founder-plan/document.ts'
import { type SectionId, sectionTitles } from '../../../venture/founder-plan/section-titles.ts'
import { brokenLines } from '../../entities/draw-text.ts'
import { fileName } from './download-plan.ts'
import { marketPicture, marketSvg } from './market-svg.ts'
import { planMarkdown, planParts } from './plan-markdown.ts'

const assumption = (id: string, likely: number) => ({
  id,
  label: id,
  unit: 'practices',
  format: 'money' as const,
  geography: 'Germany & Austria',
  year: 2026,
  low: likely / 2,
  likely,
  high: likely * 2,
  provenance: { kind: 'estimate' as const, basis: 'for the test' },
})
const formula = (id: string) => ({
  id,
  label: id,
  unit: 'a year',
  format: 'money' as const,
  expression: { op: 'value' as const, id: `${id}-value` },
})
const sizing: Sizing = {
  currency: 'EUR',
  geography: 'Germany & Austria',
  year: 2026,
  assumptions: [assumption('tam-value', 4e8), assumption('sam-value', 1e8), assumption('som-value', 4e6)],
  formulas: [formula('tam'), formula('sam'), formula('som')],
}

const plan: FounderPlan = {
  project: { name: 'Chair*side*', description: 'No-shows <b>end</b> here.', industry: 'healthcare' },
  founder: { full_name: 'Nora Founder', company_name: null },
  completed_steps: ['problem-definition', 'idea-refinement'],
  outputs: [
    {
      output_type: 'market_research',
      output_content:
        '# Market\n\nIt is **large** and *growing*. [Source](https://example.com) and [trap](javascript:alert(1))\n\n1. One\n2. Two\n   - Deep\n\n| Size | Euro |\n| --- | --- |\n| TAM | 400 |\n\n> A quote\n\n---\n\n```\n# not a heading\n```',
      data_quality: 'web-enhanced',
      created_at: '2026-11-05T08:07:00Z',
      sizing,
    },
    {
      output_type: 'idea_refinement',
      output_content: 'A line of the idea.\n\n'.repeat(60),
      created_at: '2026-11-04T08:07:00Z',
    },
  ],
  facts: [],
  updated_at: '2026-11-05T08:07:00Z',
}
const all = Object.keys(sectionTitles) as SectionId[]
const parts = planParts(plan, sectionsOf(plan, null, all, 'en'))

test('EXP05 a long plan has a cover and a summary, followed by the sections from the idea to the market', () => {
  const text = planMarkdown(parts)
  expect(text).toMatch(/^# Chair\\\*side\\\*\n\nNo-shows \\<b\\>end/)
  expect(text).toContain('**Healthcare · Nora Founder**')
  expect(text.match(/^## .*$/gm)).toEqual(['## Summary', '## The idea', '## The market'])
  expect(text).toContain('### Market')
  expect(text).not.toMatch(/% complete|\| Open \||Journey/)
  expect(parts.map(({ isCover, isPage }) => (isCover ? 'cover' : isPage ? 'page' : '-'))).toEqual([
    'cover',
    'page',
    'page',
    '-',
    '-',
  ])
})

test('EXP05 a short plan starts directly below its title, without a cover or a new page', () => {
  const short = { ...plan, outputs: [] }
  const [head, ...others] = planParts(short, sectionsOf(short, null, all, 'en'))
  expect(others).toHaveLength(1)
  for (const part of [head, ...others]) expect([part?.isCover, part?.isPage]).not.toContain(true)
})

test('EXP05 if a venture has no name, the cover and the summary show its sentence instead', () => {
  const unnamed = { ...plan, project: { ...plan.project, name: untitled } }
  const text = planMarkdown(planParts(unnamed, sectionsOf(unnamed, null, [], 'en')))
  expect(text).toMatch(/^# No-shows \\<b\\>end\\<\/b\\> here\.\n\n\*\*Healthcare/)
  expect(text).toMatch(/\| Solution \| No-shows/)
  expect(text).not.toContain(untitled)
})

test.each([
  ['# A\n## B', '### A\n#### B'],
  ['#### A', '### A'],
  ['no heading', 'no heading'],
  ['# A\n```\n# code\n```', '### A\n```\n# code\n```'],
  ['##### A\n# B', '###### A\n### B'],
])('the headings in the text %j get a lower level than the plan’s own headings', (before, after) => {
  expect(demoteHeadings(before)).toBe(after)
})

test('the Word document has headings, tables, numbered lists, the picture, and only safe links', async () => {
  const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47])
  const drawn = parts.map(({ sizing: market, ...part }) => ({
    ...part,
    picture: market && { png, name: 'Market size', words: 'Three circles' },
  }))
  const bytes = await Packer.toArrayBuffer(wordDocument('Chairside', 'Nora Founder', drawn, typefaces()))
  const files = unzipSync(new Uint8Array(bytes))
  const text = strFromU8(files['word/document.xml']!)
  expect(text.match(/w:val="Heading2"/g)).toHaveLength(3)
  expect(text.match(/<w:tbl>/g)).toHaveLength(2)
  expect(text.match(/<w:pageBreakBefore\/>/g)).toHaveLength(2)
  expect(text.match(/<w:numId w:val="\d+"\/>/g)?.length).toBeGreaterThanOrEqual(3)
  expect(text.match(/<w:drawing>/g)).toHaveLength(1)
  expect(text).toContain('Chair*side*')
  expect(text).toContain('No-shows &lt;b&gt;end&lt;/b&gt; here.')
  const links = strFromU8(files['word/_rels/document.xml.rels']!)
  expect(links).toContain('https://example.com')
  expect(links).not.toContain('javascript:')
})

const undrawn = () => {
  throw new Error('The typeface has all of it.')
}

test('the PDF document has the same blocks as the Word document, and the picture', () => {
  const drawn = parts.map(({ sizing: market, ...part }) => ({
    ...part,
    picture: market && marketPicture(market),
  }))
  const text = JSON.stringify(pdfDocument('Chairside', null, drawn, undrawn).content)
  expect(text.match(/"style":"h2"/g)).toHaveLength(3)
  expect(text.match(/"headerRows"/g)).toHaveLength(2)
  expect(text.match(/<svg/g)).toHaveLength(1)
  expect(text).toContain('"link":"https://example.com"')
  expect(text).not.toContain('javascript:')
})

test('characters that the PDF’s typeface lacks become pictures of the same width, and other text stays text', () => {
  const markdown =
    '# 田中さん 🦷\n\nPlain → text\n\n- שלום\n\n| Name | City |\n| - | - |\n| Ada | 東京 |\n\n> مرحبا'
  const drawn: [string, number][] = []
  const draw = (text: string, { width }: { width: number }) => {
    drawn.push([text, width])
    return { image: `picture of ${text}`, width: 10 }
  }
  const { content } = pdfDocument('Plan', null, [{ markdown, picture: null }], draw)
  expect(drawn.map(([text]) => text)).toEqual(['田中さん 🦷', 'שלום', '東京', 'مرحبا'])
  const widths = drawn.map(([, width]) => width)
  expect(widths[0]).toBeGreaterThan(widths[1] ?? 0)
  expect(widths[2]).toBeLessThan((widths[0] ?? 0) / 2)
  const text = JSON.stringify(content)
  expect(text).toContain('"style":"h1"')
  expect(text).toContain('Plain › text')
  expect(text).toContain('"text":"Ada"')
})

test('the PDF’s typeface has every character that our code says it has', async () => {
  const { default: faces } = await import('pdfmake/build/vfs_fonts.js')
  const { create } = createRequire(import.meta.url)('fontkit') as {
    create: (bytes: Buffer) => { characterSet: number[] }
  }
  for (const face of Object.values(faces)) {
    const letters = new Set(create(Buffer.from(face, 'base64')).characterSet)
    const missing = Array.from({ length: 0x1_0000 - 0x20 }, (_, index) => index + 0x20).filter(
      code =>
        isInTypeface(String.fromCharCode(code)) &&
        [...toTypeface(String.fromCharCode(code))].some(letter => !letters.has(letter.charCodeAt(0))),
    )
    expect(missing.map(code => code.toString(16))).toEqual([])
  }
})

test.each([
  ['one two three', ['one two', 'three']],
  ['今天天气很好', ['今天天气', '很好']],
  ['first\nsecond', ['first', 'second']],
  ['unbreakable', ['unbreakable']],
])('the text “%s” is broken into lines that fit', (text, lines) => {
  const fits = (part: string) => [...part].reduce((sum, letter) => sum + (letter > 'ÿ' ? 2 : 1), 0) <= 8
  expect(brokenLines(text, fits)).toEqual(lines)
})

test('the picture shows every market size and escapes the texts in it', () => {
  const svg = marketSvg(sizing)
  expect(svg?.match(/<circle/g)).toHaveLength(3)
  expect(svg).toContain('TAM: €400 million a year')
  expect(svg).toContain('Germany &amp; Austria')
  expect(marketSvg({ ...sizing, formulas: [] })).toBeNull()
  // If a market size has no range, its figure is printed only once.
  const fixed = sizing.assumptions.map(one => ({ ...one, low: one.likely, high: one.likely }))
  expect(marketSvg({ ...sizing, assumptions: fixed })?.match(/€400 million/g)).toHaveLength(1)
})

test('the columns of a table are as wide as their content needs', () => {
  const [table] = parseMarkdown('| A | B |\n| - | - |\n| short | a rather long cell of words |').children
  if (table?.type !== 'table') throw new Error('not a table')
  const [narrow = 0, wide = 0] = columnShares(table)
  expect(wide).toBeGreaterThan(narrow)
  expect(narrow + wide).toBeCloseTo(1)
})

test.each([
  ['My Startup', 'my-startup-plan'],
  ['../Ätsch: "x"', 'ätsch-x-plan'],
  ['!!', 'plan'],
])('an exported plan gets a valid file name from %s', (name, file) => {
  expect(fileName(name)).toBe(file)
})
