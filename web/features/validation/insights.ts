import type { AnsweredBy } from '../../../contracts/outputs.ts'
import {
  defaultNextSteps,
  defaultRecommendations,
  type InsightsResult,
  insightsResult,
} from '../../../contracts/results/insights.ts'

export type ValidationInsights = {
  summary: string
  recommendations: { text: string; evidence: string | null }[]
  /** The default steps have no day. */
  nextSteps: { action: string; day: string | null }[]
  /** Null for the default advice. */
  closing: { counterArgument: string; testFirst: string } | null
  answeredBy: AnsweredBy | null
}

/**
 * The insights for the panel. If the answer has no usable result, the specification's default advice is returned.
 */
export function toInsights(result: unknown, message: string): Omit<ValidationInsights, 'answeredBy'> {
  const parsed = insightsResult.safeParse(result)
  if (!parsed.success || parsed.data.isDefault) return fallback(parsed.data, message)
  const { summary, recommendations, nextSteps, closing } = parsed.data
  return {
    summary,
    recommendations: recommendations.map(({ text, evidence }) => ({ text, evidence })),
    nextSteps,
    closing: closing && { counterArgument: closing.counterArgument, testFirst: closing.testFirst },
  }
}

function fallback(given: InsightsResult | undefined, message: string) {
  return {
    summary: given?.summary ?? message,
    recommendations: defaultRecommendations.map(text => ({ text, evidence: null })),
    nextSteps: defaultNextSteps.map(action => ({ action, day: null })),
    closing: null,
  }
}
