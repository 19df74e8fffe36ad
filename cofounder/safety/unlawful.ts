// Finds a trade that is forbidden or needs a rare permission: one sentence contains goods and an act. The words are
// in `content/safety/trip-wire.json`. If the sentence also contains a lawful actor (a pharmacy, the police,
// prevention, a licence), there is no alarm.
import words from '../../content/safety/trip-wire.json' with { type: 'json' }
import { wholeWords } from './whole-words.ts'

export type Category = keyof typeof words.trades
export const categories = Object.keys(words.trades) as Category[]

const anyMedicine = wholeWords(words.medicine)
/** Matches words such as "without a licence". With them, a lawful actor in the same sentence does not count. */
const isWithoutLicence = wholeWords(words.unlicensed)
const isWithoutDoctor = wholeWords(words.without)
/** Matches words for selling and for getting something. */
const isTrade = wholeWords(words.trade)
const namesOfPharmacies = wholeWords(words.pharmacy)
const lawful = wholeWords(words.lawful)
/**
 * Matches words for a bank. Banks lawfully search for laundered money. With all other goods, a bank makes nothing
 * lawful.
 */
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

/**
 * Removes phrases such as "no licence" or "not a pharmacy". Then only words that really mean a lawful trade are
 * left.
 */
function withoutDenials(sentence: string): string {
  const all = (pattern: RegExp) => new RegExp(pattern.source, 'g')
  return sentence.replace(all(isWithoutLicence), ' ').replace(all(namesOfPharmacies), ' ')
}

/**
 * Goods that nobody may sell. If a line gives such goods as the name of a product, there need not be an act in it.
 */
const neverLawful: readonly Category[] = ['documents', 'counterfeits', 'stolen', 'fraud']

/**
 * Finds the unlawful trade in sentences (in lower case), or null. `isOffer`: the line gives the name of a product
 * for sale.
 */
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
