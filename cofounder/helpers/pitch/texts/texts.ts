import type { PitchAudience, PitchPart, PitchTopic } from '../../../../contracts/results/pitch.ts'
import type { Asked } from '../../../guide/question.ts'

export type Bridge = readonly [part: PitchPart, place: 'before' | 'after', text: string]

export type Texts = {
  opening: string
  /** Before `done`: every line was told, or some stayed open. */
  allSaid: string
  /** Those that leave a blank, and those that are left out; either may be empty. */
  stillOpen: (blank: string, leftOut: string) => string
  /** A constant, by which it is found again that all was asked. */
  done: string
  questions: Readonly<Record<PitchTopic, Asked>>
  labels: Readonly<Record<PitchTopic, string>>
  blanks: Readonly<Record<PitchTopic, string>>
  parts: Readonly<Record<PitchPart, string>>
  audiences: Readonly<Record<PitchAudience, string>>
  seconds: string
  words: string
  /** Spoken air between the founder's sentences, without a claim of its own; used where the clock leaves room. */
  bridges: readonly Bridge[]
  closings: Readonly<Record<PitchAudience, string>>
  tipsLead: string
  tips: readonly string[]
  /** A tip for who asked for more minutes. */
  otherLength: string
  missingLead: string
  notYet: readonly [have: string, nothing: string, missing: string]
  confidence: (answered: number) => string
  /** The blank for a figure that nobody gave. */
  figure: string
  /** Before the names of pitches that a model left out. */
  unwritten: string
  /** Before the lines that are open. */
  toFill: string
  inOrder: string
  counter: string
  testFirst: string
  actions: readonly [string, string, string]
}

export const openLines =
  (lead: string, blankLead: string, leftOutLead: string): Texts['stillOpen'] =>
  (blank, leftOut) =>
    [lead, blank && `${blankLead} ${blank}.`, leftOut && `${leftOutLead} ${leftOut}.`]
      .filter(Boolean)
      .join(' ')
