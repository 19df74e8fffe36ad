// What a result was made from, and whether that still stands.
import type { Fact } from '../../contracts/facts.ts'
import { isHeld } from './compare.ts'

/** Facts a result rests on that were corrected, withdrawn or replaced since it was made; gone ones are not listed but counted. */
export function changedSince(
  facts: readonly Fact[],
  restsOn: readonly string[],
  madeAt: string,
): { changed: Fact[]; gone: number } {
  const byId = new Map(facts.map(fact => [fact.id, fact]))
  const known = restsOn.flatMap(id => byId.get(id) ?? [])
  const made = Date.parse(madeAt)
  return {
    changed: known.filter(fact => !isHeld(fact) || Date.parse(fact.updated_at) > made),
    gone: restsOn.length - known.length,
  }
}
