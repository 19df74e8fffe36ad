// The measure of success, with a threshold from the founder's own figures.
import type { Experiment } from '../../contracts/evidence.ts'
import type { FactValue, Period } from '../../contracts/fact-values.ts'
import type { Fact } from '../../contracts/facts.ts'
import { factsAbout } from '../deck/facts-about.ts'
import type { Blank } from '../deck/slot.ts'
import { printValue } from '../facts/print-value.ts'
import { type Material, markLabels, type Place } from '../figures/figures.ts'
import { originOf } from '../figures/origins.ts'
import { kinds } from '../forecast/fields.ts'
import { createFormat } from '../forecast/format.ts'
import type { Item } from '../forecast/model.ts'

export type Candidate = {
  id: string
  measure: string
  target: number
  /** How the threshold was calculated, as text. */
  formula: string
  /** The page where the founder can change the figures. */
  place: Place
  /** The test on the board that uses this measure. */
  test: Experiment | null
}

export type Metric = { candidates: readonly Candidate[]; blanks: readonly Blank[] }

export function metricsFor(material: Material, test: Experiment | null): Metric {
  const candidates = [...ofTest(test), ...ofForecast(material), ...ofAim(material)]
  const blanks: Blank[] = [
    ...(material.forecast
      ? []
      : [{ missing: 'What you sell in the first month', place: 'financial' as const }]),
    ...(factsAbout(material, ['aim']).some(({ value }) => value?.kind === 'money')
      ? []
      : [{ missing: 'What you want to earn from it a month', place: 'validation' as const }]),
  ]
  return { candidates, blanks }
}

function ofTest(test: Experiment | null): Candidate[] {
  if (!test || test.target === null) return []
  const { id, measure, target, right_if } = test
  return [{ id: `test-${id}`, measure, target, formula: right_if, place: 'evidence', test }]
}

const streams = (material: Material): Item[] =>
  material.forecast?.model.items.filter(({ kind }) => kinds[kind].group === 'revenue') ?? []

/** The figure of the first month, for each revenue stream in the forecast. */
function ofForecast(material: Material): Candidate[] {
  const { forecast } = material
  if (!forecast) return []
  const { currency, start } = forecast.model
  const format = createFormat(currency, start, material.locale)
  return streams(material).flatMap((item): Candidate[] => {
    const { id, kind, name, growth = 'rate', values, quantities } = item
    const label = 'quantity' in kinds[kind] ? String(kinds[kind].quantity) : ''
    const first = growth === 'manual' ? quantities?.[0] : growth === 'rate' ? values.first : undefined
    if (first === undefined || first <= 0) return []
    const share = kind === 'hours' ? (values.used ?? 1) : 1
    const target = Math.ceil(first * share)
    const { who, mark } = originOf(material, `${id}.first`)
    const month = format.month(values.start ?? 1)
    return [
      {
        id: `forecast-${id}`,
        measure: `${kind === 'hours' ? 'Hours sold' : label} in the first month (${name})`,
        target,
        formula: `Your forecast for ${month}: ${format.count(first)}${share === 1 ? '' : ` × ${format.percent(share)} = ${format.count(target)}`} (${who.toLowerCase()}, ${markLabels[mark]})`,
        place: 'financial',
        test: null,
      },
    ]
  })
}

/** The share of interested people who buy, if the forecast uses a funnel. */
export function conversionOf(material: Material): { share: number; formula: string } | null {
  const { forecast } = material
  const item = streams(material).find(({ growth }) => growth === 'funnel')
  const share = item?.values.conversion
  if (!forecast || !item || share === undefined || share <= 0) return null
  const format = createFormat(forecast.model.currency, forecast.model.start, material.locale)
  const { mark } = originOf(material, `${item.id}.conversion`)
  return {
    share,
    formula: `your forecast says that ${format.percent(share)} of leads buy (${markLabels[mark]})`,
  }
}

const perMonth: Partial<Record<Period, number>> = {
  day: 30,
  week: 52 / 12,
  month: 1,
  quarter: 1 / 3,
  year: 1 / 12,
}

type Monthly = { low: number; high: number; currency: string }

/** The amount per month. Null if the value is not paid repeatedly. */
function monthly(value: FactValue | null): Monthly | null {
  const part = value?.kind === 'price' ? value.parts.find(({ kind }) => kind === 'recurring') : value
  if (!part || (part.kind !== 'money' && part.kind !== 'recurring') || part.per === null) return null
  const months = perMonth[part.per]
  if (months === undefined) return null
  return { low: part.low * months, high: part.high * months, currency: part.currency }
}

/** The number of customers with which the founder's aim is reached at the planned price, before costs. */
function ofAim(material: Material): Candidate[] {
  const known = (topic: 'aim' | 'price') =>
    factsAbout(material, [topic]).flatMap((fact): [Fact, Monthly][] => {
      const found = monthly(fact.value)
      return found ? [[fact, found]] : []
    })[0]
  const [aim, price] = [known('aim'), known('price')]
  if (!aim || !price || aim[1].currency !== price[1].currency || price[1].low <= 0) return []
  const target = Math.ceil(aim[1].high / price[1].low)
  if (target <= 0) return []
  const print = ([{ value, text }]: [Fact, Monthly]) => (value ? printValue(value, material.locale) : text)
  return [
    {
      id: 'aim',
      measure: 'Customers who pay',
      target,
      formula: `${print(aim)} ÷ ${print(price)} = ${new Intl.NumberFormat(material.locale).format(target)}, before any costs`,
      place: 'validation',
      test: null,
    },
  ]
}
