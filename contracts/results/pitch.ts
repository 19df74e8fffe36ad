import { z } from 'zod'
import { language } from '../language.ts'
import { pitchQuestions } from '../pitch-record.ts'
import { closing } from './closing.ts'
import { patch } from './record-turn.ts'

/** The five parts of a pitch, and the seconds for each part. */
export const pitchParts = ['Hook', 'Solution', 'Market', 'Traction', 'Ask'] as const
export type PitchPart = (typeof pitchParts)[number]
export const pitchPartSeconds: Record<PitchPart, number> = {
  Hook: 10,
  Solution: 15,
  Market: 10,
  Traction: 10,
  Ask: 10,
}

export const pitchAudiences = ['investor', 'customer', 'partner'] as const
export type PitchAudience = (typeof pitchAudiences)[number]
export const pitchSeconds: Record<PitchAudience, number> = { investor: 60, customer: 45, partner: 60 }

const pitchQuestion = z.enum(pitchQuestions)

const turn = z.object({
  kind: z.literal('turn'),
  reaction: z.string(),
  question: z.string(),
  /**
   * `answered`: the question that the founder answered. `asks`: the next question. Null if it is none of the eight
   * questions.
   */
  answered: pitchQuestion.nullable(),
  asks: pitchQuestion.nullable(),
  patch,
})

const part = z.object({
  part: z.enum(pitchParts),
  /** The name of the part in the founder's language. Older pitches have none. */
  name: z.string().optional(),
  text: z.string().min(1),
  /** The number of seconds needed to say this part. */
  seconds: z.number().int().optional(),
})

export const pitch = z.object({
  audience: z.enum(pitchAudiences),
  title: z.string().optional(),
  /** `seconds`: the time limit. `spoken`: the time needed to say the whole pitch. */
  seconds: z.number(),
  spoken: z.number().int().optional(),
  words: z.number().int(),
  parts: z.array(part).min(1).max(pitchParts.length),
})
export type Pitch = z.infer<typeof pitch>

/** Questions whose answers would make the pitches stronger. */
const missing = z.array(z.object({ topic: z.string().max(40), question: z.string() }))

const pitches = z.object({
  kind: z.literal('pitches'),
  /** A warning that the business is forbidden. It comes before everything else. */
  lead: z.string().optional(),
  pitches: z.array(pitch).length(pitchAudiences.length),
  /**
   * Lines in which the sentence (`said`) has other figures than the fields of its card (`told`). In older pitches,
   * `said` is a single figure.
   */
  figures: z.array(z.object({ line: z.string(), said: z.string(), told: z.string() })).optional(),
  /** The line to leave out of each pitch that is too long. */
  cuts: z.array(z.string()).optional(),
  /** The lines that a model wrote. */
  phrased: z.array(z.string()).optional(),
  tips: z.array(z.string().min(1)).min(1).max(6),
  missing,
  closing,
  /** The text after the pitches. A page that draws the pitches itself shows this text below them. */
  after: z.string().optional(),
})

/**
 * The result if there are too few lines for a pitch. It lists the missing lines, because invented text would not
 * help.
 */
const notYet = z.object({
  kind: z.literal('not-yet'),
  /** The language of the text; undefined for English. */
  language: language.optional(),
  have: z.array(z.object({ topic: z.string().max(40), quote: z.string() })),
  missing: missing.min(1),
})

export const pitchResult = z.discriminatedUnion('kind', [turn, pitches, notYet])
export type PitchResult = z.infer<typeof pitchResult>
export type Pitches = z.infer<typeof pitches>
