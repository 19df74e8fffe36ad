import { z } from 'zod'
import { answeredBy } from '../../../contracts/outputs.ts'
import { customerSegmentsResult } from '../../../contracts/results/customer-segments.ts'

export const customerAnalysis = z.object({
  text: z.string(),
  timestamp: z.string(),
  /** How many sources it was built upon. */
  sourceCount: z.number(),
  answeredBy: answeredBy.nullable(),
  /** Null when the answer came without a typed result: then there is only the text. */
  result: customerSegmentsResult.nullable(),
})
export type CustomerAnalysis = z.infer<typeof customerAnalysis>

/** A saved analysis, opened again exactly as it was made. */
export function openAnalysis(output: {
  output_content: string
  metadata: Record<string, unknown>
  created_at: string
}): CustomerAnalysis {
  const { metadata } = output
  return {
    text: output.output_content,
    timestamp: z.string().safeParse(metadata.timestamp).data ?? output.created_at,
    sourceCount: z.number().safeParse(metadata.sources_analyzed).data ?? 0,
    answeredBy: answeredBy.safeParse(metadata.answered_by).data ?? null,
    result: customerSegmentsResult.safeParse(metadata.result).data ?? null,
  }
}
