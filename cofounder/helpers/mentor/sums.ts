// Sums a founder's own figures invite, computed from what was typed or confirmed. What is not clear is asked, not guessed.
import type { Fact } from '../../../contracts/facts.ts'
import { findFigures } from '../../../venture/numbers/find-figures.ts'
import { readDigits } from '../../../venture/numbers/plain-number.ts'
import { money, number } from '../../guide/figures.ts'
import { phrases } from '../../guide/phrases.ts'
import type { Language } from '../../language/recognise.ts'
import { runwayIn } from './runway.ts'
import { sumTexts } from './sum-texts.ts'
import { currencyOf, monthly, type Told, toldIn } from './told.ts'

const churnWords = /churn|abwander|kündig|bajas|abandono|désabonn|attrition|cancelam|rotatividade/i
const capWords =
  /\bcap\b|valuation|bewertung|deckel|valoración|tope|valorisation|plafond|teto|post-?money|pre-?money/i
const evenWords =
  /break.?even|cover (?:my|our|the|all) cost|how many .{0,40}(?:sell|need)|gewinnschwelle|decken|wie viele .{0,40}verkauf|equilibrio|cubr(?:ir|o)|cuánt[oa]s .{0,40}vend|seuil|couvrir|combien .{0,40}vend|equilíbrio|cobr(?:ir|o)|quant[oa]s .{0,40}vend/iu
const leavesWords =
  /leave|left|margin|profit|bleib|übrig|marge|gewinn|deja|queda|margen|laiss|reste|deixa|sobra|margem|lucro/iu
const priceWords = /sell|sold|price|charge|verkauf|preis|verlang|vend|precio|cobr|prix|preço/iu
const costWords = /cost|kost|einkauf|cuesta|coste|costo|coût|custa|custo|material/iu
const owedWords =
  /owe|overdue|unpaid|outstanding|schulde|überfällig|unbezahlt|offen|debe[n]?(?!\p{L})|vencid|impag|impay|doi(?:t|vent)(?!\p{L})|deve[m]?(?!\p{L})|não pag/iu
const dueWords =
  /(?:must|have to|need to) pay|due|bills|muss .{0,30}zahlen|zahlen muss|fällig|(?:debo|tengo que) pagar|vence|dois payer|à payer|(?:tenho (?:de|que)|preciso|devo) pagar/iu
const haveWords =
  /(?<!\p{L})(?:have|has|bank|account|cash|habe|haben|konto|tengo|tenemos|cuenta|caja|ai|avons|compte|caisse|tenho|temos|conta|caixa)(?!\p{L})/iu

const times =
  /\d[\d.,\u00a0\u202f']*(?:[^\d.!?\n]{0,20}?(?:\btimes\b|×|\bx\b|\bmal\b|\bpor\b|\bfois\b|\bvezes\b)\s*\d[\d.,\u00a0\u202f']*)+/i

export const percent = (share: number, language: Language) =>
  `${number(Math.round(share * 1000) / 10, language)} %`

const one = (told: readonly Told[]): Told | null => (told.length === 1 ? (told[0] ?? null) : null)

