import { z } from 'zod'
import { ideaQuestions } from '../idea-record.ts'
import { language } from '../language.ts'
import { closing } from './closing.ts'
import { offeredTestCard } from './problem-validation.ts'
import { patch } from './record-turn.ts'

/** Only for old conversations, which had no fields for the answers. */
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
  /** The founder's words and figures; null while nothing is known. */
  text: z.string().nullable(),
  ask: z.string(),
  /** The question whose answer fills this box. */
  question: z.enum(ideaQuestions).optional(),
})

const version = {
  /**
   * The number of the sentence's version. Version 1 is the idea as entered. Each new sentence of the founder adds
   * one.
   */
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
  /** The boxes filled so far. Set when the conversation is saved. */
  canvas: z.array(box).optional(),
  fields: z.record(ideaField, z.string().nullable()).optional(),
  /** The language of the text; undefined for English. */
  language: language.optional(),
})

const canvas = z.object({
  kind: z.literal('canvas'),
  /** A warning that the business is forbidden. It comes before everything else. */
  lead: z.string().optional(),
  ...version,
  /** The number of words in the founder's sentence. Null if the founder has not written a sentence of their own. */
  words: z.number().int().nullish(),
  /** The lines about earnings, each with its calculation, or with the figures that the calculation lacks. */
  earns: z.array(z.string()).optional(),
  /** Tests of the assumptions that nobody has tested yet. */
  testCards: z.array(offeredTestCard).optional(),
  canvas: z.array(box),
  /** The boxes that changed since the previous canvas, each with its earlier text. */
  moved: z.array(z.string()).optional(),
  closing,
})

export const ideaRefinementResult = z.discriminatedUnion('kind', [turn, canvas])
export type IdeaRefinementResult = z.infer<typeof ideaRefinementResult>
export type IdeaCanvas = z.infer<typeof canvas>
