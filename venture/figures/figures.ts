// Lists every figure and sentence that a slide or a plan may show, each with a name. "{price-3f2a1c00}" is the
// figure of a fact. "…:words" is its text, and "…:said" is its text without the field name. "{revenue-year-1}" is a
// line of the forecast, "{tam}" a market size. Documents contain these names and no typed figures.
import type { Assumption, Experiment } from '../../contracts/evidence.ts'
import { type FactTopic, factTopics } from '../../contracts/fact-topics.ts'
import type { Fact } from '../../contracts/facts.ts'
import type { Sizing } from '../../contracts/sizing.ts'
import { isNamed, ventureSentence } from '../../contracts/venture-name.ts'
import { asSentence, countWords } from '../deck/words.ts'
import { isHeld, personIn } from '../facts/compare.ts'
import { weigh } from '../facts/evidence.ts'
import { printValue } from '../facts/print-value.ts'
import { findFigures } from '../numbers/find-figures.ts'
import { localeOrEnglish } from '../numbers/locale.ts'
import { evaluate } from '../sizing/evaluate.ts'
import { formatRange, formatShort } from '../sizing/format.ts'
import { printFormula } from '../sizing/print.ts'
import { cardWords, isCardFigure, paidWords } from './card-figure.ts'
import { sizeMark } from './computed-marks.ts'
import { addForecast } from './forecast-figures.ts'
import { type Add, type Material, markLabels, type Place, type Source, type Sources } from './material.ts'
import { perMaterial } from './per-material.ts'

export {
  type Add,
  type Mark,
  type Material,
  markLabels,
  type Place,
  type Source,
  type Sources,
} from './material.ts'

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

/** Topics whose facts can be a guess. Facts about the founder cannot. */
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

/**
 * Contains the first six and the last two characters of the fact's id. Facts from one answer have ids that differ
 * only at the end.
 */
export const factName = ({ topic, id }: Pick<Fact, 'topic' | 'id'>): string =>
  `${topic}-${id.slice(0, 6)}${id.slice(-2)}`
export const beliefName = ({ id }: Pick<Assumption, 'id'>): string => `belief-${id.slice(0, 6)}`
export const foundName = (index: number): string => `found-${index + 1}`
export const testName = ({ id }: Pick<Experiment, 'id'>): string => `test-${id.slice(0, 6)}`

export const sourcesOf = perMaterial((material): Sources => {
  const sources = new Map<string, Source>()
  const add = (source: Source | null) => {
    if (source && source.text !== '' && !sources.has(source.name)) sources.set(source.name, source)
  }
  addVenture(material, add)
  for (const fact of material.facts.filter(isHeld)) addFact(fact, material, add)
  for (const belief of material.assumptions)
    add({
      name: `${beliefName(belief)}:words`,
      text: asSentence(belief.text),
      mark: null,
      place: 'evidence',
      detail: 'An assumption on the board',
    })
  material.rivals.forEach(({ line }, index) => {
    const found = { mark: null, place: 'validation', detail: 'Found by the market research' } as const
    add({ name: `${foundName(index)}:words`, text: asSentence(line), ...found })
  })
  for (const test of material.tests) addTest(test, material.locale, add)
  if (material.sizing) addSizes(material.sizing, material, add)
  if (material.forecast) addForecast(material.forecast, material, add)
  return sources
})

function addVenture({ venture, founder }: Material, add: Add): void {
  const own = { mark: null, detail: '' } as const
  if (isNamed(venture.name)) add({ name: 'venture', text: venture.name, place: 'settings', ...own })
  add({ name: 'sentence', text: ventureSentence(venture.description) ?? '', place: 'settings', ...own })
  add({ name: 'founder', text: founder.name?.trim() ?? '', place: 'profile', ...own })
  add({ name: 'founder:words', text: founder.bio?.trim() ?? '', place: 'profile', ...own })
}

export const topicLabel = (topic: FactTopic): string =>
  topic === 'reach' ? 'How we reach them' : factTopics[topic].label

