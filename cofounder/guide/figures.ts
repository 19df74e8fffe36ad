// Figures of an answer, as the one number reader reads them. Several of one kind: none is chosen.
import type { Period } from '../../contracts/fact-values.ts'
import { type FigureValue, findFigures } from '../../venture/numbers/find-figures.ts'
import { zero } from '../../venture/numbers/none.ts'
import type { Language } from '../language/recognise.ts'
import { currencyOf, isWord } from './shared-money.ts'

export type Of<Kind extends FigureValue['kind']> = Extract<FigureValue, { kind: Kind }>

export { zero }

export function isZero(text: string, language: Language): boolean {
  return zero.test(text.trim()) || only(text, language, 'count')?.low === 0
}

export function hasFigure(text: string, language: Language): boolean {
  if (zero.test(text.trim())) return true
  return findFigures(text, language).some(({ value }) => value.kind !== 'date')
}

export function hasMoney(text: string, language: Language): boolean {
  return findFigures(text, language).some(({ value }) => value.kind === 'money' || value.kind === 'price')
}

/** What was read of an answer, in the founder's own writing, for them to check. */
export function figuresIn(text: string, language: Language): string[] {
  if (zero.test(text.trim())) return ['0']
  return findFigures(text, language).flatMap(({ value, text: words }) =>
    value.kind === 'date' ? [] : [words.trim()],
  )
}

/** Whether it counts something: people, places, parts of a whole. */
export function hasCount(text: string, language: Language): boolean {
  return findFigures(text, language).some(({ value }) => value.kind === 'count' || value.kind === 'part')
}

const plans: readonly (readonly [Period, RegExp])[] = [
  [
    'year',
    /(?<!\p{L})(?:(?:yearly|annual) (?:plan|subscription|membership|fee)|jahres(?:tarif|abo|beitrag|abonnement)s?|(?:plan|suscripción|cuota|plano|assinatura) anual|(?:formule|forfait|abonnement) annuel(?:le)?)(?!\p{L})/iu,
  ],
  [
    'month',
    /(?<!\p{L})(?:monthly (?:plan|subscription|membership|fee)|monats(?:tarif|abo|beitrag|abonnement)s?|(?:plan|suscripción|cuota) mensual|(?:plano|assinatura) mensal|(?:formule|forfait|abonnement) mensuel(?:le)?)(?!\p{L})/iu,
  ],
]

/** "The yearly plan at $240": the plan says what the amount is for. */
function planPeriod(text: string): Period | null {
  const [plan, ...others] = plans.filter(([, words]) => words.test(text))
  return plan && !others.length ? plan[0] : null
}

/**
 * The only figure of its kind in a text, exact (not a range) and read in one way; else null. Money that several
 * countries share has the founder's word in place of a code, unless the place decides.
 */
export function only<Kind extends FigureValue['kind']>(
  text: string,
  language: Language,
  kind: Kind,
  place: string | null = null,
): Of<Kind> | null {
  const found = findFigures(text, language).filter(({ value }) => value.kind === kind)
  const [figure] = found
  if (!figure || found.length > 1 || figure.other) return null
  const { value } = figure
  const own =
    value.kind === 'money'
      ? { ...value, per: value.per ?? planPeriod(text), currency: currencyOf(figure, language, place) }
      : value
  return 'low' in own && 'high' in own && own.low !== own.high ? null : (own as Of<Kind>)
}

const yearly: Record<Exclude<Period, 'use'>, number> = {
  hour: 8760,
  day: 365,
  week: 52,
  month: 12,
  quarter: 4,
  year: 1,
}

/** How many of a period a year has; null for "each time". */
export function perYear(per: Period): number | null {
  return per === 'use' ? null : yearly[per]
}

/** Money as a reader of that language writes it; a word of the founder's stands behind the number, its sign before it. */
export function money(amount: number, currency: string, language: Language): string {
  const whole = Number.isInteger(amount) || amount >= 1000
  if (isWord(currency)) {
    const shown = number(whole ? Math.round(amount) : amount, language)
    return currency === '$' && language !== 'fr' ? `$${shown}` : `${shown} ${currency}`
  }
  return new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    minimumFractionDigits: whole ? 0 : 2,
    maximumFractionDigits: whole ? 0 : 2,
  }).format(amount)
}

export function number(value: number, language: Language): string {
  return new Intl.NumberFormat(language, { maximumFractionDigits: 2 }).format(value)
}
