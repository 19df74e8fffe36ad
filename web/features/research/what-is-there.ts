import { madeResult } from '../../../contracts/helper-session.ts'
import { marketResearchResult } from '../../../contracts/results/market-research.ts'

const sizes = ['tam', 'sam', 'som']

/** Says what a research could compute and what is missing. */
export function whatIsThere(made: unknown): string {
  const { result } = madeResult.parse(made)
  const { sizing = null, missing = [] } = marketResearchResult.safeParse(result).data ?? {}
  const names = sizes.filter(id => sizing?.formulas.some(formula => formula.id === id))
  const list = new Intl.ListFormat('en-GB').format(names.map(id => id.toUpperCase()))
  const computed =
    names.length > 0
      ? `${list} ${names.length > 1 ? 'are' : 'is'} computed.`
      : 'No market size is computed yet.'
  const lacks = missing.map(({ what }) => what).join(', ')
  return lacks ? `${computed} Missing: ${lacks}.` : computed
}
