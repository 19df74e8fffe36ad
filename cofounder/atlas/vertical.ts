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

/** "in the United States", "in India", "worldwide". */
export function inGeography(code: GeographyCode): string {
  const names: Partial<Record<GeographyCode, string>> = {
    US: 'in the United States',
    UK: 'in the United Kingdom',
    EU: 'in the European Union',
    WORLD: 'worldwide',
  }
  return names[code] ?? `in ${geographyNames[code]}`
}

export type Cited = { source: string; year: number }

/** How many possible buyers there are, by whose count, and what exactly was counted. */
export type BuyerCount = Cited & {
  geography: GeographyCode
  count: number
  of: string
  /** Owed to a law or programme of that country: never scaled to another one. */
  local?: true
}

/** A published price. `timesAYear` and `units` turn it into what one typical buyer pays in a year. */
export type PricePoint = Cited & {
  what: string
  low: number
  high: number
  currency: 'USD' | 'EUR' | 'GBP' | 'INR'
  per: string
  timesAYear: number
  units?: number
  /** Shown as what buyers pay, but too special to size a whole market with. */
  illustrative?: true
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

export type Benchmark = Cited & { low: number; likely: number; high: number; what: string }

/** `home` is set where it is sold in one place only: elsewhere it is a model to study, not a rival. */
export type Player = { name: string; line: string; home?: GeographyCode }

export type Statement = Cited & { text: string }

/** A group inside the vertical that behaves alike. Scores are 1 to 5 and always shown as our judgement. */
export type SegmentSeed = {
  name: string
  who: string
  pain: string
  trigger: string
  find: string
  reach: number
  readiness: number
}

export type Vertical = {
  id: string
  industry: Industry
  name: string
  /** Words a founder would use; read by the search index only. */
  words: string
  model: 'business' | 'consumer'
  buyer: { one: string; many: string }
  buyers: BuyerCount[]
  prices: PricePoint[]
  spend: SectorSpend[]
  margin?: Benchmark
  churn?: Benchmark
  cac?: Benchmark
  salesCycle: string
  statusQuo: string
  players: Player[]
  channels: string[]
  regulation: string[]
  trends: Statement[]
  counterTrends: Statement[]
  segments: readonly [SegmentSeed, SegmentSeed, SegmentSeed]
}
