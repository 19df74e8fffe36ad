import { type FactTopic, topicNames } from '../../contracts/fact-topics.ts'
import type { Fact } from '../../contracts/facts.ts'
import { isOpen } from './compare.ts'

/** The topics of each helper, the most important first. The mentor and the insights read all topics. */
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
  'competitor-analysis': [
    'rival',
    'workaround',
    'difference',
    'price',
    'customer',
    'traction',
    'refusals',
    'solution',
  ],
  'market-research': [
    'place',
    'customer',
    'buyers',
    'price',
    'money',
    'traction',
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
    'buyers',
    'traction',
    'frequency',
    'aim',
    'stage',
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

/**
 * The open facts for a helper's page, in the order of the helper's topics. Within a topic, the newest fact comes
 * first.
 */
export function pickFacts(facts: readonly Fact[], reader: FactReader): Fact[] {
  const own = topicsFor(reader)
  return orderFacts(facts, reader).filter(({ topic }) => own.includes(topic))
}

/** All open facts. The facts about the helper's topics come first. */
export function orderFacts(facts: readonly Fact[], reader: FactReader): Fact[] {
  const order = [...new Set([...topicsFor(reader), ...topicNames])]
  return facts
    .filter(isOpen)
    .toSorted(
      (one, other) =>
        order.indexOf(one.topic) - order.indexOf(other.topic) ||
        other.said_at.localeCompare(one.said_at) ||
        one.id.localeCompare(other.id),
    )
}
