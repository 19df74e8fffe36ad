// The founder's plan: what is exported as a document and shown behind a share link.
import { z } from 'zod'
import { journeyStepIds } from './journey-steps.ts'
import { outputType } from './outputs.ts'
import { sizingSchema } from './sizing.ts'
import { ventureName, ventureSentence } from './venture-name.ts'

export const founderPlan = z.object({
  project: z.object({
    name: z.string().transform(ventureName),
    description: z.string().nullable().transform(ventureSentence),
    industry: z.string().nullable(),
  }),
  founder: z.object({ full_name: z.string().nullable(), company_name: z.string().nullable() }),
  completed_steps: z.array(z.enum(journeyStepIds)),
  outputs: z.array(
    z.object({
      output_type: outputType,
      output_content: z.string(),
      data_quality: z.string().nullish(),
      created_at: z.string(),
      /** The market's sizes, with a market research that has them. */
      sizing: sizingSchema.nullish().catch(null),
    }),
  ),
  updated_at: z.string(),
})
export type FounderPlan = z.infer<typeof founderPlan>

/** Talks with the mentor and the coach are nobody else's business. */
export const privateOutputs = ['apple-ai-chat', 'pitch_coaching'] as const
