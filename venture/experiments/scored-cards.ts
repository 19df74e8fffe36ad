import { problemValidationResult } from '../../contracts/results/problem-validation.ts'
import type { ScoredCard } from './standing.ts'

/** The scorecards among saved problem validations. */
export function scoredCards(rows: readonly { created_at: string; result: unknown }[]): ScoredCard[] {
  return rows.flatMap(({ created_at, result }) => {
    const card = problemValidationResult.safeParse(result).data
    if (card?.kind !== 'scorecard') return []
    const scores = Object.fromEntries(card.scores.map(({ dimension, score }) => [dimension, score]))
    return [{ at: created_at, verdict: card.verdict, scores: scores as ScoredCard['scores'] }]
  })
}
