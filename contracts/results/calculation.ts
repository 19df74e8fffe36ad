// The result of one of the mentor's calculators. The result is stored with its message, so that the founder can
// change its figures later.
import { z } from 'zod'

/** A figure that the forecast can use. `per` says whether the figure is per month or per sold unit. */
export const usableFigure = z.object({
  figure: z.enum(['price', 'unitCost']),
  value: z.number(),
  currency: z.string().regex(/^[A-Z]{3}$/),
  per: z.enum(['month', 'one']),
})
export type UsableFigure = z.infer<typeof usableFigure>

export const calculation = z.object({
  kind: z.literal('calculation'),
  calculator: z.string().max(20),
  /** The texts that the founder typed into the fields. */
  draft: z.record(z.string(), z.string()),
  use: usableFigure.nullable(),
})
export type Calculation = z.infer<typeof calculation>

export const calculationIn = (result: unknown): Calculation | null =>
  calculation.safeParse(result).data ?? null
