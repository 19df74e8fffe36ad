// Writes the deck as editable slides: real layouts with placeholders, charts with their data, notes. The writing
// library loads only when a file is requested.
import type Library from 'pptxgenjs'
import type { Chart, Deck, Slide, Slot } from '../deck/build.ts'
import { onPaper } from '../deck/paper.ts'
import { markLabels } from '../figures/figures.ts'
import { isRightToLeft } from './direction.ts'
import { fitting, type Paragraph } from './fit-text.ts'
import { mendSlides } from './mend-slides.ts'
import {
  alone,
  type Box,
  coverPlaces,
  defineLayouts,
  faces,
  half,
  ink,
  margin,
  places,
  plain,
  soft,
} from './slide-layouts.ts'
import type { Look } from './slide-look.ts'

// The package's types put the class one `.default` deeper than its code does.
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
  defineLayouts(file, plain(deck.title))
  for (const slide of onPaper(deck).slides) addSlide(file, slide)
  const bytes = await file.write({ outputType: 'uint8array' })
  return mendSlides(bytes as Uint8Array, look)
}

function addSlide(file: Presentation, slide: Slide): void {
  const isCover = slide.id === 'cover'
  const [head, ...rest] = slide.slots
  const isAlone = !isCover && !slide.chart && rest.length === 0
  const masterName = isCover
    ? 'Cover'
    : slide.chart
      ? 'With a chart'
      : isAlone
        ? 'One sentence'
        : 'Two columns'
  const page = file.addSlide({ masterName })
  const isWhole = isCover || slide.chart !== null
  const cut = isWhole ? rest.length : Math.ceil(rest.length / 2)
  const at = isCover ? coverPlaces : places
  if (!isCover) page.addText(plain(slide.name), { placeholder: 'name', bold: true })
  page.addText(head ? fitted(headline(head), isAlone ? alone : at.headline) : ' ', {
    placeholder: 'headline',
  })
  if (slide.notes.text) page.addNotes(plain(slide.notes.text))
  if (isAlone) return
  page.addText(fitted(lines(rest.slice(0, cut)), at.left), { placeholder: 'left' })
  if (!isWhole) page.addText(fitted(lines(rest.slice(cut)), places.right), { placeholder: 'right' })
  if (slide.chart) addChart(page, file, slide.chart)
}

const textOf = ({ text }: Slot) => plain(text) || ' '
const direction = (text: string) => (isRightToLeft(text) ? ({ rtlMode: true, align: 'right' } as const) : {})

/** The label is on the side where the text begins. */
const above = (text: string) => (isRightToLeft(text) ? ({ align: 'right' } as const) : {})

function headline(slot: Slot): TextProps[] {
  const text = textOf(slot)
  const small = { fontSize: 14, color: soft, fontFace: faces.text, ...direction(text) }
  return [
    // On one line with the text, the label would look like the start of the sentence.
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

/** Uses a smaller size if the text would not fit, else the size of the layout. */
function fitted(runs: TextProps[], box: Box): TextProps[] {
  const sizeOf = ({ options }: TextProps) => options?.fontSize ?? box.size
  const paragraphs: Paragraph[] = []
  let isOpen = false
  for (const run of runs) {
    const { text = '', options } = run
    const last = paragraphs.at(-1)
    if (isOpen && last) {
      last.text += text
      last.size = Math.max(last.size, sizeOf(run))
    } else paragraphs.push({ text, size: sizeOf(run), after: options?.paraSpaceAfter ?? 0 })
    isOpen = options?.breakLine !== true
  }
  const scale = fitting(paragraphs, box)
  if (scale === 1) return runs
  return runs.map(run => ({ ...run, options: { ...run.options, fontSize: Math.round(sizeOf(run) * scale) } }))
}

/** Two paragraphs per slot: first the label and the evidence mark, then the words. */
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

/** Chart data may hold finite numbers only. */
const figure = (value: number) => (Number.isFinite(value) ? Math.round(value) : 0)

function addChart(page: Library.default.Slide, file: Presentation, chart: Chart): void {
  const place = { x: margin + half + 0.5, y: 2.75, w: half, h: 3.9 }
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
      { name: 'Revenue', labels, values: chart.revenue.map(figure) },
      { name: 'Cash at the end of the year', labels, values: chart.cash.map(figure) },
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
      dataLabelFormatCode: '#,##0',
      altText: 'Revenue and cash by year',
    })
    return
  }
  const across = {
    ...common,
    barDir: 'bar' as const,
    // Shows the first row on top. The package's types lack this value.
    catAxisOrientation: 'maxMin' as 'minMax',
    dataLabelFormatCode: '#,##0',
  }
  if (chart.kind === 'market') {
    const labels = chart.sizes.map(({ label }) => plain(label))
    const values = chart.sizes.map(({ value }) => figure(value))
    page.addChart(bar, [{ name: `A year, in ${plain(chart.currency)}`, labels, values }], {
      ...across,
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
