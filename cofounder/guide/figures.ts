// Figures of an answer, as the one number reader reads them. Several of one kind: none is chosen.
import type { Period } from '../../contracts/fact-values.ts'
import { type Figure, type FigureValue, findFigures } from '../../venture/numbers/find-figures.ts'
import { countsTimes } from '../../venture/numbers/frequencies.ts'
import { readPer } from '../../venture/numbers/vocabulary.ts'
import { countWords } from '../language/clean.ts'
import type { Language } from '../language/recognise.ts'
import { currencyOf, isWord } from './shared-money.ts'

type Of<Kind extends FigureValue['kind']> = Extract<FigureValue, { kind: Kind }>

/** "None paid yet", "Zero": nothing else said, so it is the figure 0. */
const zero =
  /^(?:none|zero|nil|nobody|no one|not one|null|keine[rs]?|niemand|cero|ningun[oa]|nadie|zéro|aucune?|personne|nenhuma?|ninguém)(?:[\s,]+(?:of them|has|have|paid|pay|pays|yet|so far|until now|up to now|noch|bisher|hat|haben|bezahlt|gezahlt|ha|han|pagado|todavía|aún|hasta ahora|n'a|a|ont|payé|encore|pour l'instant|pagou|pagaram|ainda|até agora))*[\s.!]*$/iu

const nobodyPaid =
  /^(?:(?:noch|bisher|so far|until now|up to now|not|todavía|aún|hasta ahora|encore|pour l'instant|jusqu'ici|ainda|até agora)[\s,]+)*(?:none|zero|nobody|no one|not one|keine[rs]?|niemand|cero|ningun[oa]|nadie|zéro|aucune?|personne|nenhuma?|ninguém|nessun[oa]?)(?!\p{L})(?!.{0,20}(?:said no|refused|declined|abgelehnt|nein|que no|dijo no|refusé|dit non|recusou|disse não|disse que não))/iu
const nobody =
  /(?<!\p{L})(?:none|zero|nobody|no one|not one|keine[rs]?|niemand|cero|ningun[oa]|nadie|zéro|aucune?|personne|nenhuma?|ninguém|nessun[oa]?)(?!\p{L})/iu
const paying =
  /(?<!\p{L})(?:pay|pays|paid|paying|bought|(?:ge|be)?zahlt?\p{L}*|gekauft|pag(?!in)\p{L}+|compr\p{L}+|pa[iy]\p{L}+|ach[eè]t\p{L}+)(?!\p{L})/iu

export const namesPaying = (text: string) => paying.test(text)

/** Whether it says that nobody has paid: "Nobody yet, I asked two", "bezahlt hat noch keiner". */
export function isUnpaid(text: string, language: Language): boolean {
  if (isZero(text, language) || nobodyPaid.test(text.trim())) return true
  const parts = text.split(/[,;.·]/).map(part => part.trim())
  return parts.some(part => zero.test(part) || (nobody.test(part) && paying.test(part)))
}

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

const refused =
  /^(?:[^,;.·]{0,40}?|[^,;.·]{0,30}(?:gesagt|said|dijeron|dit|disseram|disseron), [^,;.·]{0,30}?)(?<!\p{L})(?:no|not|refused?|declined?|nein|ablehn\p{L}*|abgelehnt|abgesagt|nicht|nicht gezahlt|rechaz\p{L}*|non|refus\p{L}*|não|recus\p{L}*|get lost|weiter mit|(?:carry|went|go) on with|siguen con|continuent avec|continuam com)(?!\p{L})/iu

/** Who paid and left said something too. */
const left =
  /^[^,;.·]{0,40}?(?<!\p{L})(?:cancel\p{L}*|left|quit|stopped|gekündigt|kündigten|abgesprungen|gegangen|se fueron|se dieron de baja|dejaron|partie?s|résilié\p{L}*|arrêté\p{L}*|saíram|desistiram|deixaram)(?!\p{L})/iu

