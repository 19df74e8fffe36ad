// How long the money lasts, from cash, monthly costs and monthly income, each told apart by the words beside it.
import { money } from '../../guide/figures.ts'
import type { Language } from '../../language/recognise.ts'
import { currencyOf, monthly, type Told, toldIn } from './told.ts'

const costWords =
  /cost|spend|spent|burn|expens|going out|goes out|kosten|ausgab|ausgeb|gast(?:o|a|os|amos|am)(?!\p{L})|dépens|coût|charges|custo|despes/iu
const incomeWords =
  /income|revenue|earn|komm\p{L}* .{0,30}(?:he)?rein(?!\p{L})|(?:com(?:e|es|ing)|bring(?:s|ing)?) (?:\p{L}+ )?in(?!\p{L})|einnahm|einnehm|umsatz|verdien|ingres|factur|entra|recett|revenus?|gagn|encaiss|receita|fatura|ganh/iu
const cashWords =
  /(?<!\p{L})(?:left|have|has|bank|account|cash|saved|savings|runway|last|how long|habe|haben|übrig|konto|kasse|reicht|reichen|wie lange|tengo|tenemos|queda|caja|cuenta|ahorr\p{L}*|dura|cuánto tiempo|ai|avons|reste|compte|caisse|dure|tenir|combien de temps|tenho|temos|sobr\p{L}*|caixa|conta|quanto tempo|guardad\p{L}*)(?!\p{L})/iu
/** Money that is owed or turned over is no money to live from. */
const notCash =
  /loan|debt|credit|owe|sell|sold|sale|order|price|invoice|kredit|darlehen|schuld|verkauf|auftrag|preis|rechnung|préstamo|crédito|deuda|debe|vend|venta|pedido|precio|prêt|emprunt|dette|crédit|vente|commande|prix|facture|empréstimo|dívida|deve|pedido|preço/iu
const byMonth = /month|monat|mes(?!\p{L})|meses|mensual|mois|mensuel|mês|mensa(?:l|is)/iu

/** Cash, costs and income of a month, as a sum; null where nothing is lost. */
export function runwayOf(
  { cash, costs, income }: Record<'cash' | 'costs' | 'income', number>,
  shown: (amount: number) => string,
  months: (count: number) => string,
): string | null {
  if (costs <= income) return null
  const lost = income ? `(${shown(costs)} − ${shown(income)})` : shown(costs)
  return `${shown(cash)} ÷ ${lost} = ${months(Math.round((cash / (costs - income)) * 10) / 10)}`
}

/** `knownCosts`: what the founder confirmed to spend a month, where none was typed. */
export function runwayIn(
  text: string,
  language: Language,
  months: (count: number) => string,
  knownCosts: { amount: number; currency: string } | null = null,
): string | null {
  if (!cashWords.test(text)) return null
  const told = toldIn(text, language)
  if (told.some(({ isCrowded }) => isCrowded)) return null
  const income = told.filter(({ clause }) => incomeWords.test(clause) && !costWords.test(clause))
  const out = told.filter(
    one => !income.includes(one) && (costWords.test(one.clause) || (one.per !== null && one.per !== 'use')),
  )
  const cash = told.filter(one => !income.includes(one) && !out.includes(one))
  const [have] = cash
  if (!have || notCash.test(have.clause)) return null
  if (cash.length > 1 || have.per !== null || out.length > 1 || income.length > 1) return null
  // An income that was named and not told would make the time too short.
  if (!income.length && incomeWords.test(text)) return null
  const [costs] = out
  if (costs && costs.per === null && !byMonth.test(text)) return null
  const currency = currencyOf(told) ?? (told.every(one => !one.currency) ? knownCosts?.currency : null)
  if (!currency || (!costs && knownCosts?.currency !== currency)) return null
  const ofMonth = (one: Told | undefined) => (one ? (monthly(one) ?? one.amount) : null)
  const spent = ofMonth(costs) ?? knownCosts?.amount ?? 0
  const back = ofMonth(income[0]) ?? 0
  const shown = (amount: number) => money(amount, currency, language)
  return runwayOf({ cash: have.amount, costs: spent, income: back }, shown, months)
}
