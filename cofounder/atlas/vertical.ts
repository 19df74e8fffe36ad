// The data of one vertical in content/atlas/<industry>.json. Every figure names its source and year.
import { z } from 'zod'
import { industries } from '../../contracts/industries.ts'

export const geographyNames = {
  US: 'United States',
  EU: 'European Union',
  DE: 'Germany',
  UK: 'United Kingdom',
  IN: 'India',
  WORLD: 'Worldwide',
} as const
export type GeographyCode = keyof typeof geographyNames

const text = z.string().min(1)
const geography = z.enum(Object.keys(geographyNames) as GeographyCode[])
const currency = z.enum(['USD', 'EUR', 'GBP', 'INR'])
const cited = { source: text, year: z.number().int() }
const amount = z.number().nonnegative()

export const buyerCount = z.strictObject({ ...cited, geography, count: amount, of: text })
export type BuyerCount = z.infer<typeof buyerCount>

const pricePoint = z.strictObject({ ...cited, what: text, low: amount, high: amount, currency, per: text })

const share = z.number().min(0).max(1)

/**
 * An amount that customers spend in a whole sector, for comparison. `share` is our estimate of the part that goes
 * to this kind of product.
 */
const sectorSpend = z.strictObject({
  ...cited,
  what: text,
  amount,
  currency,
  geography,
  share: z.tuple([share, share, share]),
  shareOf: text,
})

/**
 * `home` is set if the company sells in only one place. In other places, the company is an example and not a rival.
 */
const player = z.strictObject({ name: text, line: text, home: geography.optional() })

const statement = z.strictObject({ ...cited, text })

const vertical = z.strictObject({
  id: text,
  industry: z.enum(industries),
  name: text,
  /** Words that founders use for this vertical. Only the search index reads them. */
  words: text,
  buyer: z.strictObject({ one: text, many: text }),
  buyers: z.array(buyerCount),
  prices: z.array(pricePoint),
  spend: z.array(sectorSpend),
  players: z.array(player),
  channels: z.array(text),
  regulation: z.array(text),
  trends: z.array(statement),
  counterTrends: z.array(statement),
})
export type Vertical = z.infer<typeof vertical>

/**
 * The format in the file. If several verticals share a count, the file contains only its name, and counts.json
 * contains the count.
 */
export const writtenVertical = vertical.extend({ buyers: z.array(z.union([buyerCount, text])) })
export type WrittenVertical = z.infer<typeof writtenVertical>