/** Whether each count beside that of the payers is of those who refused or left. */
export function isEveryCountPlaced(text: string, language: Language): boolean {
  const [, ...others] = findFigures(text, language).filter(({ value }) => value.kind === 'count')
  return others.every(({ end }) => refused.test(text.slice(end)) || left.test(text.slice(end)))
}

/** They sell to us or work for us: the money runs the other way. */
const suppliers =
  /(?<!\p{L})(?:(?:got|get|gets|were|was|are|being) paid|paid out|(?:sold|sell|sells|deliver\p{L}*|bring|brought|suppl\p{L}*) (?:\p{L}+ ){0,2}?(?:through|to|for) us|(?:we|i) (?:have )?(?:pay|paid)|wir (?:be)?zahlen|ich (?:be)?zahle|liefern (?:uns|an uns)|(?:les|le) pag(?:amos|o)|nos (?:venden|entregan|vendem|entregam)|nous (?:vendent|livrent)|(?:nous|on) (?:les |leur )?pa[iy]\p{L}*|pagamos)(?!\p{L})/iu

/** Asked, said, signed or promised is not paid. */
const onlySaid =
  /(?<!\p{L})(?:ask\p{L}*|gefragt|pregunt\p{L}*|demand\p{L}*|pergunt\p{L}*|sign\p{L}*|promis\p{L}*|would|want\p{L}*|said yes|interested|waiting|unterschr\p{L}*|versproch\p{L}*|zugesagt|zusag\p{L}*|würden|wollen|interess\p{L}*|apunt\p{L}*|promet\p{L}*|firm\p{L}*|pagarían|dijeron que sí|dit oui|signé\p{L}*|inscri\p{L}*|paieraient|assin\p{L}*|pagariam|disseram que)(?!\p{L})/iu

export const isFromUs = (text: string) => suppliers.test(text)

/** "24 paid me 15k": money by its place, though no currency stands there. */
const paidShort = new RegExp(`${paying.source}[^,;.·\\d]{0,12}(\\d+(?:[.,]\\d+)?\\s?k)(?!\\p{L})`, 'iu')

/** Amounts in the founder's own writing, whether or not a sum can be made of them. */
export function amountsIn(text: string, language: Language): string[] {
  const found = findFigures(text, language).filter(
    ({ value }) => value.kind === 'money' || value.kind === 'price',
  )
  const short = paidShort.exec(text)?.[1]
  return found.length || !short ? found.map(({ text }) => text.trim()) : [short]
}

const subscribing = /(?<!\p{L})(?:subscri\p{L}*|abos?|abonn\p{L}*)(?!\p{L})/iu

const sold = /^.*?(?<!\p{L})(?:sold to|verkauft an|vend(?:id[oa]s?|ut[oi]) a|vendue?s? à)\s+/isu

const italianVerb = /(?<!\p{L})(?:pagano|pagato|comprano|comprato|hanno)(?!\p{L})/iu
const italianCounts = 'due tre quattro cinque sei sette otto nove dieci undici dodici'.split(' ')

/** "Sette bar pagano": Italian is not spoken here, but its small numbers are read beside who paid. */
function inDigits(text: string): string {
  if (!italianVerb.test(text)) return text
  return text.replace(/\p{L}+/gu, word => {
    const at = italianCounts.indexOf(word.toLowerCase())
    return at < 0 ? word : String(at + 2)
  })
}

/** "3", "about 3": nothing beside the count. */
const bareWords = 2

/**
 * How many pay, where one part of what was said counts them: "58 pay since May, 20 have left". Null where nobody pays,
 * or it is not said.
 */
