import type { OutputType } from '../../contracts/output-types.ts'
import { paths } from '../paths.ts'

export const outputParameter = 'output'

const homeOf: Record<OutputType, string> = {
  market_research: paths.validation,
  problem_validation: paths.validation,
  competitor_analysis: paths.validation,
  idea_refinement: paths.refinement,
  customer_analysis: paths.customers,
  pitch_generation: paths.pitch,
  pitch_coaching: paths.pitch,
  'apple-ai-chat': paths.journey,
}

/** The screen that shows a saved output again. */
export const outputAddress = (type: OutputType, id: string) => `${homeOf[type]}?${outputParameter}=${id}`
