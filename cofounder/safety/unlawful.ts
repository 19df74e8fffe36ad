// Finds a forbidden trade: one sentence contains goods and an act, but no lawful actor (a pharmacy).
import words from '../../content/safety/trip-wire.json' with { type: 'json' }
import { wholeWords } from './whole-words.ts'

export type Category = keyof typeof words.trades
export const categories = Object.keys(words.trades) as Category[]

const anyMedicine = wholeWords(words.medicine)
/** Matches words such as "without a licence". With them, a lawful actor in the same sentence does not count. */
const isWithoutLicence = wholeWords(words.unlicensed)
const isWithoutDoctor = wholeWords(words.without)
const isTrade = wholeWords(words.trade)
const namesOfPharmacies = wholeWords(words.pharmacy)
const lawful = wholeWords(words.lawful)
/** Banks lawfully search for laundered money. With all other goods, a bank makes nothing lawful. */
const lawfulLaundering = wholeWords(words.bank)
const permission = wholeWords(words.permission)
const denied = wholeWords(words.denied)

/** `acts`: additional acts that are unlawful with these goods. `anyAct`: whether every act is. */
type Trade = { goods: string; acts?: string; anyAct?: boolean }

const rules = new Map(
  categories.map(category => {
    const { goods, acts, anyAct }: Trade = words.trades[category]
    const all = [words.trade, ...(acts ? [acts.replace('{without}', words.without)] : [])].join('|')
    return [category, { goods: wholeWords(goods), act: anyAct ? /./ : wholeWords(all) }] as const
  }),
)

/** Removes phrases such as "no licence", so that the words left really mean a lawful trade. */
function withoutDenials(sentence: string): string {
  const all = (pattern: RegExp) => new RegExp(pattern.source, 'g')
  return sentence.replace(all(isWithoutLicence), ' ').replace(all(namesOfPharmacies), ' ')
}

/** Goods that nobody may sell. As the name of a product they count even without an act. */
const neverLawful: readonly Category[] = ['documents', 'counterfeits', 'stolen', 'fraud']

/** `sentences` are in lower case. `isOffer` is true if the line names a product for sale. */
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
      // The goods themselves are removed first, so that a forged licence does not count as a licence.
      if (isAct && !isBank && !isLawful(sentence.replace(goods, ' '))) return category
    }
  }
  return null
}

/** Whether the text is about a permission, even about a missing one. */
export const speaksOfPermission = (text: string) => permission.test(text.toLowerCase())

/** Whether the founder names a permission that they have. "None" or another topic does not count. */
export function namesPermission(text: string): boolean {
  const lower = text.toLowerCase()
  return permission.test(lower) && !denied.test(lower)
}
