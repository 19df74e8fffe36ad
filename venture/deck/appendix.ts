// The last slide of an exported deck: the forecast by year and its main assumptions. The founder cannot edit it.
import { resolve, weakest } from '../figures/resolve.ts'
import type { Deck, Slide, Slot } from './build.ts'
import { leastCash } from './slides.ts'

const byYear = [
  ['Revenue', 'revenue'],
  ['Profit', 'profit'],
  ['Cash at the end of the year', 'cash'],
] as const
const others = (sources: Deck['sources']) =>
  [
    ['Gross margin', 'gross-margin', '{gross-margin}'],
    ['Profit lasts from', 'break-even', '{break-even}'],
    leastLine(sources),
    ['The guess that matters most', 'guess-most', '{guess-most}'],
  ] as const
function leastLine(sources: Deck['sources']) {
  const [label, template] = leastCash(sources)
  return [label, 'cash-low', template] as const
}
const mostYears = 5

/** Null if there is no forecast. */
export function appendixOf({ sources }: Pick<Deck, 'sources'>): Slide | null {
  const years = Array.from({ length: mostYears }, (_, year) => year + 1).filter(year =>
    sources.has(`revenue-year-${year}`),
  )
  if (years.length === 0) return null
  const line = (label: string, template: string, index: number): Slot => {
    const runs = resolve(template, sources, words => words)
    const text = runs.map(run => run.text).join('')
    return {
      id: `appendix.line${index}`,
      role: 'line',
      label,
      template,
      written: template,
      runs,
      text,
      mark: weakest(runs),
      blank: null,
    }
  }
  const lines = [
    ...byYear.map(
      ([label, name]) => [label, years.map(year => `{${name}-year-${year}}`).join(' → ')] as const,
    ),
    ...others(sources).flatMap(([label, name, template]) =>
      sources.has(name) ? [[label, template] as const] : [],
    ),
  ].map(([label, template], index) => line(label, template, index + 1))
  const title = `Years 1 to ${years.length} of the forecast`
  const head: Slot = { ...line('', title, 0), id: 'appendix.headline', role: 'headline', label: null }
  return {
    id: 'appendix',
    name: 'Appendix',
    isOwn: false,
    isHidden: false,
    slots: [head, ...lines],
    chart: null,
    notes: { text: '', written: '' },
  }
}

/** Adds the appendix when the deck is printed, exported or shared. */
export function withAppendix<Given extends Deck>(deck: Given): Given {
  const appendix = appendixOf(deck)
  return appendix ? { ...deck, slides: [...deck.slides, appendix] } : deck
}
