// Finds the number of people who could buy: the founder's count, else the number from the market research.
import type { Fact } from '../../contracts/facts.ts'
import type { Sizing } from '../../contracts/sizing.ts'
import { isHeld } from '../facts/compare.ts'
import { evaluate } from '../sizing/evaluate.ts'
import type { Origin } from './model.ts'

export type Buyers = { count: number; origin: Origin }

/**
 * The founder's largest count of all buyers. Without one, the count of reachable buyers, else the number from the
 * market research.
 */
export function buyersIn(facts: readonly Fact[], sizing: Sizing | null = null): Buyers | null {
  for (const topic of ['buyers', 'reach'] as const) {
    const counted = facts
      .filter(fact => fact.topic === topic && isHeld(fact))
      .flatMap(({ id, value }) =>
        value?.kind === 'count' && value.high > 0
          ? [{ count: value.high, origin: { kind: 'fact' as const, factId: id } }]
          : [],
      )
      .toSorted((one, other) => other.count - one.count)
    if (counted[0]) return counted[0]
  }
  const fitting = sizing && evaluate(sizing).get('sam-customers')?.likely
  if (!fitting) return null
  return {
    count: Math.max(1, Math.round(fitting)),
    origin: { kind: 'benchmark', source: 'Your market research' },
  }
}