export function countPayers(written: string, language: Language): number | null {
  const both = paidAndRefused(written, language)
  if (both) return both.paid
  const text = inDigits(written)
  if (isUnpaid(text, language) || suppliers.test(text)) return null
  // "12 collars sold to 2 farmers": the farmers pay.
  const [buyers = ''] = text.replace(sold, '').split(/[;·]|[,.](?!\d)/)
  if (sold.test(text)) return only(buyers, language, 'count')?.low ?? null
  if (countWords(text) <= bareWords) return only(text, language, 'count')?.low ?? null
  const counts = text.split(/[;·]|[,.](?!\d)/).flatMap(part => {
    const verb = Math.max(part.search(paying), part.search(subscribing))
    if (verb < 0 || nobody.test(part) || onlySaid.test(part)) return []
    // "24 paid me 15k": who pays is counted before it.
    const count = only(part.slice(0, verb), language, 'count') ?? only(part, language, 'count')
    return count && !refused.test(part.slice(part.search(/\d/))) ? [count.low] : []
  })
  const [first] = counts
  return first && counts.length === 1 ? first : null
}

/**
 * "Six paid, nine said no": two counts, of which the second alone stands before a no. Else null: also where nobody has
 * paid, or the first count is of those who signed or promised.
 */
export function paidAndRefused(
  written: string,
  language: Language,
): { paid: number; refused: number } | null {
  if (nobody.test(written)) return null
  const text = inDigits(written).replace(sold, '')
  const counts = findFigures(text, language).filter(({ value }) => value.kind === 'count')
  const [first, second] = counts
  if (!first || !second || counts.length !== 2 || first.other || second.other) return null
  const [paid, no] = [first.value, second.value]
  if (paid.kind !== 'count' || no.kind !== 'count' || paid.low !== paid.high || no.low !== no.high)
    return null
  if (onlySaid.test(text.slice(0, second.start))) return null
  if (refused.test(text.slice(first.end, second.start)) || !refused.test(text.slice(second.end))) return null
  return { paid: paid.low, refused: no.low }
}

/** "Sept ont payé, aucune n'a refusé". */
export const nobodyRefused = (text: string): boolean =>
  text.split(/[,;.·]/).some(part => nobody.test(part) && refused.test(part.replace(nobody, '')))

const briefWords = 10

/** "It is free" is said of the whole; a free trial is not. */
const given =
  /(?<!\p{L})(?:(?:is|it's|ist|es|é|est|c'est) (?:free|kostenlos|umsonst|gratis|gratuit[oae]?)|don(?:or|at|ation)\p{L}*|grants?|spende\p{L}*|gespendet|subvencion\p{L}*|subvention\p{L}*|doaç\p{L}*|doador\p{L}*|doaram|donativ\p{L}*)(?!\p{L})/iu

/**
 * Where the money stands by a founder's words: nobody has paid, some pay, or it is free and others give. Null where
 * nothing is said of it: a price alone, or who was asked.
 */
export function payersIn(text: string, language: Language): 'none' | 'paid' | 'given' | null {
  if (isUnpaid(text, language)) return given.test(text) ? 'given' : 'none'
  if (suppliers.test(text)) return null
  // "3 oui, 1 non": a count is of payers where nothing else is told.
  const isBrief = countWords(text) <= briefWords
  const isPaid = text
    .split(/[,;.·](?!\d)/)
    .some(
      part =>
        !onlySaid.test(part) &&
        (paying.test(part) ||
          subscribing.test(part) ||
          sold.test(part) ||
          (isBrief && hasCount(part, language))),
    )
  return isPaid ? 'paid' : null
}

/** Whether it says how many paid, or that nobody has: a story with numbers in it does not. */
export const saysWhoPaid = (text: string, language: Language): boolean =>
  payersIn(text, language) !== null || paidAndRefused(text, language) !== null

/** "Nine plants pay us $640 a month": said of nothing else than money that came in. */
const paysUs =
  /(?<!\p{L})(?:pa(?:y|ys|id) (?:us|me)|paying (?:customers|clients|users)|zahlen (?:uns|mir|schon|bereits)|(?:nos|me) (?:pagan|pagaron|pagam|pagaram)|(?:nous|me) (?:paient|ont payé)|já pagam|ya pagan|paient déjà)(?!\p{L})/iu

export const isPayment = (text: string, language: Language): boolean =>
  paysUs.test(text) && countPayers(text, language) !== null

const everyWord =
  /(?<!\p{L})(?:every|each|always|jede[rsnm]?|alle|immer|cada|siempre|tod[oa]s?|sempre|chaque|tous|toutes|toujours|ogni)(?!\p{L})/iu
