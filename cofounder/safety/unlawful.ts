// Finds a trade that is forbidden or needs a rare permission: one sentence names goods and an act. The words are in
// `content/safety/trip-wire.json`. If the sentence also names a lawful actor (a pharmacy, the police, prevention, a
// licence), there is no alarm.
import words from '../../content/safety/trip-wire.json' with { type: 'json' }
import { wholeWords } from './whole-words.ts'

export type Category = keyof typeof words.trades
export const categories = Object.keys(words.trades) as Category[]

const anyMedicine = wholeWords(words.medicine)
/** If founders say these words about themselves, a lawful actor in the sentence does not count. */
const isWithoutLicence = wholeWords(words.unlicensed)
const isWithoutDoctor = wholeWords(words.without)
/** Words for selling and for getting something. */
const isTrade = wholeWords(words.trade)
const namesOfPharmacies = wholeWords(words.pharmacy)
const lawful = wholeWords(words.lawful)
/** A bank may search for laundered money. For other goods, a bank makes nothing lawful. */
const lawfulLaundering = wholeWords(words.bank)
const permission = wholeWords(words.permission)
const denied = wholeWords(words.denied)

/** `acts`: further acts with these goods. `anyAct`: whether any act counts. */
type Trade = { goods: string; acts?: string; anyAct?: boolean }

const rules = new Map(
  categories.map(category => {
    const { goods, acts, anyAct }: Trade = words.trades[category]
    const all = [words.trade, ...(acts ? [acts.replace('{without}', words.without)] : [])].join('|')
    return [category, { goods: wholeWords(goods), act: anyAct ? /./ : wholeWords(all) }] as const
  }),
)

/** Removes "no licence" and phrases such as "not a pharmacy". Only real lawful words remain. */
function withoutDenials(sentence: string): string {
  const all = (pattern: RegExp) => new RegExp(pattern.source, 'g')
  return sentence.replace(all(isWithoutLicence), ' ').replace(all(namesOfPharmacies), ' ')
}

/** Goods that nobody may sell. If a line names a product, the sentence needs no act. */
const neverLawful: readonly Category[] = ['documents', 'counterfeits', 'stolen', 'fraud']

/** The kind of trade in a sentence (in lower case), or null. `isOffer`: the line names a product for sale. */
export function findUnlawful(sentences: readonly string[], isOffer = false): Category | null {
  for (const sentence of sentences) {
    const hasNoLicence = isWithoutLicence.test(sentence)
    const isLawful = (text: string) => lawful.test(hasNoLicence ? withoutDenials(text) : text)
    const isOpenSale = hasNoLicence || (isWithoutDoctor.test(sentence) && isTrade.test(sentence))
    if (anyMedicine.test(sentence) && isOpenSale && !isLawful(sentence)) return 'medicines'
    for (const [category, { goods, act }] of rules) {
      if (!goods.test(sentence)) continue
      const isBank = category === 'laundering' && lawfulLaundering.test(sentence)
      const isAct = act.test(sentence) || (isOffer && neverLawful.includes(category))
      // A false licence does not count as a licence.
      if (isAct && !isBank && !isLawful(sentence.replace(goods, ' '))) return category
    }
  }
  return null
}

/** Whether the text is about a permission, even a missing one. */
export const speaksOfPermission = (text: string) => permission.test(text.toLowerCase())

/** Whether the text names a permission that the founder has. "None" and other topics do not count. */
export function namesPermission(text: string): boolean {
  const lower = text.toLowerCase()
  return permission.test(lower) && !denied.test(lower)
}
