// What a line is worth by the founder's own mark. What a mark claims it needs: a count, an amount and a date for paid.
import type { FactValueKind } from '../../contracts/fact-values.ts'
import type { ValidationDimension } from '../../contracts/results/validation-dimensions.ts'

export type MarkedLine = {
  dimension: ValidationDimension
  /** 1 to 5, or null where nobody has marked it. */
  rung: number | null
  /** The kinds of figure in the line, as they were read and shown. */
  kinds: ReadonlySet<FactValueKind>
}

const has = (kinds: MarkedLine['kinds'], ...any: FactValueKind[]) => any.some(kind => kinds.has(kind))
const hasFigure = (kinds: MarkedLine['kinds']) => [...kinds].some(kind => kind !== 'date' && kind !== 'place')

/** What committed or paid lacks of how many, how much and since when. */
export function missingOfPaid(kinds: MarkedLine['kinds']): ('count' | 'amount' | 'date')[] {
  const parts = {
    count: has(kinds, 'count', 'part'),
    amount: has(kinds, 'money', 'price'),
    date: has(kinds, 'date'),
  }
  return (['count', 'amount', 'date'] as const).filter(part => !parts[part])
}

const told = 2
const isCounted = (dimension: ValidationDimension) => dimension === 'frequency' || dimension === 'intensity'

export function scoreByMark({ dimension, rung, kinds }: MarkedLine): number {
  if (rung === null) return told
  switch (dimension) {
    case 'money':
      return rung >= 4 && missingOfPaid(kinds).length ? told : rung
    case 'reach':
      if (rung === 3 && !hasFigure(kinds)) return told
      return rung === told && hasFigure(kinds) ? 3 : rung
    case 'evidence':
      return rung
    default:
      // Told with a figure is more than told, where a figure is asked for: "children under six" is none of those.
      return rung === told && isCounted(dimension) && hasFigure(kinds) ? 3 : rung
  }
}

/** A count is its rung: nobody has to grade themselves. Null where only a mark can tell. */
export function rungByCount(
  dimension: ValidationDimension,
  kinds: MarkedLine['kinds'],
  count: number | null,
): number | null {
  switch (dimension) {
    case 'money':
      // Paid, as they say; what is missing in the line is said with its score.
      if (count === null) return null
      return count > 0 ? 4 : 1
    case 'reach':
      return has(kinds, 'count') ? 3 : told
    case 'evidence':
      if (count === null) return null
      return count >= 5 ? 3 : count >= 1 ? told : 1
    default:
      return null
  }
}
