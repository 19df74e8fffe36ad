import { Packer } from 'docx'
import { estimatePageNumbers } from 'docx/layout'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { arabic, lendable, little } from '../../tests/support/deck-materials.ts'
import { inLongForm } from '../../tests/support/long-form.ts'
import type { Material } from '../figures/figures.ts'
import { buildPlan } from '../plan/build.ts'
import { checkedPlan, concernsOf } from '../plan/check.ts'
import { type PlanKind, untouchedPlan } from '../plan/content.ts'
import { printPlan } from '../plan/print.ts'
import { pdfDocument } from './pdf-document.ts'
import { wordDocument } from './word-document.ts'

function printed(material: Material, kind: PlanKind) {
  const plan = buildPlan(material, { ...untouchedPlan, kind })
  const concerns = concernsOf('lender', material, plan.sources, checkedPlan(plan))
  return { plan, ...printPlan(plan, { reader: 'lender', concerns }, { author: 'Nora', day: 'today' }) }
}

function wordFile(material: Material, kind: PlanKind): Promise<Buffer> {
  const { plan, parts, cover } = printed(material, kind)
  const drawn = parts.map(markdown => ({ markdown, png: null }))
  const given = { lines: cover, pageNumbers: estimatePageNumbers }
  return Packer.toBuffer(wordDocument(plan.title, 'Nora', drawn, given))
}

test('BP06 a plan in Word has a cover, contents with page numbers, and headings that keep to what follows', async () => {
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

test('BP06 the same in PDF, and all of it as Markdown', () => {
  const { plan, parts, cover, markdown } = printed(lendable(), 'traditional')
  const undrawn = () => {
    throw new Error('The typeface has all of it.')
  }
  const drawn = parts.map(part => ({ markdown: part, svg: null }))
  const { content } = pdfDocument(plan.title, 'Nora', drawn, undrawn, cover)
  const blocks = content as { toc?: object; tocItem?: boolean; style?: string }[]
  expect(blocks.findIndex(block => block.toc)).toBeLessThan(blocks.findIndex(block => block.tocItem))
  expect(blocks.filter(block => block.tocItem)).toHaveLength(10)
  expect(blocks.filter(({ style }) => style === 'h2')).toHaveLength(10)
  expect(markdown).toMatch(/^# Chairside\n\nNo-show prevention/)
  expect(markdown).toContain('\n\n## Funding request\n\n**We ask for.** €150,000\n')
})

inLongForm(test)(
  'BP06 Microsoft’s own validator finds nothing',
  async () => {
    const { default: validate } = await import('@ooxml-tools/validate')
    for (const [material, kind] of [
      [lendable(), 'traditional'],
      [little(), 'lean'],
      [arabic(), 'memo'],
    ] as const)
      expect(await validate(new Uint8Array(await wordFile(material, kind)), 'docx', 'Microsoft365')).toEqual(
        [],
      )
  },
  120_000,
)