/** "9 plants times 640 times 12", each number as the language writes it. */
function productIn(text: string, language: Language): { shown: string; total: number } | null {
  const found = times.exec(text)
  const all = found?.[0] ?? ''
  // "40.000 € por 15 %" is a price for a share; "9 por 640" is a product.
  const isFor =
    /\bpor\b/i.test(all) && /[\p{Sc}%]/u.test(all + text.slice((found?.index ?? 0) + all.length).slice(0, 2))
  const typed = isFor ? [] : (all.match(/\d(?:[\d.,\u00a0\u202f']*\d)?/g) ?? [])
  const factors = typed.map(digits => readDigits(digits, language))
  if (factors.length < 2 || factors.some(factor => !factor || factor.other !== null)) return null
  const values = factors.flatMap(factor => factor?.value ?? [])
  const total = values.reduce((left, right) => left * right, 1)
  return {
    shown: `${values.map(value => number(value, language)).join(' × ')} = ${number(total, language)}`,
    total,
  }
}

function dilutionIn(text: string, language: Language): string | null {
  const told = toldIn(text, language)
  const currency = currencyOf(told)
  const [small, large, ...more] = told.toSorted((a, b) => a.amount - b.amount)
  if (!capWords.test(text) || !currency || !small || !large || more.length) return null
  if ([small, large].some(({ per }) => per !== null)) return null
  const say = sumTexts[language]
  const shown = (told: Told) => money(told.amount, currency, language)
  const post = percent(small.amount / large.amount, language)
  const pre = percent(small.amount / (small.amount + large.amount), language)
  return `${shown(small)} ÷ ${shown(large)} = ${post} ${say.postMoney}, ${pre} ${say.preMoney}`
}

const byDay =
  /(?:how many|wie viele|cuánt[oa]s|combien|quant[oa]s)[^.!?]{0,40}(?:a day|per day|each day|pro tag|am tag|täglich|al día|por día|par jour|por dia)/iu

/** So many sales a month, and a day where that was asked. */
function salesFor(text: string, units: number, language: Language): string {
  const say = sumTexts[language]
  const all = `${number(units, language)} ${say.sales}`
  const perDay = (days: number) => number(Math.ceil(units / days), language)
  return byDay.test(text) ? `${all}, ${say.perDay(perDay(30), perDay(26))}` : all
}

const byMonth = /month|monat|mes(?!\p{L})|mensual|mois|mensuel|mês|mensa(?:l|is)/iu

/** "Cover 2 800 € of costs a month if one loaf leaves 1,80 €": of exactly two amounts the larger is the month's. */
function twoForEven(text: string, language: Language): string | null {
  const figures = findFigures(text, language).flatMap(({ value, other }) =>
    (value.kind === 'money' || value.kind === 'count') && value.low === value.high && !other ? [value] : [],
  )
  const [large, small, ...more] = figures.toSorted((a, b) => b.low - a.low)
  if (!large || !small || more.length || small.low <= 0 || !byMonth.test(text) || !leavesWords.test(text))
    return null
  const [currency, ...others] = new Set(
    figures.flatMap(value => (value.kind === 'money' ? [value.currency] : [])),
  )
  if (others.length) return null
  const shown = (amount: number) => (currency ? money(amount, currency, language) : number(amount, language))
  return `${shown(large.low)} ÷ ${shown(small.low)} = ${salesFor(text, Math.ceil(large.low / small.low), language)}`
}

function breakEvenIn(text: string, language: Language): string | null {
  if (!evenWords.test(text)) return null
  const told = toldIn(text, language)
  const currency = currencyOf(told)
  const costs = one(told.filter(({ per }) => per !== null && per !== 'use'))
  const flat = told.filter(({ per }) => per === null || per === 'use')
  const spent = costs && monthly(costs)
  if (!currency || !spent || told.some(({ isCrowded }) => isCrowded)) return twoForEven(text, language)
  const shown = (amount: number) => money(amount, currency, language)
  const leaves = one(flat)
  const price = one(flat.filter(({ clause }) => priceWords.test(clause) && !costWords.test(clause)))
  const cost = one(flat.filter(({ clause }) => costWords.test(clause) && !priceWords.test(clause)))
  const isLeft = leaves && leavesWords.test(leaves.clause)
  const left = isLeft ? leaves.amount : price && cost && flat.length === 2 ? price.amount - cost.amount : 0
  if (left <= 0) return null
  const per = isLeft ? shown(left) : `(${shown(price?.amount ?? 0)} − ${shown(cost?.amount ?? 0)})`
  return `${shown(spent)} ÷ ${per} = ${salesFor(text, Math.ceil(spent / left), language)}`
}

function marginIn(text: string, language: Language): string | null {
  const told = toldIn(text, language)
  const currency = currencyOf(told)
  const price = one(told.filter(({ clause }) => priceWords.test(clause) && !costWords.test(clause)))
  const cost = one(told.filter(({ clause }) => costWords.test(clause) && !priceWords.test(clause)))
  if (told.some(({ isCrowded }) => isCrowded)) return null
  if (!currency || !price || !cost || told.length !== 2 || price.per !== cost.per || !price.amount)
    return null
  const left = price.amount - cost.amount
  const [sold, paid, rest] = [price.amount, cost.amount, left].map(amount =>
    money(amount, currency, language),
  )
  return `${sold} − ${paid} = ${rest}: ${percent(left / price.amount, language)} ${sumTexts[language].ofPrice}`
}

const ofBetween = /^\s*(?:of|von|vom|aus|de|del|des|du|da|do|sur)(?:\s+\p{L}+){0,4}\s*$/iu
const forBetween =
  /^(?:\s*\p{L}+){0,4}\s*(?<!\p{L})(?:for|für|gegen|against|por|a cambio de|pour|contre|em troca de)\s*(?:an?|un|una|um|uma|el|los|o|os|les)?\s*$/iu
const percentSign = /^.*?(?:%|percent|per cent|prozent|por ciento|pour ?cent|por cento)/iu

/** "18 % of $250" is a part; "40 000 € for 15 %" is what the whole company is taken to be worth. Else nothing. */
function shareIn(text: string, language: Language): string | null {
  const figures = findFigures(text, language)
  for (const [at, first] of figures.entries()) {
    const second = figures[at + 1]
    if (!second) return null
    // What a share is of may have been read with it.
    const between =
      first.value.kind === 'share'
        ? text.slice(first.start, second.start).replace(percentSign, '')
        : text.slice(first.end, second.start)
    const [share] = [first, second].flatMap(({ value }) => (value.kind === 'share' ? [value.low] : []))
    const [amount] = [first, second].flatMap(({ value }) => (value.kind === 'money' ? [value] : []))
    if (!share || !amount || amount.low !== amount.high || amount.per !== null) continue
    const shown = (value: number) => money(value, amount.currency, language)
    if (forBetween.test(between))
      return `${shown(amount.low)} ÷ ${percent(share, language)} = ${shown(Math.round(amount.low / share))}: ${sumTexts[language].valued}`
    if (first.value.kind === 'share' && ofBetween.test(between))
      return `${percent(share, language)} × ${shown(amount.low)} = ${shown(share * amount.low)}`
  }
  return null
}

function gapIn(text: string, language: Language): string | null {
  const told = toldIn(text, language).filter(({ per }) => per === null)
  const currency = currencyOf(told)
  const owed = one(told.filter(({ clause }) => owedWords.test(clause) && !dueWords.test(clause)))
  const due = one(told.filter(({ clause }) => dueWords.test(clause)))
  const have = one(told.filter(told => told !== owed && told !== due && haveWords.test(told.clause)))
  if (!currency || !owed || !due || !have || told.length !== 3) return null
  const say = sumTexts[language]
  const gap = due.amount - have.amount
  const [out, cash, rest] = [due.amount, have.amount, Math.max(gap, 0)].map(amount =>
    money(amount, currency, language),
  )
  return `${out} − ${cash} = ${rest}: ${gap > 0 ? `${rest} ${say.short}` : say.covered}`
}

export type Known = Pick<Fact, 'topic' | 'value' | 'text'>

/** A confirmed amount a month, where exactly one is known. */
function knownMoney(facts: readonly Known[], topic: Fact['topic']) {
  const found = facts.filter(fact => fact.topic === topic && fact.value?.kind === 'money')
  const [fact] = found
  if (!fact || found.length > 1 || fact.value?.kind !== 'money' || fact.value.low !== fact.value.high)
    return null
  const amount = monthly({ amount: fact.value.low, per: fact.value.per })
  return amount ? { amount, currency: fact.value.currency, fact } : null
}

export type Sums = { said: string | null; facts: string[] }

/** `known`: what the founder has confirmed; used where a figure was not typed, and said so. */
export function sumsIn(text: string, language: Language, known: readonly Known[] = []): Sums {
  const say = sumTexts[language]
  const { months } = say
  const figures = findFigures(text, language).filter(({ other }) => !other)
  const exact = figures.flatMap(({ value }) =>
    value.kind === 'share' && value.low === value.high ? value.low : [],
  )
  const product = productIn(text, language)
  const sums: (string | null)[] = []
  const even = breakEvenIn(text, language)
  const gap = even ? null : gapIn(text, language)
  const isOther = even !== null || gap !== null || evenWords.test(text)
  sums.push(even, gap, isOther ? null : runwayIn(text, language, months), dilutionIn(text, language))
  if (!isOther) sums.push(marginIn(text, language))
  if (product) sums.push(product.shown)
  const [share] = exact
  if (share !== undefined && exact.length === 1) {
    if (churnWords.test(text)) {
      const stay = (1 - share) ** 12
      const rest = product ? `; ${number(Math.round(product.total * stay), language)} ${say.ofIt}` : ''
      sums.push(`(1 − ${percent(share, language)})^12 = ${percent(stay, language)} ${say.stay}${rest}`)
    } else sums.push(shareIn(text, language))
  }
  const done = sums.filter(sum => sum !== null)
  if (done.length) return { said: `${phrases[language].ifRight} ${done.join('. ')}.`, facts: [] }
  const costs = knownMoney(known, 'costs')
  const runway = costs && runwayIn(text, language, months, costs)
  return runway && costs
    ? { said: `${say.confirmed} ${costs.fact.text}. ${runway}.`, facts: [costs.fact.text] }
    : { said: null, facts: [] }
}
