// A list of facts that stays short: what was said of a thing last stands, what was said before is folded under it.
import type { Fact } from '../../contracts/facts.ts'
import { plain } from './compare.ts'

export type FoldedFact = { fact: Fact; older: Fact[] }

/** One line for each topic and subject, in the order in which they came; the newest of each stands. */
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
