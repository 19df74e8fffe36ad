// Market sizes as data: assumptions with a range and an origin, formulas as expression trees, one pure
// evaluator. The functions compute with it and the page recomputes with it when a founder edits a number.
import { z } from 'zod'

export const provenanceSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('founder'),
    quote: z.string().max(400),
    /** The saved output in which they said it, where it was not this very request. */
    where: z.string().max(80).optional(),
  }),
  z.object({
    kind: z.literal('benchmark'),
    source: z.string().min(1).max(200),
    year: z.number().int().min(1990).max(2100),
  }),
  z.object({ kind: z.literal('web'), url: z.url().max(2000), title: z.string().max(300) }),
  z.object({ kind: z.literal('estimate'), basis: z.string().min(1).max(400) }),
])
export type Provenance = z.infer<typeof provenanceSchema>

const valueFormatSchema = z.enum(['count', 'money', 'percent', 'ratio', 'months'])
export type ValueFormat = z.infer<typeof valueFormatSchema>

const amount = z.number().finite().nonnegative()

const assumptionSchema = z
  .object({
    id: z.string().regex(/^[a-z][a-z0-9-]*$/),
    label: z.string().min(1).max(200),
    unit: z.string().min(1).max(120),
    format: valueFormatSchema,
    geography: z.string().min(1).max(80),
    year: z.number().int().min(1990).max(2100),
    low: amount,
    likely: amount,
    high: amount,
    provenance: provenanceSchema,
  })
  .refine(({ low, likely, high }) => low <= likely && likely <= high, {
    error: 'low ≤ likely ≤ high does not hold',
  })
export type Assumption = z.infer<typeof assumptionSchema>

export type Expression =
  | { op: 'value'; id: string }
  | { op: 'constant'; value: number }
  | { op: 'multiply'; terms: Expression[] }
  | { op: 'divide'; dividend: Expression; divisor: Expression }
  | { op: 'least'; terms: Expression[] }

const expressionSchema: z.ZodType<Expression> = z.lazy(() =>
  z.discriminatedUnion('op', [
    z.object({ op: z.literal('value'), id: z.string() }),
    z.object({ op: z.literal('constant'), value: amount }),
    z.object({ op: z.literal('multiply'), terms: z.array(expressionSchema).min(1).max(12) }),
    z.object({ op: z.literal('divide'), dividend: expressionSchema, divisor: expressionSchema }),
    z.object({ op: z.literal('least'), terms: z.array(expressionSchema).min(1).max(4) }),
  ]),
)

const formulaSchema = z.object({
  id: z.string().regex(/^[a-z][a-z0-9-]*$/),
  label: z.string().min(1).max(200),
  unit: z.string().min(1).max(120),
  format: valueFormatSchema,
  expression: expressionSchema,
})
export type Formula = z.infer<typeof formulaSchema>

export const sizingSchema = z.object({
  currency: z.string().regex(/^[A-Z]{3}$/),
  geography: z.string().min(1).max(80),
  year: z.number().int().min(1990).max(2100),
  assumptions: z.array(assumptionSchema).max(40),
  formulas: z.array(formulaSchema).max(40),
})
export type Sizing = z.infer<typeof sizingSchema>

export type Range = { low: number; likely: number; high: number }

const everyBound = (of: (bound: keyof Range) => number): Range => ({
  low: of('low'),
  likely: of('likely'),
  high: of('high'),
})

const opposite = { low: 'high', likely: 'likely', high: 'low' } as const

/** Interval arithmetic on non-negative ranges; null when a name is unknown or a divisor can be zero. */
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

/** Every formula's range by id. Formulas may use assumptions and any formula that stands before them. */
export function evaluate(sizing: Pick<Sizing, 'assumptions' | 'formulas'>): Map<string, Range> {
  const known = new Map<string, Range>()
  for (const { id, low, likely, high } of sizing.assumptions) known.set(id, { low, likely, high })
  const results = new Map<string, Range>()
  for (const { id, expression, format } of sizing.formulas) {
    const found = evaluateExpression(expression, known)
    if (!found) continue
    // A share of a whole: the ends of two ranges held against each other may say more than all of it.
    const range = format === 'percent' ? everyBound(bound => Math.min(1, found[bound])) : found
    known.set(id, range)
    results.set(id, range)
  }
  return results
}

/** The precision a value is shown with; assumptions are kept at it so that what is printed is what is used. */
export function tidy(value: number, format: ValueFormat): number {
  if (!Number.isFinite(value) || value <= 0) return 0
  if (format === 'count' || (format === 'money' && value >= 1000)) return Math.round(value)
  if (format === 'percent') return Math.min(Math.round(value * 10_000) / 10_000, 1)
  return Math.round(value * 100) / 100
}

/** The assumption with other figures at printable precision; the origin becomes the founder. One figure stays one figure,
 * and a likely value outside its range widens the range: ask before. */
export function editAssumption(assumption: Assumption, edit: Partial<Range>): Assumption {
  const likely = edit.likely ?? assumption.likely
  const isOne = assumption.low === assumption.high && edit.low === undefined && edit.high === undefined
  const [low = 0, middle = 0, high = 0] = [
    edit.low ?? (isOne ? likely : assumption.low),
    likely,
    edit.high ?? (isOne ? likely : assumption.high),
  ].map(value => tidy(value, assumption.format))
  return {
    ...assumption,
    low: Math.min(low, middle),
    likely: middle,
    high: Math.max(high, middle),
    provenance: { kind: 'founder', quote: 'edited on the page' },
  }
}

/** Whether a likely value lies outside the range it was said to lie in. */
export const isOutside = ({ low, high }: Range, likely: number): boolean =>
  low !== high && (likely < low || likely > high)

/** The sizes of a saved market research as the founder last left them, else as they were suggested. */
export function savedSizing(metadata: Readonly<Record<string, unknown>> | null | undefined): Sizing | null {
  const suggested = (metadata?.result as { sizing?: unknown } | null | undefined)?.sizing
  return sizingSchema.safeParse(metadata?.sizing).data ?? sizingSchema.safeParse(suggested).data ?? null
}
