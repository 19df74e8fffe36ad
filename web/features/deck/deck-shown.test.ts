// Compares the figures in exported files with the figures on the page.
import { Packer } from 'docx'
import { strFromU8, unzipSync } from 'fflate'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { arabic, chairside } from '../../../tests/support/deck-materials.ts'
import { readWorkbook } from '../../../tests/support/read-workbook.ts'
import { typefaces } from '../../../tests/support/typefaces.ts'
import { buildDeck } from '../../../venture/deck/build.ts'
import { untouched } from '../../../venture/deck/content.ts'
import { onePagerMarkdown, onePagerOf } from '../../../venture/deck/one-pager.ts'
import { deckSlides } from '../../../venture/documents/deck-slides.ts'
import { forecastWorkbook } from '../../../venture/documents/forecast-workbook.ts'
import { pdfDocument } from '../../../venture/documents/pdf-document.ts'
import { wordDocument } from '../../../venture/documents/word-document.ts'
import { type Material, sourcesOf } from '../../../venture/figures/figures.ts'
import { computeForecast } from '../../../venture/forecast/forecast.ts'
import { createFormat } from '../../../venture/forecast/format.ts'
import { buildPlan } from '../../../venture/plan/build.ts'
import { untouchedPlan } from '../../../venture/plan/content.ts'
import { printPlan } from '../../../venture/plan/print.ts'
import { slideFit } from './slide-fit.ts'
import { SlideView } from './slide-view.tsx'

const unescaped = (xml: string) => xml.replaceAll('&amp;', '&').replaceAll('&#x27;', "'")
const wordsOf = (xml: string, tag: string) =>
  unescaped(
    [...xml.matchAll(new RegExp(`<${tag}(?: [^>]*)?>([^<]*)</${tag}>`, 'g'))]
      .map(([, text]) => text)
      .join(''),
  )

/** Returns all text of a pdfmake document, in order. */
function textIn(node: unknown): string {
  if (typeof node === 'string') return node
  if (Array.isArray(node)) return node.map(textIn).join('')
  if (typeof node !== 'object' || node === null) return ''
  const { text, stack, ul, table, columns } = node as Record<string, unknown>
  const body = (table as { body?: unknown } | undefined)?.body
  return [text, stack, ul, body, columns].map(textIn).join('')
}

async function placesOf(material: Material): Promise<Record<string, string>> {
  const deck = buildDeck(material, untouched)
  const slides = unzipSync(await deckSlides(deck, 'Nora'))
  const plan = buildPlan(material, untouchedPlan)
  const { parts } = printPlan(plan, null, { author: 'Nora', day: 'today' })
  const drawn = parts.map(markdown => ({ markdown, picture: null }))
  const word = unzipSync(await Packer.toBuffer(wordDocument(plan.title, 'Nora', drawn, typefaces())))
  const pdf = pdfDocument(plan.title, 'Nora', drawn, () => ({ image: '', width: 1 }))
  const screen = deck.slides.map((slide, index) =>
    renderToStaticMarkup(
      createElement(SlideView, { slide, number: index + 1, title: deck.title, locale: 'en' }),
    ),
  )
  return {
    pptx: Object.entries(slides)
      .filter(([path]) => /slides\/slide\d+\.xml$/.test(path))
      .map(([, bytes]) => wordsOf(strFromU8(bytes), 'a:t'))
      .join('\n'),
    docx: wordsOf(strFromU8(word['word/document.xml'] ?? new Uint8Array()), 'w:t'),
    pdf: textIn(pdf.content),
    page: unescaped(screen.join('\n').replace(/<[^>]*>/g, '')),
    onePager: onePagerMarkdown(onePagerOf(material, untouched)),
  }
}

