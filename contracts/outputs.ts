import { z } from 'zod'
import { outputTypes } from './output-types.ts'

export { type OutputType, outputLabels, outputTypes } from './output-types.ts'

export const outputType = z.enum(outputTypes)

export const dataQualities = ['web-enhanced', 'ai-estimated'] as const
export const dataQuality = z.enum(dataQualities)

export function dataQualityLabel(quality: string | null | undefined): string {
  return quality === 'web-enhanced' ? 'Web-Enhanced' : 'AI Analysis'
}

export const helperNames = [
  'mentor',
  'problem-validation',
  'competitor-analysis',
  'insights',
  'market-research',
  'idea-refinement',
  'customer-segments',
  'pitch',
] as const

export const helperName = z.enum(helperNames)
export type HelperName = z.infer<typeof helperName>

/** Who wrote an answer. The page always says it. */
export const answeredBy = z.object({
  provider: z.enum(['playbook', 'deepseek', 'openai-compatible']),
  model: z.string(),
  /** Why guided mode stands in for a model, where it does. */
  because: z.string().optional(),
  /** The member's own key cannot be used any more and must be entered again; somebody else's model answered. */
  ownKey: z.literal('lost').optional(),
})
export type AnsweredBy = z.infer<typeof answeredBy>

export function answeredByLabel(by: AnsweredBy): string {
  return by.provider === 'playbook' ? 'Built-in playbook' : `AI model · ${by.model}`
}

/** Where a claim or a figure comes from. */
const provenances = ['founder', 'benchmark', 'web', 'estimate'] as const
export const provenance = z.enum(provenances)
export type Provenance = z.infer<typeof provenance>
