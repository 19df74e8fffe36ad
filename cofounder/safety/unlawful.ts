// Trade that needs a permission few hold, or that none can allow: the goods and the act in one sentence. The words stand
// in `content/safety/trip-wire.json`. A lawful neighbour in the same sentence (a pharmacy, the police, prevention, a
// licence) lets it pass.
import words from '../../content/safety/trip-wire.json' with { type: 'json' }
import { wholeWords } from './whole-words.ts'

export type Category = keyof typeof words.trades
export const categories = Object.keys(words.trades) as Category[]

const anyMedicine = wholeWords(words.medicine)
/** Said of oneself, these undo the lawful neighbour they name. */
const isWithoutLicence = wholeWords(words.unlicensed)
const isWithoutDoctor = wholeWords(words.without)
/** Selling and getting hold of. */
const isTrade = wholeWords(words.trade)
const namesOfPharmacies = wholeWords(words.pharmacy)
const lawful = wholeWords(words.lawful)
/** Banks look for such money; nobody else named here is lawful by being a bank. */
const lawfulLaundering = wholeWords(words.bank)
const permission = wholeWords(words.permission)
const denied = wholeWords(words.denied)

/** `acts`: besides trading, what is done with these goods; `anyAct`: whatever is done with them. */
type Trade = { goods: string; acts?: string; anyAct?: boolean }

const rules = new Map(
  categories.map(category => {
    const { goods, acts, anyAct }: Trade = words.trades[category]
    const all = [words.trade, ...(acts ? [acts.replace('{without}', words.without)] : [])].join('|')
    return [category, { goods: wholeWords(goods), act: anyAct ? /./ : wholeWords(all) }] as const
  }),
)

/** What is left to be lawful by, once "no licence" and the pharmacy that is not theirs are taken out. */
function withoutDenials(sentence: string): string {
  const all = (pattern: RegExp) => new RegExp(pattern.source, 'g')
  return sentence.replace(all(isWithoutLicence), ' ').replace(all(namesOfPharmacies), ' ')
}

/** What nobody sells lawfully: where a line names what is to be sold, the act need not be said. */
const neverLawful: readonly Category[] = ['documents', 'counterfeits', 'stolen', 'fraud']

/** The kind of trade a sentence (in lower case) speaks of, or null. `isOffer`: it stands where an offer is named. */
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
      // A false licence is no licence.
      if (isAct && !isBank && !isLawful(sentence.replace(goods, ' '))) return category
    }
  }
  return null
}

/** Whether it is about a permission at all, held or not. */
export const speaksOfPermission = (text: string) => permission.test(text.toLowerCase())

/** Names a permission they hold; "none" and going on about something else do not. */
export function namesPermission(text: string): boolean {
  const lower = text.toLowerCase()
  return permission.test(lower) && !denied.test(lower)
}
