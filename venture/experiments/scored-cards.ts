import { z } from 'zod'
import { problemValidationResult } from '../../contracts/results/problem-validation.ts'
import { validationDimensions } from '../../contracts/results/validation-dimensions.ts'
import type { ScoredCard } from './standing.ts'

/** A scorecard that was replaced. The database keeps it when the same conversation is scored again. */
const earlierCard = z.object({
  at: z.string(),
  verdict: z.enum(['GO', 'PIVOT', 'STOP', 'NOT YET']),
  scores: z.record(z.enum(validationDimensions), z.number()),
})

type SavedCard = { created_at: string; result: unknown; earlier?: unknown }

/** The database keeps at most this many replaced scorecards. */
const mostEarlier = 30

/** The scorecards of saved problem validations, with the earlier scorecards that they replaced. */
export function scoredCards(rows: readonly SavedCard[]): ScoredCard[] {
  return rows.flatMap(({ created_at, result, earlier }) => {
    const before = Array.isArray(earlier)
      ? earlier.slice(-mostEarlier).flatMap(one => earlierCard.safeParse(one).data ?? [])
      : []
    const card = problemValidationResult.safeParse(result).data
    if (card?.kind !== 'scorecard') return before
    const scores = Object.fromEntries(card.scores.map(({ dimension, score }) => [dimension, score]))
    return [...before, { at: created_at, verdict: card.verdict, scores: scores as ScoredCard['scores'] }]
  })
}
