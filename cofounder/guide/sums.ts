// Reactions that are arithmetic: only on figures that were read in one way, and said with "if I read you right".

import { per } from '../../venture/language/per.ts'
import { type Figure, findFigures } from '../../venture/numbers/find-figures.ts'
import type { InLanguages, Language } from '../language/recognise.ts'
import { money, number, only, perYear } from './figures.ts'
import { timesIn } from './often.ts'
import { countPayers, payersIn } from './payers.ts'
import { namesPaying } from './paying.ts'
import { phrases } from './phrases.ts'
import { askedIn, paidOf } from './rate.ts'
import { currencyOf } from './shared-money.ts'

const forOne: InLanguages = {
  en: 'for one of them',
  de: 'für einen von ihnen',
  es: 'para uno de ellos',
  fr: "pour l'un d'eux",
  pt: 'para um deles',
}

const ifAll: InLanguages = {
  en: 'if these are the buyers and every one of them paid',
  de: 'wenn das die Käufer sind und jeder von ihnen zahlte',
  es: 'si esos son los compradores y pagaran todos',
  fr: 'si ce sont les acheteurs et que tous payaient',
  pt: 'se esses são os compradores e todos pagassem',
}

function said(language: Language, sum: string): string {
  return `${phrases[language].ifRight} ${sum}.`
}

