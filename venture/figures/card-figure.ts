// Prepares facts from cards for documents. Such a fact begins with the name of a field: "How often: 2 × a month".
// The name speaks to the founder, so a document with its own label shows only the text after the colon.
import type { FactTopic } from '../../contracts/fact-topics.ts'
import type { Fact } from '../../contracts/facts.ts'
import { findFigures } from '../numbers/find-figures.ts'

const shape = /^([^:.!?\n]{2,60}): (\S.*)$/s

/** Topics for which the document has a label that explains the figure. */
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

/**
 * Splits the text of a fact from a card into the name of the field and the rest. Null if the fact is a free
 * sentence.
 */
function readCard({ text, quote, value }: Fact): { field: string; rest: string } | null {
  const [, field = '', rest = ''] = shape.exec(text.trim()) ?? []
  // A fact from a card begins with its quote.
  if (!rest || !quote || !text.startsWith(quote) || findFigures(field).length > 0) return null
  return value?.kind === 'place' || /\d/.test(rest) ? { field, rest } : null
}

export const isCardFigure = (fact: Fact): boolean => readCard(fact) !== null

/** The text after the field name. Null if the document should show the whole text of the fact. */
export const cardWords = (fact: Fact): string | null =>
  named.includes(fact.topic) && fact.value !== null ? (readCard(fact)?.rest ?? null) : null

/**
 * Says how many customers paid, and how much. The name of the first field is left out, because it is a question to
 * the founder.
 */
export function paidWords(fact: Fact): string | null {
  const isCount = fact.topic === 'money' && (fact.value?.kind === 'count' || fact.value?.kind === 'part')
  const card = isCount ? readCard(fact) : null
  return card && `Customers who paid so far: ${card.rest}`
}

/** The text of the fact for a reader who does not know the card. */
export const wordsOf = (fact: Fact): string => paidWords(fact) ?? cardWords(fact) ?? fact.text.trim()
