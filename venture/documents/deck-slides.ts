// Writes the deck as editable slides: with layouts, placeholders, charts with their data, and notes. The
// library is loaded only when somebody requests a file.
import type Library from 'pptxgenjs'
import type { Chart, Deck, Slide, Slot } from '../deck/build.ts'
import { onPaper } from '../deck/paper.ts'
import { markLabels } from '../figures/figures.ts'
import { areFromRight, isRightToLeft } from './direction.ts'
import { fitting, type Paragraph } from './fit-text.ts'
import { mendSlides } from './mend-slides.ts'
import {
  type Box,
  chartPlace,
  defineLayouts,
  faces,
  ink,
  isTwofold,
  type LayoutName,
  layouts,
  onSide,
  plain,
  soft,
} from './slide-layouts.ts'
import type { Look } from './slide-look.ts'

// In the library's types, the class is one `.default` deeper than in its code.
type Presentation = Library.default
type TextProps = Library.default.TextProps

const colors = {
  revenue: 'accent2',
  cash: 'accent3',
  facts: 'accent4',
  market: 'accent5',
}

export async function deckSlides(
  deck: Deck,
  author: string | null,
  look: Look = 'paper',
): Promise<Uint8Array> {
  const { default: Presentation } = await import('pptxgenjs')
  const file = new (Presentation as unknown as typeof Library.default)()
  file.layout = 'LAYOUT_WIDE'
  file.title = plain(deck.title)
  file.author = plain(author ?? 'Undaunted')
  // The library does not escape this value, so it must contain no "&".
  file.company = 'Undaunted'
  const { slides } = onPaper(deck)
  const isFromRight = areFromRight([deck.title, ...slides.flatMap(({ slots }) => slots[0]?.text ?? [])])
  defineLayouts(file, plain(deck.title), isFromRight)
  for (const slide of slides) addSlide(file, slide, isFromRight)
  const bytes = await file.write({ outputType: 'uint8array' })
  return mendSlides(bytes as Uint8Array, look)
}

function addSlide(file: Presentation, slide: Slide, isFromRight: boolean): void {
  const [head, ...rest] = slide.slots
  const point = head ? headline(head) : [{ text: ' ', options: {} }]
  const half = Math.ceil(rest.length / 2)
  const masterName = layoutOf(slide, point, rest, half)
  const at = layouts[masterName]
  const page = file.addSlide({ masterName })
  if (slide.id !== 'cover') page.addText(plain(slide.name), { placeholder: 'name', bold: true })
  page.addText(scaled(point, fitOf(point, at.headline), at.headline), { placeholder: 'headline' })
  if (slide.notes.text) page.addNotes(plain(slide.notes.text))
  if (masterName === 'One sentence') return
  const cut = isTwofold(masterName) ? half : rest.length
  const columns = [lines(rest.slice(0, cut)), lines(rest.slice(cut))] as const
  // Both columns use the same size.
  const scale = Math.min(...columns.map(column => fitOf(column, at.left)))
  page.addText(scaled(columns[0], scale, at.left), { placeholder: 'left' })
  if (isTwofold(masterName)) page.addText(scaled(columns[1], scale, at.right), { placeholder: 'right' })
  if (slide.chart) addChart(page, file, slide.chart, isFromRight)
}

/** Chooses the layout with a larger font if the text is short enough for it. */
function layoutOf({ id, chart }: Slide, point: TextProps[], rest: readonly Slot[], half: number): LayoutName {
  if (id === 'cover') return 'Cover'
  if (chart) return 'With a chart'
  if (rest.length === 0) return 'One sentence'
  const large = rest.length === 1 ? 'A point and a line' : 'Few words'
  const { headline: head, left } = layouts[large]
  const fits = [
    fitOf(point, head),
    ...[rest.slice(0, half), rest.slice(half)].map(slots => fitOf(lines(slots), left)),
  ]
  return fits.every(scale => scale === 1) ? large : 'Two columns'
}

const textOf = ({ text }: Slot) => plain(text) || ' '
const direction = (text: string) => (isRightToLeft(text) ? ({ rtlMode: true, align: 'right' } as const) : {})

/** Aligns a label with the start of its text: on the right for right-to-left text. */
const above = (text: string) => (isRightToLeft(text) ? ({ align: 'right' } as const) : {})

function headline(slot: Slot): TextProps[] {
  const text = textOf(slot)
  const small = { fontSize: 14, color: soft, fontFace: faces.text, ...direction(text) }
  return [
    // Breaks the line after the label. On one line, the label would look like the start of the sentence.
    ...(slot.label ? [{ text: plain(slot.label), options: { ...small, breakLine: true } }] : []),
    {
      text,
      options: {
        ...direction(text),
        ...(slot.role === 'figure' && { fontSize: 44 }),
      },
    },
    ...(slot.mark ? [{ text: `  ${markLabels[slot.mark]}`, options: small }] : []),
  ]
}

