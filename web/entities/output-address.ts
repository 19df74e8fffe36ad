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

/** Conversations can be continued; all other outputs are read. */
export const isTalk = (type: OutputType) => type === 'pitch_coaching' || type === 'apple-ai-chat'

/** Where a saved output is read: a result on its own page, a conversation where it was held. */
export const readingAddress = (type: OutputType, id: string) =>
  isTalk(type) ? outputAddress(type, id) : paths.result(id)

/** The screen where the output was made and can be continued. */
export const outputAddress = (type: OutputType, id: string) => `${homeOf[type]}?${outputParameter}=${id}`
