// Calculates market sizes, for the server functions and for the page.
import {
  type Expression,
  type Formula,
  type Sizing,
  sizingSchema,
  type ValueFormat,
} from '../../contracts/sizing.ts'

export type Range = { low: number; likely: number; high: number }

const everyBound = (of: (bound: keyof Range) => number): Range => ({
  low: of('low'),
  likely: of('likely'),
  high: of('high'),
})

const opposite = { low: 'high', likely: 'likely', high: 'low' } as const

/**
 * Calculates an expression with ranges of numbers that are zero or above. Null if a name is unknown, or if a
 * divisor may be zero.
 */
export function evaluateExpression(expression: Expression, known: ReadonlyMap<string, Range>): Range | null {
  switch (expression.op) {
    case 'value':
      return known.get(expression.id) ?? null
    case 'constant':
      return everyBound(() => expression.value)
    case 'multiply': {
      let product = everyBound(() => 1)
      for (const term of expression.terms) {
        const factor = evaluateExpression(term, known)
        if (!factor) return null
        const before = product
        product = everyBound(bound => before[bound] * factor[bound])
      }
      return product
    }
    case 'least': {
      const ranges = expression.terms.map(term => evaluateExpression(term, known))
      if (ranges.some(range => range === null)) return null
      return everyBound(bound => Math.min(...ranges.map(range => range?.[bound] ?? 0)))
    }
    case 'divide': {
      const dividend = evaluateExpression(expression.dividend, known)
      const divisor = evaluateExpression(expression.divisor, known)
      if (!dividend || !divisor || divisor.low <= 0) return null
      return everyBound(bound => dividend[bound] / divisor[opposite[bound]])
    }
  }
}

/** The range of each formula, by id. A formula may use assumptions and the formulas before it. */
export function evaluate(sizing: {
  assumptions: readonly (Range & { id: string })[]
  formulas: readonly Pick<Formula, 'id' | 'expression' | 'format'>[]
}): Map<string, Range> {
  const known = new Map<string, Range>()
  for (const { id, low, likely, high } of sizing.assumptions) known.set(id, { low, likely, high })
  const results = new Map<string, Range>()
  for (const { id, expression, format } of sizing.formulas) {
    const found = evaluateExpression(expression, known)
    if (!found) continue
    // A share is at most 100 %. Dividing two ranges could give more, so it is limited.
    const range = format === 'percent' ? everyBound(bound => Math.min(1, found[bound])) : found
    known.set(id, range)
    results.set(id, range)
  }
  return results
}

/**
 * Rounds to the printed digits. Assumptions are stored with these digits only. So the printed value and the value
 * in the formula are always the same.
 */
export function tidy(value: number, format: ValueFormat): number {
  if (!Number.isFinite(value) || value <= 0) return 0
  if (format === 'count' || (format === 'money' && value >= 1000)) return Math.round(value)
  if (format === 'percent') return Math.min(Math.round(value * 10_000) / 10_000, 1)
  return Math.round(value * 100) / 100
}

/** The sizes of a saved market research: the founder's last version, else the suggested version. */
export function savedSizing(metadata: Readonly<Record<string, unknown>> | null | undefined): Sizing | null {
  const suggested = (metadata?.result as { sizing?: unknown } | null | undefined)?.sizing
  return sizingSchema.safeParse(metadata?.sizing).data ?? sizingSchema.safeParse(suggested).data ?? null
}
