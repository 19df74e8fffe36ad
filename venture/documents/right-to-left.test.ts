import { Packer } from 'docx'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { arabic, chairside, someFact } from '../../tests/support/deck-materials.ts'
import { typefaces } from '../../tests/support/typefaces.ts'
import { buildDeck } from '../deck/build.ts'
import { untouched } from '../deck/content.ts'
import { onePagerMarkdown, onePagerOf } from '../deck/one-pager.ts'
import type { Material } from '../figures/figures.ts'
import { buildPlan } from '../plan/build.ts'
import { checkedPlan, concernsOf } from '../plan/check.ts'
import { untouchedPlan } from '../plan/content.ts'
import { printPlan } from '../plan/print.ts'
import { deckSlides } from './deck-slides.ts'
import { isRightToLeft } from './direction.ts'
import { parseMarkdown, wordsOf } from './parse-markdown.ts'
import { pdfDocument } from './pdf-document.ts'
import type { DrawText } from './pdf-text.ts'
import { wordDocument } from './word-document.ts'

const reach = 'مجموعة WhatsApp للحي (480 عائلة) وإمام المسجد.'
const often = '5 مرات في الأسبوع، و 2 في رمضان.'
const material = () => {
  const begun = arabic()
  return {
    ...begun,
    facts: [...begun.facts, someFact('reach', 'told', reach), someFact('frequency', 'told', often)],
  }
}
const hasBoth = (text: string) => /[A-Za-z]{3}/.test(text) && /\p{Script=Arabic}/u.test(text)

test('DS11 in a plan right-to-left words start a new paragraph below their label', () => {
  const { sections } = buildPlan(material(), untouchedPlan)
  const all = sections.map(({ text }) => text).join('\n\n')
  expect(all).toContain(`**How often.**\n\n${often} *(told)*`)
  expect(all).toContain(
    `**How we reach them.**\n\n${reach.replaceAll('(', '\\(').replaceAll(')', '\\)')}`.slice(0, 40),
  )
  const mixed = sections
    .filter(({ id }) => id !== 'appendix')
    .flatMap(({ text }) => parseMarkdown(text).children.map(wordsOf))
    .filter(hasBoth)
  for (const paragraph of mixed) expect(isRightToLeft(paragraph), paragraph).toBe(true)
})

test('DS11 the cover shows the author and the date on two separate lines', () => {
  const plan = buildPlan(material(), untouchedPlan)
  const { cover } = printPlan(plan, null, { author: 'ليلى حداد', day: '18 November 2026' })
  expect(cover).toContain('ليلى حداد')
  expect(cover).toContain('18 November 2026')
  expect(cover.at(-1)).toMatch(
    /guess, told, seen, committed, paid; or that it is an estimate or from the forecast/,
  )
})

test('DS11 the one-pager gives each right-to-left line its own row, with its name in the first column', () => {
  const markdown = onePagerMarkdown(onePagerOf(material(), untouched))
  expect(markdown).toContain(`| How often | ${often} (told) |`)
  expect(markdown).toMatch(/\| How we reach them \| مجموعة WhatsApp/)
  // Left-to-right lines of one part are joined in one row.
  expect(onePagerMarkdown(onePagerOf(chairside(), untouched))).toMatch(
    /\| Problem \| Patients.* · How often: /,
  )
})

test('DS11 in Word a right-to-left sentence with commas and digits is one run', async () => {
  const parts = [{ markdown: often, picture: null }]
  const files = unzipSync(
    new Uint8Array(await Packer.toBuffer(wordDocument('Plan', null, parts, typefaces()))),
  )
  const body = strFromU8(files['word/document.xml'] ?? new Uint8Array())
  const runs = [...body.matchAll(/<w:r>.*?<\/w:r>/gs)].map(([run]) => run).filter(run => /الأسبوع/.test(run))
  expect(runs).toHaveLength(1)
  expect(runs[0]).toContain('<w:rtl/>')
  expect(runs[0]).toContain('مرات في الأسبوع، و 2 في رمضان.')
})

test('DS11 in Word a label is on the right only above right-to-left words', async () => {
  const markdown = `**How often.**\n\n${often}\n\n**Price.**\n\nTwo euros.`
  const file = wordDocument('Plan', null, [{ markdown, picture: null }], typefaces())
  const files = unzipSync(new Uint8Array(await Packer.toBuffer(file)))
  const body = strFromU8(files['word/document.xml'] ?? new Uint8Array())
  const labels = [...body.matchAll(/<w:p>.*?<\/w:p>/gs)]
    .map(([one]) => one)
    .filter(one => /often|Price/.test(one))
  expect(labels.map(one => one.includes('w:jc w:val="right"'))).toEqual([true, false])
})

test('DS11 on a slide a label is on the right if its words are right-to-left', async () => {
  const files = unzipSync(await deckSlides(buildDeck(material(), untouched), null))
  const slide = strFromU8(files['ppt/slides/slide2.xml'] ?? new Uint8Array())
  const label = slide.match(/<a:p>(?:(?!<\/a:p>).)*How often.*?<\/a:p>/s)?.[0]
  expect(label).toContain('algn="r"')
  expect(label).not.toContain('rtl="1"')
})

