import { z } from 'zod'
import { language } from '../language.ts'
import { pitchQuestions } from '../pitch-record.ts'
import { closing } from './closing.ts'
import { patch } from './record-turn.ts'

/** The five-part framework, with its seconds. */
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
  /** The question that was answered, and the one asked now; null for none of the eight. */
  answered: pitchQuestion.nullable(),
  asks: pitchQuestion.nullable(),
  patch,
})

const part = z.object({
  part: z.enum(pitchParts),
  /** Its name in the founder's language; older pitches have none. */
  name: z.string().optional(),
  text: z.string().min(1),
  /** The seconds it takes to say. */
  seconds: z.number().int().optional(),
})

export const pitch = z.object({
  audience: z.enum(pitchAudiences),
  title: z.string().optional(),
  /** The time limit, and the time it takes. */
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
  /** What comes before everything else: that it is forbidden. */
  lead: z.string().optional(),
  pitches: z.array(pitch).length(pitchAudiences.length),
  /** A sentence beside the figures of its card that do not stand in it; in older pitches a figure of it. */
  figures: z.array(z.object({ line: z.string(), said: z.string(), told: z.string() })).optional(),
  /** Which line to cut if a pitch takes too long. */
  cuts: z.array(z.string()).optional(),
  /** Lines that a model worded. */
  phrased: z.array(z.string()).optional(),
  tips: z.array(z.string().min(1)).min(1).max(6),
  missing,
  closing,
  /** The text after the pitches. A page that draws the pitches itself shows it below them. */
  after: z.string().optional(),
})

/** Too few lines: it is better to say what is missing than to fill a minute. */
const notYet = z.object({
  kind: z.literal('not-yet'),
  /** The language of the text, if it is not English. */
  language: language.optional(),
  have: z.array(z.object({ topic: z.string().max(40), quote: z.string() })),
  missing: missing.min(1),
})

export const pitchResult = z.discriminatedUnion('kind', [turn, pitches, notYet])
export type PitchResult = z.infer<typeof pitchResult>
export type Pitches = z.infer<typeof pitches>
