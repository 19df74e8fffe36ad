import type { SizingWords } from '../../../../contracts/print-sizing.ts'
import type { Competitor } from '../../../../contracts/results/market-research.ts'

type Missing = readonly [what: string, why: string, how: string]

export type Texts = {
  placeOpen: string
  sized: (tam: string, sam: string, som: string) => string
  ifEntry: (entry: string) => string
  looksLike: (entry: string) => string
  openTotal: string
  place: Missing
  buyers: Missing
  price: Missing
  severalAmounts: (amounts: string) => Missing
  severalCounts: (counts: string) => Missing
  needs: Readonly<Record<'times' | 'period' | 'units' | 'yearly' | 'volume', Missing>>
  /** One input missing: solved for. */
  solveBuyers: (price: string, hundred: string, thousand: string) => string
  solvePrice: (count: string, total: string) => string
  guesses: string
  oneOff: string
  demand: (customers: string, monthly: string) => string
  noTopDown: string
  statusQuo: string
  statusQuoLine: string
  statusQuoBasis: string
  confidence: Readonly<Record<'open' | 'sized', string>>
  counter: string
  test: string
  actions: readonly [string, string, string]
  headings: Readonly<
    Record<
      | 'title'
      | 'size'
      | 'needs'
      | 'rivals'
      | 'prices'
      | 'trends'
      | 'counter'
      | 'web'
      | 'reach'
      | 'rules'
      | 'end'
      | 'how'
      | 'noTotal'
      | 'assumptions'
      | 'above',
      string
    >
  >
  /** The words of the tables. */
  sizing: SizingWords
  rivalColumns: string
  rivalKinds: Readonly<Record<Competitor['kind'], string>>
  figuresIn: (currency: string, place: string, year: number) => string
  somShare: (share: string) => string
  quality: Readonly<Record<'web-enhanced' | 'ai-estimated', string>>
  noEntry: string
  /** Two figures more than three times apart: ours and the model's. */
  apart: Record<'atlas' | 'founder', (what: string, ours: string, theirs: string) => string>
}