test('DS11 in a PDF a label is on the right only above right-to-left words', () => {
  const draw: DrawText = text => ({ image: text, width: 1, alignment: 'right' })
  const markdown = `**How often.**\n\n${often}\n\n**Price.**\n\nTwo euros.`
  const { content } = pdfDocument('Plan', null, [{ markdown, picture: null }], draw)
  const sides = (content as { style?: string; alignment?: string }[])
    .filter(({ style }) => style === 'label')
    .map(({ alignment }) => alignment)
  expect(sides).toEqual(['right', undefined])
})

const bread = 'خبز'
const rightTable = `| In short | Words |\n|---|---|\n| Problem | ${often} |\n| Ask | ${bread} |`
const partsOf = (markdown: string) => [{ markdown, picture: null }]

test('DS11 in Word only right-to-left tables and footers are read from right to left', async () => {
  const read = async (title: string, markdown: string) => {
    const file = wordDocument(title, null, partsOf(markdown), typefaces())
    const files = unzipSync(new Uint8Array(await Packer.toBuffer(file)))
    const [body = '', foot = ''] = ['document', 'footer1'].map(name =>
      strFromU8(files[`word/${name}.xml`] ?? new Uint8Array()),
    )
    const label = /<w:p>(?:(?!<\/w:p>).)*Problem.*?<\/w:p>/s.exec(body)?.[0] ?? ''
    return [
      body.includes('<w:bidiVisual/>'),
      label.includes('w:val="right"'),
      foot.includes('<w:jc w:val="right"/>'),
    ]
  }
  expect(await read(bread, rightTable)).toEqual([true, true, true])
  expect(await read('Bread', rightTable.replaceAll(/\p{Script=Arabic}/gu, 'a'))).toEqual([
    false,
    false,
    false,
  ])
})

test('DS11 in a PDF a right-to-left table and title are on the right, and the page number is on the left', () => {
  const draw: DrawText = text => ({ image: text, width: 1 })
  const read = (title: string, markdown: string) => {
    const { content, footer } = pdfDocument(title, null, partsOf(markdown), draw)
    const [{ stack: [table] = [] }] = content as [{ stack?: { table: { body: { text?: unknown }[][] } }[] }]
    const foot = typeof footer === 'function' ? footer(1, 9, { width: 1, height: 1 } as never) : null
    const { columns } = foot as { columns: { text?: unknown }[] }
    const at = (cells: { text?: unknown }[] | undefined, words: string) =>
      (cells ?? []).findIndex(cell => JSON.stringify(cell).includes(words))
    return [at(table?.table.body[1], 'Problem'), at(columns, '1 / 9')]
  }
  expect(read(bread, rightTable)).toEqual([1, 0])
  expect(read('Bread', rightTable.replaceAll(/\p{Script=Arabic}/gu, 'a'))).toEqual([0, 1])
})

test('DS11 on right-to-left slides the boxes, charts and page numbers are mirrored', async () => {
  const placesIn = async (given: Material) => {
    const files = unzipSync(await deckSlides(buildDeck(given, untouched), null))
    const layout = strFromU8(files['ppt/slideLayouts/slideLayout3.xml'] ?? new Uint8Array())
    const placeOf = (sign: string) => {
      const shape = (layout.match(/<p:sp>.*?<\/p:sp>/gs) ?? []).find(each => each.includes(sign)) ?? ''
      return Number(/<a:off x="(\d+)"/.exec(shape)?.[1])
    }
    return [placeOf('name="Left"') < placeOf('name="Right"'), placeOf('type="slidenum"') > 6_000_000]
  }
  expect(await placesIn(material())).toEqual([false, false])
  expect(await placesIn(chairside())).toEqual([true, true])
})

test('DS11 in Word the page number “3 / 9” keeps its order beside a right-to-left title', async () => {
  const read = async (title: string) => {
    const file = wordDocument(title, null, partsOf('Two euros.'), typefaces())
    const files = unzipSync(new Uint8Array(await Packer.toBuffer(file)))
    const foot = strFromU8(files['word/footer1.xml'] ?? new Uint8Array())
    expect(foot).not.toContain('<w:bidi/>')
    return ['>PAGE<', '>NUMPAGES<', title].toSorted((one, other) => foot.indexOf(one) - foot.indexOf(other))
  }
  expect(await read(bread)).toEqual(['>PAGE<', '>NUMPAGES<', bread])
  expect(await read('Bread')).toEqual(['Bread', '>PAGE<', '>NUMPAGES<'])
})

test('DS11 a question that quotes right-to-left words begins with our own words', () => {
  const given = { ...arabic(), facts: [someFact('problem', null, often)] }
  const plan = buildPlan(given, untouchedPlan)
  const asked = concernsOf('lender', given, plan.sources, checkedPlan(plan))
    .filter(({ kind }) => kind === 'unmarked')
    .map(({ text }) => text)
  expect(asked).toEqual([`Nobody said how it is known: “${often}”`])
})

test('DS11 in a PDF the line under the title starts on the same side as the title', () => {
  const draw: DrawText = text => ({ image: text, width: 1 })
  const ruleOf = (title: string) => {
    const { content } = pdfDocument(title, null, partsOf('Two euros.'), draw, ['A plan'])
    const rule = (content as { canvas?: { x1: number }[] }[]).find(({ canvas }) => canvas)
    return rule?.canvas?.[0]?.x1
  }
  expect([ruleOf(bread), ruleOf('Bread')]).toEqual([347, 0])
})
