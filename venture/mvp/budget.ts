// Compares the stories with the available budget. It counts the stories in order and stops at the first one that
// does not fit.
import { weigh } from '../facts/evidence.ts'
import { type Material, markLabels } from '../figures/figures.ts'
import { createFormat } from '../forecast/format.ts'
import { decimalsOf } from '../forecast/model.ts'
import { suggestAnswers } from '../forecast/starter.ts'
import { localeOrEnglish } from '../numbers/locale.ts'
import type { MvpContent, Story, Takes, Way } from './content.ts'

export const spent = ['hours', 'money'] as const
export type Spent = (typeof spent)[number]
export type Limits = Readonly<Record<Spent, number | null>>

const nothing: Takes = { hours: null, money: null }

/** The estimate of a story for the way of doing it that the founder chose. */
export const takesOf = ({ way, takes }: Pick<Story, 'way' | 'takes'>): Takes =>
  way === null ? nothing : (takes[way] ?? nothing)
export const isEstimated = (takes: Takes): boolean => takes.hours !== null || takes.money !== null

/** Rounds to hundredths, so that 0.1 + 0.2 is 0.3. */
const tidy = (value: number) => Math.round(value * 100) / 100

export type Cut = {
  /** The number of stories that fit, counted from the first. */
  count: number
  /** The limits (hours, money) that are too small for the next story. Empty if all stories fit. */
  stoppedBy: readonly Spent[]
}

/**
 * Finds the last story that fits the budget. Null if there is no limit. A story without an estimate needs no
 * budget.
 */
export function cutLine(takes: readonly Takes[], limits: Limits): Cut | null {
  if (spent.every(of => limits[of] === null)) return null
  const used = { hours: 0, money: 0 }
  for (const [count, each] of takes.entries()) {
    const stoppedBy = spent.filter(of => {
      const limit = limits[of]
      return limit !== null && (each[of] ?? 0) > 0 && tidy(used[of] + (each[of] ?? 0)) > limit
    })
    if (stoppedBy.length > 0) return { count, stoppedBy }
    for (const kind of spent) used[kind] = tidy(used[kind] + (each[kind] ?? 0))
  }
  return { count: takes.length, stoppedBy: [] }
}

export type Sum = { parts: number[]; total: number }
export const sumOf = (takes: readonly Takes[], of: Spent): Sum => {
  const parts = takes.flatMap(each => (each[of] === null || each[of] === 0 ? [] : [each[of]]))
  return { parts, total: tidy(parts.reduce((sum, part) => sum + part, 0)) }
}

/** The currency of the forecast, else the currency of the founder's prices. */
export const currencyOf = ({ forecast, facts }: Pick<Material, 'forecast' | 'facts'>): string =>
  forecast?.model.currency ?? suggestAnswers(facts, '2026-01', 'EUR').answers.currency

export type Print = Readonly<Record<Spent, (value: number) => string>>

export function printerOf(material: Pick<Material, 'forecast' | 'facts' | 'locale'>): Print {
  const locale = localeOrEnglish(material.locale)
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 })
  const currency = currencyOf(material)
  const money = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: 0,
    maximumFractionDigits: decimalsOf(currency),
  })
  return { hours: value => `${number.format(value)} h`, money: value => money.format(value) }
}

/** The formula as text, for example "6 h + 12 h = 18 h of 40 h". */
export function formulaOf(
  { parts, total }: Sum,
  limit: number | null,
  print: (value: number) => string,
): string {
  const added = parts.length > 1 ? `${parts.map(print).join(' + ')} = ` : ''
  return `${added}${print(total)}${limit === null ? '' : ` of ${print(limit)}`}`
}

export type Available = {
  limits: Limits
  /** The formula of the hours, for example "10 h a week × 4 weeks = 40 h". Null if one of the numbers is missing. */
  hours: string | null
  /** The money that the venture has, with its source. Null if the founder typed an amount in the plan. */
  money: { amount: number; source: string } | null
}

export function availableOf(material: Material, { budget }: MvpContent): Available {
  const { hoursPerWeek, weeks } = budget
  const print = printerOf(material)
  const hours = hoursPerWeek === null || weeks === null ? null : tidy(hoursPerWeek * weeks)
  const cash = cashOf(material)
  return {
    limits: { hours, money: budget.money ?? cash?.amount ?? null },
    hours:
      hours === null || hoursPerWeek === null || weeks === null
        ? null
        : `${print.hours(hoursPerWeek)} a week × ${weeks} ${weeks === 1 ? 'week' : 'weeks'} = ${print.hours(hours)}`,
    money: budget.money === null ? cash : null,
  }
}

/** The cash at the start of the forecast. */
function cashOf({ forecast, facts, locale }: Material): Available['money'] {
  const item = forecast?.model.items.find(({ kind }) => kind === 'general')
  const cents = item?.values.cash ?? 0
  if (!forecast || !item || cents <= 0) return null
  const { currency, start, origins } = forecast.model
  const format = createFormat(currency, start, locale)
  const origin = origins[`${item.id}.cash`]
  const fact = origin?.kind === 'fact' ? facts.find(({ id }) => id === origin.factId) : undefined
  const mark = (fact && weigh(fact, locale)) ?? 'guess'
  return {
    amount: cents / 10 ** decimalsOf(currency),
    source: `Cash at the start of your forecast: ${format.exactMoney(cents)} (${markLabels[mark]})`,
  }
}

/** The number of stories that would fit if this story were done in another way. */
export function countWith(content: MvpContent, limits: Limits, id: string, way: Way): number | null {
  const takes = content.stories.map(story => takesOf(story.id === id ? { ...story, way } : story))
  return cutLine(takes, limits)?.count ?? null
}

/** The number of stories that would fit in another number of weeks. Null if the hours per week are unknown. */
export function countIn(content: MvpContent, limits: Limits, weeks: number): number | null {
  const { hoursPerWeek } = content.budget
  if (hoursPerWeek === null) return null
  return (
    cutLine(content.stories.map(takesOf), { ...limits, hours: tidy(hoursPerWeek * weeks) })?.count ?? null
  )
}
