// The founder's plan, as used for exported documents and for share links.
import { z } from 'zod'
import { type FactTopic, topicNames } from './fact-topics.ts'
import { factValue } from './fact-values.ts'
import { bearings, evidence, type Fact } from './facts.ts'
import { journeyStepIds } from './journey-steps.ts'
import { outputType } from './outputs.ts'
import { sizingSchema } from './sizing.ts'
import { ventureName, ventureSentence } from './venture-name.ts'

/** A fact with only the columns that readers need. The missing columns get the values of a confirmed fact. */
const planFact = z
  .object({
    id: z.string(),
    topic: z.enum(topicNames),
    text: z.string(),
    quote: z.string().nullish(),
    value: factValue.nullable().catch(null),
    evidence: evidence.nullable(),
    bears: z.enum(bearings),
    said_at: z.string(),
  })
  .transform(
    ({ quote = null, ...known }): Fact => ({
      ...known,
      quote,
      project_id: '',
      subject: null,
      state: 'confirmed',
      beside: [],
      updated_at: known.said_at,
    }),
  )

/** The topics that readers of the plan may see: all except costs, aims and risks. */
export const planTopics = [
  'problem',
  'customer',
  'frequency',
  'cost',
  'workaround',
  'price',
  'money',
  'reach',
  'buyers',
  'place',
  'solution',
  'difference',
  'rival',
  'traction',
  'team',
  'ask',
] as const satisfies FactTopic[]

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
      /** The helper's result, and the founder's edits of it. */
      result: z.unknown().optional(),
      edits: z.unknown().optional(),
      /** The market sizes, if this output is a market research that has them. */
      sizing: sizingSchema.nullish().catch(null),
      /** The facts that changed after the result was made, with their values before and now. */
      moved: z
        .array(
          z.object({ topic: z.enum(topicNames), before: z.string().nullable(), now: z.string().nullable() }),
        )
        .nullish(),
    }),
  ),
  /** The founder's facts about the venture. Older share links have no facts. */
  facts: z
    .array(planFact)
    .nullish()
    .transform(facts => facts ?? []),
  updated_at: z.string(),
})
export type FounderPlan = z.infer<typeof founderPlan>

/** Conversations with the mentor and the pitch coach are private, so no plan contains them. */
export const privateOutputs = ['apple-ai-chat', 'pitch_coaching'] as const
