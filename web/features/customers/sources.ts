import type { OutputType } from '../../../contracts/output-types.ts'
import type { SavedOutput } from '../../entities/outputs.ts'

type Latest = Partial<Record<OutputType, SavedOutput>>

export const sourceTypes = [
  'problem_validation',
  'competitor_analysis',
  'idea_refinement',
  'market_research',
] as const

export type Sources = {
  problemValidationData: SavedOutput | null
  ideaRefinementData: SavedOutput | null
  marketResearchData: SavedOutput | null
}

const sourceLabels: Record<keyof Sources, string> = {
  problemValidationData: 'Problem Validation',
  ideaRefinementData: 'Idea Refinement',
  marketResearchData: 'Market Research',
}
export const sourceNames = Object.keys(sourceLabels) as (keyof Sources)[]

/**
 * The label of a source. If a competitor analysis is used instead of the problem validation, the label is the name
 * of the competitor analysis.
 */
export function sourceLabel(name: keyof Sources, sources: Sources): string {
  return sources[name]?.output_type === 'competitor_analysis' ? 'Competitor Analysis' : sourceLabels[name]
}

/** The three sources of an analysis. A competitor analysis is used if there is no problem validation. */
export function toSources(latest: Latest): Sources {
  return {
    problemValidationData: latest.problem_validation ?? latest.competitor_analysis ?? null,
    ideaRefinementData: latest.idea_refinement ?? null,
    marketResearchData: latest.market_research ?? null,
  }
}

export function countSources(sources: Sources): number {
  return sourceNames.filter(name => sources[name] !== null).length
}
