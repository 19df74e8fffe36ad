import type { canvasBoxes, IdeaField } from '../../../../contracts/results/idea-refinement.ts'
import type { Asked } from '../../../guide/question.ts'

export type Box = (typeof canvasBoxes)[number]

export type Texts = {
  opening: string
  questions: Readonly<Record<IdeaField | 'revenue-number', Asked>>
  labels: Readonly<Record<IdeaField, string>>
  blank: string
  version: string
  changed: string
  canvasLead: string
  openBox: string
  /** The name of each box, and what to find out where it is open. */
  boxes: Readonly<Record<Box, readonly [name: string, ask: string]>>
  done: string
  confidence: (answered: number) => string
  counter: string
  /** In its place, where the problem has one or two words. */
  thin: string
  testFirst: string
  actions: readonly [string, string, string]
}
