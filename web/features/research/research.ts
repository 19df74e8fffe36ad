import { z } from 'zod'
import { answeredBy, dataQuality } from '../../../contracts/outputs.ts'
import { marketResearchResult } from '../../../contracts/results/market-research.ts'
import { sizingSchema } from '../../../contracts/sizing.ts'

/** A research on the screen: what was asked, what came back, and what the founder changed since. */
export const research = z.object({
  market: z.string(),
  industry: z.string(),
  targetCustomer: z.string().nullable(),
  /** As it was written, with the suggested assumptions. */
  analysis: z.string(),
  dataQuality,
  answeredBy: answeredBy.nullable(),
  /** Null when the answer came without a typed result: then there is only the text. */
  result: marketResearchResult.nullable(),
  /** With the founder's edits; starts as the result's own. */
  sizing: sizingSchema.nullable(),
  createdAt: z.string(),
  /** The saved output this is, once it is saved. */
  outputId: z.string().nullable(),
})
export type Research = z.infer<typeof research>

/** A saved output, opened again exactly as it was made, edits included. */
export function openResearch(output: {
  id: string
  input_data: Record<string, unknown>
  output_content: string
  metadata: Record<string, unknown>
  created_at: string
}): Research {
  const { input_data: input, metadata } = output
  const result = marketResearchResult.safeParse(metadata.result).data ?? null
  const text = (value: unknown) => (typeof value === 'string' ? value : '')
  return {
    market: text(input.market) || (result?.market ?? ''),
    industry: text(input.industry) || (result?.industry ?? ''),
    targetCustomer: text(input.targetCustomer) || (result?.targetCustomer ?? null),
    analysis: text(metadata.analysis) || output.output_content,
    dataQuality: dataQuality.safeParse(metadata.data_quality).data ?? 'ai-estimated',
    answeredBy: answeredBy.safeParse(metadata.answered_by).data ?? null,
    result,
    sizing: sizingSchema.safeParse(metadata.sizing).data ?? result?.sizing ?? null,
    createdAt: output.created_at,
    outputId: output.id,
  }
}

/** The same as a row of ai_outputs. */
export function researchOutput(current: Research, analysis: string) {
  const { market, industry, targetCustomer } = current
  return {
    input: { market, industry, targetCustomer },
    content: analysis,
    metadata: {
      data_quality: current.dataQuality,
      timestamp: current.createdAt,
      answered_by: current.answeredBy,
      result: current.result,
      sizing: current.sizing,
      analysis: current.analysis,
    },
  }
}

/** What the other helpers read of it. */
export function researchSource(current: Research, analysis: string) {
  const { input, content, metadata } = researchOutput(current, analysis)
  return { output_type: 'market_research', input_data: input, output_content: content, metadata }
}
