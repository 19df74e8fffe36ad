import { madeResult } from '../../../contracts/helper-session.ts'
import { marketResearchResult } from '../../../contracts/results/market-research.ts'

const sizes = ['tam', 'sam', 'som']

/** A text that says which market sizes were computed and which inputs are missing. */
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
