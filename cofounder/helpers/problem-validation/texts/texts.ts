import type { ValidationDimension } from '../../../../contracts/results/problem-validation.ts'
import type { Asked } from '../../../guide/question.ts'

export type QuestionKey = ValidationDimension | 'frequency-counted' | 'intensity-summed' | 'money-asked'

export type Find = readonly [what: string, test: string, metric: string, bar: string, belief: string]

export type Texts = {
  opening: string
  questions: Readonly<Record<QuestionKey, Asked>>
  labels: Readonly<Record<ValidationDimension, string>>
  /** What to find out about a line, and the test that does it. */
  find: Readonly<Record<ValidationDimension, Find>>
  /** Where people pay or give already, are paid by the founder, or a count was told: the next thing to find out. */
  findMore: Readonly<Record<'money' | 'given' | 'fromUs' | 'reach', Find>>
  /** The verdict in the founder's language, behind the word itself; empty in English. */
  /** Stands before the word, which is the same in every language. */
  verdict: string
  verdicts: Readonly<Record<'GO' | 'PIVOT' | 'STOP' | 'NOT YET', string>>
  columns: readonly [score: string, said: string, why: string]
  steppingOut: string
  notYet: (answered: number) => string
  stop: string
  findLead: string
  /** Where they are not three. */
  findSome: string
  testLead: string
  open: string
  heard: string
  /** Told, in words that may answer another question. */
  doubtful: string
  /** Words in which no figure answers the question. */
  told: string
  /** They say that it costs nothing. */
  nothing: string
  withFigure: string
  confidence: (answered: number) => string
  counter: string
  /** The last of the next actions, behind the first two tests. */
  comeBack: string
  after: string
}
