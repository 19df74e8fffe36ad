// Sums whose figures were asked for: what is still needed, and the sum once it came in that order.
import { findFigures } from '../../../venture/numbers/find-figures.ts'
import { money, number } from '../../guide/figures.ts'
import { phrases } from '../../guide/phrases.ts'
import { type Language, languages } from '../../language/recognise.ts'
import { runwayOf } from './runway.ts'
import { type Needing, sumTexts } from './sum-texts.ts'
import { percent } from './sums.ts'

const needing: readonly Needing[] = [
  'runway',
  'break-even',
  'margin',
  'dilution',
  'take-rate',
  'unpaid-invoice',
]

/** Figures were told and no sum came of them: what the sum of this subject needs. */
export function askFor(subject: string, text: string, language: Language): string | null {
  const need = needing.find(name => name === subject)
  const hasFigures = findFigures(text, language).some(
    ({ value }) => value.kind !== 'date' && value.kind !== 'duration',
  )
  return need && hasFigures ? sumTexts[language].needs[need] : null
}

/** What was asked for in this order, where it was asked for. */
const inOrder: Partial<
  Record<
    Needing,
    (given: readonly number[], shown: (amount: number) => string, language: Language) => string | null
  >
> = {
  runway: ([cash = 0, costs = 0, income = 0], shown, language) =>
    runwayOf({ cash, costs, income }, shown, sumTexts[language].months),
  'break-even': ([costs = 0, left = 0], shown, language) =>
    left > 0
      ? `${shown(costs)} ÷ ${shown(left)} = ${number(Math.ceil(costs / left), language)} ${sumTexts[language].sales}`
      : null,
  margin: ([price = 0, cost = 0], shown, language) =>
    price > 0
      ? `${shown(price)} − ${shown(cost)} = ${shown(price - cost)}: ${percent((price - cost) / price, language)} ${sumTexts[language].ofPrice}`
      : null,
}
const wanted: Partial<Record<Needing, number>> = { runway: 3, 'break-even': 2, margin: 2 }

/** Figures that were asked for, one after the other: no word has to say which is which. */
export function orderedSum(question: string, text: string, language: Language): string | null {
  const need = needing.find(name => languages.some(of => question.includes(sumTexts[of].needs[name])))
  const figures = findFigures(text, language).flatMap(({ value, other }) =>
    value.kind === 'money' || value.kind === 'count' ? [{ value, other }] : [],
  )
  if (!need || figures.length !== wanted[need]) return null
  if (figures.some(({ value, other }) => other || value.low !== value.high)) return null
  const [currency, ...more] = new Set(
    figures.flatMap(({ value }) => (value.kind === 'money' ? [value.currency] : [])),
  )
  if (more.length) return null
  const shown = (amount: number) => (currency ? money(amount, currency, language) : number(amount, language))
  const sum = inOrder[need]?.(
    figures.map(({ value }) => value.low),
    shown,
    language,
  )
  return sum ? `${phrases[language].ifRight} ${sum}.` : null
}