/** Computes the same figures from the cells of the workbook. */
function workbookFigures({ forecast, locale }: Material): Record<string, string> {
  if (!forecast) throw new Error('no forecast')
  const sheets = readWorkbook(forecastWorkbook(forecast, { title: 'Chairside' }))
  const { currency, start } = forecast.model
  const { shortMoney, month } = createFormat(currency, start, locale)
  const row = (sheet: string, label: string) => {
    const cells = sheets.find(({ name }) => name === sheet)?.cells ?? new Map()
    const [place = ''] = [...cells].find(([, { text }]) => text === label) ?? []
    return [...cells]
      .filter(
        ([at, { value }]) => at.replace(/^[A-Z]+/, '') === place.replace(/^[A-Z]+/, '') && value !== null,
      )
      .map(([, { value }]) => Math.round(Number(value) * 100))
  }
  const cash = row('Cash flow', 'Cash at the end').slice(-forecast.model.months)
  const lowest = Math.min(...cash)
  const [one = 0, two = 0, three = 0] = row('Summary', 'Revenue')
  return {
    'revenue-year-1': shortMoney(one),
    'revenue-year-2': shortMoney(two),
    'revenue-year-3': shortMoney(three),
    'cash-low': shortMoney(lowest),
    'cash-low-month': month(cash.indexOf(lowest) + 1),
  }
}

const withPrice = (material: Material, price: number): Material => {
  const { forecast } = material
  if (!forecast) throw new Error('no forecast')
  const items = forecast.model.items.map(item =>
    item.kind === 'subscription' ? { ...item, values: { ...item.values, price } } : item,
  )
  return { ...material, forecast: computeForecast({ ...forecast.model, items }) }
}

/** The figures on the one-pager. It has no space for the month of the lowest cash. */
const onOnePage = /^revenue/

test('DS14 each main figure is the same in every file and on the page, and changing one driver changes it everywhere', async () => {
  const before = withPrice(chairside(), 7900)
  const after = withPrice(chairside(), 9900)
  const [old, now] = [workbookFigures(before), workbookFigures(after)]
  for (const [material, figures] of [
    [before, old],
    [after, now],
  ] as const) {
    const sources = sourcesOf(material)
    const places = await placesOf(material)
    for (const [name, figure] of Object.entries(figures)) {
      expect(sources.get(name)?.text, name).toBe(figure)
      for (const [place, text] of Object.entries(places))
        if (place !== 'onePager' || onOnePage.test(name))
          expect(text, `${name} in ${place}`).toContain(figure)
    }
    if (material === after)
      for (const [place, text] of Object.entries(places))
        for (const name of ['revenue-year-1', 'revenue-year-2', 'revenue-year-3'])
          expect(text, `old ${name} in ${place}`).not.toContain(old[name])
  }
})

test('DS11 on a slide in a right-to-left script, only the label is aligned to the right', () => {
  const { slides } = buildDeck(arabic(), untouched)
  const drawn = (id: string) => {
    const slide = slides.find(each => each.id === id)
    return slide
      ? renderToStaticMarkup(createElement(SlideView, { slide, number: 1, title: 'A', locale: 'en' }))
      : ''
  }
  expect(drawn('customer')).toMatch(/dir="rtl"><span[^>]*>Customer/)
  expect(drawn('model')).not.toContain('dir="rtl"')
})

test('DK24 a slide with few words gets larger text, unless one of its slots is still blank', () => {
  const { slides } = buildDeck(chairside(), untouched)
  const rivals = slides.find(({ id }) => id === 'competition')
  if (!rivals) throw new Error('no slide')
  expect(slideFit(rivals)).toBeGreaterThan(1)
  const [head, next, ...rest] = rivals.slots
  const open = [head, next && { ...next, text: '' }, ...rest].flatMap(slot => slot ?? [])
  expect(slideFit({ ...rivals, slots: open })).toBe(1)
})

test('DS10 the chart of evidence has the same words on the page and in the file', async () => {
  const deck = buildDeck(chairside(), untouched)
  const slide = deck.slides.find(({ id }) => id === 'knowledge')
  if (!slide) throw new Error('no slide')
  const parts = unzipSync(await deckSlides({ ...deck, slides: [slide] }, null))
  const [, bytes] = Object.entries(parts).find(([path]) => /charts\/chart\d+\.xml$/.test(path)) ?? []
  const [, labels = ''] = /<c:cat>(.*?)<\/c:cat>/s.exec(strFromU8(bytes ?? new Uint8Array())) ?? []
  const page = renderToStaticMarkup(
    createElement(SlideView, { slide, number: 1, title: deck.title, locale: 'en' }),
  )
  const shown = [...page.matchAll(/<dt[^>]*>([^<]*)<\/dt>/g)].map(([, label]) => label)
  const written = [...labels.matchAll(/<c:v>([^<]*)<\/c:v>/g)].map(([, label]) => label)
  expect(written).toContain('guess')
  expect(shown.slice(-written.length)).toEqual(written)
})
