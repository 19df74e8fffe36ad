// Words by which money came in: paid, on a plan, gave half in advance.
import { findFigures } from '../../venture/numbers/find-figures.ts'
import type { Language } from '../language/recognise.ts'
import { hasMoney } from './figures.ts'

export const paying =
  /(?<!\p{L})(?:pay|pays|paid|paying|bought|(?:left|gave|put down) (?:a|their) deposits?|(?:an|voraus|vorab)?(?:ge|be)?zahlt?\p{L}*|gekauft|pag(?!in)\p{L}+|compr\p{L}+|pa[iy]\p{L}+|ach[eè]t\p{L}+)(?!\p{L})/iu

/** "On the yearly plan", "im Jahrestarif", "en el plan anual": who is on it pays for it. */
const onPlan =
  /(?<!\p{L})(?:(?:on|in) (?:the|an?|our|my|their) (?:[\p{L}-]+ ){0,2}(?:plan|subscription|membership|tariff)|(?:im|in (?:de[mn]|unserem|meinem)) \p{L}*(?:tarif|abo)|(?:en|con) (?:el|mi|nuestro|un) (?:\p{L}+ )?plan|(?:à|sur|dans) (?:la|le|une?|ma|mon|notre) (?:\p{L}+ )?(?:formule|forfait|abonnement)|(?:no|num|com o|em) (?:(?:nosso|meu) )?plano)(?!\p{L})/iu

const subscribing = /(?<!\p{L})(?:subscri\p{L}*|suscri\p{L}*|\p{L}*abos?|abonn\p{L}*|assinantes?)(?!\p{L})/iu

/** Some of those who pay may pay ahead. */
const ahead = /(?<!\p{L})pre-?paid(?!\p{L})/iu

/** Said of many things: it is a payment where money stands beside it. */
const giving =
  /(?<!\p{L})(?:gave|gied|gies?|give|gives|handed|slipped|sent|wired|transferred|put|chipped in|gaben|gegeben|überwiesen|dieron|dio|dan|adelantaron|adelantó|transfirieron|pusieron|abonaron|donn(?:é|ent)|vers(?:é|ent)|avanc(?:é|ent)|viré|deram|deu|dão|adiantaram|adiantou|transferiram|dato|versato|anticipato)(?!\p{L})/iu
const moneyWord =
  /(?<!\p{L})(?:tenners?|fivers?|quid|bucks?|money|cash|deposits?|down ?payments?|in advance|up ?-?front|half(?! (?:an|the|their|of)? ?(?:hour|day|time|a day))|geld|anzahlung|vorschuss|im voraus|hälfte|dinero|plata|anticipo|señal?|adelanto|adelantado|mitad|argent|acompte|arrhes|d['’]avance|moitié|dinheiro|sinal|entrada|adiantad\p{L}*|metade|acconto|caparra|metà)(?!\p{L})/iu

export const namesPaying = (text: string) => paying.test(text) || onPlan.test(text)

const firstOf = (part: string, all: readonly RegExp[]) =>
  all.map(words => part.search(words)).find(at => at >= 0) ?? -1

/** Whether it says plainly that they pay, and not only that they gave something or paid ahead. */
export const paysPlainly = (part: string) => firstOf(part, [paying, onPlan, subscribing]) >= 0

/** Where the words for a payment begin; below zero where there are none. */
export function paymentAt(part: string, language: Language): number {
  const plain = firstOf(part, [paying, onPlan, subscribing, ahead])
  if (plain >= 0) return plain
  return moneyWord.test(part) || hasMoney(part, language) ? part.search(giving) : -1
}

const conjunction = /\s(?:and|und|y|e|et)\s/giu

/** The parts of what was said, each about some of them: "nine signed and three paid" has two. */
export function partsOf(text: string, language: Language): string[] {
  return text.split(/[;·]|[,.](?!\d)/).flatMap(part => splitAtCounts(part, language))
}

/** Divided at an "and" that stands between two counts, and is not in the middle of one: "one hundred and twenty". */
function splitAtCounts(part: string, language: Language): string[] {
  const counts = findFigures(part, language).filter(({ value }) => value.kind === 'count')
  const cuts = [...part.matchAll(conjunction)]
    .map(({ index }) => index)
    .filter(at => counts.some(({ end }) => end <= at) && counts.some(({ start }) => start > at))
    .filter(at => !counts.some(({ start, end }) => start <= at && end > at))
  return [0, ...cuts].map((from, at) => part.slice(from, cuts[at]))
}
