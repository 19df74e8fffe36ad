// Who paid, who refused and who only said so, in a founder's words about money.
import { findFigures } from '../../venture/numbers/find-figures.ts'
import { countWords } from '../language/clean.ts'
import type { Language } from '../language/recognise.ts'
import { hasCount, isZero, only, zero } from './figures.ts'
import { namesPaying, partsOf, paying, paymentAt, paysPlainly } from './paying.ts'
import { isThinking, isUndecided } from './undecided.ts'

const nobodyPaid =
  /^(?:(?:noch|bisher|so far|until now|up to now|not|todavía|aún|hasta ahora|encore|pour l'instant|jusqu'ici|ainda|até agora)[\s,]+)*(?:none|zero|nobody|no one|not one|keine[rs]?|niemand|cero|ningun[oa]|nadie|zéro|aucune?|personne|nenhuma?|ninguém|nessun[oa]?)(?!\p{L})(?!.{0,20}(?:said no|refused|declined|abgelehnt|nein|que no|dijo no|refusé|dit non|recusou|disse não|disse que não))/iu
const nobody =
  /(?<!\p{L})(?:none|nane|naebody|zero|nobody|no one|not one|keine[rs]?|niemand|cero|ningun[oa]|nadie|zéro|aucune?|personne|nenhuma?|ninguém|nessun[oa]?)(?!\p{L})/iu

/** Whether it says that nobody has paid: "Nobody yet, I asked two", "bezahlt hat noch keiner". */
export function isUnpaid(text: string, language: Language): boolean {
  if (isZero(text, language) || nobodyPaid.test(text.trim())) return true
  const parts = text.split(/[,;.·]/).map(part => part.trim())
  return parts.some(part => zero.test(part) || (nobody.test(part) && namesPaying(part)))
}

const refused =
  /^(?:[^,;.·]{0,40}?|[^,;.·]{0,30}(?:gesagt|said|dijeron|dit|disseram|disseron), [^,;.·]{0,30}?)(?<!\p{L})(?:no|not|refused?|declined?|nein|ablehn\p{L}*|abgelehnt|abgesagt|nicht|nicht gezahlt|rechaz\p{L}*|non|refus\p{L}*|não|recus\p{L}*|get lost|weiter mit|(?:carry|went|go) on with|siguen con|continuent avec|continuam com|naw|nope|nel|turned (?:me|us|it) down|too (?:expensive|dear|costly)|zu teuer|abgewinkt|winkten ab|(?:muy|demasiado) car[oa]|trop ch(?:er|ère)s?|(?:muito|demasiado) car[oa]|troppo car[oa])(?!\p{L})/iu

/** Who paid and left said something too. */
const left =
  /^[^,;.·]{0,40}?(?<!\p{L})(?:cancel\p{L}*|left(?! (?:a|their) deposit)|quit|stopped|gekündigt|kündigten|abgesprungen|gegangen|se fueron|se dieron de baja|dejaron|partie?s|résilié\p{L}*|arrêté\p{L}*|saíram|sumiram|sumiu|desapareceram|desistiram|deixaram|vanished|disappeared|verschwunden|desaparecieron|disparu|pas repris|andati via|disdett[oa])(?!\p{L})/iu

/** Whether the part that goes on here is of people who have not decided: "noch nicht" is no refusal. */
const isOpenAt = (after: string, language: Language) =>
  isUndecided(after.split(/[;·]|[,.](?!\d)/)[0] ?? '', language)

/** Whether each count beside that of the payers is of those who refused or left. */
export function isEveryCountPlaced(text: string, language: Language): boolean {
  const [, ...others] = findFigures(text, language).filter(({ value }) => value.kind === 'count')
  return others.every(({ end }) => {
    const after = text.slice(end)
    return !isOpenAt(after, language) && (refused.test(after) || left.test(after))
  })
}

/** Whether somebody who paid has gone. */
export const someLeft = (text: string): boolean =>
  text.split(/[;·]|[,.](?!\d)/).some(part => left.test(part) && !nobody.test(part))

const leaving =
  /(?<!\p{L})(?:cancel\p{L}*|left|quit|stopped|gekündigt|kündigt\p{L}*|abgesprungen|gegangen|canceló|cancelado|se fue|se dio de baja|partie?|résilié|arrêté|cancelou|saiu|desistiu)(?!\p{L})/iu

