// What the founder has told elsewhere, by the line of an interview that asks for it: it is offered, not asked again.
import type { FactTopic } from '../../contracts/fact-topics.ts'
import type { Fact } from '../../contracts/facts.ts'
import { bearsOf } from '../../venture/facts/evidence.ts'
import type { Talk } from './talk.ts'

/** The topics that answer a line, the most fitting first. A line without one is always asked. */
export type Answering<Topic extends string> = Partial<Record<Topic, readonly FactTopic[]>>

/** A short answer is kept behind its question: then the answer alone. */
const wordsOf = ({ text, quote }: Fact): string =>
  (quote && text !== quote && text.endsWith(quote) ? quote : text).replace(/\s+/g, ' ').trim()

/** Held facts about the venture itself: of each topic the newest, and of one moment the one that says most. */
function newest(facts: readonly Fact[], topic: FactTopic): Fact | undefined {
  return facts
    .filter(fact => fact.topic === topic && fact.subject === null && bearsOf(fact) !== 'against')
    .toSorted(
      (one, other) => other.said_at.localeCompare(one.said_at) || wordsOf(other).length - wordsOf(one).length,
    )[0]
}

export function knownFor<Topic extends string>(
  facts: readonly Fact[] = [],
  answering: Answering<Topic>,
): Talk<Topic>['known'] {
  const known: Talk<Topic>['known'] = {}
  for (const [line, topics] of Object.entries(answering) as [Topic, readonly FactTopic[]][]) {
    const fact = topics.map(topic => newest(facts, topic)).find(found => found !== undefined)
    if (fact) known[line] = { text: wordsOf(fact), source: wordsOf(fact) }
  }
  return known
}