const isBare = (text: string) => text.trim().split(/\s+/).length <= 3
const timesWord = /(?:times|x|mal|veces|fois|vezes|volte)\s*$/iu

/** "Every Saturday", "4 appointments a week", "once a winter", "3": no matter whether a sum can be made of it. */
export function saysHowOften(text: string, language: Language): boolean {
  if (everyWord.test(text) || countsTimes(text)) return true
  return findFigures(text, language).some(
    figure =>
      isOften(text, figure) ||
      figure.value.kind === 'duration' ||
      (figure.value.kind === 'count' && (isBare(text) || timesWord.test(figure.text))),
  )
}

/** "4 appointments a week" says how often, as "twice a week" does. */
export function isOften(text: string, { value, end }: Figure): boolean {
  if (value.kind === 'frequency') return true
  if (value.kind !== 'count') return false
  const after = text.slice(end)
  const noun = /^\s+\p{L}+/u.exec(after)?.[0].length ?? 0
  return [0, noun].some(from => readPer(after.slice(from, from + 30)) !== null)
}

const nothing = /^(?:nothing|nichts|nada|rien|niente|zero|null|0)(?!\p{L}|\p{N})/iu
/** The words for one of a unit are no number elsewhere, but they are an answer here. */
const oneUnit =
  /(?<!\p{L})(?:an?|one|half|(?:the |a )?whole|eine?n?|ganze[rn]?|un[ae]?|uma?|todo el|toda la) (?:\p{L}+ )?(?:hours?|days?|mornings?|afternoons?|evenings?|weekends?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|stunden?|tage?|vormittag|nachmittag|horas?|días?|tarde|mañana|heures?|jours?|journée|matinée|dias?|manhã|ora|giorno)(?!\p{L})/iu

/** They say that it costs nothing. */
export const costsNothing = (text: string) => nothing.test(text.trim())

const costing = /(?<!\p{L})(?:cost\p{L}*|kost\p{L}*|cuesta\p{L}*|coût\p{L}*|custa\p{L}*|los[est]+)(?!\p{L})/iu
/** "In the last four weeks", "seven times": when and how often, not what it costs. */
const sinceThen =
  /(?<!\p{L})(?:(?:the |in den |en las? |los |les |nas? |nos )?(?:last|past|letzten|vergangenen|últim[oa]s|dernièr\p{L}*|derniers))\s*$/iu

/** An amount or a time, in whatever form; how often alone is none. */
export function saysCost(text: string, language: Language): boolean {
  if (costsNothing(text) || oneUnit.test(text)) return true
  return findFigures(text, language).some(({ value: { kind }, start, text: words }) => {
    if (kind === 'duration') return !sinceThen.test(text.slice(0, start))
    if (kind === 'count') return (isBare(text) && !timesWord.test(words)) || costing.test(text)
    return kind === 'money' || kind === 'price' || kind === 'share'
  })
}

/** Whether it counts something: people, places, parts of a whole. */
export function hasCount(text: string, language: Language): boolean {
  return findFigures(text, language).some(({ value }) => value.kind === 'count' || value.kind === 'part')
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
  const own = value.kind === 'money' ? { ...value, currency: currencyOf(figure, language, place) } : value
  return 'low' in own && 'high' in own && own.low !== own.high ? null : (own as Of<Kind>)
}

/** How often, where one reading is left: "every week, like two times" is two a week. Else null. */
export function timesIn(text: string, language: Language): Of<'frequency'> | null {
  const often = only(text, language, 'frequency')
  // A count beside "twice a week" is of something else; beside a bare "every week" it may be the number of times.
  if (often?.low !== 1) return often
  const counts = findFigures(text, language).filter(({ value }) => value.kind === 'count')
  if (!counts.length) return often
  const [count] = counts
  if (!count || counts.length > 1 || !timesWord.test(count.text)) return null
  const times = only(text, language, 'count')
  return times && { ...often, low: times.low, high: times.low }
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