/** "None has cancelled", "keiner hat gekündigt". */
export const tellsNobodyLeft = (text: string): boolean =>
  text.split(/[;·]|[,.](?!\d)/).some(part => nobody.test(part) && leaving.test(part))

/** "Shops purchased 3,400 packs", "the hospital pays for 40 patients": what is counted is bought, or paid for, and pays nothing. */
const bought =
  /(?<!\p{L})(?:bought|purchased|ordered|took|taken|sold|compraron|comprado|compramos|vendimos|vendido|vendí|acheté|vendu|compraram|comprou|vendemos|vendi|comprato|venduto|(?:pays?|paid|paying) for|zahl(?:t|en) für|pagan? por|pa(?:ie|y)\p{L}* pour|pagam? por|pagano? per)\s+(?:(?:about|around|over|some|unos|unas|uns|umas|environ|plus de|rund|etwa)\s+)?$/iu

/** They sell to us or work for us: the money runs the other way. */
const suppliers =
  /(?<!\p{L})(?:(?:got|get|gets|were|was|are|being) paid|paid out|(?:sold|sell|sells|deliver\p{L}*|bring|brought|suppl\p{L}*) (?:\p{L}+ ){0,2}?(?:through|to|for) us|(?:we|i) (?:have )?(?:pay|paid)|wir (?:be)?zahlen|ich (?:be)?zahle|liefern (?:uns|an uns)|(?:les|le) pag(?:amos|o)|nos (?:venden|entregan|vendem|entregam)|nous (?:vendent|livrent)|(?:nous|on) (?:les |leur )?pa[iy]\p{L}*|pagamos)(?!\p{L})/iu

/** Asked, said, signed or promised is not paid. */
const onlySaid =
  /(?<!\p{L})(?:ask\p{L}*|gefragt|pregunt\p{L}*|demand\p{L}*|pergunt\p{L}*|sign\p{L}*|promis\p{L}*|would|want\p{L}*|said yes|interested|waiting|unterschr\p{L}*|versproch\p{L}*|zugesagt|zusag\p{L}*|würden|wollen|interess\p{L}*|apunt\p{L}*|promet\p{L}*|firm\p{L}*|pagarían|plan(?:s|ned|ning)? to|(?:will|going to) (?:pay|buy)|van a (?:pagar|comprar)|vão (?:pagar|comprar)|vont (?:payer|acheter)|dijeron que sí|dit oui|signé\p{L}*|inscri\p{L}*|paieraient|assin(?!ante)\p{L}*|pagariam|disseram que)(?!\p{L})/iu

/** Who signed or ordered has committed, also where nobody has paid. */
const committing =
  /(?<!\p{L})(?:signed|pre-?ordered|ordered|reserved|unterschrieben|unterschreiben|vorbestellt|bestellt|zugesagt|firmaron|firmad[oa]s?|reservaron|encargaron|signée?s?|commandé|réservé|assinaram|assinou|encomendaram|reservaram|firmato|ordinato|prenotato)(?!\p{L})/iu

/** How many have committed themselves, where one part of what was said counts them and no other counts payers; else null. */
export function committedIn(text: string, language: Language): number | null {
  const parts = text.split(/[;·]|[,.](?!\d)|(?<!\p{L})(?:but|aber|pero|mais|mas|ma)(?!\p{L})/u)
  const counts = parts.flatMap(part => {
    const verb = part.search(committing)
    if (verb < 0 || nobody.test(part) || refused.test(part)) return []
    return (only(part.slice(0, verb), language, 'count') ?? only(part, language, 'count'))?.low ?? []
  })
  const [first] = counts
  return first && counts.length === 1 ? first : null
}

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

const sold = /^.*?(?<!\p{L})(?:sold to|verkauft an|vend(?:id[oa]s?|ut[oi]) a|vendue?s? à)\s+/isu

/** The only count of a part, where it is of those who pay. */
function ownCount(part: string, language: Language) {
  const figure = findFigures(part, language).find(({ value }) => value.kind === 'count')
  if (!figure || bought.test(part.slice(0, figure.start))) return null
  const after = part.slice(figure.end)
  return refused.test(after) || left.test(after) ? null : only(part, language, 'count')
}

