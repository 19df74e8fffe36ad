// The goal a founder names in words, "60 practices by summer 2027", beside the month in which the forecast reaches it.
// Figures and days are read from the words, as everywhere; what is counted has to be what the venture sells to.
import type { Fact } from '../../contracts/facts.ts'
import { factsAbout } from '../deck/facts-about.ts'
import { isHeld, isSameThing } from '../facts/compare.ts'
import { forecastMarks } from '../figures/computed-marks.ts'
import type { Material, Source } from '../figures/figures.ts'
import { perMaterial } from '../figures/per-material.ts'
import type { Forecast } from '../forecast/forecast.ts'
import { createFormat } from '../forecast/format.ts'
import { monthAfter } from '../forecast/model.ts'
import { spoken } from '../language/function-words.ts'
import { findFigures } from '../numbers/find-figures.ts'
import { placeOfLocale, seasonEnd, withoutSeasons } from '../numbers/seasons.ts'

export type Goal = {
  fact: Fact
  count: number
  /** The last month that is meant, as "2027-09"; null where no day is said. */
  by: string | null
  /** The month of the forecast that has so many; null where none has. */
  reached: string | null
}

/** Whom a venture sells to has other names, and always this one. */
const anyCustomer =
  'customers clients subscribers members users Kunden clientes usuarios utilisateurs usuários'

export const goalOf = perMaterial((material): Goal | null => {
  const { forecast } = material
  const customers = forecast && customersOf(forecast)
  if (!forecast || !customers) return null
  for (const fact of factsAbout(material, ['ask', 'aim'])) {
    const text = withoutSeasons(fact.text)
    const counts = findFigures(text, material.locale).flatMap(({ value, end }) =>
      value.kind === 'count' ? { count: value.low, what: behind(text, end) } : [],
    )
    const named = counts.filter(({ what }) => what.length > 0)
    const [goal, ...others] =
      named.length > 0 ? named.filter(({ what }) => isCustomer(what, material)) : counts
    if (!goal || others.length > 0) continue
    const { count } = goal
    const index = customers.findIndex(value => value >= count)
    return {
      fact,
      count,
      by: dayIn(fact, material),
      reached: index < 0 ? null : monthAfter(forecast.model.start, index),
    }
  }
  return null
})

/** Those who pay at the end of each month; null where the forecast sells something else than to customers. */
function customersOf({ program, engine, model }: Forecast): number[] | null {
  const lines = program.streams.flatMap(({ active }) => active ?? [])
  if (lines.length === 0) return null
  return Array.from({ length: model.months }, (_, month) =>
    lines.reduce((sum, id) => sum + (engine.row(id)[month] ?? 0), 0),
  )
}

const little = new Set(Object.values(spoken).flatMap(words => words.split(' ')))
/** What is counted stands behind its figure, in so many words: "60 paying practices". In "60 by June" it is not named. */
const nameWords = 3
function behind(text: string, end: number): string[] {
  const words = (/^[^.,;:!?]*/.exec(text.slice(end))?.[0] ?? '').split(/[^\p{L}]+/u).filter(Boolean)
  const last = words.findIndex(word => little.has(word.toLowerCase()))
  return words.slice(0, last < 0 ? nameWords : Math.min(last, nameWords))
}

function isCustomer(what: readonly string[], { facts, sizing }: Material): boolean {
  const told = facts
    .filter(isHeld)
    .flatMap(({ topic, text }) => (topic === 'customer' || topic === 'buyers' ? text : []))
  const sized = (sizing?.assumptions ?? []).flatMap(({ format, unit }) => (format === 'count' ? unit : []))
  return [anyCustomer, ...told, ...sized].some(name => isSameThing(what.join(' '), name))
}

function dayIn(fact: Fact, { facts, locale }: Material): string | null {
  const days = findFigures(fact.text, locale).flatMap(({ value }) => (value.kind === 'date' ? value.to : []))
  const ahead = days.find(day => day > fact.said_at.slice(0, 10))
  if (ahead) return ahead.slice(0, 7)
  const place = facts.filter(isHeld).find(({ topic }) => topic === 'place')?.value
  const country = place?.kind === 'place' ? place.country : null
  return seasonEnd(fact.text, fact.said_at, country ?? placeOfLocale(locale))
}

/** What the forecast has of it, as a line of the plan. */
export function goalSource(material: Material): Source | null {
  const [goal, { forecast, locale }] = [goalOf(material), material]
  if (!goal || !forecast) return null
  const { program } = forecast
  return {
    name: 'goal',
    text: `${reachedWords(goal, forecast, locale)}.`,
    mark: forecastMarks(forecast, material)(program.streams.flatMap(({ active }) => active ?? [])),
    place: 'financial',
    detail: 'Customers in the forecast',
  }
}

export const isLate = ({ by, reached }: Goal): boolean => by !== null && (reached === null || reached > by)

export function reachedWords({ count, reached }: Goal, { model }: Forecast, locale: string): string {
  const format = createFormat(model.currency, model.start, locale)
  return reached
    ? `The forecast reaches ${format.count(count)} customers in ${format.calendarMonth(reached)}`
    : `The forecast does not reach ${format.count(count)} customers within ${format.months(model.months)}`
}
