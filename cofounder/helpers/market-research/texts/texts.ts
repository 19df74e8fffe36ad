import type { SizingWords } from '../../../../contracts/print-sizing.ts'
import type { FigureMark } from '../../../../contracts/results/market-read-back.ts'
import type { Competitor } from '../../../../contracts/results/market-research.ts'
import type { SizeLabels } from '../../../sizing/market.ts'

type Missing = readonly [what: string, why: string, how: string]

export type Texts = {
  placeOpen: string
  sized: (tam: string, sam: string, som: string) => string
  /** The buyers were counted in a part of the country: in the founder's words. */
  ofPart: (words: string, country: string) => string
  ifEntry: (entry: string) => string
  looksLike: (entry: string) => string
  openTotal: string
  /** Once the founder has confirmed the fields. */
  confirmed: {
    sized: (tam: string, sam: string, som: string) => string
    confidence: Readonly<Record<FigureMark, string>>
    permission: Missing
    forbidden: string
  }
  place: Missing
  buyers: Missing
  price: Missing
  severalAmounts: (amounts: string) => Missing
  severalCounts: (counts: string) => Missing
  needs: Readonly<Record<'times' | 'hours' | 'period' | 'units' | 'yearly' | 'volume' | 'currency', Missing>>
  /** One input missing: solved for. */
  solveBuyers: (price: string, hundred: string, thousand: string) => string
  solvePrice: (count: string, total: string) => string
  solveOneEach: (count: string, total: string) => string
  /** Others pay than those who were counted. */
  otherPayers: (paying: string, counted: string) => readonly [what: string, why: string]
  guesses: string
  oneOff: string
  /** More than half of those it fits would have to be won. */
  tooSmall: string
  /** In its place where the count is of one town or region. */
  onePlace: string
  demand: (customers: string, monthly: string) => string
  noTopDown: string
  statusQuo: string
  statusQuoLine: string
  statusQuoBasis: string
  /** Of a rival whose name stands in nothing that was said or read. */
  unchecked: string
  /** Where a model's figure comes from, as far as code can see. */
  origins: Readonly<Record<'confirmed' | 'own' | 'recalled', string>>
  confidence: Readonly<Record<'open' | 'sized', string>>
  counter: string
  test: string
  actions: readonly [string, string, string]
  /** In place of the first action, where there are fewer than it lists. */
  listAll: (count: number) => string
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
  /** What the assumptions are called, and what they rest on. */
  assumed: Readonly<
    Record<
      | 'where'
      | 'customers'
      | 'buyers'
      | 'price'
      | 'perCustomer'
      | 'fitBasis'
      | 'won'
      | 'wonBasis'
      | 'wonAll'
      | 'yearly'
      | 'total'
      | 'ofTotal'
      | 'spent',
      string
    > &
      Record<'fit' | 'ofThem' | 'published' | 'judged', (of: string) => string>
  >
  sizes: SizeLabels
  /** The check from above: what the distance of the two ways means, and why it may be so. */
  above: Readonly<
    Record<'fair' | 'look-again' | 'wrong', (times: string, larger: string) => string> & {
      check: string
      /** Bottom-up, top-down; and the reasons where that one is the larger. */
      larger: readonly [string, string]
      reasons: readonly [string, string]
    }
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