/** One number without a word for paying is that of the payers, unless it is of those who said no, left or only signed. */
export const looseCount = (text: string, language: Language): number | null =>
  suppliers.test(text) || onlySaid.test(text) || committing.test(text)
    ? null
    : (ownCount(text, language)?.low ?? null)

/** "3", "about 3": nothing beside the count. */
const bareWords = 2

/**
 * How many pay, where one part of what was said counts them: "58 pay since May, 20 have left". Null where nobody pays,
 * or it is not said.
 */
export function countPayers(written: string, language: Language): number | null {
  const both = paidAndRefused(written, language)
  if (both) return both.paid
  const text = written
  if (isUnpaid(text, language) || suppliers.test(text)) return null
  // "12 collars sold to 2 farmers": the farmers pay.
  const [buyers = ''] = text.replace(sold, '').split(/[;·]|[,.](?!\d)/)
  if (sold.test(text)) return only(buyers, language, 'count')?.low ?? null
  if (countWords(text) <= bareWords) return only(text, language, 'count')?.low ?? null
  // "Nine pay, and two prepaid the year": the two are of the nine.
  const parts = partsOf(text, language)
  const plain = parts.filter(paysPlainly)
  const counts = (plain.length ? plain : parts).flatMap(part => {
    const verb = paymentAt(part, language)
    if (verb < 0 || nobody.test(part) || onlySaid.test(part) || isUndecided(part, language)) return []
    // "24 paid me 15k": who pays is counted before it.
    const count = only(part.slice(0, verb), language, 'count') ?? ownCount(part, language)
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
  const text = written.replace(sold, '')
  const counts = findFigures(text, language).filter(({ value }) => value.kind === 'count')
  if (counts.length > 2) return besideOthers(text, language)
  const [first, second] = counts
  if (!first || !second || counts.length !== 2 || first.other || second.other) return null
  const [paid, no] = [first.value, second.value]
  if (paid.kind !== 'count' || no.kind !== 'count' || paid.low !== paid.high || no.low !== no.high)
    return null
  if (onlySaid.test(text.slice(0, second.start)) || bought.test(text.slice(0, first.start))) return null
  if (refused.test(text.slice(first.end, second.start)) || !refused.test(text.slice(second.end))) return null
  if (isOpenAt(text.slice(second.end), language)) return null
  return { paid: paid.low, refused: no.low }
}

/** "Nine signed, three paid, two said no": one part counts who paid, one who refused, and every other who signed or has not decided. */
function besideOthers(text: string, language: Language): { paid: number; refused: number } | null {
  const parts = partsOf(text, language).filter(part => hasCount(part, language))
  const decided = parts.filter(part => !isUndecided(part, language))
  const isPaid = (part: string) =>
    paymentAt(part, language) >= 0 && !onlySaid.test(part) && !refused.test(part)
  const [paid, ...otherPaid] = decided.filter(isPaid)
  const [no, ...otherNo] = decided.filter(part => refused.test(part))
  const isOther = decided.some(part => !isPaid(part) && !refused.test(part) && !committing.test(part))
  if (!paid || !no || otherPaid.length || otherNo.length || isOther) return null
  const counted = [paid.slice(0, paymentAt(paid, language)), no].map(part => only(part, language, 'count'))
  const [yes, against] = counted
  return yes && against ? { paid: yes.low, refused: against.low } : null
}

/** "Sept ont payé, aucune n'a refusé"; "none of the five said yes or no" is another thing. */
export const nobodyRefused = (text: string): boolean =>
  text
    .split(/[,;.·]/)
    .some(part => nobody.test(part) && refused.test(part.replace(nobody, '')) && !isThinking(part))

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
  const isPaid = partsOf(text, language).some(
    part =>
      !onlySaid.test(part) &&
      (paymentAt(part, language) >= 0 ||
        sold.test(part) ||
        (isBrief && hasCount(part, language) && looseCount(part, language) !== null)),
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

/** "Three paid, four refused", "Nobody has paid yet": it answers who paid, whatever was asked. */
export const tellsWhoPaid = (text: string, language: Language): boolean =>
  namesPaying(text) && (paidAndRefused(text, language) !== null || nobodyPaid.test(text.trim()))