/** The scale at which the text fits into its box. */
function fitOf(runs: TextProps[], box: Box): number {
  const paragraphs: Paragraph[] = []
  let isOpen = false
  for (const { text = '', options } of runs) {
    const [last, size] = [paragraphs.at(-1), options?.fontSize ?? box.size]
    if (isOpen && last) {
      last.text += text
      last.size = Math.max(last.size, size)
    } else paragraphs.push({ text, size, after: options?.paraSpaceAfter ?? 0 })
    isOpen = options?.breakLine !== true
  }
  return fitting(paragraphs, box)
}

/** Scales the font sizes. At scale 1 the layout keeps its own size. */
const scaled = (runs: TextProps[], scale: number, { size }: Box): TextProps[] =>
  scale === 1
    ? runs
    : runs.map(({ options, ...run }) => ({
        ...run,
        options: { ...options, fontSize: Math.round((options?.fontSize ?? size) * scale) },
      }))

/** Makes two paragraphs per slot: the label with the evidence mark, then the text. */
function lines(slots: readonly Slot[]): TextProps[] {
  const shown = slots.filter(slot => textOf(slot) !== ' ')
  if (shown.length === 0) return [{ text: ' ', options: {} }]
  return shown.flatMap(slot => {
    const text = textOf(slot)
    const over = [slot.label ? plain(slot.label) : '', slot.mark ? markLabels[slot.mark] : '']
      .filter(Boolean)
      .join(' · ')
    const size = slot.role === 'figure' ? { fontSize: 30, fontFace: faces.head } : {}
    return [
      ...(over
        ? [
            {
              text: over,
              options: { fontSize: 14, color: soft, breakLine: true, ...above(text), ...direction(over) },
            },
          ]
        : []),
      {
        text,
        options: {
          ...size,
          breakLine: true,
          paraSpaceAfter: 14,
          ...direction(text),
        },
      },
    ]
  })
}

/** The spreadsheet format code for whole amounts in a currency. */
const moneyCode = (currency: string): string => {
  const parts = new Intl.NumberFormat('en', { style: 'currency', currency }).formatToParts(0)
  const symbol = parts.find(({ type }) => type === 'currency')?.value ?? currency
  return `"${symbol}${/\p{L}$/u.test(symbol) ? ' ' : ''}"#,##0`
}

const steps = [
  [1e9, '0.00,,,"bn"'],
  [1e6, '0.00,,"m"'],
  [1e5, '0.0,"k"'],
] as const

/**
 * The format code for the label of a bar. It is short, because the bars are narrow. The legend shows the currency.
 */
const shortCode = (values: readonly number[]): string =>
  steps.find(([from]) => values.some(value => Math.abs(value) >= from))?.[1] ?? '#,##0'

/** Chart data can contain only finite numbers. */
const figure = (value: number) => (Number.isFinite(value) ? Math.round(value) : 0)

function addChart(page: Library.default.Slide, file: Presentation, chart: Chart, isFromRight: boolean): void {
  const place = onSide(chartPlace, isFromRight)
  const text = {
    catAxisLabelFontFace: faces.text,
    valAxisLabelFontFace: faces.text,
    dataLabelFontFace: faces.text,
    catAxisLabelFontSize: 12,
    dataLabelFontSize: 11,
    catAxisLabelColor: soft,
    dataLabelColor: ink,
  }
  const quiet = {
    valAxisHidden: true,
    valGridLine: { style: 'none' as const },
    showValue: true,
    valAxisLineShow: false,
  }
  const common = { ...place, ...text, ...quiet, barGapWidthPct: 60 }
  const { bar } = file.ChartType
  if (chart.kind === 'forecast') {
    const labels = chart.years.map(plain)
    const data = [
      { name: `Revenue, ${plain(chart.currency)}`, labels, values: chart.revenue.map(figure) },
      {
        name: `Cash at the end of the year, ${plain(chart.currency)}`,
        labels,
        values: chart.cash.map(figure),
      },
    ]
    const legend = {
      showLegend: true,
      legendPos: 'b' as const,
      legendFontFace: faces.text,
      legendFontSize: 12,
      legendColor: soft,
    }
    page.addChart(bar, data, {
      ...common,
      ...legend,
      chartColors: [colors.revenue, colors.cash],
      dataLabelFormatCode: shortCode([...chart.revenue, ...chart.cash]),
      altText: 'Revenue and cash by year',
    })
    return
  }
  const across = {
    ...common,
    barDir: 'bar' as const,
    // Puts the first row at the top. The library's types lack this value.
    catAxisOrientation: 'maxMin' as 'minMax',
    dataLabelFormatCode: '#,##0',
  }
  if (chart.kind === 'market') {
    const labels = chart.sizes.map(({ label }) => plain(label))
    const values = chart.sizes.map(({ value }) => figure(value))
    page.addChart(bar, [{ name: `A year, in ${plain(chart.currency)}`, labels, values }], {
      ...across,
      dataLabelFormatCode: moneyCode(chart.currency),
      chartColors: [colors.market],
      altText: 'Market sizes a year',
    })
    return
  }
  const labels = chart.counts.map(({ mark }) => (mark === 'unmarked' ? 'not said' : markLabels[mark]))
  const values = chart.counts.map(({ count }) => count)
  page.addChart(bar, [{ name: 'Facts', labels, values }], {
    ...across,
    chartColors: [colors.facts],
    altText: 'How well our facts are known',
  })
}
