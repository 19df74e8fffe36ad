// The fields a market is sized with: proposed from the founder's words, confirmed or mended on the page.
import { z } from 'zod'
import { factValue } from '../fact-values.ts'
import { permissions } from './read-back.ts'

/** A country, or EU or WORLD. */
const place = z.string().regex(/^(?:[A-Z]{2}|WORLD)$/)
const amount = z.number().positive().max(1e15)

/** How a figure is known, weakest first. */
export const figureMarks = ['guess', 'told', 'observed'] as const
export const figureMark = z.enum(figureMarks)
export type FigureMark = z.infer<typeof figureMark>

export const priceValue = factValue.refine(({ kind }) => ['money', 'price', 'share'].includes(kind), {
  error: 'not a price',
})

/** What the founder has confirmed; a blank is not zero. */
export const marketReadBack = z.object({
  /** An entry of the atlas; null: none of them. */
  entry: z.string().max(60).nullable(),
  place: place.nullable(),
  buyers: z.number().int().positive().max(1e10).nullable(),
  price: priceValue.nullable(),
  /** How many times a year one of them pays, where the price is for one time. */
  times: amount.nullable(),
  /** What goes through one of them in a year, where the price is a share. */
  volume: z.object({ amount, currency: z.string().regex(/^[A-Z]{3}$/) }).nullable(),
  marks: z.object({ buyers: figureMark.nullable(), price: figureMark.nullable() }),
  permission: z.enum(permissions).nullable(),
})
export type MarketReadBack = z.infer<typeof marketReadBack>

/** What the page shows to be confirmed: as it was read, or as it was confirmed before. */
export const marketFields = marketReadBack.extend({
  isConfirmed: z.boolean(),
  /** Every entry of the atlas, the nearest first. */
  entries: z.array(z.object({ id: z.string(), name: z.string() })),
})
export type MarketFields = z.infer<typeof marketFields>
