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

/**
 * Words in a model's answer for which code has found a source, with the text before them and the name of the
 * source.
 */
export const sourcedWords = z.object({
  before: z.string().max(40),
  text: z.string().min(1).max(80),
  from: z.string().min(1).max(200),
})
export type SourcedWords = z.infer<typeof sourcedWords>

export const mostSourced = 80

/** The model, or guided mode, that wrote an answer. The page always shows this. */
export const answeredBy = z.object({
  provider: z.enum(['playbook', 'deepseek', 'openai-compatible']),
  model: z.string(),
  /** The reason why guided mode answered instead of a model. */
  because: z.string().optional(),
  /** The member's own key no longer works, so another model answered. The member must enter the key again. */
  ownKey: z.literal('lost').optional(),
  /** The figures and claims in the answer that have a source, checked by code and not by the model. */
  sourced: z.array(sourcedWords).max(mostSourced).optional().catch(undefined),
})
export type AnsweredBy = z.infer<typeof answeredBy>

export function answeredByLabel(by: AnsweredBy): string {
  return by.provider === 'playbook' ? 'Built-in playbook' : `AI model · ${by.model}`
}

const provenances = ['founder', 'benchmark', 'web', 'estimate'] as const
export const provenance = z.enum(provenances)
export type Provenance = z.infer<typeof provenance>
