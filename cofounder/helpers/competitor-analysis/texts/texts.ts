import type { CompetitionDimension } from '../../../../contracts/results/competitor-analysis.ts'
import type { Asked } from '../../../guide/question.ts'

export type QuestionKey = CompetitionDimension | 'direct-names' | 'price-theirs'

export type Texts = {
  opening: string
  questions: Readonly<Record<QuestionKey, Asked>>
  labels: Readonly<Record<CompetitionDimension, string>>
  /** Where a rival would win, and how to find out. */
  losses: Readonly<Record<CompetitionDimension, readonly [loss: string, test: string]>>
  columns: readonly [rival: string, chosenFor: string, price: string, win: string, lose: string, from: string]
  kinds: Readonly<Record<'direct' | 'indirect' | 'status quo', string>>
  steppingOut: string
  /** Of a row that is not the founder's. */
  origins: Readonly<Record<'benchmark' | 'web' | 'estimate', string>>
  doingNothing: string
  /** In place of a price that was told beside no name. */
  seeWords: string
  prices: string
  notSaid: string
  toFind: string
  toCompare: string
  samePrice: string
  they: string
  position: string
  positionOpen: string
  lossesLead: string
  answersLead: string
  /** Below the scores of a model: those that no quotation carries. */
  lowered: (lines: string) => string
  open: string
  confidence: (answered: number) => string
  counter: string
  /** First, where a rival was named; last, where none was. */
  tryRival: string
  askNo: string
}
