import { z } from 'zod'
import { closing } from './closing.ts'
import { weakness } from './problem-validation.ts'

export const ideaFields = ['problem', 'customer', 'solution', 'difference', 'revenue', 'risk'] as const
const ideaField = z.enum(ideaFields)
export type IdeaField = z.infer<typeof ideaField>

export const ideaLabels: Record<IdeaField, string> = {
  problem: 'Problem',
  customer: 'Customer',
  solution: 'Solution',
  difference: 'Difference',
  revenue: 'Revenue',
  risk: 'Riskiest assumption',
}

/** What the founder has said so far; null where nothing was said. */
const ideaState = z.record(ideaField, z.string().nullable())
export type IdeaState = z.infer<typeof ideaState>

const ideaChange = z.object({ field: ideaField, from: z.string().nullable(), to: z.string() })
export type IdeaChange = z.infer<typeof ideaChange>

const version = {
  /** 1 for the first idea, one more with each change. */
  version: z.number().int().min(1),
  /** The idea in one sentence; `[…]` marks what is missing. */
  sentence: z.string().min(1),
  changes: z.array(ideaChange),
  fields: ideaState,
}

const turn = z.object({
  kind: z.literal('turn'),
  ...version,
  reaction: z.string(),
  question: z.string(),
  field: ideaField.nullable(),
  weakness: weakness.nullable(),
  /** The language it is written in, where it is not English. */
  language: z.enum(['en', 'de', 'es', 'fr', 'pt']).optional(),
})

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

const canvas = z.object({
  kind: z.literal('canvas'),
  ...version,
  canvas: z.array(
    z.object({
      box: z.enum(canvasBoxes),
      /** From the founder's words; null: still to be found out. */
      text: z.string().nullable(),
      ask: z.string(),
    }),
  ),
  /** Boxes that moved since the canvas before this one, each with what stood there. */
  moved: z.array(z.string()).optional(),
  closing,
})

export const ideaRefinementResult = z.discriminatedUnion('kind', [turn, canvas])
export type IdeaRefinementResult = z.infer<typeof ideaRefinementResult>
export type IdeaCanvas = z.infer<typeof canvas>
