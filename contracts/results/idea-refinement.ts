import { z } from 'zod'
import { ideaQuestions } from '../idea-record.ts'
import { language } from '../language.ts'
import { closing } from './closing.ts'
import { offeredTestCard } from './problem-validation.ts'
import { patch } from './record-turn.ts'

/** For conversations from before the fields. */
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
  /** The founder's words and figures; null if still unknown. */
  text: z.string().nullable(),
  ask: z.string(),
  /** The question that fills the box. */
  question: z.enum(ideaQuestions).optional(),
})

const version = {
  /** 1 for the idea as entered; each new sentence of the founder adds one. */
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
  /** Set when it is saved: the boxes told so far. */
  canvas: z.array(box).optional(),
  fields: z.record(ideaField, z.string().nullable()).optional(),
  /** The language of the text, if it is not English. */
  language: language.optional(),
})

const canvas = z.object({
  kind: z.literal('canvas'),
  /** What comes before everything else: that it is forbidden. */
  lead: z.string().optional(),
  ...version,
  /** The number of words in the founder's sentence; null while it is still the first one. */
  words: z.number().int().nullish(),
  /** The earnings: each line with its calculation, or what is missing for it. */
  earns: z.array(z.string()).optional(),
  /** Tests of what must be true and nobody has seen yet. */
  testCards: z.array(offeredTestCard).optional(),
  canvas: z.array(box),
  /** Boxes that changed since the previous canvas, each with its old text. */
  moved: z.array(z.string()).optional(),
  closing,
})

export const ideaRefinementResult = z.discriminatedUnion('kind', [turn, canvas])
export type IdeaRefinementResult = z.infer<typeof ideaRefinementResult>
export type IdeaCanvas = z.infer<typeof canvas>
