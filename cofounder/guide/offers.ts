// Money that somebody offered: it is not paid, and whoever offered is the one to ask.
import type { Language } from '../language/recognise.ts'
import { hasMoney } from './figures.ts'
import { isUnpaid } from './payers.ts'

/** "Two supermarkets offered £40 a month", "zwei Märkte haben 40 € angeboten": who, and that it is an offer. */
const offering =
  /^(?<who>.{2,60}?)\s(?:(?:have |has )?(?:offer(?:s|ed)?|promis(?:es?|ed)|proposed)|would (?:pay|give)|bieten|boten|würden|(?:haben|hat)(?=\s.*(?:angeboten|geboten|zugesagt|versprochen))|(?:han |ha |nos )*(?:ofrec|promet)(?:en?|ieron|ió|ido)|darían|pagarían|(?:nous |ont |a )*(?:offr(?:ent|e)|offert|proposé|proposent|promis)|paieraient|donneraient|(?:ofereceram|ofereceu|oferecem?|prometeram|prometeu)|pagariam|dariam)(?!\p{L})/iu

/** The parts of a sentence that each say one thing. */
export const clausesOf = (sentence: string): string[] =>
  sentence.split(/,(?!\d)|(?<!\p{L})(?:but|aber|pero|mais|mas)(?!\p{L})/iu).map(clause => clause.trim())

/** Who offers money in a clause; null where nobody does. */
export function offererIn(clause: string, language: Language): string | null {
  return (hasMoney(clause, language) && offering.exec(clause)?.groups?.who) || null
}

const nobody =
  /(?<!\p{L})(?:nobody|no one|none|niemand|keine[rs]?|nadie|ningun[oa]|personne|aucune?|ninguém|nenhuma?)(?!\p{L})/iu

/** Nobody has paid, and somebody offered an amount. */
export const isOnlyOffered = (text: string, language: Language): boolean =>
  isUnpaid(text, language) &&
  text
    .split(/[;·]|\.(?!\d)/)
    .flatMap(clausesOf)
    .some(clause => !nobody.test(clause) && offererIn(clause, language) !== null)
