// Every figure and sentence a slide or a plan may show, by name: "{price-3f2a1c}" is a fact's figure,
// "{price-3f2a1c:words}" what was said, "{revenue-year-1}" a line of the forecast, "{tam}" a market size. They are
// named there and never typed.
import type { Assumption, AssumptionFact, Experiment, ExperimentChange } from '../../contracts/evidence.ts'
import { type FactTopic, factTopics } from '../../contracts/fact-topics.ts'
import { type Evidence, evidenceLabels, type Fact } from '../../contracts/facts.ts'
import { formatRange, formatShort } from '../../contracts/figures.ts'
import { printFormula } from '../../contracts/print-sizing.ts'
import type { Competitor } from '../../contracts/results/market-research.ts'
import { evaluate, type Sizing } from '../../contracts/sizing.ts'
import { isNamed, ventureSentence } from '../../contracts/venture-name.ts'
import { isHeld } from '../facts/compare.ts'
import { weigh } from '../facts/evidence.ts'
import { printValue } from '../facts/print-value.ts'
import type { Forecast } from '../forecast/forecast.ts'
import { driversOf, rollUp } from '../forecast/forecast.ts'
import { createFormat } from '../forecast/format.ts'
import { coverOf, debtWords, profitWords, raisedIn } from '../forecast/lender.ts'
import { metricsOf } from '../forecast/metrics.ts'

/** The pages a figure comes from. */
export type Place =
  | 'deck'
  | 'businessPlan'
  | 'evidence'
  | 'validation'
  | 'refinement'
  | 'customers'
  | 'pitch'
  | 'financial'
  | 'profile'
  | 'settings'

export type Material = {
  venture: { name: string; description: string | null }
  founder: { name: string | null; bio: string | null }
  facts: readonly Fact[]
  /** Facts that are somebody else's words: what was said in an interview. */
  quoted: ReadonlySet<string>
  assumptions: readonly Assumption[]
  links: readonly AssumptionFact[]
  tests: readonly Experiment[]
  changes: readonly ExperimentChange[]
  sizing: Sizing | null
  /** Alternatives a market research or competitor analysis found. */
  rivals: readonly Pick<Competitor, 'name' | 'line'>[]
  forecast: Forecast | null
  locale: string
}

/** How well it is known; null where nobody said. A forecast and an estimate say that they are. */
export type Mark = Evidence | 'forecast' | 'estimate' | null
export const markLabels: Record<Exclude<Mark, null>, string> = {
  ...evidenceLabels,
  guess: 'guess',
  forecast: 'forecast',
  estimate: 'estimate',
}

export type Source = {
  name: string
  text: string
  mark: Mark
  /** Where it stands, and what it rests on. */
  place: Place
  detail: string
}
export type Sources = ReadonlyMap<string, Source>

const placeOfTopic: Partial<Record<FactTopic, Place>> = {
  solution: 'refinement',
  difference: 'refinement',
  risk: 'refinement',
  reach: 'customers',
  buyers: 'customers',
  traction: 'pitch',
  team: 'pitch',
  ask: 'pitch',
}
export const placeOf = (topic: FactTopic): Place => placeOfTopic[topic] ?? 'validation'

/** What can be a guess; who the founder is, or what they offer, cannot. */
export const measurable: readonly FactTopic[] = [
  'problem',
  'frequency',
  'cost',
  'workaround',
  'price',
  'money',
  'refusals',
  'reach',
  'buyers',
  'traction',
  'costs',
  'margin',
  'churn',
]

export const factName = ({ topic, id }: Pick<Fact, 'topic' | 'id'>): string => `${topic}-${id.slice(0, 6)}`
export const beliefName = ({ id }: Pick<Assumption, 'id'>): string => `belief-${id.slice(0, 6)}`
export const foundName = (index: number): string => `found-${index + 1}`
export const testName = ({ id }: Pick<Experiment, 'id'>): string => `test-${id.slice(0, 6)}`

export function sourcesOf(material: Material): Sources {
  const sources = new Map<string, Source>()
  const add = (source: Source | null) => {
    if (source && source.text !== '' && !sources.has(source.name)) sources.set(source.name, source)
  }
  addVenture(material, add)
  for (const fact of material.facts.filter(isHeld)) addFact(fact, material, add)
  for (const belief of material.assumptions)
    add({
      name: `${beliefName(belief)}:words`,
      text: belief.text.trim(),
      mark: null,
      place: 'evidence',
      detail: 'An assumption on your board',
    })
  material.rivals.forEach(({ line }, index) => {
    const found = { mark: null, place: 'validation', detail: 'Found by your market research' } as const
    add({ name: `${foundName(index)}:words`, text: line.trim(), ...found })
  })
  for (const test of material.tests) addTest(test, material.locale, add)
  if (material.sizing) addSizes(material.sizing, add)
  if (material.forecast) addForecast(material.forecast, material.locale, add)
  return sources
}

