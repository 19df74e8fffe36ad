// Market sizes as data: assumptions with range and origin, and formulas as expression trees, which
// `venture/sizing/` computes.
import { z } from 'zod'

export const provenanceSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('founder'),
    quote: z.string().max(400),
    /** The saved output that contains the quote; undefined if the quote is from this request. */
    where: z.string().max(80).optional(),
  }),
  z.object({
    kind: z.literal('benchmark'),
    source: z.string().min(1).max(200),
    year: z.number().int().min(1990).max(2100),
  }),
  z.object({ kind: z.literal('web'), url: z.url().max(2000), title: z.string().max(300) }),
  z.object({
    kind: z.literal('estimate'),
    basis: z.string().min(1).max(400),
    /** The founder's guess, which nobody has checked. */
    isGuess: z.literal(true).optional(),
  }),
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
