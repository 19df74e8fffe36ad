import type { SegmentSource } from '../../../../contracts/results/customer-segments.ts'

type Row = readonly [period: string, doing: string, until: string]
type Missing = readonly [what: string, why: string, how: string]

export type Texts = {
  title: string
  summary: string
  summaryOpen: string
  /** The first group, before it was named. */
  firstGroup: string
  /** Cuts of the first group: how they cope, how they are reached. */
  cuts: readonly [readonly [name: string, who: string], readonly [name: string, who: string]]
  cutNote: string
  named: string
  open: string
  openFind: string
  trigger: string
  scoreOwn: string
  /** Some of the first group have paid. */
  scorePaid: string
  scoreCut: string
  /** Once the founder has read the groups back. */
  byMarks: {
    summary: string
    score: string
    /** Before what money shows without a mark. */
    bySaying: string
    unmarked: string
    find: string
    pain: string
    /** Who paid was counted, who said no was not. */
    paidAlone: (paid: number) => string
  }
  noFigures: string
  perYear: string
  lacking: string
  conversion: string
  used: (answers: number) => string
  /** A model read it, not only what was filed under a question. */
  read: string
  unused: string
  why: readonly [string, string]
  firstTen: readonly [readonly [where: string, ask: string], readonly [where: string, ask: string]]
  plan: readonly [Row, Row, Row]
  missingSource: Readonly<Record<'problem validation' | 'idea refinement' | 'market research', Missing>>
  missing: readonly [churn: Missing, cost: Missing]
  confidence: string
  counter: string
  testFirst: string
  /** Where the group gets it free and others give. */
  testGiven: string
  actions: readonly [string, string, string]
  headings: {
    rests: string
    matrix: string
    beachhead: string
    firstTen: string
    plan: string
    needs: string
    end: string
  }
  columns: {
    sources: string
    matrix: string
    plan: string
    yes: string
    no: string
  }
  labels: {
    who: string
    pain: string
    trigger: string
    find: string
    figures: string
    conversion: string
    ask: string
    how: string
  }
  priorities: Readonly<Record<'primary' | 'secondary' | 'tertiary', string>>
  sources: Readonly<Record<SegmentSource, string>>
}
