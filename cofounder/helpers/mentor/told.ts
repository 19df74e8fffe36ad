// The amounts of a message, each with the words beside it: they say what it is.
import type { Period } from '../../../contracts/fact-values.ts'
import { type Figure, type FigureValue, findFigures } from '../../../venture/numbers/find-figures.ts'
import { perYear } from '../../guide/figures.ts'
import type { Language } from '../../language/recognise.ts'

export type Told = {
  amount: number
  currency: string | null
  per: Period | null
  clause: string
  /** Another figure stands beside it ("3 workers at €1,200"): what it counts is not ours to say. */
  isCrowded: boolean
}

/** A range, or money that can be read in two ways, is none: then it is asked. */
function toldOf({ value, other }: Figure, clause: string, isCrowded: boolean): Told | null {
  if (value.kind === 'money' && value.low === value.high && !other)
    return { amount: value.low, currency: value.currency, per: value.per, clause, isCrowded }
  if (value.kind !== 'count' || value.low !== value.high) return null
  // "8.000" beside money is thousands, as money is.
  const amount = other?.kind === 'count' ? Math.max(value.low, other.low) : value.low
  return amount >= 100 ? { amount, currency: null, per: null, clause, isCrowded } : null
}

const between =
  /[,;:](?!\d)|[.!?](?!\d)|\n| (?:and|und|y|et|e|but|aber|pero|mais|mas|while|während|mientras|tandis que|enquanto) /iu

/** "Monthly" and "six months" beside an amount do not multiply it. */
const counts = new Set<FigureValue['kind']>(['money', 'price', 'count', 'part', 'share'])

export function toldIn(text: string, language: Language): Told[] {
  return text.split(between).flatMap(clause => {
    const figures = findFigures(clause, language).filter(({ value }) => counts.has(value.kind))
    return figures.flatMap(figure => toldOf(figure, clause, figures.length > 1) ?? [])
  })
}

/** The one currency of the amounts; null where there are two or none. */
export function currencyOf(told: readonly Told[]): string | null {
  const [currency, ...more] = new Set(told.flatMap(({ currency }) => currency ?? []))
  return currency && !more.length ? currency : null
}

/** What an amount is in a month; null where it is not by time. */
export function monthly({ amount, per }: Pick<Told, 'amount' | 'per'>): number | null {
  const times = per ? perYear(per) : null
  return times && (amount * times) / 12
}