type Add = (source: Source | null) => void

function addVenture({ venture, founder }: Material, add: Add): void {
  const own = { mark: null, detail: '' } as const
  if (isNamed(venture.name)) add({ name: 'venture', text: venture.name, place: 'settings', ...own })
  add({ name: 'sentence', text: ventureSentence(venture.description) ?? '', place: 'settings', ...own })
  add({ name: 'founder', text: founder.name?.trim() ?? '', place: 'profile', ...own })
  add({ name: 'founder:words', text: founder.bio?.trim() ?? '', place: 'profile', ...own })
}

function addFact(fact: Fact, { locale, quoted }: Material, add: Add): void {
  const name = factName(fact)
  const mark = weigh(fact, locale)
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(new Date(fact.said_at))
  const unsaid = measurable.includes(fact.topic) ? ['not said how it is known'] : []
  const known = mark ? [markLabels[mark]] : unsaid
  const quote = fact.quote && fact.quote !== fact.text ? ` “${fact.quote}”` : ''
  const who = quoted.has(fact.id) ? 'said in an interview' : 'from the founder'
  const detail = `${[factTopics[fact.topic].label, who, ...known, day].join(', ')}.${quote}`
  const place = placeOf(fact.topic)
  const said = quoted.has(fact.id) ? `“${fact.text.trim()}”` : fact.text.trim()
  add({ name: `${name}:words`, text: said, mark, place, detail })
  const value = fact.value && fact.value.kind !== 'name' ? printValue(fact.value, locale) : fact.text.trim()
  add({ name, text: value, mark, place, detail })
}

function addTest(test: Experiment, locale: string, add: Add): void {
  if (test.state !== 'open') return
  const name = testName(test)
  const detail = `Test: ${test.measure}. Right if: ${test.right_if}`
  const common = { mark: null, place: 'evidence', detail } as const
  add({ name: `${name}:words`, text: (test.observed ?? test.verify).trim(), ...common })
  const number = new Intl.NumberFormat(locale)
  if (test.measured !== null) add({ name, text: number.format(test.measured), ...common })
}

function addSizes(sizing: Sizing, add: Add): void {
  const results = evaluate(sizing)
  const isEstimate = sizing.assumptions.some(({ provenance }) => provenance.kind === 'estimate')
  for (const id of ['tam', 'sam', 'som']) {
    const range = results.get(id)
    const formula = sizing.formulas.find(each => each.id === id)
    if (!range || !formula) continue
    add({
      name: id,
      text: formatShort(range.likely, formula.format, sizing.currency),
      mark: isEstimate ? 'estimate' : null,
      place: 'validation',
      detail: `${formula.label}: ${printFormula(sizing, id)}. Range ${formatRange(range, formula.format, sizing.currency)}`,
    })
  }
}

function addForecast(forecast: Forecast, locale: string, add: Add): void {
  const { model } = forecast
  const format = createFormat(model.currency, model.start, locale)
  const metrics = metricsOf(forecast)
  const drivers = driversOf(model).filter(({ field }) => field.more)
  const known = drivers.filter(({ id }) => model.origins[id]?.kind === 'fact').length
  const rests = `Forecast: ${known} of ${drivers.length} uncertain figures rest on facts, the others are guesses.`
  const put = (name: string, text: string | null) =>
    add(text === null ? null : { name, text, mark: 'forecast', place: 'financial', detail: rests })
  const money = (cents: number | null) => (cents === null ? null : format.shortMoney(cents))
  for (const [name, line] of [
    ['revenue', 'revenue'],
    ['profit', 'net-profit'],
    ['cash', 'cash'],
  ] as const) {
    rollUp(forecast, line, 'year').forEach((value, year) => {
      put(`${name}-year-${year + 1}`, money(value))
    })
  }
  put('profit-lasts', profitWords(metrics, format))
  put('debt', debtWords(forecast, format))
  put('break-even', metrics.breakEven === null ? null : format.month(metrics.breakEven))
  put('cash-low', money(metrics.lowPoint.cash))
  put('cash-low-month', format.month(metrics.lowPoint.month))
  put('cash-out', metrics.outOfCash === null ? null : format.month(metrics.outOfCash))
  put('burn', metrics.burn > 0 ? money(metrics.burn) : null)
  put('gross-margin', metrics.grossMargin === null ? null : format.percent(metrics.grossMargin))
  put('cac', money(metrics.cac))
  put('ltv', money(metrics.ltv))
  put('payback', metrics.paybackMonths === null ? null : format.months(metrics.paybackMonths))
  const raised = raisedIn(model)
  put('raise', raised > 0 ? money(raised) : null)
  for (const { year, service, cover } of coverOf(forecast)) {
    put(`debt-service-year-${year}`, money(service))
    put(`cover-year-${year}`, format.ratio(cover))
  }
  put('known-drivers', format.count(known))
  put('all-drivers', format.count(drivers.length))
}