function addFact(fact: Fact, { locale, quoted }: Material, add: Add): void {
  const name = factName(fact)
  const mark = weigh(fact, locale)
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(new Date(fact.said_at))
  const unsaid = measurable.includes(fact.topic) ? ['not said how it is known'] : []
  const known = mark ? [markLabels[mark]] : unsaid
  // The quote of a fact from a card is only the name of the field, so it is not shown.
  const isQuoted = fact.quote && !fact.quote.endsWith(fact.text) && !isCardFigure(fact)
  const quote = isQuoted ? ` “${fact.quote}”` : ''
  const who = quoted.has(fact.id) ? 'said in an interview' : 'from the founder'
  const detail = `${[topicLabel(fact.topic), who, ...known, day].join(', ')}.${quote}`
  const place = placeOf(fact.topic)
  const own = paidWords(fact) ?? withAmount(fact, locale)
  const said = quoted.has(fact.id) ? `“${own}”` : own
  add({ name: `${name}:words`, text: said, mark, place, detail })
  add({ name: `${name}:said`, text: cardWords(fact) ?? '', mark, place, detail })
  add({ name, text: figureWords(fact, locale) ?? cardWords(fact) ?? own, mark, place, detail })
}

/** Adds the amount that one person paid if the text does not contain it. */
function withAmount({ text, value }: Fact, locale: string): string {
  const words = text.trim()
  const isNamed = !personIn(value) || value?.kind !== 'money' || findFigures(words).length > 0
  return isNamed ? words : `${words.replace(/[.。]+$/, '')} (${printValue(value, locale)})`
}

/** A text with at most this many words counts as a figure with its unit. */
const unitWords = 12

/**
 * The figure of a fact as text. Null if only the text of the fact says what a price is for. Then the text is shown.
 */
function figureWords({ topic, value, text }: Fact, locale: string): string | null {
  if (!value || value.kind === 'name') return null
  const isBare =
    (value.kind === 'money' && value.per === null && !value.each) ||
    (value.kind === 'price' && value.parts.every(({ kind }) => kind === 'once'))
  return topic === 'price' && isBare && countWords(text) <= unitWords ? null : printValue(value, locale)
}

const withStop = (words: string) => (/[.!?…]$/u.test(words.trim()) ? words.trim() : `${words.trim()}.`)

/** The rule of a test: what to do, and the result at which it passes. */
const ruleOf = ({ verify, right_if }: Experiment) =>
  [asSentence(verify), right_if.trim() && `Right if: ${withStop(right_if)}`].filter(Boolean).join(' ')

function addTest(test: Experiment, locale: string, add: Add): void {
  if (test.state !== 'open') return
  const name = testName(test)
  const detail = `Test: ${test.measure}. Right if: ${test.right_if}`
  const common = { mark: null, place: 'evidence', detail } as const
  add({ name: `${name}:words`, text: asSentence(test.observed ?? test.verify), ...common })
  add({ name: `${name}-rule`, text: ruleOf(test), ...common })
  const number = new Intl.NumberFormat(locale)
  if (test.measured !== null) add({ name, text: number.format(test.measured), ...common })
}

function addSizes(sizing: Sizing, material: Material, add: Add): void {
  const locale = localeOrEnglish(material.locale)
  const results = evaluate(sizing)
  for (const id of ['tam', 'sam', 'som']) {
    const range = results.get(id)
    const formula = sizing.formulas.find(each => each.id === id)
    if (!range || !formula) continue
    const isRange = range.low !== range.high
    add({
      name: id,
      text: formatShort(range.likely, formula.format, sizing.currency, locale),
      mark: sizeMark(sizing, id, material),
      place: 'validation',
      detail: `${formula.label}: ${printFormula(sizing, id, locale)}.${isRange ? ` Range ${formatRange(range, formula.format, sizing.currency, locale)}` : ''}`,
    })
  }
}
