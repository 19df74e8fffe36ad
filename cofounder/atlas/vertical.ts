// What the atlas knows of one vertical. Every figure names who counted it and when; where no solid
// figure exists there is none, and the playbooks ask the founder instead.
import type { Industry } from '../../contracts/industries.ts'

export const geographyNames = {
  US: 'United States',
  EU: 'European Union',
  DE: 'Germany',
  UK: 'United Kingdom',
  IN: 'India',
  WORLD: 'Worldwide',
} as const
export type GeographyCode = keyof typeof geographyNames

export type Cited = { source: string; year: number }

/** How many possible buyers there are, by whose count, and what exactly was counted. */
export type BuyerCount = Cited & {
  geography: GeographyCode
  count: number
  of: string
}

/** A published price. */
export type PricePoint = Cited & {
  what: string
  low: number
  high: number
  currency: 'USD' | 'EUR' | 'GBP' | 'INR'
  per: string
}

/** A published total for the top-down check; `share` is our estimate of the part spent on this kind of thing. */
export type SectorSpend = Cited & {
  what: string
  amount: number
  currency: 'USD' | 'EUR' | 'GBP' | 'INR'
  geography: GeographyCode
  share: readonly [low: number, likely: number, high: number]
  shareOf: string
}

/** `home` is set where it is sold in one place only: elsewhere it is a model to study, not a rival. */
export type Player = { name: string; line: string; home?: GeographyCode }

export type Statement = Cited & { text: string }

export type Vertical = {
  id: string
  industry: Industry
  name: string
  /** Words a founder would use; read by the search index only. */
  words: string
  buyer: { one: string; many: string }
  buyers: BuyerCount[]
  prices: PricePoint[]
  spend: SectorSpend[]
  players: Player[]
  channels: string[]
  regulation: string[]
  trends: Statement[]
  counterTrends: Statement[]
}
