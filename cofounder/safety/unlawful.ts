// Finds a trade that is forbidden or needs a rare permission: goods and act in one sentence. The words are in
// `content/safety/trip-wire.json`. A lawful actor in the same sentence (a pharmacy, the police, prevention, a
// licence) lets it pass.
import words from '../../content/safety/trip-wire.json' with { type: 'json' }
import { wholeWords } from './whole-words.ts'

export type Category = keyof typeof words.trades
export const categories = Object.keys(words.trades) as Category[]

const anyMedicine = wholeWords(words.medicine)
/** Said of oneself, these words cancel the lawful actor they name. */
const isWithoutLicence = wholeWords(words.unlicensed)
const isWithoutDoctor = wholeWords(words.without)
/** Words for selling and for obtaining. */
const isTrade = wholeWords(words.trade)
const namesOfPharmacies = wholeWords(words.pharmacy)
const lawful = wholeWords(words.lawful)
/** A bank may look for laundered money. For other goods a bank makes nothing lawful. */
const lawfulLaundering = wholeWords(words.bank)
const permission = wholeWords(words.permission)
const denied = wholeWords(words.denied)

/** `acts`: further acts with these goods. `anyAct`: any act counts. */
type Trade = { goods: string; acts?: string; anyAct?: boolean }

const rules = new Map(
  categories.map(category => {
    const { goods, acts, anyAct }: Trade = words.trades[category]
    const all = [words.trade, ...(acts ? [acts.replace('{without}', words.without)] : [])].join('|')
    return [category, { goods: wholeWords(goods), act: anyAct ? /./ : wholeWords(all) }] as const
  }),
)

/** Removes "no licence" and phrases such as "not a pharmacy", so that only real lawful words remain. */
function withoutDenials(sentence: string): string {
  const all = (pattern: RegExp) => new RegExp(pattern.source, 'g')
  return sentence.replace(all(isWithoutLicence), ' ').replace(all(namesOfPharmacies), ' ')
}

/** Goods that nobody may sell. In a line that names a product, the act need not be written. */
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

/** Whether the text is about a permission, held or not. */
export const speaksOfPermission = (text: string) => permission.test(text.toLowerCase())

/** Whether the text names a held permission. "None" and another topic do not count. */
export function namesPermission(text: string): boolean {
  const lower = text.toLowerCase()
  return permission.test(lower) && !denied.test(lower)
}
