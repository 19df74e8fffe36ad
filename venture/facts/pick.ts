import { type FactTopic, topicNames } from '../../contracts/fact-topics.ts'
import type { Fact } from '../../contracts/facts.ts'
import { isOpen } from './compare.ts'

/** What matters to each helper, the most telling first. The mentor and the insights read everything. */
const topicsOf = {
  'problem-validation': [
    'problem',
    'customer',
    'frequency',
    'cost',
    'workaround',
    'money',
    'refusals',
    'traction',
    'churn',
    'reach',
    'buyers',
    'price',
    'permission',
    'aim',
    'stage',
  ],
  'competitor-analysis': ['rival', 'workaround', 'difference', 'price', 'customer', 'refusals', 'solution'],
  'market-research': [
    'place',
    'customer',
    'buyers',
    'price',
    'money',
    'refusals',
    'churn',
    'frequency',
    'reach',
    'rival',
    'workaround',
    'cost',
    'permission',
    'aim',
  ],
  'idea-refinement': [
    'solution',
    'problem',
    'customer',
    'difference',
    'price',
    'risk',
    'refusals',
    'rival',
    'money',
    'reach',
    'costs',
    'cost',
    'workaround',
    'permission',
  ],
  'customer-segments': [
    'customer',
    'money',
    'refusals',
    'problem',
    'buyers',
    'price',
    'reach',
    'workaround',
    'rival',
    'margin',
    'churn',
    'frequency',
    'cost',
    'place',
    'traction',
    'solution',
    'difference',
    'stage',
    'aim',
  ],
  pitch: [
    'problem',
    'frequency',
    'cost',
    'workaround',
    'solution',
    'customer',
    'traction',
    'money',
    'difference',
    'rival',
    'team',
    'ask',
    'buyers',
    'price',
  ],
  mentor: topicNames,
  insights: topicNames,
} as const satisfies Record<string, readonly FactTopic[]>

export type FactReader = keyof typeof topicsOf
export const topicsFor = (reader: FactReader): readonly FactTopic[] => topicsOf[reader]

/** The open facts a helper reads, in the order in which they matter to it; newest first within a topic. */
export function pickFacts(facts: readonly Fact[], reader: FactReader): Fact[] {
  const order = topicsFor(reader)
  return facts
    .filter(fact => isOpen(fact) && order.includes(fact.topic))
    .toSorted(
      (one, other) =>
        order.indexOf(one.topic) - order.indexOf(other.topic) ||
        other.said_at.localeCompare(one.said_at) ||
        one.id.localeCompare(other.id),
    )
}
