// Shortens a list of facts: it shows the newest fact about a thing and folds older facts under it.
import type { Fact } from '../../contracts/facts.ts'
import { plain } from './compare.ts'

export type FoldedFact = { fact: Fact; older: Fact[] }

/** Makes one line per topic and subject, in the order of first appearance. The newest fact is on top. */
export function foldFacts(facts: readonly Fact[]): FoldedFact[] {
  const things = new Map<string, Fact[]>()
  for (const fact of facts) {
    const thing = `${fact.topic} ${plain(fact.subject)}`
    things.set(thing, [...(things.get(thing) ?? []), fact])
  }
  return [...things.values()].flatMap(same => {
    const [fact, ...older] = same.toSorted((one, other) => other.said_at.localeCompare(one.said_at))
    return fact ? [{ fact, older }] : []
  })
}
