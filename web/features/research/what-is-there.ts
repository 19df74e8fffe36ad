import { madeResult } from '../../../contracts/helper-session.ts'
import { marketResearchResult } from '../../../contracts/results/market-research.ts'

/** What a research could compute, and what it lacks. */
export function whatIsThere(made: unknown): string {
  const { result } = madeResult.parse(made)
  const { sizing = null, missing = [] } = marketResearchResult.safeParse(result).data ?? {}
  const computed = sizing ? 'TAM, SAM and SOM are computed.' : 'No market size is computed yet.'
  const lacks = missing.map(({ what }) => what).join(', ')
  return lacks ? `${computed} Missing: ${lacks}.` : computed
}
