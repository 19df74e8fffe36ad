// What a result was made from, and whether that still stands.
import type { Fact, RestsOn } from '../../contracts/facts.ts'
import { isHeld, personIn } from './compare.ts'
import { type FactReader, pickFacts } from './pick.ts'

/** All that a helper reads, as it stands now. */
export function restOf(facts: readonly Fact[], reader: FactReader): RestsOn {
  return restOn(pickFacts(facts, reader).filter(isHeld))
}

/** By the database's clock: the next change of any of them is later, whatever this machine thinks the time is. */
export function restOn(facts: readonly Fact[]): RestsOn {
  const [newest = new Date(0).toISOString()] = facts
    .map(({ updated_at }) => updated_at)
    .toSorted((one, other) => Date.parse(other) - Date.parse(one))
  return { facts: facts.map(({ id }) => id), at: newest }
}

/** Payments, promises and refusals that talks were logged with after a result was made: it does not know them. */
export function loggedSince(facts: readonly Fact[], reader: FactReader, restsOn: RestsOn): Fact[] {
  const made = Date.parse(restsOn.at)
  return pickFacts(facts, reader).filter(
    fact =>
      isHeld(fact) &&
      personIn(fact.value) &&
      !restsOn.facts.includes(fact.id) &&
      Date.parse(fact.created_at ?? fact.said_at) > made,
  )
}

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
