import { z } from 'zod'
import { ideaQuestions } from '../idea-record.ts'
import { closing } from './closing.ts'
import { offeredTestCard } from './problem-validation.ts'
import { patch } from './record-turn.ts'

/** Of talks from before there were fields. */
const ideaFields = ['problem', 'customer', 'solution', 'difference', 'revenue', 'risk'] as const
const ideaField = z.enum(ideaFields)

export const ideaLabels: Record<(typeof ideaFields)[number], string> = {
  problem: 'Problem',
  customer: 'Customer',
  solution: 'Solution',
  difference: 'Difference',
  revenue: 'Revenue',
  risk: 'Riskiest assumption',
}

export const canvasBoxes = [
  'Problem',
  'Customer segments',
  'Unique value proposition',
  'Solution',
  'Channels',
  'Revenue streams',
  'Cost structure',
  'Key metrics',
  'Unfair advantage',
] as const
export type CanvasBox = (typeof canvasBoxes)[number]

const box = z.object({
  box: z.enum(canvasBoxes),
  /** The founder's words and figures; null: still to be found out. */
  text: z.string().nullable(),
  ask: z.string(),
  /** The question that fills it. */
  question: z.enum(ideaQuestions).optional(),
})

const version = {
  /** 1 for the idea as it was entered, one more with each sentence the founder writes. */
  version: z.number().int().min(1),
  sentence: z.string().min(1),
  patch,
}

const turn = z.object({
  kind: z.literal('turn'),
  ...version,
  reaction: z.string(),
  question: z.string(),
  answered: z.enum(ideaQuestions).nullish(),
  asks: z.enum(ideaQuestions).nullish(),
  /** Where it is saved: the boxes as far as they are told. */
  canvas: z.array(box).optional(),
  fields: z.record(ideaField, z.string().nullable()).optional(),
  /** The language it is written in, where it is not English. */
  language: z.enum(['en', 'de', 'es', 'fr', 'pt']).optional(),
})

const canvas = z.object({
  kind: z.literal('canvas'),
  ...version,
  /** Of their sentence; null where it is still the one they began with. */
  words: z.number().int().nullish(),
  /** What it earns: each line with its sum, or what is missing for it. */
  earns: z.array(z.string()).optional(),
  /** What must be true that nobody has seen, as a test. */
  testCards: z.array(offeredTestCard).optional(),
  canvas: z.array(box),
  /** To read to three people. */
  aloud: z.string().optional(),
  /** Boxes that moved since the canvas before this one, each with what stood there. */
  moved: z.array(z.string()).optional(),
  closing,
})

export const ideaRefinementResult = z.discriminatedUnion('kind', [turn, canvas])
export type IdeaRefinementResult = z.infer<typeof ideaRefinementResult>
export type IdeaCanvas = z.infer<typeof canvas>
