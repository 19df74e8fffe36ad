import { z } from 'zod'
import { closing } from './closing.ts'
import { weakness } from './problem-validation.ts'

/** What the coach asks for, at most eight questions. */
export const pitchTopics = [
  'problem',
  'customer',
  'solution',
  'difference',
  'market',
  'traction',
  'team',
  'ask',
] as const
const pitchTopic = z.enum(pitchTopics)
export type PitchTopic = z.infer<typeof pitchTopic>

export const pitchLabels: Record<PitchTopic, string> = {
  problem: 'the hook',
  customer: 'the customer',
  solution: 'the solution',
  difference: 'the difference',
  market: 'the market',
  traction: 'the traction',
  team: 'the team',
  ask: 'the ask',
}

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

export const wordsAMinute = 150

export const pitchLengths: Record<PitchAudience, { seconds: number; least: number; most: number }> = {
  investor: { seconds: 60, least: 135, most: 165 },
  customer: { seconds: 45, least: 100, most: 125 },
  partner: { seconds: 60, least: 135, most: 165 },
}

/** The answer to each question, in the founder's words; what was not answered is not there. */
const pitchLines = z.partialRecord(pitchTopic, z.string().trim().min(1).max(20_000))
export type PitchLines = z.infer<typeof pitchLines>

/** The lines as the founder read them back on the page. */
export const pitchReadBack = z.object({ lines: pitchLines })
export type PitchReadBack = z.infer<typeof pitchReadBack>

const question = z.object({
  kind: z.literal('question'),
  reaction: z.string(),
  question: z.string(),
  topic: pitchTopic.nullable(),
  weakness: weakness.nullable(),
  answered: z.number().int().min(0),
  /** To be read back before the pitches are written. */
  lines: pitchLines.optional(),
})

export const pitch = z.object({
  audience: z.enum(pitchAudiences),
  seconds: z.number(),
  words: z.number().int(),
  parts: z.array(z.object({ part: z.enum(pitchParts), text: z.string().min(1) })).length(pitchParts.length),
})
export type Pitch = z.infer<typeof pitch>

const pitches = z.object({
  kind: z.literal('pitches'),
  pitches: z.array(pitch).length(pitchAudiences.length),
  tips: z.array(z.string().min(1)).min(3).max(6),
  /** What would make them stronger, as questions. */
  missing: z.array(z.object({ topic: pitchTopic, question: z.string() })),
  closing,
  /** The written part after the pitches, which a page that draws the pitches itself shows below them. */
  after: z.string().optional(),
})

/** Too few facts: better to say what is missing than to fill a minute with nothing. */
const notYet = z.object({
  kind: z.literal('not-yet'),
  /** The language it is written in, where it is not English. */
  language: z.enum(['en', 'de', 'es', 'fr', 'pt']).optional(),
  have: z.array(z.object({ topic: pitchTopic, quote: z.string() })),
  missing: z.array(z.object({ topic: pitchTopic, question: z.string() })).min(1),
})

export const pitchResult = z.discriminatedUnion('kind', [question, pitches, notYet])
export type PitchResult = z.infer<typeof pitchResult>
export type Pitches = z.infer<typeof pitches>
