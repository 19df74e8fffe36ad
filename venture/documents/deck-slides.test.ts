import { strFromU8, strToU8, unzipSync } from 'fflate'
import { beforeAll, describe, expect, test } from 'vitest'
import { arabic, chairside, little } from '../../tests/support/deck-materials.ts'
import { lintSlides, type Parts } from '../../tests/support/lint-slides.ts'
import { buildDeck } from '../deck/build.ts'
import { editSlot, hideSlide, untouched } from '../deck/content.ts'
import { checkedDeck, concernsOf } from '../plan/check.ts'
import { questionsSlide } from '../plan/print.ts'
import { deckSlides } from './deck-slides.ts'

const decks = { 'a known venture': chairside, 'little material': little, 'Arabic and emoji': arabic }
const files = new Map<string, Uint8Array>()
beforeAll(async () => {
  for (const [name, material] of Object.entries(decks))
    files.set(name, await deckSlides(buildDeck(material(), untouched), 'Nora'))
})
const fileOf = (name: string) => files.get(name) ?? new Uint8Array()
const known = () => unzipSync(fileOf('a known venture'))
const textOf = (parts: Parts, path: string) => strFromU8(parts[path] ?? new Uint8Array())

describe('DK09 a deck can be exported as slides', () => {
  test.each(Object.keys(decks))('in the file with %s, every part, relation and shape is valid', name => {
    expect(lintSlides(fileOf(name))).toEqual([])
  })

  test('the slides have layouts with placeholders, charts with their data, notes, and fonts that exist', () => {
    const parts = known()
    const count = (folder: string) =>
      Object.keys(parts).filter(path => path.startsWith(`ppt/${folder}/`) && path.endsWith('.xml')).length
    expect([count('slides'), count('notesSlides'), count('charts')]).toEqual([12, 12, 3])
    const layouts = Object.keys(parts).filter(path => /slideLayouts\/[^/]+\.xml$/.test(path))
    const named = layouts.map(path => /<p:cSld name="([^"]*)"/.exec(textOf(parts, path))?.[1])
    expect(named).toEqual(expect.arrayContaining(['Cover', 'Two columns', 'With a chart']))
    const problem = textOf(parts, 'ppt/slides/slide2.xml')
    expect(problem).toMatch(/<p:ph[^>]*type="title"/)
    expect(problem).toContain('Patients do not come, and the chair stays empty.')
    expect(problem).toContain('How often · seen')
    const charts = Object.keys(parts).filter(path => /charts\/chart\d+\.xml$/.test(path))
    const money = charts.map(path => textOf(parts, path)).find(xml => xml.includes('Revenue')) ?? ''
    const { chart } = buildDeck(chairside(), untouched).slides.find(({ id }) => id === 'financials') ?? {}
    for (const value of chart?.kind === 'forecast' ? [...chart.revenue, ...chart.cash] : [Number.NaN])
      expect(money).toContain(`<c:v>${Math.round(value)}</c:v>`)
    const sizes = charts.map(path => textOf(parts, path)).find(xml => xml.includes('>TAM<')) ?? ''
    for (const value of ['36024000', '13272000', '568800']) expect(sizes).toContain(`<c:v>${value}</c:v>`)
    expect(textOf(parts, 'ppt/notesSlides/notesSlide2.xml')).toContain('If they ask:')
  })

  test.each([
    [1, '#,##0'],
    [10, '0.0,&quot;k&quot;'],
    [100, '0.00,,&quot;m&quot;'],
    [100_000, '0.00,,,&quot;bn&quot;'],
  ])(
    'DK24 the labels of bars that stand side by side are short, also for values that are %i times as large',
    async (many, code) => {
      const { slides, ...deck } = buildDeck(chairside(), untouched)
      const slide = slides.find(({ id }) => id === 'financials')
      const chart = slide?.chart?.kind === 'forecast' ? slide.chart : null
      if (!slide || !chart) throw new Error('no chart')
      const revenue = [12_345.6, 23_456.7, 34_567.8].map(value => value * many)
      const changed = { ...slide, chart: { ...chart, revenue, cash: revenue.map(value => -value) } }
      const parts = unzipSync(await deckSlides({ ...deck, slides: [changed] }, null))
      const [path = ''] = Object.keys(parts).filter(each => /charts\/chart\d+\.xml$/.test(each))
      const xml = textOf(parts, path)
      const label = /<c:dLbls>.*?<c:numFmt formatCode="([^"]*)"/s.exec(xml)?.[1]
      expect(label).toBe(code)
      expect(xml).toContain('Revenue, EUR')
      expect(xml).toContain(`<c:v>${Math.round(12_345.6 * many)}</c:v>`)
    },
  )

  test('a company’s template can restyle the slides, because the layout and the theme define places, sizes, fonts and colours', async () => {
    const parts = known()
    const theme = textOf(parts, 'ppt/theme/theme1.xml')
    expect(theme).toMatch(/<a:majorFont><a:latin typeface="Georgia" panose="\d+" pitchFamily="18"/)
    expect(textOf(parts, 'ppt/notesMasters/_rels/notesMaster1.xml.rels')).toContain('theme2.xml')
    expect(textOf(parts, 'ppt/slideMasters/slideMaster1.xml')).toMatch(
      /<p:ph type="title"\/>.*<p:ph type="body" idx="1"\/>/s,
    )
    expect(textOf(parts, 'ppt/slideLayouts/slideLayout3.xml')).toContain('type="twoObj"')
    for (const [path, bytes] of Object.entries(parts)) {
      if (!/^ppt\/slides\/[^/]+\.xml$/.test(path)) continue
      const xml = strFromU8(bytes)
      const texts = [...xml.matchAll(/<p:sp>(?:(?!<\/p:sp>).)*?idx="10\d".*?<\/p:sp>/gs)].map(
        ([shape]) => shape,
      )
      expect(texts.length).toBeGreaterThan(1)
      for (const shape of texts) expect(shape).toContain('<p:spPr/>')
      expect(xml).not.toMatch(/srgbClr|typeface="[A-Z]/)
    }
    const night = unzipSync(await deckSlides(buildDeck(chairside(), untouched), null, 'night'))
    expect(lintSlides(night)).toEqual([])
    expect(textOf(night, 'ppt/slideMasters/slideMaster1.xml')).toContain('bg1="dk1" tx1="lt1"')
  })

  test('DK24 slides with few words use a layout with a larger font, so that no slide is half empty', async () => {
    const parts = known()
    const layoutOf = (slide: number) => {
      const relations = textOf(parts, `ppt/slides/_rels/slide${slide}.xml.rels`)
      const [path = ''] = /slideLayouts\/slideLayout\d+\.xml/.exec(relations) ?? []
      return /<p:cSld name="([^"]*)"/.exec(textOf(parts, `ppt/${path}`))?.[1]
    }
    const { slides } = buildDeck(chairside(), untouched)
    const at = (id: string) => slides.findIndex(slide => slide.id === id) + 1
    expect(layoutOf(at('problem'))).toBe('Few words')
    expect(layoutOf(at('market'))).toBe('With a chart')
    const long = 'A sentence that says far more than one line of a slide can hold. '.repeat(9)
    const full = ['problem.often', 'problem.today'].reduce(
      (content, id) => editSlot(content, id, long),
      untouched,
    )
    Object.assign(parts, unzipSync(await deckSlides(buildDeck(chairside(), full), null)))
    expect(layoutOf(at('problem'))).toBe('Two columns')
  })

  test('DK24 the footer and the page number are on one line, half an inch above the edge', () => {
    const layout = textOf(known(), 'ppt/slideLayouts/slideLayout3.xml')
    const places = (layout.match(/<p:sp>.*?<\/p:sp>/gs) ?? [])
      .filter(shape => shape.includes('slidenum') || shape.includes('Chairside'))
      .map(shape =>
        /<a:off x="\d+" y="(\d+)"\/>\s*<a:ext cx="\d+" cy="(\d+)"/.exec(shape)?.slice(1).map(Number),
      )
    expect(places).toHaveLength(2)
    expect(places[0]).toEqual(places[1])
    const [y = 0, high = 0] = places[0] ?? []
    expect(7.5 - (y + high) / 914_400).toBeGreaterThanOrEqual(0.49)
  })

  test('DS15 text that does not fit gets a smaller size, and other text keeps the size of the layout', async () => {
    const name = 'Ä'.repeat(99)
    const venture = { name, description: `${name} ${name}` }
    const long = unzipSync(await deckSlides(buildDeck({ ...little(), venture }, untouched), null))
    const sizes = (xml: string) =>
      [...xml.matchAll(/<a:rPr[^>]* sz="(\d+)"/g)].map(([, size]) => Number(size))
    expect(Math.min(...sizes(textOf(long, 'ppt/slides/slide1.xml')))).toBeLessThan(4800)
    expect(sizes(textOf(known(), 'ppt/slides/slide1.xml')).every(size => size === 1400)).toBe(true)
  })

  test('a name with XML characters leaves every part valid', async () => {
    const venture = { name: 'Müller & Söhne <b>', description: null }
    const parts = unzipSync(await deckSlides(buildDeck({ ...little(), venture }, untouched), 'A & B'))
    const broken = Object.entries(parts)
      .filter(([path]) => /\.(xml|rels)$/.test(path))
      .filter(([, bytes]) => /&(?!#?\w+;)|<b>/.test(strFromU8(bytes)))
    expect(broken.map(([path]) => path)).toEqual([])
  })

  test('the file leaves out hidden and blank slides and writes Arabic from right to left', async () => {
    const content = editSlot(hideSlide(untouched, 'team', true), 'cover.now', 'A \u0007bell & <b>')
    const parts = unzipSync(await deckSlides(buildDeck(little(), content), null))
    expect(Object.keys(parts).filter(path => /slides\/slide\d+\.xml$/.test(path))).toHaveLength(2)
    const cover = textOf(parts, 'ppt/slides/slide1.xml')
    expect(cover).toContain('A bell &amp; &lt;b&gt;')
    const right = textOf(unzipSync(fileOf('Arabic and emoji')), 'ppt/slides/slide2.xml')
    expect(right).toContain('rtl="1"')
    expect(textOf(unzipSync(fileOf('Arabic and emoji')), 'ppt/theme/theme1.xml')).toContain(
      '<a:cs typeface="Arial"',
    )
    expect(right).toContain('😞')
  })

  test('BP07 the last slide lists an investor’s open questions, unless the founder switches them off', async () => {
    const deck = buildDeck(little(), untouched)
    const concerns = concernsOf('investor', little(), deck.sources, checkedDeck(deck))
    const last = questionsSlide('investor', concerns)
    const bytes = await deckSlides({ ...deck, slides: [...deck.slides, ...(last ? [last] : [])] }, null)
    expect(lintSlides(bytes)).toEqual([])
    const xml = textOf(unzipSync(bytes), 'ppt/slides/slide2.xml')
    expect(xml).toContain('What an investor would still ask')
    expect(xml).toContain(`And ${concerns.length - 6} more`)
    expect(questionsSlide('investor', [])).toBeNull()
  })

  const slide = 'ppt/slides/slide2.xml'
  const layout = 'ppt/slideLayouts/slideLayout3.xml'
  const first = (xml: string, pattern: RegExp, by: string) => {
    expect(xml).toMatch(pattern)
    return xml.replace(pattern, by)
  }
  test.each<[string, string, (xml: string) => string]>([
    ['an empty shape id', slide, xml => first(xml, /<p:cNvPr id="3"/, '<p:cNvPr id=""')],
    ['an invalid shape id', slide, xml => first(xml, /<p:cNvPr id="3"/, '<p:cNvPr id="x3"')],
    ['a shape id that occurs twice', slide, xml => first(xml, /<p:cNvPr id="3"/, '<p:cNvPr id="2"')],
    ['an empty text body', slide, xml => first(xml, /<p:txBody>.*?<\/p:txBody>/s, '<p:txBody></p:txBody>')],
    ['a margin that is not a number', layout, xml => first(xml, /lIns="0"/, 'lIns="NaN"')],
    ['a size that is not a number', layout, xml => first(xml, /(<a:ext cx=)"[1-9]\d*"/, '$1"NaN"')],
    ['an unknown preset', layout, xml => first(xml, /prst="rect"/, 'prst="blob"')],
    ['an empty table cell', slide, xml => first(xml, /<\/p:spTree>/, '<a:tc></a:tc></p:spTree>')],
    ['a tag that is not closed', slide, xml => first(xml, /<\/p:spTree>/, '')],
    [
      'a notes master without shapes',
      'ppt/notesMasters/notesMaster1.xml',
      xml => xml.replace(/<p:sp>.*?<\/p:sp>/gs, ''),
    ],
    [
      'a type without its part',
      '[Content_Types].xml',
      xml => first(xml, /slides\/slide2\.xml/, 'slides/slide99.xml'),
    ],
    [
      'a relation without its target',
      'ppt/slides/_rels/slide2.xml.rels',
      xml => first(xml, /slideLayout\d\.xml/, 'slideLayout77.xml'),
    ],
  ])('the check of the slides finds %s', (_, path, damage) => {
    const parts = known()
    const found = lintSlides({ ...parts, [path]: strToU8(damage(textOf(parts, path))) })
    expect(found.length).toBeGreaterThan(0)
  })
})
