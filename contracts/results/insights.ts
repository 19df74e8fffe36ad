import { z } from 'zod'
import { closing, nextAction } from './closing.ts'

/** Shown only if the founder's own data supports no recommendation. */
export const defaultRecommendations = [
  'Continue customer interviews',
  'Refine value proposition',
  'Test pricing models',
] as const
export const defaultNextSteps = [
  'Build MVP prototype',
  'Define go-to-market strategy',
  'Seek initial funding',
] as const

export const insightSources = ['Problem Validation', 'Competitor Analysis', 'Market Research'] as const
export type InsightSource = (typeof insightSources)[number]

export const recommendation = z.object({
  text: z.string().min(1),
  /**
   * The founder's words, or a figure of the saved research, that supports this text. Null only for the default
   * texts.
   */
  evidence: z.string().nullable(),
  source: z.enum(insightSources).nullable(),
})
export type Recommendation = z.infer<typeof recommendation>

export const insightsResult = z.object({
  summary: z.string().min(1),
  recommendations: z.array(recommendation).min(1).max(6),
  nextSteps: z.array(nextAction).length(3),
  /** Whether `nextSteps` and the recommendations are the defaults. */
  isDefault: z.boolean(),
  closing: closing.nullable(),
  /** The language of the headings, for a result without a closing. */
  language: closing.shape.language,
})
export type InsightsResult = z.infer<typeof insightsResult>
