// How long the money lasts, from cash, monthly costs and monthly income, each told apart by the words beside it.
import { type FigureValue, findFigures } from '../../../venture/numbers/find-figures.ts'
import { money, number } from '../../guide/figures.ts'
import type { Language } from '../../language/recognise.ts'

const costWords =
  /cost|spend|spent|burn|expens|going out|goes out|kosten|ausgab|ausgeb|gast(?:o|a|os|amos|am)(?!\p{L})|dépens|coût|charges|custo|despes/iu
export const incomeWords =
  /income|revenue|earn|(?:com(?:e|es|ing)|bring(?:s|ing)?) (?:\p{L}+ )?in(?!\p{L})|einnahm|einnehm|umsatz|verdien|ingres|factur|entra|recett|revenus?|gagn|encaiss|receita|fatura|ganh/iu
const monthly = /month|monat|mes(?!\p{L})|meses|mensual|mois|mensuel|mês|mensa(?:l|is)/iu

type Told = { amount: number; currency: string | null; per: string | null; clause: string }

function toldOf(value: FigureValue, clause: string): Told | null {
  if (value.kind === 'money' && value.low === value.high)
    return { amount: value.low, currency: value.currency, per: value.per, clause }
  return value.kind === 'count' && value.low === value.high && value.low >= 100
    ? { amount: value.low, currency: null, per: null, clause }
    : null
}

export function runwayIn(text: string, language: Language, months: string): string | null {
  if (!monthly.test(text)) return null
  const told = text
    .split(/[,;:](?!\d)|[.!?](?!\d)|\n| (?:and|und|y|et|e|but|aber|pero|mais|mas) /iu)
    .flatMap(clause =>
      findFigures(clause, language).flatMap(({ value, other }) => {
        // "8.000" beside money is thousands, as money is.
        const bigger =
          other?.kind === 'count' && value.kind === 'count' && other.low > value.low ? other : value
        return toldOf(bigger, clause) ?? []
      }),
    )
  const isFlow = ({ per }: Told) => per === null || per === 'month'
  const costs = told.filter(one => costWords.test(one.clause) && !incomeWords.test(one.clause))
  const income = told.filter(one => incomeWords.test(one.clause) && !costWords.test(one.clause))
  const cash = told.filter(one => !costs.includes(one) && !income.includes(one))
  const [[have], [out], [back]] = [cash, costs, income]
  const currencies = new Set(told.flatMap(({ currency }) => currency ?? []))
  const [currency] = currencies
  if (!have || !out || !back || told.length !== 3 || !currency || currencies.size > 1) return null
  if (have.per !== null || !isFlow(out) || !isFlow(back) || out.amount <= back.amount) return null
  const shown = (one: Told) => money(one.amount, currency, language)
  const lasts = number(Math.round((have.amount / (out.amount - back.amount)) * 10) / 10, language)
  return `${shown(have)} ÷ (${shown(out)} − ${shown(back)}) = ${lasts} ${months}`
}
