// Shortens a list of facts. It shows only the newest fact about a thing and folds the older ones under it.
import type { Fact } from '../../contracts/facts.ts'
import { plain } from './compare.ts'

export type FoldedFact = { fact: Fact; older: Fact[] }

/**
 * Makes one line per topic and subject, with the newest fact on top. The order of the lines follows the first fact
 * of each line.
 */
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