const unit = /^\s*(?:\/|per|pro|je|por|par|an?|each|le|la|l['’]|el|das|die|der)\s?\p{L}/iu

/** "40 euros a page": how many pages one time takes, nobody said. */
function isForUnit(text: string, language: Language): boolean {
  const [figure] = findFigures(text, language).filter(({ value }) => value.kind === 'money')
  return figure?.value.kind === 'money' && figure.value.per === null && unit.test(text.slice(figure.end))
}

/** "Sometimes a seat more, 60": not what it costs each time. */
const nowAndThen =
  /(?<!\p{L})(?:sometimes|occasionally|now and then|at times|once in a while|up to|at worst|manchmal|gelegentlich|ab und zu|hin und wieder|mitunter|bis zu|schlimmstenfalls|a veces|de vez en cuando|a lo peor|hasta|parfois|quelquefois|de temps en temps|jusqu['’]à|au pire|às vezes|por vezes|de vez em quando|até|a volte|ogni tanto|fino a)(?!\p{L})/iu

/** What the problem costs: each time by how often, or a period's cost over a year. */
export function costSum(
  often: string,
  cost: string,
  language: Language,
  place: string | null = null,
): string | null {
  const lost = only(cost, language, 'money', place)
  if (!lost || nowAndThen.test(cost)) return null
  const { low: amount, currency } = lost
  if (lost.per === null || lost.per === 'use') {
    if (isForUnit(cost, language)) return null
    const times = timesIn(often, language)
    if (!times || times.per === 'use' || times.low <= 0) return null
    const inYear = times.low === 1 ? (perYear(times.per) ?? 1) : 1
    if (inYear > 1) return yearly(inYear, amount, currency, language)
    if (times.low === 1) return null
    const total = money(times.low * amount, currency, language)
    return said(
      language,
      `${number(times.low, language)} × ${money(amount, currency, language)} = ${total} ${per(times.per, language)} ${forOne[language]}`,
    )
  }
  // An hour's price is not paid each hour of a year, nor a day's where it comes three times a month.
  const times = lost.per === 'hour' ? null : perYear(lost.per)
  const told = timesIn(often, language)
  const stated = told && told.per !== 'use' ? told.low * (perYear(told.per) ?? 0) : null
  if (times && stated !== null && stated < times) return null
  return times && times > 1 ? yearly(times, amount, currency, language) : null
}

function yearly(times: number, amount: number, currency: string, language: Language): string {
  return said(
    language,
    `${number(times, language)} × ${money(amount, currency, language)} = ${money(times * amount, currency, language)} ${per('year', language)} ${forOne[language]}`,
  )
}

/** "Three pay 49 € a month", "3 of 7 paid". */
export function paidSum(text: string, language: Language, place: string | null = null): string | null {
  const part = only(text, language, 'part')
  if (part && part.of > 0)
    return said(
      language,
      `${number(part.part, language)} ÷ ${number(part.of, language)} = ${number(Math.round((100 * part.part) / part.of), language)} %`,
    )
  const asked = askedIn(text, language)
  if (asked && asked.paid + asked.refused > 0) return paidOf(asked, language)
  if (payersIn(text, language) !== 'paid' || !namesPaying(text)) return null
  const payers = countPayers(text, language)
  const price = only(text, language, 'money', place)
  if (!payers || !price || price.per === null || price.per === 'use') return null
  const { low: amount, currency } = price
  return said(
    language,
    `${number(payers, language)} × ${money(amount, currency, language)} = ${money(payers * amount, currency, language)} ${per(price.per, language)}`,
  )
}

const anybody =
  /^(?:members?|people|customers?|clients?|mitglied\p{L}*|leute|kund\p{L}*|s[oó]ci?[oa]s?|membres?|personnes?|personas?|pessoas?|clientes?)$/iu
const verb = /^(?:have|has|do|don|haben|hat|ont|han|têm|tem)$/iu

/** Every count, with the word behind it: who is counted, where it is said. */
function countedIn(text: string, language: Language): { figure: Figure; who: string | null }[] {
  return findFigures(text, language).flatMap(figure => {
    if (figure.value.kind !== 'count') return []
    const word = /^\s+(\p{L}{2,})/u.exec(text.slice(figure.end))?.[1]
    return [{ figure, who: word && !verb.test(word) && !namesPaying(word) ? word.toLowerCase() : null }]
  })
}

/** Those who can be reached, as one number: of "two clubs with 9,000 people" the people. Else null. */
export function reachedIn(reach: string, language: Language): { count: number; who: string | null } | null {
  const all = countedIn(reach, language)
  const [one, another] = all.length > 1 ? all.filter(({ who }) => who && anybody.test(who)) : all
  if (!one || another || one.figure.other || one.figure.value.kind !== 'count') return null
  const { low, high } = one.figure.value
  return low === high && low > 0 ? { count: low, who: one.who } : null
}

const stem = 4

/** Whether those who can be reached may be those who pay: not where parents pay and schools are counted. */
export function maySell(reach: string, paid: string, language: Language): boolean {
  if (payersIn(paid, language) !== 'paid') return false
  // "410 pay now · 350 parents pay": those who pay may be named in an older part alone.
  const [payer] = paid.split(/[;·]|[,.](?!\d)/).flatMap(part => {
    const who = namesPaying(part) || !namesPaying(paid) ? countedIn(part, language)[0]?.who : null
    return who ? [who] : []
  })
  const there = reachedIn(reach, language)
  // Six halls are not those of whom seventeen pay.
  if (there && there.count < (countPayers(paid, language) ?? 0)) return false
  const reached = there?.who
  if (!payer || anybody.test(payer) || (reached && anybody.test(reached))) return true
  return reach
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .some(word => word.startsWith(payer.slice(0, stem)))
}

/** All of those who can be reached, at the price that was named. */
export function reachSum(
  reach: string,
  paid: string,
  language: Language,
  place: string | null = null,
): string | null {
  const there = reachedIn(reach, language)
  const price = only(paid, language, 'money', place)
  if (!there || !price || price.per === null || price.per === 'use' || price.per === 'hour') return null
  if (!maySell(reach, paid, language)) return null
  const times = perYear(price.per) ?? 0
  const total = money(there.count * price.low * times, price.currency, language)
  const factors = [number(there.count, language), money(price.low, price.currency, language)]
  if (times > 1) factors.push(number(times, language))
  return said(language, `${factors.join(' × ')} = ${total} ${per('year', language)}, ${ifAll[language]}`)
}

/** Behind an amount without its period: nothing or a name, or it is for something that may be another thing. */
const isBare = (text: string, { end }: Figure) =>
  /^\s*(?:[,;.·]|$|(?:for|at|from|bei|für|de|con|chez|pour|da|do|na|no) \p{Lu})/u.test(text.slice(end))

/** Two amounts for the same thing, theirs second; null where they may be for different ones ("a month", "an hour"). */
function twoPrices(text: string, language: Language) {
  const figures = findFigures(text, language).filter(({ value }) => value.kind === 'money')
  const [first, second] = figures
  if (!first || !second || figures.length !== 2) return null
  if (first.value.kind !== 'money' || second.value.kind !== 'money') return null
  const ours = { ...first.value, currency: currencyOf(first, language, null) }
  const theirs = { ...second.value, currency: currencyOf(second, language, null) }
  if (ours.low !== ours.high || theirs.low !== theirs.high || theirs.low <= 0) return null
  const isSame = ours.per === theirs.per || ours.per === null || theirs.per === null
  const isKnown = figures.every(
    one => (one.value.kind === 'money' && one.value.per !== null) || isBare(text, one),
  )
  return ours.currency === theirs.currency && isSame && isKnown ? { ours, theirs } : null
}

/** What ours is of theirs, as a fraction. */
export function priceShare(text: string, language: Language): number | null {
  const prices = twoPrices(text, language)
  return prices && prices.ours.low / prices.theirs.low
}

export function besideSum(text: string, language: Language): string | null {
  const prices = twoPrices(text, language)
  if (!prices) return null
  const { ours, theirs } = prices
  const share = number(Math.round((100 * ours.low) / theirs.low), language)
  return said(
    language,
    `${money(ours.low, ours.currency, language)} ÷ ${money(theirs.low, theirs.currency, language)} = ${share} %`,
  )
}
