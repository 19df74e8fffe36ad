// Sums a founder's own figures invite, computed from what was typed: runway, dilution, a share, churn over a year.
import { findFigures } from '../../../venture/numbers/find-figures.ts'
import { money, number, perYear } from '../../guide/figures.ts'
import { phrases } from '../../guide/phrases.ts'
import type { InLanguages, Language } from '../../language/recognise.ts'
import { incomeWords, runwayIn } from './runway.ts'

type Says = {
  months: string
  postMoney: string
  preMoney: string
  stay: string
  ofIt: string
}

const says: InLanguages<Says> = {
  en: {
    months: 'months',
    postMoney: 'of the company if the cap counts the new money',
    preMoney: 'if it does not',
    stay: 'are still there after twelve months',
    ofIt: 'of it is left after twelve months',
  },
  de: {
    months: 'Monate',
    postMoney: 'der Firma, wenn der Deckel das neue Geld mitzählt',
    preMoney: 'wenn nicht',
    stay: 'sind nach zwölf Monaten noch da',
    ofIt: 'sind davon nach zwölf Monaten übrig',
  },
  es: {
    months: 'meses',
    postMoney: 'de la empresa si el tope incluye el dinero nuevo',
    preMoney: 'si no',
    stay: 'siguen tras doce meses',
    ofIt: 'queda tras doce meses',
  },
  fr: {
    months: 'mois',
    postMoney: "de l'entreprise si le plafond compte le nouvel argent",
    preMoney: 'sinon',
    stay: 'sont encore là après douze mois',
    ofIt: 'en reste après douze mois',
  },
  pt: {
    months: 'meses',
    postMoney: 'da empresa se o teto inclui o dinheiro novo',
    preMoney: 'se não',
    stay: 'ainda estão após doze meses',
    ofIt: 'resta após doze meses',
  },
}

const churnWords = /churn|abwander|kündig|bajas|abandono|désabonn|attrition|cancelam|rotatividade/i
const capWords =
  /\bcap\b|valuation|bewertung|deckel|valoración|tope|valorisation|plafond|teto|post-?money|pre-?money/i
const product =
  /\d[\d.,]*(?:[^\d.!?\n]{0,20}?(?:\btimes\b|×|\bx\b|\bmal\b|\bpor\b|\bfois\b|\bvezes\b)\s*\d[\d.,]*)+/i

const percent = (share: number, language: Language) => `${number(Math.round(share * 1000) / 10, language)} %`

export function sumsIn(text: string, language: Language): string | null {
  const say = says[language]
  const figures = findFigures(text, language).map(({ value }) => value)
  const amounts = figures.filter(value => value.kind === 'money')
  const flat = amounts.filter(({ per }) => per === null)
  const flow = amounts.filter(({ per }) => per !== null && per !== 'use')
  const shares = figures.filter(value => value.kind === 'share')
  const sums: string[] = []
  const [have] = flat
  const [burn] = flow
  const yearly = burn?.per ? perYear(burn.per) : null
  const runway = runwayIn(text, language, say.months)
  if (runway) sums.push(runway)
  // With an income that could not be placed, cash by costs alone would be too short.
  else if (
    !incomeWords.test(text) &&
    have &&
    burn &&
    yearly &&
    flat.length === 1 &&
    flow.length === 1 &&
    have.currency === burn.currency &&
    burn.low > 0
  ) {
    const monthly = (burn.low * yearly) / 12
    sums.push(
      `${money(have.low, have.currency, language)} ÷ ${money(monthly, have.currency, language)} = ${number(Math.round((have.low / monthly) * 10) / 10, language)} ${say.months}`,
    )
  }
  if (flat.length === 2 && capWords.test(text)) {
    const [small, large] = flat.toSorted((a, b) => a.low - b.low)
    if (small && large && large.low > 0 && small.currency === large.currency)
      sums.push(
        `${money(small.low, small.currency, language)} ÷ ${money(large.low, large.currency, language)} = ${percent(small.low / large.low, language)} ${say.postMoney}, ${percent(small.low / (small.low + large.low), language)} ${say.preMoney}`,
      )
  }
  const typed = product.exec(text)?.[0]
  const factors = typed?.match(/\d[\d.,]*/g)?.map(factor => Number(factor.replace(/,/g, ''))) ?? []
  const total = factors.length > 1 ? factors.reduce((a, b) => a * b, 1) : null
  if (total)
    sums.push(`${factors.map(factor => number(factor, language)).join(' × ')} = ${number(total, language)}`)
  const [churn] = shares
  if (churn && shares.length === 1 && churnWords.test(text)) {
    const stay = (1 - churn.low) ** 12
    sums.push(
      `(1 − ${percent(churn.low, language)})^12 = ${percent(stay, language)} ${say.stay}${total ? `; ${number(Math.round(total * stay), language)} ${say.ofIt}` : ''}`,
    )
  } else if (churn && shares.length === 1 && flat.length === 1 && have && !burn)
    sums.push(
      `${percent(churn.low, language)} × ${money(have.low, have.currency, language)} = ${money(churn.low * have.low, have.currency, language)}`,
    )
  return sums.length ? `${phrases[language].ifRight} ${sums.join('. ')}.` : null
}
