// A card keeps a figure with the name of its field: "How often: 2 × a month". Under a label of its own a document shows
// what stands behind the colon, because the field speaks to the founder and the document to a stranger.
import type { FactTopic } from '../../contracts/fact-topics.ts'
import type { Fact } from '../../contracts/facts.ts'
import { findFigures } from '../numbers/find-figures.ts'

const shape = /^([^:.!?\n]{2,60}): (\S.*)$/s

/** Topics whose label in a document says what the figure is. */
const named: readonly FactTopic[] = [
  'frequency',
  'cost',
  'price',
  'place',
  'refusals',
  'aim',
  'costs',
  'buyers',
  'ask',
]

/** The name of the field and what stands in it; null where somebody wrote a sentence. */
function readCard({ text, quote, value }: Fact): { field: string; rest: string } | null {
  const [, field = '', rest = ''] = shape.exec(text.trim()) ?? []
  // A card's fact begins with what it quotes.
  if (!rest || !quote || !text.startsWith(quote) || findFigures(field).length > 0) return null
  return value?.kind === 'place' || /\d/.test(rest) ? { field, rest } : null
}

export const isCardFigure = (fact: Fact): boolean => readCard(fact) !== null

/** What stands in the field; null where a document shows the fact's own words. */
export const cardWords = (fact: Fact): string | null =>
  named.includes(fact.topic) && fact.value !== null ? (readCard(fact)?.rest ?? null) : null

/** Who paid, and how much: the first of its fields asks the founder. */
export function paidWords(fact: Fact): string | null {
  const isCount = fact.topic === 'money' && (fact.value?.kind === 'count' || fact.value?.kind === 'part')
  const card = isCount ? readCard(fact) : null
  return card && `Customers who paid so far: ${card.rest}`
}

/** What a card or a sentence says, for whoever does not know the card. */
export const wordsOf = (fact: Fact): string => paidWords(fact) ?? cardWords(fact) ?? fact.text.trim()
