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

/** Returns whether the output is a conversation, which can be continued. Other outputs can only be read. */
export const isTalk = (type: OutputType) => type === 'pitch_coaching' || type === 'apple-ai-chat'

/**
 * Returns the page that shows a saved output: for a conversation the helper's page, for a result the page of that
 * result.
 */
export const readingAddress = (type: OutputType, id: string) =>
  isTalk(type) ? outputAddress(type, id) : paths.result(id)

/** The helper's page, where the output was made and can be continued. */
export const outputAddress = (type: OutputType, id: string) => `${homeOf[type]}?${outputParameter}=${id}`
