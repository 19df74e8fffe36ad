// How many could buy, as the founder counted them.
import type { Fact } from '../../contracts/facts.ts'
import { isHeld } from '../facts/compare.ts'

export type Buyers = { count: number; factId: string }

/** All there are, else those who can be reached; of several counts the largest. */
export function buyersIn(facts: readonly Fact[]): Buyers | null {
  for (const topic of ['buyers', 'reach'] as const) {
    const counted = facts
      .filter(fact => fact.topic === topic && isHeld(fact))
      .flatMap(({ id, value }) =>
        value?.kind === 'count' && value.high > 0 ? [{ count: value.high, factId: id }] : [],
      )
      .toSorted((one, other) => other.count - one.count)
    if (counted[0]) return counted[0]
  }
  return null
}
