import { useQuery } from '@tanstack/react-query'
import type { Fact } from '../../../contracts/facts.ts'
import { countryIn } from '../../../venture/facts/memory.ts'
import { factsQuery } from '../../entities/facts.ts'

const countries = new WeakMap<readonly Fact[], string | null>()

/** The country of the venture. It is found once for all facts, because each line of a list asks for it. */
export function useCountry(projectId: string): string | null {
  const { data: facts } = useQuery(factsQuery(projectId))
  if (facts && !countries.has(facts)) countries.set(facts, countryIn(facts))
  return (facts && countries.get(facts)) ?? null
}
