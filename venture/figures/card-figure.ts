// A fact from a card begins with the name of a field: "How often: 2 × a month". That name addresses the
// founder. If a document has its own label, it shows only the text after the colon.
import type { FactTopic } from '../../contracts/fact-topics.ts'
import type { Fact } from '../../contracts/facts.ts'
import { findFigures } from '../numbers/find-figures.ts'

const shape = /^([^:.!?\n]{2,60}): (\S.*)$/s

/** Topics whose label in a document already explains the figure. */
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

/** Splits the fact into the name of the field and its content. Null if the fact is a free sentence. */
function readCard({ text, quote, value }: Fact): { field: string; rest: string } | null {
  const [, field = '', rest = ''] = shape.exec(text.trim()) ?? []
  // The text of a card's fact begins with its quote.
  if (!rest || !quote || !text.startsWith(quote) || findFigures(field).length > 0) return null
  return value?.kind === 'place' || /\d/.test(rest) ? { field, rest } : null
}

export const isCardFigure = (fact: Fact): boolean => readCard(fact) !== null

/** The content of the field. Null if the document should show the fact's own words. */
export const cardWords = (fact: Fact): string | null =>
  named.includes(fact.topic) && fact.value !== null ? (readCard(fact)?.rest ?? null) : null

/**
 * How many customers paid, and how much. The name of the first field is left out, because it is a question to
 * the founder.
 */
export function paidWords(fact: Fact): string | null {
  const isCount = fact.topic === 'money' && (fact.value?.kind === 'count' || fact.value?.kind === 'part')
  const card = isCount ? readCard(fact) : null
  return card && `Customers who paid so far: ${card.rest}`
}

/** The text of the fact for a reader who does not know the card. */
export const wordsOf = (fact: Fact): string => paidWords(fact) ?? cardWords(fact) ?? fact.text.trim()
